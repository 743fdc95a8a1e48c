import type { Selection } from "../../../../ir/index.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { Verb } from "../../../../runtime/rules.ts";
import type { Link } from "../../../../runtime/state.ts";
import { linkOf } from "../../../../runtime/evaluate/tests.ts";
import { legalTargets } from "../../../../runtime/links/targets.ts";

/** Changes the target of a link to another legal one (CR 706.2): `object` is the link, `to` the new target. */
export const change: Verb = {
  able(m, event) {
    const link = theLink(m, event.object ?? 0);
    return link !== null && single(m, link) !== null;
  },
  perform(m, event) {
    const link = theLink(m, event.object ?? 0);
    const ref = link === null ? null : single(m, link);
    if (link === null || ref === null) return [];
    const scope = m.scope(link.scope);
    const selection = m.library.node<Selection>(ref);
    const old = scope.targets[ref]?.[0] ?? 0;
    const options = legalTargets(m, scope, selection).filter((id) => id !== old);
    const to = event.to ?? options[0] ?? 0;
    if (!options.includes(to)) return [];
    m.set(scope, "targets", { ...scope.targets, [ref]: [to] });
    if (selection.as !== undefined) m.set(scope, "bound", { ...scope.bound, [selection.as]: [to] });
    return [event, { verb: "target", subject: link.object === 0 ? link.source : link.object, object: to, with: link.id, by: link.controller, scope: scope.id, cause: link.source }];
  },
};

function theLink(m: Machine, id: number): Link | null {
  const link = m.link(id) ?? linkOf(m, id);
  return link === null || link.gone ? null : link;
}

/** The description of the only target of a link, if it has just one. */
function single(m: Machine, link: Link): string | null {
  const scope = m.scope(link.scope);
  const refs = Object.entries(scope.targets).filter(([ref, ids]) => ids.length > 0 && m.library.node<Selection>(ref).target === true);
  const [only] = refs;
  return refs.length === 1 && only !== undefined && only[1].length === 1 ? only[0] : null;
}
