// A story: events on a time line, and what is shown and announced.

import { button, choice, h, say } from './dom.js';
import { draggable, tell } from './grip.js';
import { VERBS, eventOf, faultOf, verbOf, withAnother } from './events.js';
import { data, options } from './catalog.js';
import { events } from './logs.js';

const EXAMPLE = [{ at: 0, started: true }, { at: 2500, progress: 0.1 }, { at: 6000, progress: 0.7 }, { at: 8000, succeeded: 'Photos uploaded' }];

export class Story {
  #drawn = '';
  /** How long the track is while an event is dragged. */
  #scale = null;

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.list = h('ol', { class: 'events' });
    this.needle = h('i', { class: 'needle', 'aria-hidden': 'true' });
    this.track = h('div', { class: 'track', role: 'group', 'aria-label': 'Events on the time line', title: 'Drag events; double-click for a new one', ondblclick: event => this.#put(event) });
    this.log = h('input', { type: 'file', accept: '.csv,.json,.jsonl,.log,.txt', class: 'unseen', 'aria-label': 'Log of a job', onchange: () => this.#read(this.log.files[0]) });
    const { values = [], default: usual } = options.get('operation.policy') ?? {};
    this.policy = choice('Policy', [['', `Policy: ${usual}`], ...values.filter(name => name !== usual).map(name => [name, `Policy: ${name}`])],
      policy => store.change(request => { if (request.operation) { if (policy) request.operation.policy = policy; else delete request.operation.policy; } }));
    this.said = h('ol', { class: 'said', 'aria-label': 'What is announced' });
    this.facts = h('dl', { class: 'access' });
    place.append(
      h('div', { class: 'line' }, this.begin = button('Begin a story', () => this.#set(EXAMPLE), { class: 'primary' }),
        this.more = button('Add event', () => this.#add()), button('Open log…', () => this.log.click()),
        this.remove = button('Remove story', () => this.#set(null), { class: 'quiet' })),
      h('p', { class: 'help' }, 'Or drop the log of a job anywhere on the page: CSV (time, value, state, message) or JSON lines. A moving SVG that is dropped plays as spindle draws it.'),
      this.log, this.policy, this.track, this.problem = h('p', { class: 'problem', role: 'status' }), this.list, h('h3', {}, 'Shown and announced'), this.facts, this.said);
    addEventListener('dragover', event => event.preventDefault());
    addEventListener('drop', event => {
      event.preventDefault();
      this.#read(event.dataTransfer?.files[0]);
    });
    store.watch(() => this.#fill());
    store.watch(() => { if (store.view.panel !== this.panel) { this.panel = store.view.panel; this.#judge(); } });
    show.watch(isNew => { if (isNew) { this.#access(); this.#judge(); } if (store.view.panel === 'story') this.#move(); });
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
    if (/\.svg$/i.test(file.name)) return void dispatchEvent(new CustomEvent('moving', { detail: file }));
    if (file.size > 5e6) return say('The log is larger than 5 MB');
    this.#take(await file.text());
  }

  #take(text) {
    try {
      const { 'log-unit': unit, 'log-total': total } = this.store.request, list = events(text, unit === 's' ? 1000 : 1, Number(total) || null);
      this.#set(list);
      say(`${list.length} events read from the log`);
    } catch (error) {
      say(`The log cannot be read: ${error.message}`);
    }
  }

  /** One more event: at a time, or where it can happen. */
  #add(at) {
    if (this.#events.length === 0) return this.#set(EXAMPLE);
    const { list, fault } = withAnother(this.show, this.#events, at);
    if (list) this.#set(list); else say(`Nothing can be added there: ${fault}`);
  }

  /** Whether an event can be added, and why not; what is wrong with those that there are. */
  #judge() {
    if (this.store.view.panel !== 'story' || this.#events.length === 0) return;
    const { fault } = withAnother(this.show, this.#events), wrong = this.show.problems.filter(({ option }) => option.startsWith('operation'));
    this.more.disabled = Boolean(fault);
    this.problem.textContent = wrong.length > 0 ? wrong.map(({ option, message }) => `${nameOf(option)}: ${message}.`).join(' ') : fault ? `No event can be added: ${fault}.` : '';
  }

  #edit(index, edit) {
    this.store.change(request => {
      edit(request.operation.events, index);
      request.operation.events.sort((a, b) => a.at - b.at);
    }, `event ${index}`);
  }

  #fill() {
    const text = JSON.stringify(this.#events);
    const policy = this.store.request.operation?.policy;
    this.policy.value = policy === options.get('operation.policy')?.default ? '' : policy ?? '';
    this.begin.hidden = this.#events.length > 0;
    for (const part of [this.policy, this.more, this.remove]) part.hidden = this.#events.length === 0;
    this.#mark();
    if (text === this.#drawn || this.list.contains(document.activeElement) && document.activeElement.tagName === 'INPUT') return;
    this.#drawn = text;
    this.list.replaceChildren(...this.#events.map((event, index) => this.#row(event, index)));
  }

  /** When the track ends: a while after the last event, so that this can be dragged on. */
  get #end() { return 1.15 * Math.max(1000, ...this.#events.map(event => Number(event.at) || 0)); }

  /** Shows the events on the track. */
  #mark() {
    const list = this.#events;
    if (this.marks?.length !== list.length) {
      this.marks = list.map((_, index) => this.#handle(index));
      this.track.replaceChildren(...this.marks, this.needle);
    }
    this.track.hidden = list.length === 0;
    const end = this.#scale ?? this.#end;
    list.forEach((event, index) => {
      const verb = verbOf(event), mark = this.marks[index], text = `${verb}${verb === 'progress' ? ` ${Math.round(event[verb] * 100)}%` : ''} at ${event.at} ms`;
      mark.style.left = `${event.at / end * 100}%`;
      mark.className = `event ${verb}`;
      mark.title = text;
      tell(mark, `Event ${index + 1}`, event.at, text, [0, Math.round(end)]);
    });
    this.#move();
  }

  /** An event that is dragged between its neighbors. */
  #handle(index) {
    const element = h('span', { role: 'slider', tabindex: '0' });
    draggable(element, {
      area: () => {
        this.#scale = this.#end;
        return this.track.getBoundingClientRect();
      },
      place: () => [this.#events[index].at / this.#end, 0], step: () => [100 / this.#end, 0],
      move: x => {
        const list = this.#events, [low, high] = [list[index - 1]?.at ?? 0, list[index + 1]?.at ?? Infinity];
        const at = Math.round(Math.min(Math.max(x * (this.#scale ?? this.#end), low), high, 1e9) / 10) * 10;
        this.#edit(index, list => { list[index].at = Math.min(Math.max(at, low), high); });
      },
      end: () => {
        this.#scale = null;
        this.#mark();
      },
    });
    return element;
  }

  /** An event where the track is clicked twice. */
  #put(event) {
    if (event.target !== this.track) return;
    const box = this.track.getBoundingClientRect();
    this.#add(Math.round((event.clientX - box.left) / box.width * this.#end / 10) * 10);
  }

  #row(event, index) {
    const verb = verbOf(event), value = event[verb];
    const time = h('input', { type: 'number', min: '0', step: '100', value: String(event.at), 'aria-label': `Time of event ${index + 1} in milliseconds`,
      onchange: () => { this.#drawn = ''; this.#edit(index, list => { list[index].at = Math.max(0, Number(time.value) || 0); }); } });
    const kind = h('select', { 'aria-label': `Event ${index + 1}`, onfocus: () => this.#offer(kind, index),
      onchange: () => this.#edit(index, list => { list[index] = eventOf(event.at, kind.value); }) },
    ...Object.entries(VERBS).map(([label, names]) => h('optgroup', { label }, ...names.map(name => h('option', { value: name }, name)))));
    kind.value = verb;
    const text = value === true || value === undefined ? null : h('input', { type: 'text', value: String(value), 'aria-label': verb === 'progress' ? 'Value' : 'Text',
      onchange: () => { this.#drawn = ''; this.#edit(index, list => { list[index][verb] = verb === 'progress' ? Number(text.value) || 0 : text.value; }); } });
    return h('li', {}, time, kind, text, button('×', () => this.#edit(index, list => list.splice(index, 1)), { 'aria-label': `Remove event ${index + 1}`, class: 'quiet' }));
  }

  /** Lets only that be chosen which can happen there. */
  #offer(kind, index) {
    for (const choice of kind.options) {
      const fault = choice.value === kind.value ? null : faultOf(this.show, this.#events.with(index, eventOf(this.#events[index].at, choice.value)));
      choice.disabled = Boolean(fault);
      choice.textContent = fault ? `${choice.value}: ${fault}` : choice.value;
    }
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
    const { moment: time, length } = this.show;
    this.needle.style.transform = `translateX(${length > 0 ? Math.min(time / (this.#scale ?? this.#end), 1) * 100 : 0}%)`;
    const value = this.values?.findLast(item => item.time <= time)?.text ?? '–';
    if (this.value && this.value.textContent !== value) this.value.textContent = value;
    const now = this.announcements?.findLastIndex(item => item.time <= time) ?? -1;
    if (now === this.current) return;
    this.current = now;
    [...this.said.children].forEach((item, index) => item.classList.toggle('now', index === now));
  }
}

/** An event as people count: `operation.events[2]` is the third. */
function nameOf(option) {
  const number = /^operation\.events\[(\d+)\]/.exec(option)?.[1];
  return number === undefined ? option : `Event ${Number(number) + 1}`;
}
