// A control for every option, made from the table of options: a new one appears by itself.

import { kindOf, options, setValue, valueOf } from './catalog.js';
import { button, h, newId } from './dom.js';
import { shownText, understood } from './values.js';

export class Controls {
  #controls = new Map();

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.search = h('input', { type: 'search', placeholder: 'Search the options', 'aria-label': 'Search the options', oninput: () => this.#arrange() });
    this.only = h('input', { type: 'checkbox', onchange: () => this.#arrange() });
    place.append(h('div', { class: 'head' }, this.search, h('label', { class: 'check' }, this.only, 'Set')));
    const sections = new Map();
    for (const option of options.values()) {
      if (!sections.has(option.section)) sections.set(option.section, []);
      sections.get(option.section).push(option);
    }
    this.sections = [...sections].map(([title, list], index) => {
      const count = h('span', { class: 'count' });
      const controls = list.map(option => this.#control(option));
      const element = h('details', { class: 'section', open: index < 2 }, h('summary', {}, title.replace(/ options$/, ''), count), ...controls.map(control => control.element));
      place.append(element);
      return { element, count, controls };
    });
    place.append(this.other = h('p', { class: 'problem', role: 'status' }));
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
    (control.field.querySelector?.('input') ?? control.field).focus();
    return true;
  }

  #control(option) {
    const id = newId('option'), helpId = newId('help'), errorId = newId('error');
    const control = { option, key: option.key };
    const put = value => this.store.change(request => setValue(request, option.key, value), option.key);
    const described = `${helpId} ${errorId}`;
    control.field = this.#field(option, id, described, put);
    control.error = h('p', { class: 'error', id: errorId, 'aria-live': 'polite' });
    control.reset = button('Reset', () => put(undefined), { class: 'reset', 'aria-label': `Reset ${option.key}` });
    const extra = this.#extra(option, control, put);
    const range = option.minimum !== null && option.minimum !== undefined
      ? `${option.maximum >= 1e6 ? `${short(option.minimum)} or more` : `${short(option.minimum)} to ${option.maximum}`}${option.unit ? ` ${option.unit}` : ''}` : option.unit ?? '';
    control.element = h('div', { class: `control ${option.kind}`, 'data-key': option.key },
      h('div', { class: 'line' }, h('label', { for: id }, option.key.replace(/^.*\./, '')),
        h('span', { class: 'range' }, range), control.reset),
      h('div', { class: 'line fields' }, extra, control.field), h('p', { class: 'help', id: helpId, title: option.summary }, option.summary,
        option.default ? h('span', { class: 'default' }, ` Default: ${option.default}.`) : null), control.error);
    this.#controls.set(option.key, control);
    return control;
  }

  #field(option, id, described, put) {
    const common = { id, 'aria-describedby': described };
    if (option.kind === 'flag') {
      return h('input', { ...common, type: 'checkbox', class: 'switch', onchange: event => put(event.target.checked ? true : undefined) });
    }
    if (option.kind === 'yes-no') {
      return h('select', { ...common, onchange: event => put(event.target.value === '' ? undefined : event.target.value === 'yes') },
        h('option', { value: '' }, 'Default'), h('option', { value: 'yes' }, 'Yes'), h('option', { value: 'no' }, 'No'));
    }
    if (option.kind === 'word' && !option.repeats) {
      return h('select', { ...common, onchange: event => put(event.target.value || undefined) },
        h('option', { value: '' }, option.default ? `Default (${clip(option.default)})` : 'Default'), ...option.values.map(word => h('option', { value: word }, word)));
    }
    const oninput = event => put(understood(option, event.target.value));
    if (option.kind === 'list' || option.kind === 'map') {
      return h('textarea', { ...common, rows: '3', spellcheck: 'false', placeholder: option.example ?? '', oninput });
    }
    const listId = option.values?.length > 0 ? newId('words') : null;
    const field = h('input', { ...common, type: 'text', autocomplete: 'off', spellcheck: 'false', list: listId,
      inputmode: ['number', 'integer'].includes(option.kind) && !option.repeats && !option.values?.length ? 'decimal' : null,
      placeholder: option.default && option.default.length < 24 ? option.default : option.example ? `such as ${option.example}` : '', oninput });
    if (!listId) return field;
    return h('span', { class: 'combo' }, field, h('datalist', { id: listId }, ...option.values.map(word => h('option', { value: word }))));
  }

  /** A slider beside a number, a swatch beside a color. */
  #extra(option, control, put) {
    if (/^#[0-9A-Fa-f]{6}$/.test(option.example ?? '')) {
      control.swatch = h('input', { type: 'color', 'aria-label': `${option.key}: pick a color`, value: option.example, oninput: event => put(event.target.value.toUpperCase()) });
      return control.swatch;
    }
    if (!['number', 'integer'].includes(option.kind) || option.repeats || option.minimum === null) return null;
    const [low, high] = reach(option);
    if (!(high > low)) return null;
    const isWhole = option.kind === 'integer', span = high - low;
    const step = isWhole ? 1 : span > 400 ? 10 : span > 40 ? 1 : span > 4 ? 0.25 : 0.01;
    control.slider = h('input', { type: 'range', min: String(low), max: String(high), step: String(step), 'aria-label': `${option.key}: slider`,
      oninput: event => put(Number(event.target.value)) });
    return control.slider;
  }

  #mark() {
    const { request } = this.store, places = new Map();
    for (const problem of this.show.problems) {
      const key = this.#home(problem.option);
      places.set(key, [...(places.get(key) ?? []), problem.message]);
    }
    for (const control of this.#controls.values()) this.#show(control, valueOf(request, control.key), places.get(control.key));
    this.other.textContent = (places.get('') ?? []).join(' ');
    this.#arrange();
    // An error in a section that is shut would be seen by nobody.
    for (const { element, controls } of this.sections) if (controls.some(control => places.has(control.key))) element.open = true;
  }

  /** The option that a place belongs to, such as `label.error` to `label`. */
  #home(place) {
    for (let key = place ?? ''; key; key = key.replace(/[.[][^.[]*$|^[^.[]*$/, '')) if (this.#controls.has(key)) return key;
    return '';
  }

  #show(control, value, errors) {
    const { option, field } = control, input = field.querySelector?.('input') ?? field;
    if (option.kind === 'flag') input.checked = value === true;
    else if (option.kind === 'yes-no') input.value = value === undefined ? '' : value ? 'yes' : 'no';
    else if (document.activeElement !== input || JSON.stringify(understood(option, input.value)) !== JSON.stringify(value)) input.value = shownText(option, value);
    if (control.slider) control.slider.value = typeof value === 'number' ? value : Number.parseFloat(option.default) || Math.max(0, control.slider.min);
    if (control.swatch && typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) control.swatch.value = value;
    control.element.classList.toggle('set', value !== undefined);
    control.reset.hidden = value === undefined;
    control.error.textContent = errors ? errors.join(' ') : '';
    if (errors) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
  }

  /** Options that the indicator has, those that are set and those that are sought. */
  #arrange() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean), kind = kindOf(this.store.request, this.show.spindle.motions);
    for (const { element, count, controls } of this.sections) {
      let set = 0;
      for (const control of controls) {
        const { option } = control, isSet = control.element.classList.contains('set');
        if (isSet) set++;
        const text = `${option.key} ${option.summary} ${(option.also ?? []).join(' ')}`.toLowerCase();
        const belongs = !option.indicators?.length || option.indicators.includes(kind);
        control.element.hidden = !(words.length > 0 ? words.every(word => text.includes(word)) : isSet || belongs && !this.only.checked);
      }
      count.textContent = set > 0 ? String(set) : '';
      element.hidden = controls.every(control => control.element.hidden);
      if (words.length > 0 && !element.hidden) element.open = true;
    }
  }
}

/** Where a slider begins and ends: the whole range of most options is far more than anybody wants. */
function reach(option) {
  const sample = Number(option.example) || 1, { minimum, maximum } = option;
  if (maximum <= 100 && maximum - minimum <= 101) return [minimum, maximum];
  const ends = { points: 160, ms: Math.max(4 * sample, 2000), times: 4, 'frames a second': 120, frames: 240, 'pixels per point': 4 };
  return [Math.max(minimum, option.unit === 'times' ? 0.1 : Math.min(0, maximum)), Math.min(maximum, Math.max(ends[option.unit] ?? 10 * sample, sample))];
}

function short(number) { return String(number > 0 && number < 1e-6 ? 0 : number); }
function clip(text) { return text.length > 28 ? `${text.slice(0, 27)}…` : text; }
