// A control for every option, made from the table of options: a new one appears by itself.

import { kindOf, options } from './catalog.js';
import { Control, problemsByOption } from './control.js';
import { h } from './dom.js';
import { meant } from './synonyms.js';

export class Controls {
  #controls = new Map();

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.search = h('input', { type: 'search', placeholder: 'Search the options', 'aria-label': 'Search the options', oninput: () => this.#arrange() });
    this.only = h('input', { type: 'checkbox', onchange: () => this.#arrange() });
    place.append(h('div', { class: 'head' }, this.search, h('label', { class: 'check' }, this.only, 'Changed')));
    const sections = new Map();
    for (const option of options.values()) {
      if (!sections.has(option.section)) sections.set(option.section, []);
      sections.get(option.section).push(option);
    }
    this.sections = [...sections].map(([title, list], index) => {
      const count = h('span', { class: 'count' });
      const controls = list.map(({ key }) => new Control(key, store));
      for (const control of controls) this.#controls.set(control.key, control);
      const element = h('details', { class: 'section', open: index < 2 }, h('summary', {}, title.replace(/ options$/, ''), count), ...controls.map(control => control.element));
      place.append(element);
      return { element, count, controls };
    });
    place.append(this.empty = h('p', { class: 'help', hidden: true }, 'No option has these words.'), this.other = h('p', { class: 'problem', role: 'status' }));
    show.watch(isNew => { if (isNew) this.#mark(); });
    store.watch(() => this.#mark());
  }

  /** Brings the control of an option into sight. */
  reveal(key) {
    const control = this.#controls.get(key);
    if (!control) return false;
    this.search.value = '';
    this.only.checked = false;
    this.#arrange();
    control.element.hidden = false;
    control.element.closest('details').open = true;
    control.element.scrollIntoView({ block: 'center' });
    control.input.focus();
    return true;
  }

  #mark() {
    const places = problemsByOption(this.show.problems);
    for (const control of this.#controls.values()) control.mark(places.get(control.key));
    this.other.textContent = (places.get('') ?? []).join(' ');
    this.#arrange();
    // An error in a section that is shut would be seen by nobody.
    for (const { element, controls } of this.sections) if (controls.some(control => places.has(control.key))) element.open = true;
  }

  /** Options that the indicator has, those that are set and those that are sought. */
  #arrange() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean).map(word => [word, meant(word)]), kind = kindOf(this.store.request, this.show.spindle.motions);
    for (const { element, count, controls } of this.sections) {
      let set = 0;
      for (const control of controls) {
        const { isSet, option } = control;
        if (isSet) set++;
        const belongs = !option.indicators?.length || option.indicators.includes(kind);
        control.element.hidden = !(words.length > 0 ? words.every(([word, keys]) => keys.includes(control.key) || control.words.includes(word)) : isSet || belongs && !this.only.checked);
      }
      count.textContent = set > 0 ? String(set) : '';
      element.hidden = controls.every(control => control.element.hidden);
      if (words.length > 0 && !element.hidden) element.open = true;
    }
    this.empty.hidden = this.sections.some(({ element }) => !element.hidden);
    this.empty.textContent = words.length > 0 ? 'No option has these words.' : 'Nothing is changed yet.';
  }
}
