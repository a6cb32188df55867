// What the npm package promises.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { check, program, render, run, SpindleError } from "spindle-indicators";

const expected = process.env.EXPECTED;
const files = await render({ motion: "fluent", to: ["apng", "webp"], scale: [1, 2] });
assert.deepEqual([...files.keys()].sort(), readdirSync(join(expected, "fluent")).sort());
for (const [name, data] of files) assert.ok(readFileSync(join(expected, "fluent", name)).equals(data), name);
const label = await render({ indicator: "linear", value: 0.4, label: "Übertragung, загрузка, טעינה, तैयार" });
assert.ok(readFileSync(join(expected, "label.png")).equals([...label.values()][0]));
assert.equal((await render("carbon")).size, 41);

await assert.rejects(render({ motion: "fluent", size: "huge" }), (error) => {
  assert.ok(error instanceof SpindleError);
  assert.equal(error.option, "size");
  assert.equal(error.status, 65);
  return error.message.startsWith("size: ");
});
await assert.rejects(render("none.yaml"), { status: 66, file: "none.yaml" });
await assert.rejects(render({ motion: "fluent", scale: 16, to: "apng" }, { signal: AbortSignal.timeout(20) }), { name: "AbortError" });

const folder = new URL(".", import.meta.url).pathname;
writeFileSync(join(folder, "wrong.yaml"), "theme: fiori-light\nstate: error\n");
const [finding] = await check("wrong.yaml", { cwd: folder });
assert.equal(finding.rule, "error-without-label");
assert.deepEqual(await check(["wrong.yaml"], { cwd: folder, off: { "error-without-label": "the icon says it" } }), []);
await assert.rejects(check([], { cwd: folder }), { status: 66 });

await run(["build", join(process.env.PROJECT, "spindle.yaml"), "--out", join(folder, "built"), "--quiet"]);
execFileSync("diff", ["-r", join(folder, "built"), join(expected, "assets")]);
assert.equal((await run(["--version"])).toString(), execFileSync(program, ["--version"]).toString());
console.log(`test-packages: the npm package does what it promises, in Node ${process.versions.node}`);
