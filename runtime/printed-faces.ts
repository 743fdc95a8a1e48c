import type { FaceInfo } from "./face.ts";
import type { Library } from "./library.ts";
import type { CardObject } from "./state.ts";

interface Known {
  readonly card: CardObject;
  readonly face: FaceInfo;
}

/** What is printed on the cards of a game, found once for the front and the back of each. */
export class PrintedFaces {
  private readonly library: Library;
  /** By the number of the card, with which card that was: undoing may give a number to another. */
  private readonly fronts: Known[] = [];
  private readonly backs: Known[] = [];

  constructor(library: Library) {
    this.library = library;
  }

  /** What is printed on the side of a card that counts. */
  of(card: CardObject): FaceInfo {
    const faces = card.back ? this.backs : this.fronts;
    const known = faces[card.id];
    if (known !== undefined && known.card === card) return known.face;
    const face = this.library.face(card.def, card.back);
    faces[card.id] = { card, face };
    return face;
  }
}
