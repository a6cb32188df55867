// Figures that lie side by side as areas that do not overlap: what a front figure covers is cut out of those behind it, and what
// lies outside the group's clip of all of them.

import { isOpaque, sameGradient } from './gradients.js';
import { traceBlock, traceFigure } from './outlines.js';

/** Scan lines of an area whose sides are curves. */
const LINES = 48;
/** By how much a figure goes on below an opaque one that it touches, in points, so that no seam shows. */
const OVERLAP = 0.5;

const nearly = (a, b) => Math.abs(a - b) < 1e-6;
const right = block => block.x + block.width;
const bottom = block => block.y + block.height;

/** How far the edge of a block is from its side at a height. */
function inset(block, y) {
  const { radius } = block, dy = Math.max(block.y + radius - y, y - bottom(block) + radius, 0);
  return radius - Math.sqrt(Math.max(0, radius * radius - dy * dy));
}

/** Whether two blocks are parts of one row. */
const inOneRow = (a, b) => nearly(a.y, b.y) && nearly(a.height, b.height);
const holds = (outer, inner) => outer.x <= inner.x + 1e-9 && right(inner) <= right(outer) + 1e-9
  && outer.y <= inner.y + 1e-9 && bottom(inner) <= bottom(outer) + 1e-9;
const touch = (a, b) => a.x <= right(b) + 1e-6 && b.x <= right(a) + 1e-6 && a.y <= bottom(b) + 1e-6 && b.y <= bottom(a) + 1e-6;

/** Whether a block needs no clipping by another. */
function isWithin(block, clip) {
  if (!clip || !holds(clip, block)) return !clip;
  if (clip.radius === 0) return true;
  if (clip.isStanding) return false;
  return block.radius > 0 ? inOneRow(block, clip) && block.radius === clip.radius || block.height < clip.height
    : block.x >= clip.x + clip.radius && right(block) <= right(clip) - clip.radius;
}

/** The area between two sides, each a distance from the left at every height. */
function traceBetween(pen, top, end, left, right) {
  const sides = [];
  for (let line = 0; line <= LINES; line++) {
    // Closer together where round ends are flat.
    const y = (top + end) / 2 - (end - top) / 2 * Math.cos(Math.PI * line / LINES);
    const [a, b] = [left(y), right(y)];
    if (b > a) sides.push([y, a, b]);
  }
  if (sides.length < 2) return;
  pen.moveTo(sides[0][1], sides[0][0]);
  for (const [y, , b] of sides) pen.lineTo(b, y);
  for (const [y, a] of sides.reverse()) pen.lineTo(a, y);
  pen.closePath();
}

/** A block within a clip. */
function traceClipped(pen, block, clip) {
  if (isWithin(block, clip)) return traceBlock(pen, block);
  if (block.radius === 0 && clip.radius === 0) {
    const x = Math.max(block.x, clip.x), y = Math.max(block.y, clip.y);
    return traceBlock(pen, {
      x, y, width: Math.min(right(block), right(clip)) - x, height: Math.min(bottom(block), bottom(clip)) - y, radius: 0,
    });
  }
  traceBetween(
    pen, Math.max(block.y, clip.y), Math.min(bottom(block), bottom(clip)),
    y => Math.max(block.x + inset(block, y), clip.x + inset(clip, y)),
    y => Math.min(right(block) - inset(block, y), right(clip) - inset(clip, y)));
}

/** What the fronts leave of a block in one row with them. */
function traceRest(pen, block, fronts, clip) {
  const bounds = [block, clip ?? block];
  const cuts = fronts.toSorted((a, b) => a.block.x - b.block.x);
  // What is left lies between one cut and the next, the first and the last of which are the block's own ends.
  for (let index = 0; index <= cuts.length; index++) {
    const low = y => Math.max(
      ...bounds.map(bound => bound.x + inset(bound, y)), ...cuts.slice(0, index).map(cut => far(cut, block, y)));
    const high = y => Math.min(
      ...bounds.map(bound => right(bound) - inset(bound, y)), ...cuts.slice(index).map(cut => near(cut, block, y)));
    traceBetween(pen, block.y, bottom(block), low, high);
  }
}

/** How far below an opaque front a figure behind it goes: to where the front's ends begin. */
function depth(front) {
  return Math.min(front.radius || OVERLAP, front.width / 2);
}

/** Where a front ends for a block behind it. Sides that both have in common are seen once. */
function far({ block: front, isOpaque }, block, y) {
  const isBelow = isOpaque && right(front) < right(block) - 1e-6;
  return right(front) - (isBelow ? depth(front) : inset(front, y));
}

/** Where a front begins for a block behind it. */
function near({ block: front, isOpaque }, block, y) {
  const isBelow = isOpaque && front.x > block.x + 1e-6;
  return front.x + (isBelow ? depth(front) : inset(front, y));
}

const samePaint = (a, b) => a.opacity === b.opacity && sameColor(a.color, b.color) && sameGradient(a.gradient, b.gradient);

const hidesAll = ({ color, opacity, gradient }) => opacity >= 1 && (gradient ? isOpaque(gradient) : color.alpha === 255);

/** Whether two colors are the same. */
export function sameColor(a, b) {
  return a === b || Boolean(a && b) && a.red === b.red && a.green === b.green && a.blue === b.blue && a.alpha === b.alpha;
}

/** The areas of a group from back to front: `{color, opacity, gradient, trace(pen), rule}`. */
export function groupAreas({ clip: limit, parts }) {
  // A narrow clip has smaller corners than its parts.
  const isStanding = limit && limit.width < 2 * limit.radius;
  const clip = limit && { ...limit, isStanding, radius: isStanding ? limit.width / 2 : limit.radius }, areas = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (part.opacity <= 0 || !part.gradient && part.color.alpha === 0) continue;
    const last = areas.at(-1);
    const traces = tracesOf(part, parts.slice(0, index), clip);
    if (last && samePaint(last, part) && traces.rule === last.rule) {
      // Overlaps of one paint are drawn once.
      last.traces.push(traces);
    } else {
      areas.push({ color: part.color, opacity: part.opacity, gradient: part.gradient, rule: traces.rule, traces: [traces] });
    }
  }
  return areas.reverse().map(({ traces, ...area }) => ({ ...area, trace: pen => { for (const trace of traces) trace(pen); } }));
}

/** How to trace what the figures in front, and the clip, leave of a part. */
function tracesOf(part, before, clip) {
  const { figure } = part;
  if (figure.type !== 'block') return pen => traceFigure(pen, figure);
  const fronts = before.filter(front => front.figure.type === 'block' && front.opacity > 0 && front.figure.width > 0
    && !samePaint(front, part) && touch(front.figure, figure));
  if (fronts.length === 0) return pen => traceClipped(pen, figure, clip);
  const rows = fronts.filter(front => inOneRow(front.figure, figure));
  const cuts = rows.map(front => ({ block: front.figure, isOpaque: hidesAll(front) }));
  const inner = fronts.filter(front => !rows.includes(front) && holds(figure, front.figure));
  const holes = inner.filter(front => !hidesAll(front) || isConcentric(front.figure, figure));
  const trace = pen => {
    if (cuts.length > 0) traceRest(pen, figure, cuts, clip); else traceClipped(pen, extended(figure, fronts), clip);
    for (const hole of holes) traceBlock(pen, hole.figure);
  };
  if (holes.length > 0) trace.rule = 'evenodd';
  return trace;
}

/** A disc in the middle of another: what is left is a ring, and both are seen beside each other. */
const isConcentric = (inner, outer) => nearly(inner.x + inner.width / 2, outer.x + outer.width / 2)
  && nearly(inner.y + inner.height / 2, outer.y + outer.height / 2);

/** A flat block that goes on below an opaque one, above or below which it lies. */
function extended(block, fronts) {
  if (block.radius > 0) return block;
  let { y, height } = block;
  for (const { figure: front, ...paint } of fronts) {
    if (front.radius > 0 || !hidesAll(paint) || !nearly(front.x, block.x) || !nearly(front.width, block.width)) continue;
    if (nearly(bottom(front), block.y)) [y, height] = [y - OVERLAP, height + OVERLAP];
    if (nearly(front.y, bottom(block))) height += OVERLAP;
  }
  return { ...block, y, height };
}
