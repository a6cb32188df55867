// Display lists as SVG elements, which are made once and then changed from frame to frame.

import { areasOf } from './areas.js';
import { sweepOf } from './outlines.js';
import { hex, lineNodes, number, ringNodes } from './svgpaints.js';
import { Texts } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';

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
    if (area.ring) return ringNodes(area.ring, pathOf(area.trace), area.hole && pathOf(area.hole), list, parts);
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
