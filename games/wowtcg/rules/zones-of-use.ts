import type { Payment } from "../../../ir/index.ts";

const IN_PLAY: readonly string[] = ["play"];

/** Where a power is used from: "Use only if it is removed from the game", "You can use this power if it's in your hand or party" say so too. */
export function zonesOf({ zones, timing }: Payment): readonly string[] {
  if (zones !== undefined) return zones;
  if (timing?.if !== "is" || timing.subject.noun !== "self") return IN_PLAY;
  const places = (timing.what.is === "any" ? timing.what.of : [timing.what]).flatMap((part) => (part.is === "in" ? [part.place.zone] : []));
  return places.length > 0 ? places : IN_PLAY;
}
