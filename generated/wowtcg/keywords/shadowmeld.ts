import {
  continuous,
  hasKeyword,
  inState,
  is,
  keywordDefinition,
  self,
  use,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "shadowmeld",
  forms: ["shadowmeld", "Shadowmeld"],
  powers: [
    continuous(
      [hasKeyword(self, use("elusive")), hasKeyword(self, use("untargetable"))],
      { while: is(self, inState("ready")) },
    ),
  ],
});
