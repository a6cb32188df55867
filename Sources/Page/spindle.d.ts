/** A time in milliseconds. Angles are in degrees clockwise from 12 o'clock, lengths in points, colors in 0…255. */
export type Milliseconds = number;

/** What is known about one of the published motions. */
export interface Motion {
  readonly name: string;
  /** Whether `spans` has arcs or bars; the others have none. */
  readonly kind: 'determinate' | 'arc' | 'bars' | 'spokes' | 'dots' | 'wave' | 'wave-bars' | 'shapes' | 'elements';
  readonly summary: string;
  readonly source: string;
  /** What the seamless loop changes in the published motion; undefined where it changes nothing. */
  readonly seamNote?: string;
  /** The time after which it repeats; undefined for `determinate`. */
  readonly period?: Milliseconds;
  /** The published size and thickness. */
  readonly size: number;
  readonly stroke: number;
  readonly cap: Cap;
  /** Whether it can show a value instead of running. */
  readonly takesValues: boolean;
}

/** A built-in look, and the motions that belong to it. */
export interface Theme {
  readonly name: string;
  readonly summary: string;
  readonly source: string;
  readonly motion: string;
  readonly linearMotion: string;
  /** The color of each slot, such as `indicator` or `track`. */
  readonly colors: Readonly<Record<string, Color>>;
}

/** One option of a request. */
export interface Option {
  /** Its key, as in spec files: `gap`, `present.message`. */
  readonly name: string;
  readonly kind: 'number' | 'integer' | 'flag' | 'yes-no' | 'word' | 'text' | 'list' | 'map';
  /** What a number counts, such as `points` or `ms`; empty for nothing. */
  readonly unit: string;
  /** The least and the greatest number. */
  readonly range?: readonly [number, number];
  /** The words that a value can be; empty where it can be any. */
  readonly choices: readonly string[];
  /** Whether an array of values is accepted. */
  readonly repeats: boolean;
  /** What holds without it, in words. */
  readonly default: string;
  readonly example: string;
  readonly help: string;
}

/** An arc at one moment. */
export interface ArcSpan { start: number; sweep: number }
/** A bar at one moment: its ends as fractions of the track, not clipped. */
export interface BarSpan { tail: number; head: number }

export type Cap = 'butt' | 'round' | 'square';
export interface Color { red: number; green: number; blue: number; alpha: number }

/** What is drawn at one moment, from back to front. */
export interface Picture { width: number; height: number; shapes: Shape[] }

export type Shape = Ring | Group | Area | Text;

/** A ring with an optional track and an arc on it. The track does not show where the arc is. */
export interface Ring {
  type: 'ring';
  centerX: number; centerY: number;
  /** Of the middle of the stroke. */
  radius: number; width: number;
  track?: Color;
  /** Without its caps. */
  arc: ArcSpan;
  /** The width of the arc as a fraction of the ring's. */
  arcScale: number;
  cap: Cap;
  color: Color;
  /** The colors of the arc in place of its own, the same distance apart, and the span in which they lie. */
  gradient?: ArcSpan & { colors: Color[] };
  /** Another arc, which shows beside this one and in front of the track. */
  under?: { arc: ArcSpan; arcScale: number; color: Color };
}

/** Figures side by side, from front to back: where two meet, the front one hides the one behind. */
export interface Group {
  type: 'group';
  /** Whether x and y are exchanged in all of it, gradients too: what lies to the right is drawn further down. */
  isTransposed: boolean;
  /** Nothing shows outside of it. Its corners have half its width as their radius at most. */
  clip?: Block;
  parts: Part[];
}

/** A figure of a group. */
export interface Part {
  figure: Block | Line;
  color: Color;
  opacity: number;
  /** The colors of a block in place of its own, the same distance apart, and from where to where they go. */
  gradient?: { colors: Color[]; from: number; to: number };
}

/** A rectangle; `radius` is that of its corners, at most half its height; if round, it is above 0. */
export interface Block { type: 'block'; x: number; y: number; width: number; height: number; radius: number; isRound: boolean }
/** A straight stroke. */
export interface Line { type: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; cap: Cap }

/** An area within curves, filled by the nonzero rule. */
export interface Area {
  type: 'path';
  path: PathStep[];
  color: Color;
  opacity: number;
  /** What the area is made of where that is drawn on whole pixels; empty or absent for all else. */
  hairlines?: Hairline[];
}

/** The thinnest line: a rectangle, or a line around one with corners of a radius. */
export interface Hairline { x: number; y: number; width: number; height: number; corner?: number }

export type PathStep =
  | { type: 'move'; x: number; y: number }
  | { type: 'line'; x: number; y: number }
  | { type: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'close' };

/** A text in its box, of which `x` and `y` are the top left corner. */
export interface Text {
  type: 'text';
  block: TextBlock;
  x: number; y: number; width: number;
  color: Color;
  opacity: number;
  /** All words, or those that another text has, or has not, at the same place. */
  part: { type: 'whole' } | { type: 'shared' | 'changed'; block: TextBlock };
}

/** A text with all that decides where its lines break, but for the font. */
export interface TextBlock {
  text: string;
  size: number;
  lineHeight: number;
  weight: 400 | 500 | 600 | 700;
  letterSpacing: number;
  hasTabularFigures: boolean;
  /** Where lines wrap; undefined for one line of any width. */
  maxWidth?: number;
  maxLines: number;
  alignment: 'start' | 'center' | 'end';
  direction: 'ltr' | 'rtl';
}

/** What a text takes when it is laid out. */
export interface TextSize {
  width: number;
  /** The line height × the number of lines. */
  height: number;
  firstBaseline: number;
  /** 1 if missing. */
  lineCount?: number;
  isTruncated?: boolean;
  /** How many glyphs no font has. */
  missingGlyphs?: number;
  /** How far letters reach beyond the box. */
  inkAbove?: number;
  inkBelow?: number;
  breaksWord?: boolean;
}

/** What the page does for the engine. */
export interface Page {
  /** The families of fonts, as in CSS, in which a canvas measures texts and `draw` and `element` show them. */
  family?: string;
  /** The size of a text, where no canvas is to measure it. With neither, requests with texts are refused. */
  measure?(block: TextBlock): TextSize;
  /** The outlines of a text as SVG path data in points of the picture. Only files of scenes with texts need it. */
  outline?(text: Text): string;
}

/** What is wrong with one option of a request. */
export interface Problem {
  /** The key of the option, as in spec files. */
  option: string;
  message: string;
  /** The part of the message that says what to do. */
  remedy?: string;
}

/** Thrown where a request cannot be carried out. */
export class SpindleError extends Error {
  readonly problems: readonly Problem[];
}

/** What a design document has against a scene. */
export interface Finding {
  rule: string;
  severity: 'error' | 'warning' | 'advice';
  /** The document, and the number of its requirement. */
  source: string;
  requirement: string;
  message: string;
  remedy: string;
  /** The options that make it so. */
  options: string[];
  /** What mends it, where nobody would write anything else. */
  edit?: Edit;
}

/** How one value mends a finding. The value belongs to the first of the finding's options that has it. */
export interface Edit {
  /** The value as it is. */
  from: string | number | boolean;
  /** Whether another one takes its place, it is left out, or another key stands beside it. */
  change: 'replaced' | 'removed' | 'joined';
  key?: string;
  to?: string | number | boolean;
}

/** What a scene tells people who do not see it. */
export interface Access {
  role: 'progressbar' | 'status' | 'alert' | 'list';
  /** The accessible name; undefined for a bare indicator. */
  label?: string;
  /** A text in the place of the picture. */
  alternative: string;
  /** The value in words, whenever that changes; `value` is in 0…1. */
  values: { time: Milliseconds; value?: number; text: string }[];
  announcements: { time: Milliseconds; text: string; politeness: 'polite' | 'assertive' }[];
  /** What stands in the place of motion. */
  reducedMotion: { time: Milliseconds; text: string }[];
  /** Whether people can do nothing else meanwhile. */
  isObstructive: boolean;
}

/** What a request shows. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How long it is, or one loop of it. */
  readonly duration: Milliseconds;
  readonly loops: boolean;
  /** The language of the texts, as a BCP 47 tag. */
  readonly language: string;
  /** What to know about the request, a sentence each. */
  readonly notes: readonly string[];
  readonly access: Access;
  readonly findings: readonly Finding[];
  /** The picture at a time: loops go on, everything else stands still before its beginning and after its end. */
  frame(ms: Milliseconds): Picture;
  /** Draws the picture of a time over what is there. The context is left as it was. */
  draw(context: Context, ms: Milliseconds, options?: DrawOptions): void;
  /** The picture of a time as an SVG element: a new one, or an earlier one of this scene, which is changed. */
  element(ms: Milliseconds, element?: SVGSVGElement): SVGSVGElement;
  /** The picture of a time as the text of an SVG document, which stands still. Texts are left out where no canvas measures them. */
  markup(ms: Milliseconds): string;
  /**
   * What a transition that begins at a time goes on from: the motion's own time, which is `t0` of its request, and the value that
   * is on its way to another.
   */
  progress(ms: Milliseconds): { motion?: Milliseconds; value?: number };
  /** An SVG file that animates itself, by elements or by a stylesheet. */
  svg(): string;
  svgCss(): string;
  /** A Lottie file. */
  lottie(): string;
  /** Gives the memory back. The scene cannot be used any more. */
  dispose(): void;
}

/** The context of a canvas, in a page or off screen, or whatever else has these members of it. */
export type Context = Pick<CanvasRenderingContext2D,
  'beginPath' | 'bezierCurveTo' | 'clip' | 'closePath' | 'createConicGradient' | 'createLinearGradient' | 'direction' | 'fill' | 'fillStyle'
  | 'fillText' | 'font' | 'globalAlpha' | 'lineTo' | 'moveTo' | 'rect' | 'restore' | 'save' | 'scale' | 'textAlign'
  | 'textBaseline' | 'translate'>;

/** Where and how large a picture is drawn. */
export interface DrawOptions {
  /** Pixels a point; 1 if missing. */
  scale?: number;
  /** Where the top left corner is, in pixels; 0 if missing. */
  x?: number;
  y?: number;
  /** Whether a pixel is about a point, so that curves need fewer pieces, which are drawn faster; false if missing. */
  isSmall?: boolean;
}

/** A request in the words of spec files, such as `{ motion: 'fluent', size: 64 }`. */
export type Request = { readonly [key: string]: RequestValue | undefined };
export type RequestValue = string | number | boolean | null | readonly RequestValue[] | Request;

export interface Spindle {
  readonly motions: readonly Motion[];
  readonly themes: readonly Theme[];
  readonly options: readonly Option[];
  /** What a motion shows at a time: the rows of `spindle curve NAME --at=MS`. Empty for motions without spans. */
  spans(name: string, ms: Milliseconds): ArcSpan[] | BarSpan[];
  /**
   * Makes a scene.
   * @throws {SpindleError} with everything that is wrong
   */
  scene(request: Request): Scene;
}

/**
 * Loads the engine.
 * @param source The bytes of `spindle.wasm`, its address, or what WebAssembly has compiled of it. With
 *   `spindle-motions.wasm` there are spans alone, and the motions of kinds up to `dots` that are no collection's.
 */
export function load(source: BufferSource | string | URL | Response | WebAssembly.Module, page?: Page): Promise<Spindle>;
