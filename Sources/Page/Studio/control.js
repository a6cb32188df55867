// The control of one option, made from its row of the table.

import { options, setValue, valueOf } from './catalog.js';
import { button, h, newId } from './dom.js';
import { shownText, understood } from './values.js';

export class Control {
  /**
   * @param title What it is called here; its key where nothing is given.
   * @param hint What stands in an empty field, in the place of the default.
   */
  constructor(key, store, title, hint) {
    const option = options.get(key), id = newId('option'), helpId = newId('help'), errorId = newId('error');
    Object.assign(this, { option, key, store });
    const put = value => store.change(request => {
      setValue(request, key, value);
      // Placeholders have motions of their own, and refuse the one that the page begins with.
      if (key === 'skeleton' && value !== undefined) delete request.motion;
    }, key);
    this.field = this.#field(option, id, `${helpId} ${errorId}`, put);
    if (hint) this.input.placeholder = hint;
    this.error = h('p', { class: 'error', id: errorId, 'aria-live': 'polite' });
    this.reset = button('↺', () => put(undefined), { class: 'reset', 'aria-label': `Reset ${key}`, title: 'Back to the default' });
    this.element = h('div', { class: `control ${option.kind}`, 'data-key': key },
      h('label', { for: id, title: key }, title ?? key.replace(/^.*\./, '')), h('div', { class: 'fields' }, this.#extra(option, put), this.field, this.reset),
      h('p', { class: 'help', id: helpId }, h('span', { class: 'range' }, rangeOf(option)), option.summary,
        option.default ? h('span', { class: 'default' }, ` Default: ${option.default}.`) : null), this.error);
  }

  get input() { return this.field.querySelector?.('input') ?? this.field; }

  get isSet() { return valueOf(this.store.request, this.key) !== undefined; }

  /** What a search looks through. */
  get words() {
    const { key, summary, also, values, flag } = this.option;
    return `${key} ${flag ?? ''} ${summary} ${(also ?? []).join(' ')} ${(values ?? []).join(' ')}`.toLowerCase();
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
  #extra(option, put) {
    if (/^#[0-9A-Fa-f]{6}$/.test(option.example ?? '')) {
      this.swatch = h('input', { type: 'color', 'aria-label': `${option.key}: pick a color`, value: option.example, oninput: event => put(event.target.value.toUpperCase()) });
      return this.swatch;
    }
    if (!['number', 'integer'].includes(option.kind) || option.repeats || option.minimum === null) return null;
    const [low, high] = reach(option);
    if (!(high > low)) return null;
    const isWhole = option.kind === 'integer', span = high - low;
    const step = isWhole ? 1 : span > 400 ? 10 : span > 40 ? 1 : span > 4 ? 0.25 : 0.01;
    // Half as fast is as far from the middle as twice as fast.
    this.isRatio = option.unit === 'times';
    const ends = this.isRatio ? { min: '-2', max: '2', step: '0.1' } : { min: String(low), max: String(high), step: String(step) };
    this.slider = h('input', { type: 'range', ...ends, 'aria-label': `${option.key}: slider`,
      oninput: event => put(this.isRatio ? Number((2 ** event.target.value).toFixed(2)) : Number(event.target.value)) });
    return this.slider;
  }

  #slide(value) {
    this.slider.value = this.isRatio ? Math.log2(Math.max(value, 0.01)) : value;
    if (this.isRatio) this.slider.setAttribute('aria-valuetext', `${value} times`);
  }

  /** Shows the value that the request has, and what is wrong with it. */
  mark(errors) {
    const { option, input } = this, value = valueOf(this.store.request, this.key);
    if (option.kind === 'flag') input.checked = value === true;
    else if (option.kind === 'yes-no') input.value = value === undefined ? '' : value ? 'yes' : 'no';
    else if (document.activeElement !== input || JSON.stringify(understood(option, input.value)) !== JSON.stringify(value)) input.value = shownText(option, value);
    if (this.slider) this.#slide(typeof value === 'number' ? value : Number.parseFloat(option.default) || Math.max(0, reach(option)[0]));
    if (this.swatch) {
      const color = hex(value);
      if (color) this.swatch.value = color;
      this.swatch.classList.toggle('unset', !color);
    }
    this.element.classList.toggle('set', value !== undefined);
    this.reset.hidden = value === undefined;
    this.error.textContent = errors ? errors.join(' ') : '';
    if (errors) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
  }
}

function rangeOf({ minimum, maximum, unit }) {
  if (minimum === null || minimum === undefined) return unit ? `In ${unit}. ` : '';
  return `${maximum >= 1e6 ? `${short(minimum)} or more` : `${short(minimum)} to ${maximum}`}${unit ? ` ${unit}` : ''}. `;
}

/** What is wrong with a request, by the options that it is about: `label.error` is about `label`. */
export function problemsByOption(problems) {
  const places = new Map();
  for (const { option, message } of problems) {
    let key = option ?? '';
    while (key && !options.has(key)) key = key.replace(/[.[][^.[]*$|^[^.[]*$/, '');
    places.set(key, [...(places.get(key) ?? []), message]);
  }
  return places;
}

/** Where a slider begins and ends: the whole range of most options is far more than anybody wants. */
function reach(option) {
  const sample = Number(option.example) || 1, { minimum, maximum } = option;
  if (maximum <= 100 && maximum - minimum <= 101) return [minimum, maximum];
  const ends = { points: 160, ms: Math.max(4 * sample, 2000), 'frames a second': 120, frames: 240, 'pixels per point': 4 };
  return [Math.max(minimum, Math.min(0, maximum)), Math.min(maximum, Math.max(ends[option.unit] ?? 10 * sample, sample))];
}

const paint = new OffscreenCanvas(1, 1).getContext('2d');

/** The first color of a value as a swatch has it; null where it is none, or none that is opaque. */
function hex(value) {
  const [color] = [value ?? []].flat(), [first, second] = ['#000000', '#ffffff'].map(ground => {
    paint.fillStyle = ground;
    paint.fillStyle = typeof color === 'string' ? color : ground;
    return paint.fillStyle;
  });
  return first === second && first.startsWith('#') ? first : null;
}

function short(number) { return String(number > 0 && number < 1e-6 ? 0 : number); }
function clip(text) { return text.length > 28 ? `${text.slice(0, 27)}…` : text; }
