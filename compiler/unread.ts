export { explainStop as explainUnread } from "../grammar/diagnostics/explain-stop.ts";
