import { defineConfig } from "cardwright";

// What `cardwright lint` judges by; `cardwright rules` lists the rules.
export default defineConfig({
  era: "2009",
  rules: {
    // "rule-name": "off" | "warn" | "error"
  },
});
