// A story: events on a time line, and what is shown and announced.

import { button, choice, h, say } from './dom.js';
import { data } from './catalog.js';
import { events } from './logs.js';

const VERBS = ['started', 'progress', 'determinate', 'paused', 'resumed', 'stalled', 'failed', 'succeeded', 'finished', 'cancelled'];
const EXAMPLE = [{ at: 0, started: true }, { at: 2500, progress: 0.1 }, { at: 6000, progress: 0.7 }, { at: 8000, succeeded: 'Photos uploaded' }];

export class Story {
  #drawn = '';

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.list = h('ol', { class: 'events' });
    this.track = h('div', { class: 'track', 'aria-hidden': 'true' });
    this.log = h('input', { type: 'file', accept: '.csv,.json,.jsonl,.log,.txt', class: 'unseen', 'aria-label': 'Log of a job', onchange: () => this.#read(this.log.files[0]) });
    this.policy = choice('Policy', [['', 'Policy: fiori'], ['immediate', 'immediate'], ['unhurried', 'unhurried'], ['demo', 'demo'], ['demo-once', 'demo-once']],
      policy => store.change(request => { if (request.operation) { if (policy) request.operation.policy = policy; else delete request.operation.policy; } }));
    this.said = h('ol', { class: 'said', 'aria-label': 'What is announced' });
    this.facts = h('dl', { class: 'access' });
    place.append(
      h('div', { class: 'line' }, button('Begin a story', () => this.#set(EXAMPLE)), button('Add event', () => this.#add()),
        button('Open log…', () => this.log.click()), button('Remove', () => this.#set(null), { class: 'quiet' })),
      h('p', { class: 'help' }, 'Or drop the log of a job anywhere on the page: CSV (time, value, state, message) or JSON lines.'),
      this.log, this.policy, this.track, this.list, h('h3', {}, 'Shown and announced'), this.facts, this.said);
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      this.#read(event.dataTransfer?.files[0]);
    });
    store.watch(() => this.#fill());
    show.watch(isNew => { if (isNew) this.#access(); this.#move(); });
    if (data.log && store.request.operation === undefined) this.#take(data.log);
  }

  get #events() {
    const list = this.store.request.operation?.events;
    return Array.isArray(list) ? list : [];
  }

  #set(list) {
    this.store.change(request => {
      if (!list) return void delete request.operation;
      for (const key of ['value', 'state', 'transition', 't0', 'at', 'frames', 'log', 'log-unit', 'log-total', 'steps', 'current', 'reduced-motion']) delete request[key];
      request.operation = { ...(typeof request.operation === 'object' ? request.operation : {}), events: structuredClone(list) };
      request.label ??= 'Uploading photos';
    });
  }

  async #read(file) {
    if (!file) return;
    if (file.size > 5e6) return say('The log is larger than 5 MB');
    this.#take(await file.text());
  }

  #take(text) {
    try {
      const list = events(text);
      this.#set(list);
      say(`${list.length} events read from the log`);
    } catch (error) {
      say(`The log cannot be read: ${error.message}`);
    }
  }

  #add() {
    const list = structuredClone(this.#events);
    if (list.length === 0) return this.#set(EXAMPLE);
    const last = list.at(-1), end = ['failed', 'succeeded', 'finished', 'cancelled'].some(verb => verb in last);
    const before = end && list.length > 1 ? list.at(-2).at : last.at, value = Math.max(0, ...list.map(event => Number(event.progress) || 0));
    list.splice(end ? -1 : list.length, 0, { at: end ? Math.round((before + last.at) / 2) : last.at + 1000, progress: Math.min(1, Math.round((value + 0.1) * 100) / 100) });
    this.#set(list);
  }

  #edit(index, edit) {
    this.store.change(request => {
      edit(request.operation.events, index);
      request.operation.events.sort((a, b) => a.at - b.at);
    }, `event ${index}`);
  }

  #fill() {
    const text = JSON.stringify(this.#events);
    this.policy.value = this.store.request.operation?.policy ?? '';
    this.policy.hidden = this.#events.length === 0;
    if (text === this.#drawn || this.list.contains(document.activeElement) && document.activeElement.tagName === 'INPUT') return;
    this.#drawn = text;
    this.list.replaceChildren(...this.#events.map((event, index) => this.#row(event, index)));
    const end = Math.max(1, ...this.#events.map(event => Number(event.at) || 0));
    this.track.replaceChildren(...this.#events.map(event => h('i', { style: `left:${event.at / end * 100}%`, title: VERBS.find(verb => verb in event) ?? '' })), this.needle = h('b'));
  }

  #row(event, index) {
    const verb = VERBS.find(verb => verb in event) ?? 'started', value = event[verb];
    const time = h('input', { type: 'number', min: '0', step: '100', value: String(event.at), 'aria-label': `Time of event ${index + 1} in milliseconds`,
      onchange: () => { this.#drawn = ''; this.#edit(index, list => { list[index].at = Math.max(0, Number(time.value) || 0); }); } });
    const kind = choice(`Event ${index + 1}`, VERBS.map(name => [name]), name => {
      this.#edit(index, list => { list[index] = { at: event.at, [name]: name === 'progress' ? 0.5 : name === 'failed' ? 'Connection lost. Try again' : name === 'succeeded' ? 'Done' : true }; });
    });
    kind.value = verb;
    const text = value === true || value === undefined ? null : h('input', { type: 'text', value: String(value), 'aria-label': verb === 'progress' ? 'Value' : 'Text',
      onchange: () => { this.#drawn = ''; this.#edit(index, list => { list[index][verb] = verb === 'progress' ? Number(text.value) || 0 : text.value; }); } });
    return h('li', {}, time, kind, text, button('×', () => this.#edit(index, list => list.splice(index, 1)), { 'aria-label': `Remove event ${index + 1}`, class: 'quiet' }));
  }

  #access() {
    const scene = this.show.shown, access = scene?.access;
    if (!access) return;
    const facts = [['Role', access.role], ['Name', access.label ?? '–'], ['In place of the picture', access.alternative], ['Blocks the user', access.isObstructive ? 'yes' : 'no']];
    this.facts.replaceChildren(...facts.flatMap(([name, text]) => [h('dt', {}, name), h('dd', {}, text)]), h('dt', {}, 'Value now'), this.value = h('dd', {}, '–'));
    this.values = access.values;
    this.announcements = access.announcements;
    this.said.replaceChildren(...(access.announcements.length > 0 ? access.announcements.map(item => h('li', {}, h('span', {}, `${Math.round(item.time)} ms · ${item.politeness}`), item.text))
      : [h('li', {}, 'Nothing is announced.')]));
  }

  #move() {
    const { time, length } = this.show;
    if (this.needle) this.needle.style.left = `${length > 0 ? Math.min(time / length, 1) * 100 : 0}%`;
    const value = this.values?.findLast(item => item.time <= time)?.text ?? '–';
    if (this.value && this.value.textContent !== value) this.value.textContent = value;
    const now = this.announcements?.findLastIndex(item => item.time <= time) ?? -1;
    if (now === this.current) return;
    this.current = now;
    [...this.said.children].forEach((item, index) => item.classList.toggle('now', index === now));
  }
}
