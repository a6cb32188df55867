// The curve of an easing. A cubic one has two handles that are dragged, or moved by arrow keys.

import { draggable, tell } from './grip.js';
import { h } from './dom.js';
import { handles, moved, pathOf, svg, written } from './bezier.js';

const SIDE = 160, PAD = 40;

export class Curve {
  /** @param heights The easing as the engine has it, for one without handles. */
  constructor(easing, heights, put) {
    [this.points, this.put] = [handles(easing), put];
    this.path = svg('path', { class: 'easing' });
    this.lines = [svg('line', { class: 'arm' }), svg('line', { class: 'arm' })];
    this.grips = this.points ? [0, 1].map(index => this.#grip(index)) : [];
    const all = SIDE + 2 * PAD;
    this.frame = svg('rect', { x: PAD, y: PAD, width: SIDE, height: SIDE, class: 'frame' });
    this.text = h('output', { class: 'help' });
    this.element = h('div', { class: 'easing-editor', role: 'group', 'aria-label': 'Easing' },
      this.picture = svg('svg', { viewBox: `0 0 ${all} ${all}`, class: 'curve' }, this.frame, ...(this.points ? this.lines : []), this.path, ...this.grips), this.text);
    if (this.points) return void this.#paint();
    this.path.setAttribute('d', pathOf(heights ?? [], (x, y) => [PAD + x * SIDE, PAD + (1 - y) * SIDE]));
    // What goes further than handles can is shown as well.
    const top = Math.min(0, ...(heights ?? []).map(y => PAD / 2 + (1 - y) * SIDE)), bottom = Math.max(all, ...(heights ?? []).map(y => 1.5 * PAD + (1 - y) * SIDE));
    this.picture.setAttribute('viewBox', `0 ${top} ${all} ${bottom - top}`);
    this.text.textContent = `${easing} has no handles; choose a cubic-bezier() to drag some.`;
  }

  #grip(index) {
    const grip = svg('circle', { r: 7, class: 'grip', tabindex: '0', role: 'slider' });
    draggable(grip, {
      area: () => this.frame.getBoundingClientRect(), place: () => this.points.slice(2 * index, 2 * index + 2), step: () => [0.01, 0.01],
      move: (x, y) => {
        this.points = moved(this.points, index, x, y);
        this.#paint();
        this.put(written(this.points));
      },
    });
    return grip;
  }

  #paint() {
    const place = (x, y) => [PAD + x * SIDE, PAD + (1 - y) * SIDE], [x1, y1, x2, y2] = this.points;
    const [a, b, c, d] = [place(0, 0), place(x1, y1), place(x2, y2), place(1, 1)];
    this.path.setAttribute('d', `M${a} C${b} ${c} ${d}`);
    [[a, b], [d, c]].forEach(([from, to], index) => {
      for (const [key, value] of Object.entries({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] })) this.lines[index].setAttribute(key, value);
      Object.entries({ cx: to[0], cy: to[1] }).forEach(([key, value]) => this.grips[index].setAttribute(key, value));
      const [x, y] = this.points.slice(2 * index);
      tell(this.grips[index], `Handle ${index + 1}`, x, `${x}, ${y}`, [0, 1]);
    });
    this.text.textContent = written(this.points);
  }
}
