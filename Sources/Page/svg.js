// Display lists as SVG elements, which are made once and then changed from frame to frame.

import { areasOf } from './areas.js';
import { mixed } from './gradients.js';
import { sweepOf } from './outlines.js';
import { Texts } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';

const number = value => String(Math.round(value * 1e4) / 1e4);

/** Path data, written by the calls that a canvas takes. */
export class SVGPath {
  #data = '';
  #last = '';

  moveTo(x, y) { this.#to('M', `${number(x)} ${number(y)}`); }
  lineTo(x, y) {
    const point = `${number(x)} ${number(y)}`;
    if (point !== this.#last) this.#to('L', point);
  }
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.#to(`C${number(x1)} ${number(y1)} ${number(x2)} ${number(y2)} `, `${number(x)} ${number(y)}`);
  }
  closePath() { this.#data += 'Z'; }

  arc(x, y, radius, from, to, isBackward) {
    const sweep = sweepOf(from, to, isBackward), r = number(radius);
    this[this.#data === '' ? 'moveTo' : 'lineTo'](x + radius * Math.cos(from), y + radius * Math.sin(from));
    // No arc of more than half a turn: its end alone would not tell which one is meant.
    const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / 2.5));
    for (let piece = 1; piece <= pieces; piece++) {
      const angle = from + sweep * piece / pieces;
      const point = `${number(x + radius * Math.cos(angle))} ${number(y + radius * Math.sin(angle))}`;
      this.#to(`A${r} ${r} 0 0 ${isBackward ? 0 : 1} `, point);
    }
  }

  #to(step, point) {
    this.#data += step + point;
    this.#last = point;
  }

  toString() { return this.#data; }
}

/** `#RRGGBB`. */
const hex = ({ red, green, blue }) => '#' + [red, green, blue].map(channel => channel.toString(16).padStart(2, '0')).join('');

const pathOf = trace => {
  const data = new SVGPath();
  trace(data);
  return String(data);
};

/**
 * The children of an SVG element that shows a display list: `{name, attributes, children, text, isTabular}`.
 *
 * @param role Says of an area that has a name so: `{part, fill, opacity}`, all of which may be absent.
 */
function nodesOf(list, texts, role) {
  return areasOf(list).flatMap(area => {
    const known = role(area), opacity = known?.opacity ?? area.color.alpha / 255 * Math.min(area.opacity, 1);
    const part = known?.part ?? area.role, parts = part ? { part } : {};
    if (area.ring) return ringNodes(area, pathOf(area.trace), list, parts);
    const paint = { fill: known?.fill ?? hex(area.color), ...(opacity < 1 ? { 'fill-opacity': number(opacity) } : {}), ...parts };
    if (!area.text) {
      const outline = { d: pathOf(area.trace), ...(area.rule ? { 'fill-rule': area.rule } : {}) };
      return area.line ? lineNodes(area, outline, parts) : [{ name: 'path', attributes: { ...outline, ...paint } }];
    }
    const { block } = area.text;
    return texts.runs(area.text).map(run => ({
      name: 'text', text: run.text, isTabular: block.hasTabularFigures,
      attributes: {
        x: number(run.direction === 'rtl' ? run.x + run.width : run.x), y: number(run.y), direction: run.direction,
        'font-family': texts.family, 'font-size': number(block.size), 'font-weight': String(block.weight),
        'letter-spacing': number(block.letterSpacing ?? 0), 'text-rendering': 'geometricPrecision', 'xml:space': 'preserve', ...paint,
      },
    }));
  });
}

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

/** A gradient along a line. */
function lineNodes({ line, opacity }, outline, part) {
  const { node, url } = named('linearGradient', { gradientUnits: 'userSpaceOnUse', x1: number(line.from), y1: '0', x2: number(line.to), y2: '0' },
    line.stops.map(([place, color]) => ({
      name: 'stop', attributes: { offset: number(place), 'stop-color': hex(rounded(color)), 'stop-opacity': number(color.alpha / 255) },
    })));
  return [node, { name: 'path', attributes: { ...outline, fill: url, ...(opacity < 1 ? { 'fill-opacity': number(opacity) } : {}), ...part } }];
}

const rounded = ({ red, green, blue, alpha }) => ({ red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha });

/** Wedges of a gradient around a ring, of which SVG has none. */
const WEDGES = 120;

/** A gradient around a ring: an area that lets wedges of one color each be seen, of which each goes on below the next. */
function ringNodes(area, d, list, part) {
  const { ring } = area, { stops } = ring, clip = named('clipPath', {}, [{ name: 'path', attributes: { d } }]), nodes = [clip.node];
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
  if (area.hole) {
    const all = `M-1-1H${number(list.width + 1)}V${number(list.height + 1)}H-1Z`;
    const rest = named('clipPath', {}, [{ name: 'path', attributes: { d: all + pathOf(area.hole), 'clip-rule': 'evenodd' } }]);
    nodes.push(rest.node);
    shown = { name: 'g', attributes: { 'clip-path': rest.url }, children: [shown] };
  }
  return [...nodes, shown];
}

/** Gives an element exactly these attributes. To compare costs less than to set. */
function dress(element, attributes) {
  for (const { name } of [...element.attributes]) if (!(name in attributes) && name !== 'style') element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

const frameOf = list => {
  const [width, height] = [number(list.width), number(list.height)];
  return { width, height, viewBox: `0 0 ${width} ${height}` };
};

/** An SVG element that shows one display list after another. */
export class Picture {
  #texts;
  #role;

  /** @param options `texts`: what measures texts; `role`: as above. */
  constructor({ texts = new Texts(), role = () => null } = {}) {
    this.#texts = texts;
    this.#role = role;
    this.element = document.createElementNS(SVG, 'svg');
    this.element.setAttribute('overflow', 'hidden');
  }

  /** Shows a display list. */
  show(list) {
    for (const [name, value] of Object.entries(frameOf(list))) {
      if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value);
    }
    fill(this.element, nodesOf(list, this.#texts, this.#role));
  }
}

/** Makes nodes the children of an element. */
function fill(element, nodes) {
  nodes.forEach((node, index) => {
    const child = childAt(element, index, node.name);
    dress(child, node.attributes);
    if (node.name === 'text') {
      if (child.textContent !== node.text) child.textContent = node.text;
      child.style.fontVariantNumeric = node.isTabular ? 'tabular-nums' : '';
    } else {
      fill(child, node.children ?? []);
    }
  });
  while (element.childNodes.length > nodes.length) element.lastChild.remove();
}

/** The child at a place, which is an element of that name. */
function childAt(element, index, name) {
  const known = element.childNodes[index];
  if (known?.nodeName === name) return known;
  const child = document.createElementNS(SVG, name);
  if (known) known.replaceWith(child); else element.append(child);
  return child;
}

/** A display list as the text of an SVG document, for where there is no document. */
export function markup(list, { texts, role = () => null } = {}) {
  const escaped = text => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);
  const written = attributes => Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const shown = texts ? list : { ...list, shapes: list.shapes.filter(shape => shape.type !== 'text') };
  const all = nodes => nodes.map(({ name, attributes, children = [], text = '' }) => {
    return `<${name}${written(attributes)}>${all(children)}${escaped(text)}</${name}>`;
  }).join('');
  return `<svg xmlns="${SVG}"${written(frameOf(list))}>${all(nodesOf(shown, texts, role))}</svg>`;
}
