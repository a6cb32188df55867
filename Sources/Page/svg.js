// Display lists as SVG elements, which are made once and then changed from frame to frame.

import { areasOf } from './areas.js';
import { Texts } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';
const FULL = 2 * Math.PI;

const number = value => String(Math.round(value * 1e4) / 1e4);

/** Path data, written by the calls that a canvas takes. */
export class SVGPath {
  #data = '';

  moveTo(x, y) { this.#data += `M${number(x)} ${number(y)}`; }
  lineTo(x, y) { this.#data += `L${number(x)} ${number(y)}`; }
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.#data += `C${number(x1)} ${number(y1)} ${number(x2)} ${number(y2)} ${number(x)} ${number(y)}`;
  }
  closePath() { this.#data += 'Z'; }

  arc(x, y, radius, from, to, isBackward) {
    // A canvas takes an angle modulo a turn, unless it is a turn or more ahead.
    let sweep = isBackward ? from - to : to - from;
    if (sweep < 0) sweep = sweep % FULL + FULL;
    const side = isBackward ? -1 : 1, r = number(radius);
    this[this.#data === '' ? 'moveTo' : 'lineTo'](x + radius * Math.cos(from), y + radius * Math.sin(from));
    // No arc of more than half a turn: its end alone would not tell which one is meant.
    const pieces = Math.max(1, Math.ceil(Math.min(sweep, FULL) / 2.5));
    for (let piece = 1; piece <= pieces; piece++) {
      const angle = from + side * Math.min(sweep, FULL) * piece / pieces;
      const [px, py] = [number(x + radius * Math.cos(angle)), number(y + radius * Math.sin(angle))];
      this.#data += `A${r} ${r} 0 0 ${isBackward ? 0 : 1} ${px} ${py}`;
    }
  }

  toString() { return this.#data; }
}

/** Sets an attribute unless it has that value, which costs less than to set it. */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** `#RRGGBB`, and how opaque that is. */
const hex = ({ red, green, blue }) => '#' + [red, green, blue].map(channel => channel.toString(16).padStart(2, '0')).join('');

/** An SVG element that shows one display list after another. */
export class Picture {
  #texts;
  #role;

  /**
   * @param options `texts`: what measures texts; `role(color, area)`: the name of what has this color, and so the `part` of its
   *   elements, and `fill`, a paint of CSS in place of the color's own: `{part, fill}` or nothing.
   */
  constructor({ texts = new Texts(), role = () => null, document: owner = document } = {}) {
    this.#texts = texts;
    this.#role = role;
    this.element = owner.createElementNS(SVG, 'svg');
    this.element.setAttribute('overflow', 'hidden');
  }

  /** Shows a display list. */
  show(list) {
    const { element } = this, [width, height] = [number(list.width), number(list.height)];
    set(element, 'width', width);
    set(element, 'height', height);
    set(element, 'viewBox', `0 0 ${width} ${height}`);
    let index = 0;
    for (const area of areasOf(list)) {
      if (area.text) {
        for (const run of this.#texts.runs(area.text)) this.#showText(this.#child(index++, 'text'), area, run);
      } else {
        const path = this.#child(index++, 'path'), data = new SVGPath();
        area.trace(data);
        set(path, 'd', String(data));
        if (area.rule) set(path, 'fill-rule', area.rule); else path.removeAttribute('fill-rule');
        this.#paint(path, area);
      }
    }
    while (element.childNodes.length > index) element.lastChild.remove();
  }

  /** The child at a place, which is an element of that name. */
  #child(index, name) {
    const known = this.element.childNodes[index];
    if (known?.nodeName === name) return known;
    const child = this.element.ownerDocument.createElementNS(SVG, name);
    if (known) known.replaceWith(child); else this.element.append(child);
    return child;
  }

  #paint(child, area) {
    const role = this.#role(area.color, area), opacity = area.color.alpha / 255 * Math.min(area.opacity, 1);
    set(child, 'fill', role?.fill ?? hex(area.color));
    if (opacity < 1) set(child, 'fill-opacity', number(opacity)); else child.removeAttribute('fill-opacity');
    const part = role?.part ?? area.role;
    if (part) set(child, 'part', part); else child.removeAttribute('part');
  }

  #showText(child, area, run) {
    const { block } = area.text;
    if (child.textContent !== run.text) child.textContent = run.text;
    set(child, 'x', number(run.direction === 'rtl' ? run.x + run.width : run.x));
    set(child, 'y', number(run.y));
    set(child, 'direction', run.direction);
    set(child, 'font-family', this.#texts.family);
    set(child, 'font-size', number(block.size));
    set(child, 'font-weight', String(block.weight));
    set(child, 'letter-spacing', number(block.letterSpacing ?? 0));
    set(child, 'text-rendering', 'geometricPrecision');
    set(child, 'xml:space', 'preserve');
    child.style.fontVariantNumeric = block.hasTabularFigures ? 'tabular-nums' : '';
    this.#paint(child, area);
  }
}
