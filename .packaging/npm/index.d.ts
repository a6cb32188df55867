/** Progress indicators as frames, sprite sheets, animations and vectors. */

/** How a run is done. */
export interface RunOptions {
  /** Ends the program when it is aborted. */
  signal?: AbortSignal;
  /** The folder that relative paths start from; by default that of this process. */
  cwd?: string;
}

/** The path of the program. */
export const program: string;

/** What the program says of an error. */
export class SpindleError extends Error {
  /** The exit status; null where a signal ended the program. */
  status: number | null;
  /** The key of the option that is wrong, if the error is about one. */
  option?: string;
  /** The place, if the error is in a file. */
  file?: string;
  line?: number;
  column?: number;
  /** The other errors of the same run. */
  others: SpindleError[];
}

/**
 * Renders an indicator: what the options say, a motion of that name, or what a spec file describes.
 *
 * @returns the bytes of each file by its name.
 */
export function render(source: Options | string, options?: RunOptions): Promise<Map<string, Uint8Array>>;

/** Something in a file that a design guideline says otherwise. */
export interface Finding {
  /** The id of the rule; `spindle list rules` lists them all. */
  rule: string;
  severity: "error" | "warning" | "advice";
  file: string;
  line: number;
  column: number;
  /** The keys that lead to the value. */
  path: string;
  /** What is wrong. */
  message: string;
  /** What the guideline says. */
  why: string;
  /** What to do about it. */
  fix: string | null;
}

/** Checks spec files, manifests and motion files, by default `spindle.yaml`; `off` switches rules off, each for a reason. */
export function check(
  files?: string | readonly string[],
  options?: RunOptions & { off?: { [rule: string]: string } },
): Promise<Finding[]>;

/** Runs any command of the program, such as `["build", "spindle.yaml", "--out", "assets"]`, and returns what it prints. */
export function run(words: readonly string[], options?: RunOptions & { input?: string | Uint8Array }): Promise<Uint8Array>;

