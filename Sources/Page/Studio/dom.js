// Elements, and what is said about them.

/** An element with properties, listeners (`onclick`), attributes and children; what is null or false is left out. */
export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'class') element.className = value;
    else if (key === 'value' || key === 'checked' || key === 'selected') element[key] = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

let count = 0;

/** An id that no other element has. */
export function newId(word = 'x') { return `${word}-${++count}`; }

/** A choice of words: pairs of a value and what it is called. */
export function choice(label, pairs, onchange, properties = {}) {
  const select = h('select', { 'aria-label': label, title: label, ...properties, onchange: () => onchange(select.value) });
  for (const [value, text] of pairs) select.append(h('option', { value }, text ?? value));
  return select;
}

/** A button; a pressed one where `pressed` is given. */
export function button(label, onclick, properties = {}) {
  return h('button', { type: 'button', ...properties, onclick }, label);
}

/** Buttons of which one is pressed. */
export class Segments {
  constructor(label, pairs, pick) {
    this.buttons = new Map(pairs.map(([value, text, title]) => [
      value, button(text ?? value, () => pick(value), { 'aria-pressed': 'false', title: title ?? null, 'aria-label': title ?? null }),
    ]));
    this.element = h('div', { class: 'segments', role: 'group', 'aria-label': label }, ...this.buttons.values());
  }

  show(value) {
    for (const [other, element] of this.buttons) element.setAttribute('aria-pressed', String(String(other) === String(value)));
  }
}

/** Tells everybody, those who see nothing of the page included. */
export function say(text) {
  const place = document.getElementById('said');
  place.textContent = text;
  let toast = document.querySelector('.toast');
  if (!toast) document.body.append(toast = h('div', { class: 'toast', 'aria-hidden': 'true' }));
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(say.timer);
  // Long enough to be read.
  say.timer = setTimeout(() => toast.classList.remove('shown'), Math.max(2600, 60 * text.length));
}

/** Copies a text, also in pages from files, and says so. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h('textarea', { class: 'unseen', value: text });
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  say(`${what} copied`);
}

/** Has the browser save bytes or a text as a file. */
export function save(name, content, type = 'application/octet-stream') {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  say(`${name} saved`);
}
