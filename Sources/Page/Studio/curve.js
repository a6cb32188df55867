// A cubic curve whose two handles are dragged, or moved by arrow keys.

import { h } from './dom.js';

const NAMES = { linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], 'ease-in': [0.42, 0, 1, 1], 'ease-out': [0, 0, 0.58, 1], 'ease-in-out': [0.42, 0, 0.58, 1] };
const SIDE = 160, PAD = 40;

function numbers(easing) {
  if (NAMES[easing]) return [...NAMES[easing]];
  const found = /^cubic-bezier\(([^)]*)\)$/.exec(easing)?.[1].split(',').map(Number);
  return found?.length === 4 && found.every(Number.isFinite) ? found : [0.4, 0, 0.2, 1];
}

function svg(name, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export class Curve {
  constructor(easing, put) {
    [this.points, this.put] = [numbers(easing), put];
    this.path = svg('path', { class: 'easing' });
    this.lines = [svg('line', { class: 'arm' }), svg('line', { class: 'arm' })];
    this.grips = [0, 1].map(index => this.#grip(index));
    const all = SIDE + 2 * PAD;
    this.picture = svg('svg', { viewBox: `0 0 ${all} ${all}`, class: 'curve' },
      svg('rect', { x: PAD, y: PAD, width: SIDE, height: SIDE, class: 'frame' }), ...this.lines, this.path, ...this.grips);
    this.text = h('output', { class: 'help' });
    this.element = h('div', { class: 'easing-editor', role: 'group', 'aria-label': 'Easing' }, this.picture, this.text);
    this.#paint();
  }

  #grip(index) {
    const grip = svg('circle', { r: 7, class: 'grip', tabindex: '0', role: 'slider', 'aria-label': `Handle ${index + 1}`, 'aria-valuemin': '0', 'aria-valuemax': '1' });
    grip.addEventListener('keydown', event => {
      const move = { ArrowLeft: [-0.01, 0], ArrowRight: [0.01, 0], ArrowUp: [0, 0.01], ArrowDown: [0, -0.01] }[event.key];
      if (!move) return;
      event.preventDefault();
      this.#move(index, this.points[2 * index] + move[0] * (event.shiftKey ? 10 : 1), this.points[2 * index + 1] + move[1] * (event.shiftKey ? 10 : 1));
    });
    grip.addEventListener('pointerdown', event => {
      grip.setPointerCapture(event.pointerId);
      grip.onpointermove = event => {
        const box = this.picture.getBoundingClientRect(), scale = (SIDE + 2 * PAD) / box.width;
        this.#move(index, ((event.clientX - box.left) * scale - PAD) / SIDE, 1 - ((event.clientY - box.top) * scale - PAD) / SIDE);
      };
      grip.onpointerup = () => { grip.onpointermove = null; };
    });
    return grip;
  }

  #move(index, x, y) {
    const round = value => Math.round(value * 100) / 100;
    this.points[2 * index] = round(Math.min(Math.max(x, 0), 1));
    this.points[2 * index + 1] = round(Math.min(Math.max(y, -0.5), 1.5));
    this.#paint();
    this.put(`cubic-bezier(${this.points.join(', ')})`);
  }

  #paint() {
    const place = (x, y) => [PAD + x * SIDE, PAD + (1 - y) * SIDE], [x1, y1, x2, y2] = this.points;
    const [a, b, c, d] = [place(0, 0), place(x1, y1), place(x2, y2), place(1, 1)];
    this.path.setAttribute('d', `M${a} C${b} ${c} ${d}`);
    [[a, b], [d, c]].forEach(([from, to], index) => {
      for (const [key, value] of Object.entries({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] })) this.lines[index].setAttribute(key, value);
      Object.entries({ cx: to[0], cy: to[1] }).forEach(([key, value]) => this.grips[index].setAttribute(key, value));
      this.grips[index].setAttribute('aria-valuenow', String(this.points[2 * index]));
      this.grips[index].setAttribute('aria-valuetext', `${this.points[2 * index]}, ${this.points[2 * index + 1]}`);
    });
    this.text.textContent = `cubic-bezier(${this.points.join(', ')})`;
  }
}
