"use strict";

const { spawn } = require("node:child_process");
const fs = require("node:fs/promises");
const os = require("node:os");
const path = require("node:path");

/** The path of the program. */
const program = path.join(__dirname, "bin", "spindle");

/** What the program says of an error. */
class SpindleError extends Error {
  constructor({ message, status, option, file, line, column, others = [] }) {
    // A request from JavaScript has no file: its place is said by the option.
    const inFile = file && file !== "standard input";
    const place = [inFile && [file, line, column].filter((part) => part !== undefined).join(":"), option]
      .filter(Boolean)
      .map((part) => `${part}: `)
      .join("");
    const rest = others.map((other) => new SpindleError({ ...other, status }));
    super([place + message, ...rest.map((other) => other.message)].join("\n"));
    this.name = "SpindleError";
    Object.assign(this, { status, option, file, line, column, others: rest });
  }
}

/** The error of a run that has failed: what it told in JSON, or else on standard error. */
function failure(status, signal, output, errors) {
  const lines = output.toString().trimEnd().split("\n");
  for (const text of [output.toString(), lines[lines.length - 1]]) {
    try {
      const { error } = JSON.parse(text);
      if (error) return new SpindleError({ status, ...error });
    } catch {
      // Not what it says of errors.
    }
  }
  const message = errors.toString().trim().replace(/^Error: /, "");
  return new SpindleError({ status, message: message || `the program ended with ${signal ?? `status ${status}`}` });
}

/** Runs the program, whatever its status. */
function start(words, { input, signal, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { signal, cwd, stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"] });
    const output = [];
    const errors = [];
    child.stdout.on("data", (data) => output.push(data));
    child.stderr.on("data", (data) => errors.push(data));
    child.on("error", reject);
    child.on("close", (status, ending) => {
      resolve({ status, signal: ending, output: Buffer.concat(output), errors: Buffer.concat(errors) });
    });
    if (input !== undefined) {
      // A program that has failed reads no further; it says why.
      child.stdin.on("error", () => {});
      child.stdin.end(input);
    }
  });
}

async function run(words, options) {
  const { status, signal, output, errors } = await start(words, options);
  if (status !== 0) throw failure(status, signal, output, errors);
  return output;
}

async function render(source, { signal, cwd } = {}) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "spindle-"));
  try {
    const output = ["--json", "--output", folder + path.sep];
    const report = JSON.parse(
      typeof source === "string"
        ? await run(["render", ...output, "--", source], { signal, cwd })
        : await run(["render", "-", ...output], { signal, cwd, input: JSON.stringify(source) }),
    );
    const files = new Map();
    for (const { name } of report.files) files.set(name, new Uint8Array(await fs.readFile(path.join(folder, name))));
    return files;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function check(files = [], { off = {}, signal, cwd } = {}) {
  const switches = Object.entries(off).map(([rule, reason]) => `--off=${rule}=${reason}`);
  const words = ["check", "--json", ...switches, "--", ...[files].flat()];
  const { status, signal: ending, output, errors } = await start(words, { signal, cwd });
  if (status !== 0 && status !== 1) throw failure(status, ending, output, errors);
  return JSON.parse(output.toString()).findings.filter(({ suppressed }) => suppressed === null);
}

exports.program = program;
exports.SpindleError = SpindleError;
exports.render = render;
exports.check = check;
exports.run = run;
