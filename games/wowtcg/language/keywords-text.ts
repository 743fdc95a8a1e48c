// Made from keywords.cards by `npm run vocabulary`.

/** The keywords of the game in their notation. */
export const keywordsText = `game: wowtcg

keyword Protector
plural: protectors
means: This character can protect.
reminder: This character may exhaust to become the defender when an opposing hero or ally attacks.

keyword Elusive
means: This character can't be attacked.
reminder: This character can't be attacked.

keyword Stealth
means: Characters can't protect against this character.
means: When you strike with this weapon, your hero has stealth this combat.
reminder: Can't protect against this character.
reminder: This character can't be protected against.

keyword Conspicuous
means: Opposing heroes and allies can protect against this character.
means: When you strike with this weapon, your hero has conspicuous this combat.
reminder: Opposing heroes and allies can protect against this character.
reminder: Any opposing hero or ally may protect against this character.

keyword Ferocity
means: This character can attack immediately.
reminder: This character can attack immediately.

keyword Long-Range
also: Long Range
means: Defending characters can't deal combat damage to this character.
means: When you strike with this weapon, your hero has long-range this combat.
reminder: Defenders deal no combat damage to this character.
reminder: When you strike with this weapon on your turn, defenders deal no combat damage to the attacker.

keyword Smash
verb: smash
means: If this character would deal more than fatal combat damage to a defending ally, it deals the rest to that ally's controller's hero instead.
means: When you strike with this weapon, your hero has smash this combat.
reminder: If this character would deal more than fatal combat damage to a defending ally, this character deals the rest to that ally's controller's hero.
reminder: If your hero would deal more than fatal combat damage to a defending ally, it deals the rest to that ally's controller's hero.

keyword Absorb
means: When this character deals combat damage to a hero, it heals that much damage from your hero.
means: When you strike with this weapon, your hero has absorb this combat.
reminder: When this character deals combat damage to a hero, this character heals that much damage from your hero.

keyword Sabotage: [thing]
verb: sabotage
means: This character can sabotage an opposing [thing].
reminder: This character can attack opposing [thing].

keyword Untargetable
means: This character can't be targeted.
reminder: This character can't be targeted.

keyword Spellshield
means: Opponents can't target this character.
reminder: This character can't be targeted by opponents.

keyword Invincible
means: This character can't leave play, be targeted, or be dealt damage.
reminder: This character can't leave play or be targeted.
reminder: This character can't leave play, be targeted, or be dealt damage.

keyword Immune
means: This character can't be attacked, be dealt damage, or be targeted.

keyword Shadowmeld
means: This character is elusive and untargetable while ready.
reminder: Elusive and Untargetable while ready.
reminder: Elusive and Untargetable when ready.

keyword [type] Resistance
means: Prevent all [type] damage that would be dealt to this character.
reminder: Prevent all [type] damage that this character would be dealt.
reminder: Prevent all [type] damage that would be dealt to this character.

keyword Hardiness
means: If this character would be dealt damage, prevent 1 of it.
reminder: If this character would be dealt damage, prevent 1 of it.

keyword Aberration
means: Prevent all non-combat damage that would be dealt to this character.
reminder: Prevent all non-combat damage that would be dealt to this character.

keyword Will of the Forsaken
means: This character can't leave play unless it has fatal damage or 0 health.
reminder: This character can't leave play unless it has fatal damage or 0 health.

keyword Irradiated
means: When this character deals combat damage to an ally without irradiated, that ally has irradiated.
reminder: When this character deals combat damage to an ally that's not irradiated, it becomes irradiated.

keyword Assault [N]
means: This character has +[N] ATK on your turn.
reminder: This character has +[N] ATK on your turn.
reminder: +[N] ATK on your turn.

keyword Berserking
means: This character has +1 ATK for each damage on it.
reminder: +1 ATK for each damage.
reminder: This character has +1 ATK for each damage on it.

keyword Mend [N]
means: At the start of your turn, this character may heal [N] damage from target hero or ally.
reminder: At the start of your turn, this character may heal [N] damage from target hero or ally.

keyword Inspiring Presence
means: If a hero or ally in your party would deal non-combat damage, it deals that much +1 instead.
reminder: If a hero or ally in your party would deal non-combat damage, it deals that much +1 instead.

keyword Escape Artist
means: When this character becomes targeted by an opposing card or effect, you may put it into its owner's hand.
reminder: When this character becomes targeted by an opposing card or effect, you may put it into its owner's hand.

keyword Find Treasure
means: When this character enters play, you may draw a card. If you do, discard a card.
reminder: When this character enters play, you may draw a card. If you do, discard a card.

keyword War Stomp
means: When this character attacks or defends, you may exhaust target opposing hero or ally.
reminder: When this character attacks or defends, you may exhaust target opposing hero or ally.

keyword Arcane Torrent
means: When this character enters play, target opposing card in play loses and can't have powers this turn.
reminder: When this character enters play, target opposing card in play loses and can't have powers this turn.

keyword Enrage
means: As this character enters play, you may reveal the top card of your deck.
reminder: As this character enters play, you may reveal the top card of your deck.

keyword Delve
verb: delve
means: Look at the top two cards of your deck. Put any number of them on top of your deck in any order, then put the rest on the bottom of your deck.
reminder: Look at the top two cards of your deck. Put any number of them on top of your deck in any order, and the rest on the bottom.

keyword Sentinel
means: When this character exhausts for the first time each turn, ready it.
reminder: The first time this character exhausts each turn, ready it.

keyword Inspire: [thing]
verb: inspire
means: As each other player's ready step starts, you may inspire an exhausted [thing] you control.
reminder: Ready one of your [thing] during each other player's ready step.
reminder: Ready your [thing] during each other player's ready step.
reminder: You may ready one of your [thing] during each other player's ready step.
reminder: You may ready a [thing] during each other player's ready step.

keyword Eternal
means: When this card enters your graveyard from anywhere, you may shuffle it into your deck.
reminder: When this character enters your graveyard from anywhere, you may shuffle it into your deck.

keyword Death Rattle: [power]
means: When this card enters your graveyard from anywhere, [power].
reminder: When this character enters your graveyard from anywhere.

keyword Stash: [power]
verb: stash
means: As this card enters your resource row, you may have it enter face up. If you do, turn it face down, and [power].
reminder: As this character enters your resource row, you may have it enter face up. Immediately turn it face down.

keyword AWESOME!
means: At the start of your turn, each player may compliment this card. If he does, he draws a card.
reminder: At the start of your turn, each player may compliment this character. If he does, he draws a card.

keyword Diplomacy: [thing]
means: You pay (1) less to play [thing] allies, to a minimum of (1).
reminder: You pay (1) less to play [thing] allies, to a minimum of (1).
reminder: You pay (1) less to play [thing] allies, to a minimum of 1.

keyword Harmonize
verb: harmonize
means: You pay (1) less to play allies with printed cost 4 or more.
reminder: You pay (1) less to play allies with printed cost 4 or more.

keyword Haste [N]
means: If an ally you controlled dealt damage to an opposing hero this turn, you pay ([N]) less to play this card.
reminder: You pay ([N]) less to play this character if an ally you controlled dealt damage to an opposing hero this turn.

keyword Finishing Move: [tag = Combo]
plural: finishing moves
means: As an additional cost to play this card, remove X [tag] cards in your graveyard from the game, where X is 5 or less.
reminder: To play, remove X [tag] cards in your graveyard from the game, where X is 5 or less.
reminder: To play, remove X [tag] in your graveyard from the game, where X is 5 or less.

keyword Trap
plural: traps
means: You may exhaust your defending hero rather than pay this card's cost.
reminder: You may exhaust your defending hero rather than pay this character's cost.

keyword Preparation
means: On your first turn, you may play this card without paying its cost.
reminder: On your first turn, you may play this character without paying its cost.

keyword Artifact
plural: artifacts
means: You can play this card from your graveyard.
reminder: You may play this character from your graveyard.

keyword Time is Money
means: This character can use [Activate] powers immediately.
reminder: This character can use [Activate] powers immediately.
reminder: This character may use [Activate] powers immediately.

keyword Echo
means: When you play this ability, if you control two or more allies that share a race, copy this ability.
reminder: When you play this ability, if you control two or more allies that share a race, copy this ability.

keyword Portal
means: Reveal the top three cards of your deck. You may put a revealed Demon ally with cost less than this card's cost into play. Put the rest on the bottom of your deck.
reminder: Reveal the top three cards of your deck. You may put a revealed Demon ally with cost less than this character's cost into play. Put the remaining cards on the bottom of your deck.

keyword Thrown
means: When you strike with this weapon, your hero has long-range this combat. At the end of this turn, put this weapon into its owner's hand.
reminder: When you strike with this weapon, your hero has long-range this combat. At the end of this turn, put this weapon into its owner's hand.
reminder: When you strike with this weapon, your hero has long-range this combat. At the end of the turn, put this weapon into its owner's hand.

keyword Dual Wield
means: You can have an additional Melee weapon.
means: You can also strike with a Melee weapon.
reminder: Can have a second one-handed Melee weapon instead of an Off-Hand equipment. Can strike with a second Melee weapon during the same combat.
reminder: You can control a second one-handed Melee weapon instead of an Off-Hand equipment. You can strike with a second Melee weapon during the same combat.

keyword Ranged Dual Wield
also: Ranged dual wield
means: You can have an additional Ranged weapon.
means: You can also strike with a Ranged weapon.
reminder: Can have a second Ranged weapon. Can strike with a second Ranged weapon during the same combat.

keyword Two-Handed Dual Wield
also: Two-Handed dual wield
means: You can have an additional Melee weapon.
means: You can have a Two-Handed weapon and an Off-Hand equipment.
means: You can have a Two-Handed weapon and a Melee weapon.
means: You can also strike with a Melee weapon.
reminder: Your hero has dual wield. One or both of your weapons can be Two-Handed. You can have a Two-Handed weapon and an Off-Hand equipment.

keyword Sextuple Wield
means: You can have up to six hands of Melee weapons.
means: You can also strike with Melee weapons.
reminder: Can have up to six hands of Melee weapons and can strike with any number of them during the same combat.
reminder: Can have up to six hands of Melee weapons and strike with any number of them during the same combat.

keyword Infinite Wield
means: You can have any number of Melee weapons.
means: You can also strike with Melee weapons.
reminder: You can control any number of one-handed Melee weapons, and can strike with any number of one-handed Melee weapons during the same combat.

keyword Dual Shield
means: You can have an additional Shield.
reminder: Can have a second Shield instead of a Melee weapon.

keyword Bear Form
means: This character is a protector.
means: When you strike with a weapon or play a non-Feral ability, destroy each Form ability you control.
reminder: Is a Protector. Destroy this card when you strike with a weapon or play a non-Feral ability.
reminder: Has Protector. Destroy this card when you strike with a weapon or play a non-Feral ability.

keyword Cat Form
means: This character has +1 ATK while attacking.
means: When you strike with a weapon or play a non-Feral ability, destroy each Form ability you control.
reminder: +1 ATK while attacking. Destroy this card when you strike with a weapon or play a non-Feral ability.
`;
