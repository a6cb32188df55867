// What the design documents have against it, each finding with its fix.

import { setValue, valueOf, options } from './catalog.js';
import { assetName } from './commandline.js';
import { button, copy, h } from './dom.js';

const LABELS = { error: 'Upload failed. Check your connection and try again', success: 'Photos uploaded', active: 'Uploading photos' };

/** What is written where a rule asks for a text. */
const TEXTS = { 'present.message': 'Uploading photos', 'present.cancel': 'Cancel', 'present.pause': 'Pause' };

/** The change that a rule states itself; null where the value stands elsewhere. */
function mendOf({ edit, options: keys }, request) {
  const key = edit && keys.find(key => options.has(key) && valueOf(request, key) === edit.from);
  if (!key || edit.change === 'joined') return null;
  return { text: edit.change === 'removed' ? `Take out ${key}` : `Set ${key}: ${edit.to}`, edit: next => setValue(next, key, edit.to) };
}

/** The change that a remedy stands for: what the button says, and what it does; null where only people can decide. */
export function fixOf(finding, request) {
  const { remedy } = finding, set = (key, value, text) => ({ text: text ?? `Set ${key}: ${value}`, edit: next => setValue(next, key, value) });
  const mend = mendOf(finding, request);
  if (mend) return mend;
  if (/^add label\b/.test(remedy)) {
    const state = finding.options.find(key => key.startsWith('label.'))?.slice(6) ?? 'active', label = request.label;
    const text = LABELS[state] ?? LABELS.active;
    return { text: `Add the label “${text}”`, edit: next => {
      next.label = typeof label === 'object' && label ? { ...label, [state]: text } : label && state !== 'active' ? { active: label, [state]: text } : text;
    } };
  }
  if (/^write a label for each state/.test(remedy) && typeof request.label === 'string') {
    const state = request.state ?? /:(success|error)$/.exec(request.transition ?? '')?.[1];
    if (LABELS[state]) return { text: `Add the label “${LABELS[state]}” for ${state}`, edit: next => { next.label = { active: request.label, [state]: LABELS[state] }; } };
  }
  const added = remedy.match(/^add ([a-z]+(?:[.-][a-z]+)*)(?:: ([a-z0-9-]+))?/);
  if (added && options.has(added[1])) {
    const word = added[2] ?? TEXTS[added[1]];
    if (word) return set(added[1], word);
  }
  const used = remedy.match(/(?:use|set) ([a-z]+(?:[.-][a-z]+)*): ([a-z0-9-]+)/);
  if (used && options.has(used[1])) return set(used[1], used[2]);
  const removed = remedy.match(/^(?:remove|leave out) (?:the )?([a-z]+(?:[.-][a-z]+)*)/);
  if (removed && valueOf(request, removed[1]) !== undefined) {
    return { text: `Take out ${removed[1]}`, edit: next => setValue(next, removed[1], undefined) };
  }
  if (/^raise fps|^use more frames/.test(remedy)) {
    return { text: 'Set fps: 60', edit: next => { next.fps = 60; delete next.frames; } };
  }
  if (/^increase width/.test(remedy)) return set('width', Math.round((Number(request.width) || 240) * 1.3));
  if (/^slow the motion down/.test(remedy)) return set('speed', 0.5);
  return null;
}

/** How old findings get, in milliseconds. */
const LONGEST_WAIT = 500;

export class Findings {
  /** @param seam What is said of the seam of the loop. */
  constructor(place, store, show, seam, reveal, tell) {
    Object.assign(this, { store, show, seam, reveal, tell });
    this.list = h('div', { class: 'findings', 'aria-live': 'polite' });
    this.notes = h('div', { class: 'notes' });
    const command = () => `spindle check ${assetName(store.request)}.yaml`;
    place.append(this.list, this.notes, h('div', { class: 'line' }, h('p', { class: 'help' }, 'The program checks whole manifests, and says where in a file each finding stands:'),
      button('Copy “spindle check”', () => copy(command(), 'Command'), { class: 'quiet' })));
    this.next = 0;
    show.watch(isNew => { if (isNew) this.#renew(); });
  }

  /** Rules that measure loops take longer than a frame: while somebody drags, they are asked a few times a second. */
  #renew() {
    clearTimeout(this.timer);
    const start = performance.now();
    if (start < this.next) {
      this.timer = setTimeout(() => this.#renew(), this.next - start);
      return;
    }
    this.#fill();
    const end = performance.now();
    this.next = end + Math.min(4 * (end - start), LONGEST_WAIT);
  }

  #fill() {
    const scene = this.show.shown, found = scene?.findings ?? [], seam = this.seam();
    // What the engine has against the seam itself is told with what closes it.
    const others = found.filter(({ rule }) => !(seam?.jumps && rule === seam.rule));
    this.tell([...seam?.jumps ? [{ severity: 'error' }] : [], ...others]);
    const cards = [...seam?.jumps ? [this.#seamCard(seam)] : [], ...others.map(finding => this.#card(finding))];
    this.list.replaceChildren(...(cards.length > 0 ? cards : [h('p', { class: 'good' }, 'Nothing here goes against the guidelines.')]));
    this.notes.replaceChildren(...(scene?.notes ?? []).map(note => h('p', { class: 'help' }, `Note: ${note}`)));
  }

  #seamCard({ rule, text, causes }) {
    return h('article', { class: 'finding error' }, h('h3', {}, h('span', { class: 'severity' }, 'error'), rule), h('p', {}, text),
      ...causes.map(({ text, fix, edit }) => h('div', { class: 'line' }, h('p', { class: 'help' }, text), edit ? button(fix, () => this.store.change(edit), { class: 'primary' }) : null)));
  }

  #card(finding) {
    const fix = fixOf(finding, this.store.request), place = finding.options.find(key => options.has(key)) ?? finding.options[0]?.split('.')[0];
    return h('article', { class: `finding ${finding.severity}` },
      h('h3', {}, h('span', { class: 'severity' }, finding.severity), finding.rule), h('p', {}, `${finding.message.charAt(0).toUpperCase()}${finding.message.slice(1)}.`),
      h('p', { class: 'help' }, `${finding.source}, ${finding.requirement}. To fix: ${finding.remedy}.`),
      h('div', { class: 'line' },
        fix ? button(fix.text, () => this.store.change(fix.edit), { class: 'primary' }) : null,
        place && options.has(place) ? button(`Go to ${place}`, () => this.reveal(place), { class: fix ? 'quiet' : 'primary' }) : null));
  }
}
