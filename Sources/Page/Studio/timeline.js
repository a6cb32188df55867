// The time line: a scrubber, the curves of the motion, the ticks of frames and the seam of the loop.

import { Lanes } from './lanes.js';
import { button, choice, h } from './dom.js';
import { curves } from './samples.js';
import { played } from './frames.js';
import { seamOf } from './seam.js';

/** How long what the clock says stays while it runs, in milliseconds. */
const PAUSE = 100;
const ROWS = [['start', 'Start', '--plot-a'], ['sweep', 'Sweep', '--plot-b'], ['speed', 'Speed', '--plot-c']];

export class Timeline {
  constructor(place, store, show) {
    [this.store, this.show, this.written, this.wasPlaying] = [store, show, 0, false];
    this.canvas = h('canvas', { 'aria-hidden': 'true' });
    this.range = h('input', {
      type: 'range', min: '0', max: '1000', step: 'any', value: '0', 'aria-label': 'Time', class: 'scrub',
      // Its value is written anew when the motion stops.
      oninput: event => {
        const time = Number(event.target.value);
        show.play(false);
        show.seek(time);
      },
      onkeydown: event => {
        const count = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
        if (!count) return;
        event.preventDefault();
        this.#step(count);
      },
    });
    this.clock = h('output', { class: 'clock' });
    this.seam = h('div', { class: 'seam', role: 'status' });
    this.play = button('Pause', () => show.play(!show.isPlaying), { class: 'play', title: 'Space' });
    this.speed = choice('Speed', [['0.25', '¼×'], ['0.5', '½×'], ['1', '1×'], ['2', '2×'], ['4', '4×']], speed => store.look({ speed: Number(speed) }));
    this.onion = button('Onion skin', () => store.look({ onion: !store.view.onion }), { 'aria-pressed': 'false' });
    this.table = h('details', { class: 'numbers' }, h('summary', {}, 'Numbers'), this.body = h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Numbers of the curves' }));
    this.table.addEventListener('toggle', () => this.#numbers());
    place.append(
      h('div', { class: 'transport' },
        h('span', { class: 'pair' }, button('‹', () => this.#step(-1), { 'aria-label': 'One frame back', title: 'One frame back (←)' }), this.play,
          button('›', () => this.#step(1), { 'aria-label': 'One frame on', title: 'One frame on (→)' })),
        this.speed, this.onion, this.clock),
      h('div', { class: 'plot' }, this.canvas, this.needle = h('canvas', { class: 'needle', 'aria-hidden': 'true' }), this.legend = h('p', { class: 'legend' }), this.range), new Lanes(store, show.easings).element, this.seam, this.table);
    show.watch(isNew => {
      if (isNew) {
        this.written = 0;
        this.#renew();
      }
      this.#move();
    });
    store.watch(() => {
      this.onion.setAttribute('aria-pressed', String(store.view.onion));
      this.speed.value = String(store.view.speed);
    });
    new ResizeObserver(() => {
      this.box = this.needle.getBoundingClientRect();
      this.#paint();
    }).observe(this.needle);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#paint());
  }

  #step(count) { this.show.step(count); }

  #frame() { return this.show.frame || 1; }

  #renew() {
    const scene = this.show.shown;
    const { playback } = this.show;
    this.curves = scene ? curves(scene) : null;
    if (this.curves && playback) this.curves.rows = played(this.curves.rows, playback);
    this.compared = this.show.other ? curves(this.show.other) : null;
    this.range.max = String(Math.max(this.show.length, 1));
    this.legend.replaceChildren(...ROWS.map(([key, name]) => h('span', { class: key }, name, h('span', { class: 'reach' }, this.#reach(key)))));
    this.#sayOfSeam(scene);
    this.#paint();
    this.#numbers();
  }

  /** The least and the greatest value of a curve. */
  #reach(key) {
    const values = (this.curves?.rows ?? []).map(row => row[key]).filter(Number.isFinite);
    if (values.length === 0) return '';
    const [low, high] = [Math.round(Math.min(...values)), Math.round(Math.max(...values))], unit = this.curves.unit + (key === 'speed' ? '/s' : '');
    return low === high ? ` ${low}${unit}` : ` ${low} to ${high}${unit}`;
  }

  /** Whether the loop closes, why not, and what closes it. */
  #sayOfSeam(scene) {
    const said = this.said = scene ? seamOf(scene, this.curves, this.store.request, this.show.spindle.motions, this.show.easings, this.show.playback) : { text: '', causes: [] };
    this.seam.classList.toggle('bad', Boolean(said.jumps));
    // What mends a seam is looked at there, too.
    this.seam.replaceChildren(h('p', {}, said.text, this.show.loops ? button('Watch the seam', () => this.#watchSeam(), { class: 'quiet' }) : null),
      ...said.causes.map(({ text, fix, edit }) => h('p', { class: 'cause' }, text, edit ? button(fix, () => this.store.change(edit), { class: 'primary' }) : null)));
  }

  /** Plays slowly, from just before the seam. */
  #watchSeam() {
    const { show } = this;
    this.store.look({ speed: 0.25 });
    show.seek(Math.max(show.length - Math.min(300, show.length / 4), 0));
    show.play(true);
  }

  #move() {
    const { show } = this;
    this.#point();
    // What changes in each frame nobody reads, and to write it has the browser lay out and paint the page.
    const now = performance.now();
    if (show.isPlaying && this.wasPlaying && now - this.written < PAUSE) return;
    [this.written, this.wasPlaying] = [now, show.isPlaying];
    const frame = Math.floor(Math.min(show.time, show.length) / this.#frame() + 1e-6), word = show.isPlaying ? 'Pause' : 'Play';
    if (this.play.textContent !== word) this.play.textContent = word;
    if (document.activeElement !== this.range || show.isPlaying) this.range.value = String(show.time);
    this.range.setAttribute('aria-valuetext', `${Math.round(show.time)} milliseconds`);
    this.clock.textContent = `${Math.round(Math.min(show.time, show.length))} / ${Math.round(show.length)} ms · frame ${frame}`;
  }

  /** The moment that is seen, on the plot: on a canvas, since browsers find their layers anew when an element moves. */
  #point() {
    const { needle, show } = this, context = needle.getContext('2d'), thick = 2 * devicePixelRatio;
    context.clearRect(0, 0, needle.width, needle.height);
    context.fillStyle = this.ink;
    const part = show.length > 0 ? Math.min(show.time / show.length, 1) : 0;
    context.fillRect(part * (needle.width - thick), 0, thick, needle.height);
  }

  #paint() {
    const { canvas, needle, box } = this, density = devicePixelRatio;
    if (!box?.width) return;
    for (const each of [canvas, needle]) [each.width, each.height] = [Math.round(box.width * density), Math.round(box.height * density)];
    const context = canvas.getContext('2d'), style = getComputedStyle(document.documentElement), color = name => style.getPropertyValue(name).trim();
    this.ink = color('--ink');
    this.#point();
    context.scale(density, density);
    const [width, height] = [box.width, box.height];
    this.#ticks(context, width, height, color('--line'));
    for (const [found, alpha, dash] of [[this.compared, 0.7, [3, 3]], [this.curves, 1, []]]) {
      if (!found) continue;
      ROWS.forEach(([key, , name]) => this.#curve(context, found, key, color(name), width, height, alpha, dash));
    }
  }

  #ticks(context, width, height, color) {
    const count = this.show.length / this.#frame();
    context.strokeStyle = color;
    context.beginPath();
    const every = Math.max(1, Math.ceil(count / (width / 4)));
    for (let index = 0; index <= count + 1e-6; index += every) {
      const x = Math.min(index / count * width, width - 0.5);
      context.moveTo(x, height);
      context.lineTo(x, height - (index % (10 * every) === 0 ? 10 : 5));
    }
    for (const part of [0.25, 0.5, 0.75]) {
      context.moveTo(0, height * part);
      context.lineTo(width, height * part);
    }
    context.stroke();
  }

  #curve(context, found, key, color, width, height, alpha, dash) {
    const values = found.rows.map(row => row[key]), finite = values.filter(Number.isFinite);
    if (finite.length === 0) return;
    const [low, high] = [Math.min(...finite), Math.max(...finite)], [top, pad] = [30, 14];
    // What is steady but for rounding is a line.
    const span = high - low > 1e-6 * Math.max(Math.abs(low), Math.abs(high), 1) ? high - low : Infinity;
    context.globalAlpha = alpha;
    context.setLineDash(dash);
    context.strokeStyle = color;
    context.lineWidth = 1.75;
    context.beginPath();
    let isDown = false;
    values.forEach((value, index) => {
      if (!Number.isFinite(value)) { isDown = false; return; }
      const x = found.rows[index].time / this.show.length * width, y = height - pad - (value - low) / span * (height - pad - top);
      if (isDown) context.lineTo(x, y); else context.moveTo(x, y);
      isDown = true;
    });
    context.stroke();
    context.globalAlpha = 1;
    context.setLineDash([]);
  }

  #numbers() {
    if (!this.table.open || !this.curves) return;
    const row = cells => h('tr', {}, ...cells.map(cell => h('td', {}, cell)));
    const step = Math.ceil(this.curves.rows.length / 24), say = value => Number.isFinite(value) ? value.toFixed(1) : '–';
    this.body.replaceChildren(h('table', {},
      h('thead', {}, h('tr', {}, ...['ms', ...ROWS.map(([, name]) => name)].map(name => h('th', { scope: 'col' }, name)))),
      h('tbody', {}, ...this.curves.rows.filter((_, index, { length }) => index % step === 0 || index === length - 1).map(({ time, start, sweep, speed }) => row([time, start, sweep, speed].map(say))))));
  }
}
