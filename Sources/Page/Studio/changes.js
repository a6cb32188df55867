// States: buttons run the published transitions from the moment that is seen.

import { button, h, say } from './dom.js';

const STATES = [['success', 'Success'], ['error', 'Error'], ['paused', 'Paused'], ['disabled', 'Disabled']];

export class Changes {
  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.value = h('input', { type: 'range', min: '0', max: '1', step: '0.01', value: '0.4', 'aria-label': 'Value' });
    this.shown = h('output', {}, '40%');
    this.value.addEventListener('input', () => { this.shown.textContent = `${Math.round(this.value.value * 100)}%`; });
    this.told = h('p', { class: 'help', role: 'status' });
    this.keep = button('Keep this transition', () => this.#keep(), { class: 'quiet' });
    this.back = button('Back to the motion', () => this.show.endChange(), { class: 'quiet' });
    place.append(
      h('p', { class: 'help' }, 'Each button runs a published transition from the very moment that the stage shows.'),
      h('div', { class: 'changes' },
        button('Active', () => this.#go('active')), ...STATES.map(([state, name]) => button(name, () => this.#go(state), { class: state }))),
      h('div', { class: 'line' }, h('label', {}, 'Value ', this.value), this.shown, button('Settle on it', () => this.#settle())),
      this.told, h('div', { class: 'line' }, this.keep, this.back));
    this.state = 'active';
    show.watch(isNew => { if (isNew) this.#mark(); });
    store.watch(() => { if (!show.change) this.state = store.request.state ?? 'active'; });
  }

  #mark() {
    const { change } = this.show;
    this.keep.hidden = this.back.hidden = !change;
    this.told.textContent = change ? `Runs ${change.transition}${change.t0 ? ` from ${Math.round(change.t0)} ms of the motion` : ''}.` : '';
    if (!change) this.state = this.store.request.state ?? 'active';
  }

  #go(state) {
    const from = this.state === state ? 'active' : this.state;
    if (state === 'active' && from === 'active') return this.show.endChange();
    this.#run(`${from}:${state}`, state);
  }

  #settle() {
    const value = Number(this.value.value), { request } = this.store;
    const from = request.value === undefined ? 'indeterminate' : `determinate=${String(request.value).split(':')[0]}`;
    this.#run(`${from}:determinate=${value}`, 'active');
  }

  #run(transition, state) {
    const problems = this.show.run(transition);
    if (problems.length > 0) say(problems[0].message); else this.state = state;
  }

  #keep() {
    const { change } = this.show;
    this.store.change(request => {
      for (const key of ['state', 'value', 'operation', 'reduced-motion', 'at', 'frames']) delete request[key];
      request.transition = change.transition;
      if (change.t0) request.t0 = Math.round(change.t0 * 1000) / 1000;
    });
  }
}
