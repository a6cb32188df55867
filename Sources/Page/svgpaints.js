// Gradients as nodes of SVG, which are `{name, attributes, children}`.

import { mixed } from './gradients.js';

/** A number in four decimals at most. */
export const number = value => String(Math.round(value * 1e4) / 1e4);

/** `#RRGGBB`. */
export const hex = ({ red, green, blue }) => '#' + [red, green, blue].map(channel => channel.toString(16).padStart(2, '0')).join('');

/** A name for what others refer to. The same content has the same name, and whoever refers to it finds that. */
function nameOf(content) {
  let hash = 0xcbf29ce484222325n;
  for (const letter of JSON.stringify(content)) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
  return `spindle-${hash.toString(36)}`;
}

/** What others refer to, and a reference to it. */
function named(name, attributes, children) {
  const id = nameOf([name, attributes, children]);
  return { node: { name, attributes: { id, ...attributes }, children }, url: `url(#${id})` };
}

/** An area with a gradient along a line. */
export function lineNodes({ line, opacity }, outline, part) {
  const [from, to] = [number(line.from), number(line.to)];
  const ends = line.isVertical ? { x1: '0', y1: from, x2: '0', y2: to } : { x1: from, y1: '0', x2: to, y2: '0' };
  const { node, url } = named('linearGradient', { gradientUnits: 'userSpaceOnUse', ...ends },
    line.stops.map(([place, color]) => ({
      name: 'stop', attributes: { offset: number(place), 'stop-color': hex(rounded(color)), 'stop-opacity': number(color.alpha / 255) },
    })));
  return [node, { name: 'path', attributes: { ...outline, fill: url, ...(opacity < 1 ? { 'fill-opacity': number(opacity) } : {}), ...part } }];
}

const rounded = ({ red, green, blue, alpha }) => ({ red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha });

/** Wedges of a gradient around a ring, of which SVG has none. */
const WEDGES = 120;

/**
 * A gradient around a ring: an outline that lets wedges of one color each be seen, of which each goes on below the next.
 *
 * @param d The outline, as path data. @param hole What is cut out of it, or nothing. @param list The picture that it belongs to.
 */
export function ringNodes(ring, d, hole, list, part) {
  const { stops } = ring, clip = named('clipPath', {}, [{ name: 'path', attributes: { d } }]), nodes = [clip.node];
  const reach = list.width + list.height, point = turns => `${number(ring.x + reach * Math.sin(turns * 2 * Math.PI))} ${number(ring.y - reach * Math.cos(turns * 2 * Math.PI))}`;
  const wedges = paint => {
    const paths = [];
    for (let index = 1; index < stops.length; index++) {
      const [[from, a], [to, b]] = [stops[index - 1], stops[index]];
      const count = a === b ? Math.ceil((to - from) * 4) : Math.ceil((to - from) * WEDGES);
      for (let step = 0; step < count; step++) {
        const [start, end] = [step, step + 1].map(edge => ring.start + from + (to - from) * edge / count), isFirst = paths.length === 0;
        const isLast = index === stops.length - 1 && step === count - 1, begin = isFirst ? start - 1 / WEDGES : start, goal = isLast ? end : end + 1 / WEDGES;
        const color = rounded(mixed(a, b, (step + 0.5) / count));
        paths.push({ name: 'path', attributes: { d: `M${number(ring.x)} ${number(ring.y)}L${point(begin)}L${point((begin + goal) / 2)}L${point(goal)}Z`, fill: paint(color) } });
      }
    }
    return paths;
  };
  const alpha = stops[0][1].alpha, isEven = stops.every(([, color]) => color.alpha === alpha), look = { 'clip-path': clip.url, ...part };
  if (isEven && alpha < 255) look.opacity = number(alpha / 255);
  if (!isEven) {
    const gray = ({ alpha }) => hex(rounded({ red: alpha, green: alpha, blue: alpha }));
    const mask = named('mask', { maskUnits: 'userSpaceOnUse', x: '0', y: '0', width: number(list.width), height: number(list.height) }, wedges(gray));
    nodes.push(mask.node);
    look.mask = mask.url;
  }
  let shown = { name: 'g', attributes: look, children: wedges(hex) };
  if (hole) {
    const all = `M-1-1H${number(list.width + 1)}V${number(list.height + 1)}H-1Z`;
    const rest = named('clipPath', {}, [{ name: 'path', attributes: { d: all + hole, 'clip-rule': 'evenodd' } }]);
    nodes.push(rest.node);
    shown = { name: 'g', attributes: { 'clip-path': rest.url }, children: [shown] };
  }
  return [...nodes, shown];
}
