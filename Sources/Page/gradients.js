// Colors that become each other: along a line, or around a ring as far as its arc shows them.

import { spanOf } from './outlines.js';

/** A color is `{red, green, blue, alpha}` in 0…255. Mixed as the engine does, weighted by alpha, and not rounded. */
export function mixed(a, b, part) {
  const [first, second] = [a.alpha * (1 - part), b.alpha * part], alpha = first + second;
  if (alpha === 0) return a;
  const mix = channel => (a[channel] * first + b[channel] * second) / alpha;
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha };
}

/** The color at a place in 0…1 of colors that lie the same distance apart. */
function colorAt(colors, place) {
  const at = Math.min(Math.max(place, 0), 1) * (colors.length - 1), index = Math.min(Math.floor(at), colors.length - 2);
  return mixed(colors[index], colors[index + 1], at - index);
}

/** Places in between: browsers mix colors of different alpha without regard to it, which over short distances is the same. */
const STEPS = 16;

function addBetween(stops, [from, a], [to, b]) {
  const steps = a.alpha === b.alpha ? 1 : STEPS;
  for (let step = 1; step <= steps; step++) stops.push([from + (to - from) * step / steps, mixed(a, b, step / steps)]);
}

/** Stops `[place, color]` of colors at places that do not decrease. */
function stopsOf(known) {
  const stops = [known[0]];
  for (let index = 1; index < known.length; index++) addBetween(stops, known[index - 1], known[index]);
  return stops;
}

const evenly = colors => stopsOf(colors.map((color, index) => [index / (colors.length - 1), color]));

/** Whether nothing shows through any of the colors. */
export const isOpaque = ({ colors }) => colors.every(color => color.alpha === 255);

/** Whether two gradients look the same. */
export const sameGradient = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A gradient of a bar: from where to where it goes, in points from the left of the picture. */
export function lineGradient({ colors, from, to }) {
  return { from, to, stops: evenly(colors) };
}

/**
 * A gradient of an arc: the center, from where its stops are counted, in turns clockwise from 12 o'clock, and whether the head lies
 * on the tail where it comes round to it.
 *
 * An arc that its gradient goes along keeps the colors of its ends beyond them, and segments show what lies below them of it. Any other
 * shows what lies below it of a gradient that stands still.
 */
export function ringGradient(ring) {
  const { gradient, centerX: x, centerY: y } = ring, { colors } = gradient;
  const length = Math.min(gradient.sweep / 360, 1), origin = gradient.start / 360, arc = spanOf(ring);
  // A gradient around less than the whole ring goes along one arc, of which this may be the part that a segment shows.
  const [start, sweep] = length < 1 ? [origin, length] : [arc.start, Math.min(arc.sweep, 1)];
  // The middle of the arc is in the gradient wherever both are counted from.
  const middle = start + sweep / 2 - origin, offset = middle - Math.floor(middle) - sweep / 2;
  if (length === 1 && Math.abs(offset) >= 1e-9) return { x, y, start: origin, stops: evenly(colors), isOnTail: false };
  const at = turns => colorAt(colors, length > 0 ? (offset + turns) / length : 0), [tail, head] = [at(0), at(sweep)];
  const inner = colors.map((color, index) => [index / (colors.length - 1) * length - offset, color]);
  const known = [[0, tail], ...inner.filter(([turns]) => turns > 0 && turns < sweep), [sweep, head]];
  // Halfway from the head to the tail.
  if (sweep < 1) known.push([(1 + sweep) / 2, head], [(1 + sweep) / 2, tail], [1, tail]);
  // Where the ends are no further apart than their caps reach, corners of square ones included.
  const isOnTail = arc.sweep > 0.5 && 2 * ring.radius * Math.sin(Math.PI * (1 - sweep)) < 1.5 * ring.width;
  return { x, y, start, stops: stopsOf(known), isOnTail };
}
