// Everything there is, live, on one clock. Only what is in sight is drawn.

import { h, say } from './dom.js';
import { STRAIGHT, data } from './catalog.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const SIDE = 52;
/** How long a frame may take, in milliseconds: cells for which there is no time are drawn in the next one. */
const BUDGET = 6;
const STEPS = ['Cart', 'Address', 'Payment', 'Review'];
/** Kinds of motions that stand together; a kind that is not here has a group of its own. */
const GROUPS = {
  Arcs: ['arc'], Bars: ['bars'], Waves: ['wave', 'wave-bars'], 'Spokes and dots': ['spokes', 'dots'], Shapes: ['shapes'], Figures: ['elements'],
  Values: ['determinate'],
};
const STATES = {
  'counting up': 'indeterminate:determinate=0.7', 'success': 'active:success', 'error': 'active:error', 'paused': 'active:paused',
  'resumed': 'paused:active', 'disabled': 'active:disabled', 'tried again': 'error:active',
};

export class Gallery {
  #cells = [];
  #clock = 0;
  #next = 0;

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.search = h('input', { type: 'search', placeholder: 'Search the gallery', 'aria-label': 'Search the gallery', oninput: () => this.#filter() });
    this.list = h('div', { class: 'cells' });
    place.append(h('div', { class: 'head' }, h('h2', {}, 'Gallery'), this.search), this.list);
    this.observer = new IntersectionObserver(entries => {
      for (const entry of entries) {
        const cell = this.#cells.find(cell => cell.element === entry.target);
        if (cell) cell.isSeen = entry.isIntersecting;
      }
    }, { root: place, rootMargin: '60px' });
    this.#fill();
    dark.addEventListener('change', () => this.#forget());
    addEventListener('resize', () => {
      this.box = null;
      this.#forget();
    });
    store.watch(() => this.#mark());
    this.#cells.find(cell => cell.isChosen(store.request))?.element.scrollIntoView({ block: 'center', inline: 'center' });
    scrollTo(0, 0);
    const start = performance.now();
    const beat = now => {
      this.#clock = now - start;
      if (document.visibilityState === 'visible') this.#draw();
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
  }

  #fill() {
    const motions = this.show.spindle.motions, known = Object.values(GROUPS).flat();
    const others = [...new Set(motions.map(motion => motion.kind))].filter(kind => !known.includes(kind));
    for (const [title, names] of [...Object.entries(GROUPS), ...others.map(kind => [kind, [kind]])]) {
      this.#group(title, motions.filter(motion => names.includes(motion.kind)).map(motion => ({
        name: motion.name, hint: `${motion.summary}. ${motion.source}`,
        request: motion.kind === 'determinate' ? { value: '0:1' } : { motion: motion.name, ...(STRAIGHT.includes(motion.kind) ? { width: 120 } : {}) },
        pick: request => {
          for (const key of ['value', 'steps', 'current', 'indicator', 'transition', 'state']) delete request[key];
          if (motion.kind === 'determinate') {
            delete request.motion;
            request.value = '0:1';
          } else {
            request.motion = motion.name;
          }
        },
        isChosen: request => motion.kind === 'determinate' ? request.value !== undefined && !request.motion : request.motion === motion.name,
      })));
    }
    this.#group('States', Object.entries(STATES).map(([name, transition]) => ({
      name, hint: `The transition ${transition}`, request: { motion: 'fluent', transition, t0: 333 },
      pick: request => {
        for (const key of ['value', 'steps', 'current', 'state', 'operation', 'at']) delete request[key];
        request.transition = transition;
      },
      isChosen: request => request.transition === transition,
    })));
    const steps = [1, 2, 3].map(number => ({
      name: ['next step', 'second to third', 'last step'][number - 1], hint: `Step ${number} to ${number + 1} of ${STEPS.length}`,
      request: { indicator: 'steps', steps: STEPS, names: false, transition: `step:${number}:${number + 1}` },
      pick: request => this.#onlySteps(request, { transition: `step:${number}:${number + 1}` }),
      isChosen: request => request.transition === `step:${number}:${number + 1}`,
    }));
    this.#group('Steps', [...steps, {
      name: 'all steps', hint: 'The list of all steps', request: { indicator: 'steps', steps: STEPS, current: 2, view: 'all' },
      pick: request => this.#onlySteps(request, { current: 2, view: 'all' }), isChosen: request => request.view === 'all',
    }]);
    this.#group('Presentations', (data.presentations ?? []).filter(item => item.name !== 'bare').map(item => ({
      name: item.name, hint: item.summary, request: { present: item.name },
      pick: request => {
        for (const key of ['steps', 'current', 'view', 'header', 'names']) delete request[key];
        if (request.indicator === 'steps') delete request.indicator;
        request.present = item.name;
      },
      isChosen: request => (request.present?.name ?? request.present) === item.name,
    })));
  }

  /** Has every cell made anew, when it is next drawn. */
  #forget() {
    for (const cell of this.#cells) {
      cell.scene?.dispose();
      cell.scene = undefined;
    }
  }

  #onlySteps(request, more) {
    const { theme } = request;
    for (const key of Object.keys(request)) delete request[key];
    Object.assign(request, { ...(theme ? { theme } : {}), indicator: 'steps', steps: STEPS }, more);
  }

  #group(title, items) {
    const grid = h('div', { class: 'grid' });
    const group = h('section', { class: 'group', 'aria-label': title }, h('h3', {}, title, h('span', { class: 'count' }, String(items.length))), grid);
    for (const item of items) {
      const canvas = h('canvas', { 'aria-hidden': 'true' });
      const element = h('button', { type: 'button', class: 'cell', title: item.hint, 'aria-pressed': 'false', onclick: () => this.#pick(item) },
        canvas, h('span', {}, item.name));
      grid.append(element);
      this.#cells.push({ ...item, element, canvas, group, isSeen: false, scene: undefined });
      this.observer.observe(element);
    }
    this.list.append(group);
  }

  /** Shows an item with the settings that there are; those that can have no effect on it are left out. */
  #pick(item) {
    this.show.endChange();
    this.store.change(request => {
      item.pick(request);
      const before = Object.keys(request), { scene, request: made } = this.show.make(structuredClone(request), true);
      if (!scene) return;
      scene.dispose();
      const left = before.filter(key => !(key in made));
      for (const key of left) delete request[key];
      if (left.length > 0) say(`Left out, without effect here: ${left.join(', ')}`);
    });
  }

  #mark() {
    const { request } = this.store;
    for (const cell of this.#cells) cell.element.setAttribute('aria-pressed', String(Boolean(cell.isChosen(request))));
  }

  #filter() {
    const words = this.search.value.toLowerCase().split(/\s+/);
    for (const cell of this.#cells) {
      const text = `${cell.name} ${cell.hint}`.toLowerCase();
      cell.element.hidden = !words.every(word => text.includes(word));
    }
    for (const group of this.list.children) group.hidden = !group.querySelector('.cell:not([hidden])');
  }

  #draw() {
    const begin = performance.now(), count = this.#cells.length;
    for (let turn = 0; turn < count && performance.now() - begin < BUDGET; turn++) {
      const cell = this.#cells[this.#next];
      this.#next = (this.#next + 1) % count;
      if (!cell.isSeen || cell.element.hidden) continue;
      if (cell.scene === undefined) this.#prepare(cell);
      if (!cell.scene) continue;
      const { scene, context, scale, x, y } = cell, { duration } = scene;
      if (duration === 0 && cell.isDrawn) continue;
      const time = scene.loops ? this.#clock : this.#clock % (duration + 900);
      context.clearRect(0, 0, cell.canvas.width, cell.canvas.height);
      scene.draw(context, time, { scale, x, y });
      cell.isDrawn = true;
    }
  }

  #prepare(cell) {
    const theme = dark.matches ? 'neutral-dark' : 'neutral-light';
    cell.scene = this.show.make({ theme, ...cell.request }, true).scene;
    if (!cell.scene) return;
    // All cells are as large as each other; to ask each one lays out the page each time.
    const density = devicePixelRatio, box = this.box ??= cell.canvas.getBoundingClientRect();
    [cell.canvas.width, cell.canvas.height] = [Math.round((box.width || SIDE) * density), Math.round((box.height || SIDE) * density)];
    cell.context = cell.canvas.getContext('2d');
    const fit = Math.min(cell.canvas.width / cell.scene.width, cell.canvas.height / cell.scene.height);
    cell.scale = Math.min(fit, density * 1.1);
    cell.x = (cell.canvas.width - cell.scene.width * cell.scale) / 2;
    cell.y = (cell.canvas.height - cell.scene.height * cell.scale) / 2;
    cell.isDrawn = false;
  }
}

