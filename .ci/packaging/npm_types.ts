// What the types of the npm package allow, and what they refuse: an expected error that is none is one.
import { check, Finding, Options, render, run } from "spindle-indicators";

const options: Options = {
  motion: "fluent",
  to: ["webp"],
  scale: [1, 2],
  "theme-color": "error=#AA0808",
  sheet: { "max-side": 512 },
  label: { active: "Saving" },
};
const files: Promise<Map<string, Uint8Array>> = render(options, { cwd: "." });
const findings: Promise<Finding[]> = check(["a.yaml"], { off: { "too-fast": "as published" } });
const output: Promise<Uint8Array> = run(["list", "motions"]);
// @ts-expect-error
render({ motion: "fluent", cap: "rond" });
// @ts-expect-error
render({ siez: 1 });
// @ts-expect-error
render({ steps: [{ state: "active" }] });
