import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("FOH-005", ["Adam Eternum"], (deal) => {
  const s = seats(deal, { party: [{ card: "Adam Eternum", damage: 1, exhausted: true, counters: { web: 1 } }, { card: "Living Pyre", attachedTo: "Adam Eternum" }], resources: 4 }, { party: ["Tim"] }, "opponent");
  s.use("Tim", "Adam").pass().use("Adam").resolve();
  expect(s.card("Adam").zone).toBe("removed");
  expect(s.card("Living Pyre").zone).toBe("graveyard");
  expect(until(s, "me").can("use", "Adam")).toBe(false);
  s.resolveAll();
  s.to("ready", "me").resolveAll();
  expect(s.card("Adam").zone).toBe("play");
  expect([s.card("Adam").damage, s.card("Adam").exhausted]).toEqual([0, false]);
  expect(s.card("Adam").counters).toEqual({});
  s.to("action", "me");
  expect(s.can("attack", "Adam")).toBe(false);
  // He leaves the combat that he is in.
  const fight = seats(deal, { party: ["Adam Eternum"], resources: 2 }, { party: ["Luumon"] });
  fight.attack("Adam", "Luumon").to("defend").use("Adam").resolve();
  fight.to("action");
  expect(fight.card("Luumon").damage).toBe(0);
  // Taken from there by something else, he is another card: nothing brings him back.
  const moved = seats(deal, { party: ["Adam Eternum"], hand: ["Ripped through the Portal"], resources: 7 }, { hand: ["Withdraw"], resources: 3 });
  moved.use("Adam").resolve().play("Ripped through the Portal").resolve();
  expect(moved.card("Adam").zone).toBe("play");
  moved.pass().play("Withdraw", "Adam").resolve().to("ready", "opponent").resolveAll();
  expect([moved.card("Adam").zone, moved.cards("me", "party")]).toEqual(["hand", ["Kinivus the Focused"]]);
  // A counter pays for it as well.
  const honor = seats(deal, { party: ["Adam Eternum", { card: "Frostwolf Insignia", counters: { honor: 1 } }] }, {}).use("Adam").resolve();
  expect([honor.card("Adam").zone, honor.card("Frostwolf Insignia").counters]).toEqual(["removed", {}]);
});

ruling("FOH-009", ["Blackout Truncheon"], (deal) => {
  const s = seats(deal, { hand: ["Blackout Truncheon"], resources: 2 }, { party: ["Luumon", { card: "Tim", exhausted: true }] });
  s.play("Blackout Truncheon").resolve().choose("Luumon").resolve();
  expect(s.card("Luumon").exhausted).toBe(true);
  s.to("action", "opponent");
  expect(s.card("Luumon").exhausted).toBe(true);
  expect(s.card("Tim").exhausted).toBe(false);
  s.to("action", "me").to("action", "opponent");
  expect(s.card("Luumon").exhausted).toBe(false);
  // The weapon has no powers by that step.
  const gone = seats(deal, { hand: ["Blackout Truncheon", "Spell Suppression"], resources: 3 }, { party: ["Luumon", "Tim"] });
  gone.play("Blackout Truncheon").resolve().choose("Luumon").resolve();
  gone.play("Spell Suppression", "Blackout Truncheon").resolve();
  gone.to("action", "opponent");
  expect(gone.card("Luumon").exhausted).toBe(true);
});

ruling("FOH-011", ["Blood Frenzy"], (deal) => {
  const theirs = ["Acolyte Kemistra", { card: "Living Pyre", attachedTo: "Acolyte Kemistra" }];
  const s = seats(deal, { party: ["Blood Frenzy", "Luumon"] }, { party: [...theirs, { card: "Living Pyre", attachedTo: "Acolyte Kemistra" }, "Tyrennius Scatheblade"] });
  expect(s.card("Luumon").atk).toBe(5);
  s.attack("Luumon", "Kemistra").resolve().pass().pass().choose("No");
  expect(s.card("Luumon").atk).toBe(6);
  const two = seats(deal, { party: ["Blood Frenzy", "Blood Frenzy", "Luumon"] }, { party: theirs });
  two.attack("Luumon", "Kemistra").resolve().to("defend");
  expect(two.card("Luumon").atk).toBe(7);
  const bare = seats(deal, { party: ["Blood Frenzy", "Luumon"] }, { party: ["Acolyte Kemistra"] });
  bare.attack("Luumon", "Kemistra").resolve().to("defend");
  expect(bare.card("Luumon").atk).toBe(5);
});

ruling("FOH-014", ["Call to Arms: Alterac Valley"], (deal) => {
  const quests = ["Call to Arms: Alterac Valley", "Call to Arms: Alterac Valley", "The Formation of Felbane"];
  const s = seats(deal, { faceUp: quests, resources: 8 }, {});
  s.complete("Alterac Valley").complete("Alterac Valley");
  expect(s.chain()).toHaveLength(2);
  s.resolve();
  while (s.request.kind !== "priority") s.choose("No");
  s.resolve();
  while (s.request.kind !== "priority") s.choose("No");
  expect(s.cards("me", "hand")).toHaveLength(2);
  // Seven less eight is nothing: no resource is exhausted for it.
  const spent = () => s.game.state.history.filter(({ verb, manner }) => verb === "exhaust" && manner?.includes("payment") === true).length;
  expect(spent()).toBe(8);
  s.complete("The Formation of Felbane");
  expect(spent()).toBe(8);
});

ruling("FOH-016", ["Cremate"], (deal) => {
  const s = seats(deal, { hand: ["Cremate", "Starshot"], party: ["Anchorite Jaliah"], resources: 3 }, { party: ["Luumon", "Anchorite Jaliah"] });
  s.play("Cremate", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(2);
  s.play("Starshot", "Luumon").resolve();
  expect(s.card("Luumon").zone).toBe("removed");
  expect(s.cards("opponent", "graveyard")).toEqual([]);
  // It was not destroyed, so nothing waits for that.
  expect(s.chain()).toEqual([]);
  const next = seats(deal, { hand: ["Cremate", "Starshot"], resources: 3 }, { party: ["Luumon"] });
  next.play("Cremate", "Luumon").resolve();
  next.to("action", "opponent").to("action", "me").play("Starshot", "Luumon").resolve();
  expect(next.card("Luumon").zone).toBe("graveyard");
});

ruling("FOH-019", ["Dundee"], (deal) => {
  const s = seats(deal, { party: ["Dundee"] }, { party: ["Tim", "Tim"], hand: ["Starshot"], resources: 2 });
  s.to("ready", "opponent");
  expect(s.chain()).toEqual([]);
  s.use("Tim", "Dundee").resolve();
  expect(s.card("Dundee").damage).toBe(0);
  s.use("Tim", "Dundee").resolve();
  expect(s.card("Dundee").damage).toBe(1);
  // It is a packet that is prevented, not 1 damage.
  const packet = seats(deal, { party: ["Dundee"] }, { hand: ["Starshot"], resources: 2 });
  packet.to("action", "opponent").play("Starshot", "Dundee").resolve();
  expect(packet.card("Dundee").damage).toBe(0);
});

ruling("FOH-023", ["Firemaul of Destruction"], (deal) => {
  const s = seats(deal, { hand: ["Firemaul of Destruction"], party: ["Tim"], resources: 6 }, { party: ["Voss Treebender", "Luumon"] });
  s.use("Tim", "Voss").resolve();
  s.play("Firemaul of Destruction").resolve();
  s.attack("Kinivus", "Luumon").to("defend");
  expect(s.can("strike", "Firemaul of Destruction")).toBe(true);
  s.strike("Firemaul of Destruction").resolve();
  expect(s.card("Kinivus").atk).toBe(5);
  const none = seats(deal, { hand: ["Firemaul of Destruction"], resources: 6 }, { party: ["Luumon"] });
  none.play("Firemaul of Destruction").resolve();
  none.attack("Kinivus", "Luumon").to("defend");
  expect(none.can("strike", "Firemaul of Destruction")).toBe(false);
});

ruling("FOH-027", ["Gnomeregan"], (deal) => {
  const s = seats(deal, { faceUp: ["Gnomeregan"], party: ["Tinker Bixy Blue", "Anchorite Jaliah"] }, { party: ["Acolyte Kemistra"], hand: ["Spell Suppression"], resources: 1 });
  expect(s.card("Bixy").keywords).toContain("irradiated");
  expect(s.card("Jaliah").keywords).not.toContain("irradiated");
  s.attack("Bixy", "Kemistra").resolve().to("action").resolveAll();
  expect(s.card("Kemistra").keywords).toContain("irradiated");
  // The location says nothing any more; who is irradiated stays so and irradiates others.
  s.to("action", "opponent").play("Spell Suppression", "Gnomeregan").resolve();
  expect(s.card("Bixy").keywords).not.toContain("irradiated");
  s.attack("Kemistra", "Jaliah").resolve().to("action").resolveAll();
  expect(s.card("Kemistra").keywords).toContain("irradiated");
  expect(s.card("Jaliah").keywords).toContain("irradiated");
});

ruling("FOH-037", ["Keldor the Lost"], (deal) => {
  const s = seats(deal, { party: ["Keldor the Lost"], resources: 2 }, { hand: ["Tim"], resources: 3 }, "opponent");
  s.play("Tim").pass().use("Keldor").resolve();
  expect(s.card("Tim").zone).toBe("removed");
  s.to("ready", "me").resolveAll();
  expect(s.card("Tim").zone).toBe("removed");
  s.to("ready", "opponent").resolveAll();
  expect(s.card("Tim").zone).toBe("play");
  expect(s.card("Tim").controller).toBe("opponent");
  expect(s.card("Tim").exhausted).toBe(false);
  s.to("action", "opponent");
  expect(s.can("attack", "Tim")).toBe(false);
});

ruling("FOH-037", ["Keldor the Lost"], (deal) => {
  const s = seats(deal, { party: ["Keldor the Lost"], resources: 2 }, { hand: ["Tim", "Ripped through the Portal", "Withdraw"], resources: 11 }, "opponent");
  s.play("Tim").pass().use("Keldor").resolve();
  // From the chain into the graveyard and at once out of the game.
  const moves = s.game.machine.state.history.filter(({ verb, into }) => verb === "enter" && (into?.zone === "graveyard" || into?.zone === "removed")).map(({ into }) => into?.zone);
  expect(moves).toEqual(["graveyard", "removed"]);
  // Something else has moved it since: it does not come back.
  until(s, "opponent").play("Ripped through the Portal").resolve().play("Withdraw", "Tim").resolve();
  s.to("ready", "me").to("ready", "opponent").resolveAll();
  expect([s.card("Tim").zone, s.cards("opponent", "party")]).toEqual(["hand", ["Thoros the Savior"]]);
}, { part: "another card since" });

ruling("FOH-041", ["Legendary Heroes"], (deal) => {
  const s = seats(deal, { faceUp: ["Legendary Heroes"], resources: 1 }, { resources: 5 });
  s.complete("Legendary Heroes").resolve();
  expect(s.deciding).toBe("opponent");
  s.choose("Yes");
  while (s.request.kind !== "priority") s.choose(s.offers("Thoros") ? "Thoros" : (s.offered()[0] ?? ""));
  expect(s.card("Thoros").flipped).toBe(true);
  expect(s.chain()).toEqual([]);
  expect(s.cards("me", "hand")).toHaveLength(0);
  expect(until(s, "opponent").can("use", "Thoros")).toBe(false);
  const no = seats(deal, { faceUp: ["Legendary Heroes"], resources: 1 }, { resources: 5 });
  no.complete("Legendary Heroes").resolve().choose("No");
  expect(no.cards("me", "hand")).toHaveLength(1);
  // A resource that lies face up will do, and the hero keeps his power.
  const quest = seats(deal, { faceUp: ["Legendary Heroes"], resources: 1 }, { faceUp: ["Lost!"], resources: 5 });
  quest.complete("Legendary Heroes").resolve().choose("Yes").choose("Lost!");
  expect([quest.card("Lost!").faceDown, quest.card("Thoros").flipped, quest.cards("me", "hand")]).toEqual([true, false, []]);
  expect(until(quest, "opponent").can("use", "Thoros")).toBe(true);
  // Who is flipped already has nothing to turn.
  const flipped = seats(deal, { faceUp: ["Legendary Heroes"], resources: 1 }, { resources: 4 });
  until(flipped.pass(), "opponent").use("Thoros", "Thoros").resolve();
  until(flipped, "me").complete("Legendary Heroes").resolve();
  while (flipped.request.kind !== "priority") flipped.choose(flipped.offered()[0] ?? "");
  expect(flipped.cards("me", "hand")).toHaveLength(1);
});

ruling("FOH-043", ["Mist of Corrosion"], (deal) => {
  const s = seats(deal, { hand: ["Mist of Corrosion"], resources: 1 }, { hand: ["Tim", "Starshot"], party: [] });
  s.play("Mist of Corrosion", "opponent").resolve().choose("ally");
  if (s.request.kind !== "priority") s.choose("No");
  expect(s.cards("opponent", "hand")).toHaveLength(2);
  const has = seats(deal, { hand: ["Mist of Corrosion"], resources: 1 }, { hand: ["Tim", "Starshot"], party: ["Luumon"] });
  has.play("Mist of Corrosion", "opponent").resolve().choose("ally");
  expect(has.deciding).toBe("opponent");
  has.choose("Yes");
  while (has.request.kind !== "priority") has.choose("Tim");
  expect(has.cards("opponent", "graveyard")).toEqual(["Tim"]);
  expect(has.card("Luumon").zone).toBe("play");
});

ruling("FOH-048", ["Plainsrunner Marun"], (deal) => {
  const s = seats(deal, { hand: ["Plainsrunner Marun"], faceUp: ["Legendary Heroes"] }, {});
  s.play("Plainsrunner Marun").resolve();
  expect(s.can("complete", "Legendary Heroes")).toBe(false);
  s.attack("Marun", "Thoros").resolve().resolveAll();
  s.to("action").resolveAll();
  expect(s.can("complete", "Legendary Heroes")).toBe(true);
  s.complete("Legendary Heroes");
  expect(s.chain()).toHaveLength(1);
});

ruling("FOH-050", ["Planned Assault"], (deal) => {
  const s = seats(deal, { hand: ["Planned Assault"], graveyard: ["Starshot", "Holy Strike"], resources: 6 }, { party: ["Luumon"] });
  s.play("Planned Assault", "Starshot").resolve();
  expect(s.card("Planned Assault").zone).toBe("removed");
  expect(s.can("play", "Holy Strike")).toBe(false);
  s.play("Starshot", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(3);
  expect(s.card("Starshot").zone).toBe("removed");
  expect(s.can("play", "Starshot")).toBe(false);
  const later = seats(deal, { hand: ["Planned Assault"], graveyard: ["Starshot"], resources: 6 }, { party: ["Luumon"] });
  later.play("Planned Assault", "Starshot").resolve();
  later.to("action", "opponent").to("action", "me");
  expect(later.can("play", "Starshot")).toBe(false);
});

ruling("FOH-051", ["Royal Guardian Jameson"], (deal) => {
  const s = seats(deal, { party: ["Royal Guardian Jameson"] }, { party: ["Luumon", { card: "Illia the Bitter", exhausted: true }] });
  s.to("end", "me");
  // The first has to be ready and opposing; the second is another ally.
  if (s.request.kind === "target" && !s.offers("Jameson")) s.choose("Luumon");
  if (s.request.kind === "target") {
    expect(s.offers("Luumon")).toBe(false);
    s.choose("Illia");
  }
  s.resolve().choose("Yes");
  expect(s.card("Luumon").exhausted).toBe(true);
  expect(s.card("Illia").zone).toBe("graveyard");
  const tired = seats(deal, { party: ["Royal Guardian Jameson", "Tim"] }, { party: [{ card: "Illia the Bitter", exhausted: true }] });
  tired.to("end", "me");
  expect(tired.chain()).toEqual([]);
});

ruling("FOH-054", ["A Taste of Divinity"], (deal) => {
  const s = seats(deal, { hand: ["A Taste of Divinity"], resources: 2 }, { party: ["Luumon", "Himul Longstrider"], hand: ["Mystic Denial"], resources: 5 });
  s.play("A Taste of Divinity", "Luumon").resolve();
  expect(s.card("A Taste of Divinity").zone).toBe("hand");
  s.play("A Taste of Divinity", "Himul").resolve();
  expect(s.card("Himul").zone).toBe("graveyard");
  expect(s.card("A Taste of Divinity").zone).toBe("graveyard");
  const stopped = seats(deal, { hand: ["A Taste of Divinity"], resources: 2 }, { party: ["Luumon"], hand: ["Mystic Denial"], resources: 5 });
  stopped.play("A Taste of Divinity", "Luumon").pass().play("Mystic Denial", "A Taste of Divinity").resolve();
  expect(stopped.card("A Taste of Divinity").zone).toBe("graveyard");
});

ruling("FOH-057", ["Vengeful Gladiator's Cleaver"], (deal) => {
  const s = seats(deal, { party: ["Vengeful Gladiator's Cleaver", "Luumon"], resources: 2 }, { party: ["Acolyte Kemistra"] });
  s.attack("Luumon", "Kemistra").resolve().to("defend").strike("Vengeful Gladiator's Cleaver").resolve();
  expect(s.card("Luumon").atk).toBe(9);
  s.to("action");
  const dealt = s.game.state.history.find(({ verb, subject }) => verb === "deal" && subject === s.card("Luumon").id);
  expect(dealt?.types).toContain("melee");
  expect(s.card("Kemistra").zone).toBe("graveyard");
  expect(s.card("Luumon").atk).toBe(5);
});
