// The engine in a page. No state is shared: every call of load makes an engine of its own.

import { drawList } from './canvas.js';
import { Reply } from './reply.js';
import { encodeRequest } from './request.js';
import { readColor, readPicture, readTextBlock, readTextShape } from './shapes.js';
import { Picture, markup } from './svg.js';
import { Texts } from './texts.js';

/** What is wrong with a request: a problem for each option that is. */
export class SpindleError extends Error {
  constructor(problems) {
    super(problems.map(({ option, message }) => `${option}: ${message}`).join('\n'));
    this.name = 'SpindleError';
    this.problems = problems;
  }
}

/** Loads the engine from the bytes of spindle.wasm, from where they lie, or from what WebAssembly has compiled of them. */
export async function load(source, { measure, outline, family } = {}) {
  const hasCanvas = typeof document !== 'undefined' || typeof OffscreenCanvas !== 'undefined';
  const texts = hasCanvas ? new Texts(family) : undefined;
  const engine = new Engine(measure ?? (texts && (block => texts.measure(block))), outline);
  await engine.start(await compiled(source));
  return new Spindle(engine, texts);
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === 'string' || source instanceof URL) return WebAssembly.compile(await bytesAt(source));
  if (typeof Response !== 'undefined' && source instanceof Response) return WebAssembly.compile(await source.arrayBuffer());
  return WebAssembly.compile(source);
}

async function bytesAt(place) {
  const url = new URL(place, import.meta.url);
  if (url.protocol === 'file:' && typeof process !== 'undefined' && process.versions?.node) {
    const { readFile } = await import('node:fs/promises');
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

class Spindle {
  #engine;
  #numbers;
  #motions;
  /** How many of the motions come first, which have exports of their own. */
  #plain;
  #themes;
  #options;
  #room;
  #texts;

  constructor(engine, texts) {
    [this.#engine, this.#texts] = [engine, texts];
    // Room for the spans of one moment.
    this.#room = this.#engine.exports.malloc(2048);
  }

  get motions() {
    if (!this.#motions) {
      const parts = ['motions', 'drawn'].filter(name => name in this.#engine.exports);
      const [plain, drawn = []] = parts.map(name => this.#engine.ask(name, reply => reply.list(readMotion)));
      [this.#plain, this.#motions] = [plain.length, [...plain, ...drawn]];
    }
    return this.#motions;
  }

  get themes() { return this.#themes ??= this.#engine.ask('themes', reply => reply.list(readTheme)); }

  get options() { return this.#options ??= this.#engine.ask('options', reply => reply.list(readOption)); }

  spans(name, ms) {
    this.#numbers ??= new Map(this.motions.map((motion, index) => [motion.name, index]));
    const index = this.#numbers.get(name);
    if (index === undefined) throw new RangeError(`there is no motion "${name}"; spindle.motions lists all`);
    requireTime(ms);
    const { spans, drawnSpans } = this.#engine.exports, ahead = index - this.#plain;
    const count = ahead < 0 ? spans(index, ms, this.#room) : drawnSpans(ahead, ms, this.#room);
    const numbers = new Float64Array(this.#engine.exports.memory.buffer, this.#room, 2 * count), rows = [];
    const isBars = this.motions[index].kind === 'bars';
    for (let place = 0; place < 2 * count; place += 2) {
      const [first, second] = [numbers[place], numbers[place + 1]];
      rows.push(isBars ? { tail: first, head: second } : { start: first, sweep: second });
    }
    return rows;
  }

  scene(request) { return new Scene(this.#engine, encodeRequest(request), this.#texts); }
}

/** One instance of the module, and how it is talked to. */
class Engine {
  #failure;

  #page;

  constructor(measure, outline) {
    this.#page = {
      measure: (block, room) => this.#answer(measure, block, readTextBlock, (size, memory) => {
        new Float64Array(memory, room, 9).set([
          size.width, size.height, size.firstBaseline ?? size.baseline, size.lineCount ?? 1, Number(size.isTruncated ?? false),
          size.missingGlyphs ?? 0, size.inkAbove ?? 0, size.inkBelow ?? 0, Number(size.breaksWord ?? false),
        ]);
        return 1;
      }),
      outline: shape => this.#answer(outline, shape, readTextShape, path => {
        const bytes = new TextEncoder().encode(path), place = this.exports.malloc(4 + bytes.length);
        new DataView(this.exports.memory.buffer).setUint32(place, bytes.length, true);
        new Uint8Array(this.exports.memory.buffer, place + 4, bytes.length).set(bytes);
        return place;
      }),
    };
  }

  async start(module) { this.exports = (await WebAssembly.instantiate(module, { page: this.#page })).exports; }

  /** What the page answers; what it throws is thrown again when the module has returned. */
  #answer(ask, place, read, take) {
    if (!ask || this.#failure) return 0;
    try {
      const { buffer } = this.exports.memory;
      const count = new Uint32Array(buffer, place, 1)[0];
      const answer = ask(read(new Reply(buffer, place + 8, count)));
      return answer === undefined || answer === null ? 0 : take(answer, this.exports.memory.buffer);
    } catch (error) {
      this.#failure = { error };
      return 0;
    }
  }

  /** Throws what a function of the page has thrown meanwhile. */
  check() {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw failure.error;
  }

  ask(name, read, ...values) {
    const ask = this.exports[name];
    if (!ask) throw new Error(`this module has motions alone; load spindle.wasm for ${name}`);
    const place = ask(...values);
    try {
      this.check();
      return this.read(place, read);
    } finally {
      this.exports.free(place);
    }
  }

  read(place, read) {
    const { buffer } = this.exports.memory;
    return read(new Reply(buffer, place + 8, new Uint32Array(buffer, place, 1)[0]));
  }
}

/** What a request shows. */
class Scene {
  #engine;
  #place;
  #access;
  #findings;
  #texts;
  #pictures = new WeakMap();

  constructor(engine, request, texts) {
    [this.#engine, this.#texts] = [engine, texts];
    if (!engine.exports.scene) throw new Error('this module has motions alone; load spindle.wasm for scenes');
    const { malloc, free, memory } = engine.exports;
    const place = malloc(request.length + 8), start = place + 8;
    let problems = 0;
    try {
      new Uint8Array(memory.buffer, start, request.length).set(request);
      this.#place = engine.exports.scene(start, request.length, place);
      if (this.#place === 0) {
        problems = new Uint32Array(memory.buffer, place, 1)[0];
        engine.check();
        throw new SpindleError(engine.read(problems, reply => reply.list(readProblem)));
      }
      registry?.register(this, { engine, place: this.#place }, this);
      engine.check();
    } finally {
      free(place);
      if (problems) free(problems);
    }
    Object.assign(this, this.#ask('facts', readFacts));
  }

  frame(ms) {
    requireTime(ms);
    return this.#ask('frame', readPicture, ms);
  }

  draw(context, ms, options) { drawList(context, this.frame(ms), { texts: this.#texts, ...options }); }

  element(ms, element) {
    const picture = this.#pictures.get(element) ?? new Picture({ texts: this.#texts });
    this.#pictures.set(picture.element, picture);
    picture.show(this.frame(ms));
    return picture.element;
  }

  markup(ms) { return markup(this.frame(ms), { texts: this.#texts }); }

  progress(ms) {
    requireTime(ms);
    return this.#ask('progress', reply => ({ motion: reply.optional(), value: reply.optional() }), ms);
  }

  get access() { return this.#access ??= this.#ask('access', readAccess); }

  get findings() { return this.#findings ??= this.#ask('findings', reply => reply.list(readFinding)); }

  svg() { return this.#file(0); }

  svgCss() { return this.#file(1); }

  lottie() { return this.#file(2); }

  dispose() {
    if (!this.#place) return;
    registry?.unregister(this);
    this.#engine.exports.dispose(this.#place);
    this.#place = 0;
  }

  #file(number) {
    const { text, problems } = this.#ask('file', reply => {
      return reply.flag() ? { text: reply.text() } : { problems: reply.list(readProblem) };
    }, number);
    if (problems) throw new SpindleError(problems);
    return text;
  }

  #ask(name, read, ...values) {
    if (!this.#place) throw new Error('the scene was disposed of');
    return this.#engine.ask(name, read, this.#place, ...values);
  }
}

/** Disposes of scenes that nobody has disposed of. */
const registry = typeof FinalizationRegistry === 'undefined' ? undefined
  : new FinalizationRegistry(({ engine, place }) => engine.exports.dispose(place));

function requireTime(ms) {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) throw new TypeError(`${ms} is not a time; give milliseconds`);
}

function readMotion(reply) {
  return {
    name: reply.text(), kind: reply.text(), summary: reply.text(), source: reply.text(),
    seamNote: reply.maybe(inner => inner.text()), period: reply.optional(), size: reply.number(), stroke: reply.number(),
    cap: reply.text(), takesValues: reply.flag(),
  };
}

function readTheme(reply) {
  return {
    name: reply.text(), summary: reply.text(), source: reply.text(), motion: reply.text(), linearMotion: reply.text(),
    colors: Object.fromEntries(reply.list(inner => [inner.text(), readColor(inner)])),
  };
}

function readOption(reply) {
  return {
    name: reply.text(), kind: reply.text(), unit: reply.text(),
    range: reply.maybe(inner => [inner.number(), inner.number()]), choices: reply.texts(), repeats: reply.flag(),
    default: reply.text(), example: reply.text(), help: reply.text(),
  };
}

function readProblem(reply) {
  const option = reply.text(), message = reply.text(), cut = message.lastIndexOf('; ');
  return { option, message, remedy: cut < 0 ? undefined : message.slice(cut + 2) };
}

function readFacts(reply) {
  return {
    name: reply.text(), width: reply.number(), height: reply.number(), duration: reply.number(), loops: reply.flag(),
    language: reply.text(), notes: reply.texts(),
  };
}

function readAccess(reply) {
  const moment = inner => ({ time: inner.number(), text: inner.text() });
  return {
    role: reply.text(), label: reply.maybe(inner => inner.text()), alternative: reply.text(),
    values: reply.list(inner => ({ time: inner.number(), value: inner.optional(), text: inner.text() })),
    announcements: reply.list(inner => ({ ...moment(inner), politeness: inner.text() })),
    reducedMotion: reply.list(moment), isObstructive: reply.flag(),
  };
}

function readFinding(reply) {
  return {
    rule: reply.text(), severity: reply.text(), source: reply.text(), requirement: reply.text(), message: reply.text(),
    remedy: reply.text(), options: reply.texts(), edit: reply.maybe(readEdit),
  };
}

function readEdit(reply) {
  const value = () => ({ string: () => reply.text(), number: () => reply.number(), boolean: () => reply.flag() })[reply.text()]();
  const from = value(), change = reply.text();
  return { from, change, key: change === 'joined' ? reply.text() : undefined, to: change === 'removed' ? undefined : value() };
}
