// What moves, as numbers: read from what is drawn, whatever that is.

import { sameColor } from '../groups.js';

const COUNT = 360;
/** A difference of alpha, of 255, that shows; and how many points may show one at a seam that nobody sees. */
const LEVELS = 64, UNSEEN = 4;

/** The color of a track that is a ring of its own, behind the indicator's; undefined where there is none. */
function trackOf(picture) {
  const rings = picture.shapes.filter(shape => shape.type === 'ring');
  return rings.every(ring => sameColor(ring.color, rings[0].color)) ? undefined : rings[0].color;
}

/** The main figure at a moment: an arc, a bar, a spoke or a dot; what else is drawn, as a whole; null where nothing is but a track. */
function figure(picture, track) {
  const rings = picture.shapes.filter(shape => shape.type === 'ring');
  if (rings.length > 0) {
    const ring = rings.find(({ color }) => !sameColor(color, track));
    return ring ? { kind: 'arc', start: ring.arc.start, sweep: ring.arc.sweep } : null;
  }
  const areas = picture.shapes.filter(shape => shape.type === 'path' && shape.opacity > 0);
  if (areas.length > 0) return whole(areas);
  for (const shape of picture.shapes) {
    if (shape.type !== 'group' || shape.parts.length === 0) continue;
    const part = shape.parts[0], other = shape.parts.find(part => part.figure.type === 'line');
    if (other) return { kind: 'spokes', start: shape.parts.reduce((best, part, index) => part.opacity > shape.parts[best].opacity ? index : best, 0), sweep: other.opacity };
    if (shape.clip) return { kind: 'bars', start: part.figure.x, sweep: part.figure.width };
    return { kind: 'dots', start: part.figure.x, sweep: part.figure.width };
  }
  return null;
}

/** Where areas are from left to right, how wide they are, and their points, by which they move. */
function whole(areas) {
  const points = areas.flatMap(({ path, opacity }) => path.flatMap(({ x, y }) => x === undefined ? [] : [[x, y, opacity]]));
  if (points.length === 0) return null;
  let [low, high, sum, weight] = [Infinity, -Infinity, 0, 0];
  for (const [x, , opacity] of points) [low, high, sum, weight] = [Math.min(low, x), Math.max(high, x), sum + x * opacity, weight + opacity];
  return { kind: 'figure', start: sum / weight, sweep: high - low, points };
}

/** How far points are from others at most; where there are others, how far the whole has moved. */
function distance(a, b) {
  if (a.points.length !== b.points.length) return Math.max(Math.abs(a.start - b.start), Math.abs(a.sweep - b.sweep));
  return a.points.reduce((most, [x, y], index) => Math.max(most, Math.hypot(x - b.points[index][0], y - b.points[index][1])), 0);
}

/**
 * The curves of a scene: where the figure starts, how far it reaches, and how fast its head moves. Starts are unwound, so that
 * a turn makes no jump in them.
 */
export function curves(scene) {
  const { duration } = scene, rows = [];
  if (!(duration > 0)) return null;
  // The very end of a loop is its beginning again: what comes just before it shows the seam.
  const end = scene.loops ? duration * (1 - 1e-6) : duration;
  const track = trackOf(scene.frame(duration / 2));
  for (let index = 0; index <= COUNT; index++) {
    const time = end * index / COUNT, found = figure(scene.frame(time), track);
    if (!found) {
      rows.push({ time, start: NaN, sweep: NaN });
      continue;
    }
    rows.push({ time, ...found });
  }
  const kind = rows.find(row => row.kind)?.kind;
  if (!kind) return null;
  if (kind === 'arc') unwind(rows);
  for (let index = 0; index < rows.length; index++) {
    const [a, b] = [rows[Math.max(index - 1, 0)], rows[Math.min(index + 1, rows.length - 1)]];
    const moved = kind === 'figure' ? (a.points && b.points ? distance(a, b) : NaN) : b.start + b.sweep - a.start - a.sweep;
    rows[index].speed = moved / Math.max(b.time - a.time, 1e-9) * 1000;
  }
  return { kind, unit: kind === 'arc' ? '°' : kind === 'spokes' ? '' : ' pt', rows, seam: scene.loops ? seam(scene, rows, kind) : null };
}

function unwind(rows) {
  for (let index = 1; index < rows.length; index++) {
    const before = rows[index - 1].start;
    if (Number.isFinite(before)) rows[index].start -= 360 * Math.round((rows[index].start - before) / 360);
  }
}

/** How far the end of a loop is from its beginning: an arc in degrees, anything else in points whose color is another. */
function seam(scene, rows, kind) {
  const [first, last] = [rows[0], rows.at(-1)], speed = Math.abs(rows.at(-2).speed - rows[1].speed);
  const fastest = Math.max(...rows.map(row => Math.abs(row.speed)).filter(Number.isFinite), 1e-9), kinks = speed > 0.25 * fastest;
  if (kind !== 'arc') {
    return { ...seen(scene, last.time), kinks: kind === 'dots' && kinks };
  }
  const apart = last.start - first.start, start = Math.abs(apart - 360 * Math.round(apart / 360)), sweep = Math.abs(last.sweep - first.sweep);
  return { start, sweep, jumps: start > 0.5 || sweep > 0.5, kinks };
}

/** Whether the seam is seen, and is no step of many: figures that move in steps change as much at each of them. */
function seen(scene, end) {
  const changed = visible(scene, [0, end])[0];
  if (changed <= UNSEEN) return { changed, jumps: false };
  const steps = visible(scene, Array.from({ length: COUNT }, (_, index) => index / COUNT * end));
  return { changed, jumps: Math.max(...steps) < 0.8 * changed };
}

/** How many points of the picture have another alpha at each time than at the one before, by more than an edge that moves a little. */
function visible(scene, times) {
  const scale = Math.min(1, 128 / Math.max(scene.width, scene.height)), canvas = new OffscreenCanvas(Math.ceil(scene.width * scale) || 1, Math.ceil(scene.height * scale) || 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const pictures = times.map(time => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    scene.draw(context, time, { scale });
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  return pictures.slice(1).map((picture, index) => {
    let count = 0;
    for (let place = 3; place < picture.length; place += 4) if (Math.abs(picture[place] - pictures[index][place]) > LEVELS) count++;
    return count / scale ** 2;
  });
}
