// What the page shows: a request, and how it is looked at, with the moment at which it stands. Both are in the address of the page.

import { data } from './catalog.js';

const START = { motion: 'fluent', theme: 'fiori-light', size: 48 };
const VIEW = { scale: '2', ground: 'theme', screen: 'none', speed: 1, onion: false, compare: '', panel: 'options', presents: false, stands: null };

export class Store {
  #listeners = [];
  #past = [];
  #future = [];
  #last = { key: null, time: 0 };

  constructor() {
    const shared = readLink();
    this.request = mended(shared?.request ?? data.request ?? START);
    this.view = { ...VIEW, ...(shared ? shared.view : data.view) };
    addEventListener('hashchange', () => {
      const other = readLink();
      if (!other || location.hash.slice(1) === this.link()) return;
      this.view = { ...VIEW, ...other.view };
      this.replace(other.request);
      this.#tell();
    });
  }

  /** Calls a function after every change, and now. */
  watch(listener) {
    this.#listeners.push(listener);
    listener(this);
  }

  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  /** Changes the request. Changes with the same key that follow each other closely are one step of undo. */
  change(edit, key = null) {
    const next = structuredClone(this.request);
    edit(next);
    if (JSON.stringify(next) === JSON.stringify(this.request)) return;
    const now = performance.now();
    if (!key || key !== this.#last.key || now - this.#last.time > 900) this.#past.push(this.request);
    if (this.#past.length > 200) this.#past.shift();
    this.#last = { key, time: now };
    this.#future = [];
    this.request = next;
    this.#tell();
  }

  replace(request) { this.change(next => {
    for (const key of Object.keys(next)) delete next[key];
    Object.assign(next, mended(request));
  }); }

  undo() { this.#step(this.#past, this.#future); }
  redo() { this.#step(this.#future, this.#past); }

  #step(from, to) {
    if (from.length === 0) return;
    to.push(this.request);
    this.request = from.pop();
    this.#last.key = null;
    this.#tell();
  }

  /** Changes how it is looked at, which nothing undoes. */
  look(change) {
    Object.assign(this.view, change);
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener(this);
    this.keep();
  }

  /** Puts what is seen into the address, a moment later. */
  keep() {
    clearTimeout(this.timer);
    // Browsers refuse pages that change their address too often.
    this.timer = setTimeout(() => history.replaceState(null, '', '#' + this.link()), 250);
  }

  /** How it is looked at, where that is not as usual. */
  get looks() { return Object.fromEntries(Object.entries(this.view).filter(([key, value]) => value !== VIEW[key])); }

  /** What follows the # in the address. */
  link() {
    const view = this.looks;
    return encode(JSON.stringify({ request: this.request, ...(Object.keys(view).length > 0 ? { view } : {}) }));
  }
}

function readLink() {
  try {
    const state = JSON.parse(decode(location.hash.slice(1)));
    const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject(state) && isObject(state.request) ? { request: state.request, view: isObject(state.view) ? state.view : {} } : null;
  } catch {
    return null;
  }
}

/** A request in which events that have no value say so as JSON can. */
function mended(request) {
  const result = structuredClone(request);
  for (const event of Array.isArray(result.operation?.events) ? result.operation.events : []) {
    for (const key of Object.keys(event ?? {})) if (event[key] === null) event[key] = true;
  }
  return result;
}

/** Base64 with letters that addresses may have. */
function encode(text) {
  let letters = '';
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function decode(text) {
  return new TextDecoder().decode(Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0)));
}
