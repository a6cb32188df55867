// A motion of one's own: its amounts, times and easings as numbers, beside the lanes below the plot.

import { adjustedMotion, changeTrack, ownCopy, ownMotion, sums, timesOf, tracks } from './tracks.js';
import { button, choice, h, newId, say } from './dom.js';
import { Curve } from './curve.js';
import { setValue } from './catalog.js';

const EASINGS = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'cubic-bezier(0.4, 0, 0.2, 1)', 'sine', 'spring(50, 1)', 'steps(4)'];

/** What a motion file can adjust of a published motion, as numbers or as text. */
const ADJUSTMENTS = [
  ['speed', 'Speed', 'times', true], ['duration', 'Duration', 'ms', true], ['arc', 'Arc, shortest:longest', '°', false],
  ['turns', 'Turns in a loop', '', true], ['easing', 'Easing', '', false],
];

export class Editor {
  #drawn = '';
  #chosen = '';

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.body = h('div', { class: 'editor' });
    this.problem = h('p', { class: 'problem', role: 'status' });
    place.append(this.problem, this.body);
    store.watch(() => this.#fill());
    show.watch(isNew => {
      if (isNew) this.problem.textContent = show.problems.filter(({ option }) => /^motion\b/.test(option)).map(({ option, message }) => `${option}: ${message}.`).join(' ');
    });
  }

  #own() {
    const { motion } = this.store.request, known = this.show.spindle.motions.find(({ name, kind }) => name === motion && kind !== 'determinate');
    if (!known) return say('Choose a running motion in the gallery first');
    this.store.change(request => {
      request.motion = ownCopy(known.name);
      if (!request.motion.base) return void delete request.faithful;
      // What the request adjusts is the file's from now on.
      for (const [key] of ADJUSTMENTS) {
        if (request[key] === undefined) continue;
        request.motion[key] = request[key];
        delete request[key];
      }
    });
  }

  #edit(key, edit) { this.store.change(request => edit(request.motion), key); }

  #fill() {
    const { request } = this.store, own = ownMotion(request), adjusted = adjustedMotion(request);
    const text = JSON.stringify(request.motion ?? null) + this.#chosen;
    if (text === this.#drawn) return;
    // Whoever is typing or dragging is not interrupted.
    const isBusy = this.body.contains(document.activeElement) && document.activeElement.matches('input, [role="slider"]');
    if (isBusy && this.#drawn && (own || adjusted)) return void (this.#drawn = '');
    this.#drawn = text;
    if (own) return this.body.replaceChildren(...this.#whole(own));
    if (adjusted) return this.body.replaceChildren(...this.#adjustments(adjusted));
    const isNamed = typeof request.motion === 'string' && request.motion !== 'determinate';
    this.body.replaceChildren(
      h('p', { class: 'help' }, 'Any running motion becomes a motion file of your own, with the times, amounts and easings of its tracks to edit here and below the plot.'),
      h('div', { class: 'line' }, button(isNamed ? `Make “${request.motion}” mine` : 'Make this motion mine', () => this.#own(), { class: 'primary', disabled: !isNamed })),
      isNamed ? '' : h('p', { class: 'help' }, 'No motion is chosen: pick a running one in the gallery.'));
  }

  #head(motion) {
    return this.#text('Name', motion.name ?? '', value => this.#edit('name', motion => { motion.name = value || 'my-motion'; }));
  }

  #published() { return button('Back to the published motion', () => this.store.change(request => setValue(request, 'motion', request.motion.base ?? (/^After (\S+)$/.exec(request.motion.summary)?.[1] || 'fluent'))), { class: 'quiet' }); }

  /** A published motion that no file describes in full, and what a file of one's own changes of it. */
  #adjustments(motion) {
    const fields = ADJUSTMENTS.map(([key, label, unit, isNumber]) => {
      const put = value => this.#edit(key, motion => { if (value === '' || value === undefined) delete motion[key]; else motion[key] = value; });
      const value = motion[key] === undefined ? '' : String(motion[key]);
      return isNumber ? this.#number(label, value, put, unit) : this.#text(unit ? `${label} (${unit})` : label, value, put);
    });
    return [h('div', { class: 'line' }, this.#head(motion)),
      h('p', { class: 'help' }, `Drawn as ${motion.base}, whose figures no file describes: a file of your own changes what is given here. Empty fields are as published.`),
      h('div', { class: 'fieldset' }, ...fields), h('div', { class: 'line' }, this.#published())];
  }

  #whole(motion) {
    return [h('div', { class: 'line' }, this.#head(motion),
      this.#number('Period', motion.period, value => this.#edit('period', motion => stretch(motion, value)), 'ms')),
    h('p', { class: 'help' }, 'The lanes below the plot show when each track moves: drag their ends, or pick a lane to drag the handles of its easing. Times are in milliseconds.'),
    ...sums(motion).flatMap(([name], index) => this.#sum(motion, name, index)), h('div', { class: 'line' }, this.#published())];
  }

  #sum(motion, name, index) {
    const add = () => this.#edit(null, motion => (sums(motion)[index][1].tracks ??= []).push({ amount: 90, period: motion.period }));
    return [h('div', { class: 'line heading' }, h('h3', {}, name), button('Add track', add, { class: 'quiet', 'aria-label': `Add a track to ${name}` })), ...tracks(motion).filter(track => track.name === name).map(track => this.#track(motion, track))];
  }

  #track(motion, track) {
    const { show } = this, { id } = track, found = track.find(motion), { period, delay, duration } = timesOf(found, motion), easing = found.easing ?? 'linear';
    const set = (key, value) => changeTrack(this.store, track, { [key]: value });
    const choose = choice(`Easing of ${id}`, [...new Set([easing, ...EASINGS])].map(name => [name]), value => set('easing', value === 'linear' ? undefined : value));
    choose.value = easing;
    const isChosen = this.#chosen === id;
    return h('div', { class: 'move' }, h('div', { class: 'line nowrap' },
      this.#number('Amount', found.amount, value => set('amount', value), '', id), this.#number('Delay', delay, value => set('delay', value || undefined), '', id),
      this.#number('Duration', duration, value => set('duration', value), '', id), this.#number('Period', period, value => set('period', value), '', id)),
    h('div', { class: 'line nowrap' }, choose, button(isChosen ? 'Close curve' : 'Curve', () => { this.#chosen = isChosen ? '' : id; this.#fill(); }, { class: 'quiet', 'aria-expanded': String(isChosen), 'aria-label': `Curve of ${id}` }),
      button('Remove', () => this.#edit(null, motion => sums(motion).find(([name]) => name === track.name)[1].tracks.splice(track.number, 1)), { class: 'quiet', 'aria-label': `Remove track ${id}` })),
    isChosen ? new Curve(easing, show.easings.heights(easing), value => set('easing', value)).element : null);
  }

  #number(label, value, put, unit = '', of = '') {
    const id = newId('number'), field = h('input', { id, type: 'number', step: 'any', value: String(value), onchange: () => put(field.value === '' ? undefined : Number(field.value)) });
    return h('label', { class: 'small', for: id }, h('span', {}, unit ? `${label} (${unit})` : label, of ? h('span', { class: 'unseen' }, ` of ${of}`) : null), field);
  }

  #text(label, value, put) {
    const id = newId('text'), field = h('input', { id, type: 'text', value, onchange: () => put(field.value.trim()) });
    return h('label', { class: 'small', for: id }, label, field);
  }
}

/** Another period, and all times in proportion. */
function stretch(motion, period) {
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
