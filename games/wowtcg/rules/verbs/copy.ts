import type { Verb } from "../../../../runtime/rules.ts";
import { copiedLink, duplicating } from "../../../../runtime/links/duplicate.ts";

/** Copies a card on the chain (CR 402.1). */
export const copy: Verb = {
  domain: "chain",
  able: (m, event) => copiedLink(m, event.object ?? 0) !== null,
  prepare(m, _scope, plain) {
    const [event] = plain;
    return event === undefined || copiedLink(m, event.object ?? 0) === null ? null : duplicating(event.object ?? 0, event.by ?? 0);
  },
  // The duplicate is there already.
  perform: (_m, event) => [event],
};
