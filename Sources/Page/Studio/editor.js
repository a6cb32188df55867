// A motion of one's own: its tracks on the plot, their times and easings by hand.

import { button, choice, h, newId, say } from './dom.js';
import { motionFiles } from './catalog.js';
import { Curve } from './curve.js';

const EASINGS = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'cubic-bezier(0.4, 0, 0.2, 1)', 'sine', 'spring(50, 1)', 'steps(4)'];

/** The sums of tracks in a motion, each with what it is called and its list. */
function sums(motion) {
  const found = [];
  for (const key of ['rotation', 'tail', 'head', 'opacity', 'scale']) if (motion[key]) found.push([key, motion[key]]);
  (motion.bars ?? []).forEach((bar, index) => { for (const key of ['tail', 'head']) if (bar[key]) found.push([`bar ${index + 1} ${key}`, bar[key]]); });
  return found;
}

export class Editor {
  #drawn = '';
  #chosen = '';

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.body = h('div', { class: 'editor' });
    place.append(this.body);
    store.watch(() => this.#fill());
  }

  get #motion() {
    const { motion } = this.store.request;
    return motion !== null && typeof motion === 'object' && !motion.base ? motion : null;
  }

  #own() {
    const name = typeof this.store.request.motion === 'string' ? this.store.request.motion : this.store.request.motion?.base;
    const file = motionFiles.get(name);
    if (!file) return say('Choose a running motion in the gallery first');
    this.store.change(request => {
      request.motion = { ...structuredClone(file), name: `my-${name}`, summary: `After ${name}` };
      delete request.faithful;
    });
  }

  #edit(path, key, edit) {
    this.store.change(request => edit(path(request.motion)), key);
  }

  #fill() {
    const motion = this.#motion, text = JSON.stringify(motion) + this.#chosen + typeof this.store.request.motion;
    if (text === this.#drawn) return;
    const isTyping = this.body.contains(document.activeElement) && document.activeElement.matches('input, [role="slider"]');
    if (isTyping && this.#drawn && motion) return void (this.#drawn = '');
    this.#drawn = text;
    if (!motion) {
      const { motion: name } = this.store.request;
      return this.body.replaceChildren(
        h('p', { class: 'help' }, 'Any running motion becomes a motion file of your own. Then its track times, amounts and easings are edited here.'),
        button(typeof name === 'string' ? `Make “${name}” mine` : 'Make this motion mine', () => this.#own(), { class: 'primary' }));
    }
    this.body.replaceChildren(
      h('div', { class: 'line' }, this.#text('Name', motion.name, value => this.#edit(motion => motion, 'name', motion => { motion.name = value || 'my-motion'; })),
        this.#number('Period', motion.period, value => this.#edit(motion => motion, 'period', motion => this.#stretch(motion, value)), 'ms')),
      ...sums(motion).flatMap(([name, sum], index) => this.#sum(name, sum, index)));
  }

  /** Another period, and all times in proportion. */
  #stretch(motion, period) {
    if (!(period >= 1)) return;
    const factor = period / motion.period, change = part => {
      for (const key of ['period', 'delay', 'duration', 'lag']) if (typeof part[key] === 'number') part[key] = Math.round(part[key] * factor * 1e6) / 1e6;
    };
    for (const [, sum] of sums(motion)) (sum.tracks ?? []).forEach(change);
    (motion.bars ?? []).forEach(change);
    if (motion.color) change(motion.color);
    if (motion.limit?.cycle) motion.limit.cycle *= factor;
    motion.period = period;
  }

  #sum(name, sum, index) {
    const path = motion => sums(motion)[index][1];
    return [h('h3', {}, name), ...(sum.tracks ?? []).map((track, number) => this.#track(name, track, number, motion => path(motion).tracks[number])),
      button('Add track', () => this.#edit(path, null, sum => (sum.tracks ??= []).push({ amount: 90, period: this.#motion.period })), { class: 'quiet', 'aria-label': `Add a track to ${name}` })];
  }

  #track(name, track, number, path) {
    const id = `${name} ${number + 1}`, period = track.period ?? this.#motion.period, set = (key, value) => this.#edit(path, `${id} ${key}`, track => {
      if (value === undefined) delete track[key]; else track[key] = value;
    });
    const bar = this.#bar(id, track, period, set), easing = track.easing ?? 'linear';
    const choose = choice(`Easing of ${id}`, [...new Set([easing, ...EASINGS])].map(name => [name]), value => set('easing', value === 'linear' ? undefined : value));
    choose.value = easing;
    const isChosen = this.#chosen === id;
    return h('div', { class: 'move' }, bar, h('div', { class: 'line' },
      this.#number('Amount', track.amount, value => set('amount', value)), this.#number('Delay', track.delay ?? 0, value => set('delay', value || undefined), 'ms'),
      this.#number('Duration', track.duration ?? period, value => set('duration', value), 'ms')),
    h('div', { class: 'line' }, choose, button(isChosen ? 'Close curve' : 'Edit curve', () => { this.#chosen = isChosen ? '' : id; this.#fill(); }, { class: 'quiet' }),
      button('Remove', () => this.#edit(motion => motion, null, motion => {
        const list = sums(motion).find(([other]) => other === name)[1].tracks;
        list.splice(number, 1);
      }), { class: 'quiet', 'aria-label': `Remove track ${id}` })),
    isChosen ? new Curve(easing, value => set('easing', value)).element : null);
  }

  /** When a track moves, as a bar whose ends are dragged or moved by arrow keys. */
  #bar(id, track, period, set) {
    const delay = track.delay ?? 0, duration = track.duration ?? period;
    const bar = h('div', { class: 'span', style: `left:${100 * delay / period}%;width:${Math.max(100 * duration / period, 1)}%` });
    const lane = h('div', { class: 'lane' }, bar);
    const round = time => Math.round(time * 10) / 10;
    const handle = (label, now, put) => {
      const element = h('span', { class: 'grip', role: 'slider', tabindex: '0', 'aria-label': `${label} of ${id}`, 'aria-valuemin': '0', 'aria-valuemax': String(period), 'aria-valuenow': String(now), 'aria-valuetext': `${now} ms` });
      const move = time => {
        put(round(Math.min(Math.max(time, 0), period)));
        const fresh = path => path;
        element.setAttribute('aria-valuenow', String(fresh(time)));
      };
      element.addEventListener('keydown', event => {
        const step = { ArrowLeft: -10, ArrowRight: 10, PageDown: -100, PageUp: 100 }[event.key];
        if (!step) return;
        event.preventDefault();
        now += step;
        move(now);
        paint();
      });
      element.addEventListener('pointerdown', event => {
        element.setPointerCapture(event.pointerId);
        const box = lane.getBoundingClientRect();
        element.onpointermove = event => { now = (event.clientX - box.left) / box.width * period; move(now); paint(); };
        element.onpointerup = () => { element.onpointermove = null; this.#fill(); };
      });
      return element;
    };
    let [begin, end] = [delay, delay + duration];
    const paint = () => Object.assign(bar.style, { left: `${100 * begin / period}%`, width: `${Math.max(100 * (end - begin) / period, 1)}%` });
    bar.append(
      handle('Beginning', delay, time => { begin = Math.min(time, end); set('delay', begin || undefined); set('duration', round(end - begin)); }),
      handle('End', delay + duration, time => { end = Math.max(time, begin); set('duration', round(end - begin)); }));
    return lane;
  }

  #number(label, value, put, unit = '') {
    const id = newId('number');
    const field = h('input', { id, type: 'number', step: 'any', value: String(value), onchange: () => { if (field.value !== '') put(Number(field.value)); } });
    return h('label', { class: 'small', for: id }, unit ? `${label} (${unit})` : label, field);
  }

  #text(label, value, put) {
    const id = newId('text'), field = h('input', { id, type: 'text', value, onchange: () => put(field.value) });
    return h('label', { class: 'small', for: id }, label, field);
  }
}
