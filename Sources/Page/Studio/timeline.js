// The time line: a scrubber, the curves of the motion, the ticks of frames and the seam of the loop.

import { Stage } from './stage.js';
import { button, h } from './dom.js';
import { curves } from './samples.js';

const ROWS = [['start', 'Start', '--plot-a'], ['sweep', 'Sweep', '--plot-b'], ['speed', 'Speed', '--plot-c']];

export class Timeline {
  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.canvas = h('canvas', { 'aria-hidden': 'true' });
    this.range = h('input', {
      type: 'range', min: '0', max: '1000', step: 'any', value: '0', 'aria-label': 'Time', class: 'scrub',
      oninput: () => { show.play(false); show.seek(Number(this.range.value)); },
    });
    this.clock = h('output', { class: 'clock' });
    this.seam = h('p', { class: 'seam', role: 'status' });
    this.onion = button('Onion skin', () => store.look({ onion: !store.view.onion }), { 'aria-pressed': 'false' });
    this.table = h('details', { class: 'numbers' }, h('summary', {}, 'Numbers'), this.body = h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Numbers of the curves' }));
    this.table.addEventListener('toggle', () => this.#numbers());
    place.append(
      h('div', { class: 'transport' },
        button('−1', () => this.#step(-1), { 'aria-label': 'One frame back' }), button('+1', () => this.#step(1), { 'aria-label': 'One frame on' }),
        this.clock, this.onion, h('span', { class: 'legend', 'aria-hidden': 'true' }, ...ROWS.map(([key, name]) => h('span', { class: key }, name)))),
      h('div', { class: 'plot' }, this.canvas, this.range), this.seam, this.table);
    show.watch(isNew => { if (isNew) this.#renew(); this.#move(); });
    store.watch(() => this.onion.setAttribute('aria-pressed', String(store.view.onion)));
    new ResizeObserver(() => { this.#paint(); }).observe(this.canvas);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#paint());
  }

  #step(count) {
    this.show.play(false);
    this.show.seek((Math.round(this.show.time / this.#frame()) + count) * this.#frame());
  }

  #frame() { return Stage.step(this.store, this.show) || 1; }

  #renew() {
    const scene = this.show.shown;
    this.curves = scene ? curves(scene) : null;
    this.compared = this.show.other ? curves(this.show.other) : null;
    this.range.max = String(Math.max(this.show.length, 1));
    this.seam.textContent = this.#seamText(scene);
    this.seam.classList.toggle('bad', Boolean(this.curves?.seam?.jumps));
    this.#paint();
    this.#numbers();
  }

  #seamText(scene) {
    const seam = this.curves?.seam, unit = this.curves?.unit ?? '', say = value => `${Math.round(value * 10) / 10}${unit}`;
    const name = this.store.request.motion, note = this.show.spindle.motions.find(motion => motion.name === name)?.seamNote;
    if (!scene?.loops) return scene ? 'Plays once: there is no loop seam.' : '';
    if (!seam) return '';
    if (seam.jumps) {
      return `The loop jumps at its seam: its start by ${say(seam.start)}, its sweep by ${say(seam.sweep)}. Let every track return to its start within the period`
        + (this.store.request.faithful ? ', or take out "faithful".' : '.');
    }
    return `The loop closes: start within ${say(seam.start)}, sweep within ${say(seam.sweep)}${seam.kinks ? '; its speed changes suddenly at the seam' : ''}.`
      + (note && !this.store.request.faithful ? ` ${note}` : '');
  }

  #move() {
    const { show } = this, frame = Math.floor(Math.min(show.time, show.length) / this.#frame() + 1e-6);
    if (document.activeElement !== this.range || show.isPlaying) this.range.value = String(show.time);
    this.range.setAttribute('aria-valuetext', `${Math.round(show.time)} milliseconds`);
    this.clock.textContent = `${Math.round(Math.min(show.time, show.length))} / ${Math.round(show.length)} ms · frame ${frame}`;
    this.canvas.parentElement.style.setProperty('--at', String(show.length > 0 ? Math.min(show.time / show.length, 1) : 0));
  }

  #paint() {
    const { canvas } = this, box = canvas.getBoundingClientRect(), density = devicePixelRatio;
    if (box.width === 0) return;
    [canvas.width, canvas.height] = [Math.round(box.width * density), Math.round(box.height * density)];
    const context = canvas.getContext('2d'), style = getComputedStyle(document.documentElement), color = name => style.getPropertyValue(name).trim();
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
    const [low, high] = [Math.min(...finite), Math.max(...finite)], pad = 14;
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
      const x = found.rows[index].time / this.show.length * width, y = height - pad - (value - low) / span * (height - 2 * pad);
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
      h('tbody', {}, ...this.curves.rows.filter((_, index) => index % step === 0).map(({ time, start, sweep, speed }) => row([time, start, sweep, speed].map(say))))));
  }
}
