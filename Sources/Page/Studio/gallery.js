// Everything there is, live, on one clock. Only what is in sight is drawn, on one canvas a group: browsers lay out, and give to the
// screen, each canvas by itself, which for one a cell takes longer than to draw it.

import { h, say } from './dom.js';
import { STRAIGHT, data, factsOf } from './catalog.js';

const dark = matchMedia('(prefers-color-scheme: dark)'), calm = matchMedia('(prefers-reduced-motion: reduce)');
/** How long the cells of a frame may take, in milliseconds: those for which there is no time are drawn in the next one. */
const MOST = 8, LEAST = 4;
/** A frame that comes later than this after the one before, in milliseconds, is late: cells take less time then, so that the stage keeps up. */
const LATE = 20;
/** How long the end of what does not loop stands. */
const PAUSE = 900;
/** Where less motion is asked for, the part of its time at which a cell stands. */
const STILL = 0.4;
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
  #groups = [];
  #clock = 0;
  #next = 0;
  #budget = MOST;
  #isMeasured = false;

  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    this.search = h('input', { type: 'search', placeholder: 'Search the gallery', 'aria-label': 'Search the gallery', oninput: () => this.#filter() });
    this.list = h('div', { class: 'cells' });
    this.empty = h('p', { class: 'help empty', role: 'status', hidden: true }, 'Nothing here has these words. Stories are among the presets.');
    place.append(h('div', { class: 'head' }, h('h2', {}, 'Gallery'), this.search), this.list, this.empty);
    this.#fill();
    const observed = new Map([...this.#cells, ...this.#groups].map(each => [each.element, each]));
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        const each = observed.get(target);
        each.isSeen = isIntersecting;
        if (each.canvas) this.#isMeasured = false;
      }
    }, { root: place, rootMargin: '60px' });
    for (const element of observed.keys()) observer.observe(element);
    new ResizeObserver(() => { this.#isMeasured = false; }).observe(this.list);
    dark.addEventListener('change', () => this.#forget());
    addEventListener('resize', () => { this.#isMeasured = false; });
    store.watch(() => this.#mark());
    this.#cells.find(cell => cell.isChosen(store.request))?.element.scrollIntoView({ block: 'center', inline: 'center' });
    scrollTo(0, 0);
    const start = performance.now();
    const beat = now => {
      this.#budget = now - start - this.#clock > LATE ? Math.max(this.#budget * 0.9, LEAST) : Math.min(this.#budget * 1.01, MOST);
      this.#clock = now - start;
      if (document.visibilityState === 'visible') this.#draw();
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
  }

  #fill() {
    const motions = this.show.spindle.motions, known = Object.values(GROUPS).flat();
    const others = [...new Set(motions.map(motion => motion.kind))].filter(kind => !known.includes(kind));
    // Figures stand together by the system that publishes them.
    const groupOf = ({ name, kind }) => kind === 'elements' ? factsOf(name).system ?? 'Figures'
      : Object.entries(GROUPS).find(([, kinds]) => kinds.includes(kind))?.[0] ?? kind;
    const titles = [...Object.keys(GROUPS), ...others, ...motions.map(groupOf)];
    for (const title of new Set(titles)) {
      this.#group(title, motions.filter(motion => groupOf(motion) === title).map(motion => ({
        name: motion.name, hint: `${motion.summary}. ${motion.source}`, words: factsOf(motion.name).words,
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
      name, hint: `The transition ${transition}`,
      // What stands still has no time in its motion.
      request: { motion: 'fluent', transition, ...(transition.startsWith('error:') ? {} : { t0: 333 }) },
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
      cell.scene = cell.time = undefined;
    }
  }

  #onlySteps(request, more) {
    const { theme } = request;
    for (const key of Object.keys(request)) delete request[key];
    Object.assign(request, { ...(theme ? { theme } : {}), indicator: 'steps', steps: STEPS }, more);
  }

  #group(title, items) {
    if (items.length === 0) return;
    const canvas = h('canvas', { 'aria-hidden': 'true' }), grid = h('div', { class: 'grid' });
    const element = h('section', { class: 'group', 'aria-label': title }, h('h3', {}, title, h('span', { class: 'count' }, String(items.length))), grid);
    const group = { element, grid, canvas, context: canvas.getContext('2d'), isSeen: false };
    for (const item of items) {
      const picture = h('span', { class: 'picture' });
      const element = h('button', { type: 'button', class: 'cell', title: item.hint, 'aria-pressed': 'false', onclick: () => this.#pick(item) },
        picture, h('span', {}, item.name));
      grid.append(element);
      this.#cells.push({ ...item, element, picture, group, isSeen: false, scene: undefined, time: undefined });
    }
    grid.append(canvas);
    this.#groups.push(group);
    this.list.append(element);
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
      const text = `${cell.name} ${cell.hint} ${cell.words ?? ''}`.toLowerCase();
      cell.element.hidden = !words.every(word => text.includes(word));
    }
    for (const { element } of this.#groups) element.hidden = !element.querySelector('.cell:not([hidden])');
    this.empty.hidden = this.#groups.some(({ element }) => !element.hidden);
    this.#isMeasured = false;
  }

  #draw() {
    if (!this.#isMeasured) this.#measure();
    const begin = performance.now(), count = this.#cells.length;
    for (let turn = 0; turn < count && performance.now() - begin < this.#budget; turn++) {
      const cell = this.#cells[this.#next];
      this.#next = (this.#next + 1) % count;
      if (!cell.isSeen || !cell.box || cell.element.hidden) continue;
      if (cell.scene === undefined) this.#prepare(cell);
      if (!cell.scene) continue;
      const time = this.#timeOf(cell);
      // Nothing is drawn that is there.
      if (time === cell.time) continue;
      cell.time = time;
      const { context } = cell.group, { left, top, width, height } = cell.box;
      context.setTransform(1, 0, 0, 1, left, top);
      context.clearRect(0, 0, width, height);
      cell.scene.draw(context, time, { scale: cell.scale, x: cell.x, y: cell.y, isSmall: true });
    }
  }

  /** The moment of its scene that a cell shows. */
  #timeOf({ element, scene: { duration, loops } }) {
    if (duration === 0) return 0;
    if (calm.matches && !element.matches(':hover, :focus-visible')) return duration * (loops ? STILL : 1);
    return loops ? this.#clock % duration : Math.min(this.#clock % (duration + PAUSE), duration);
  }

  /** Finds out where on the canvases the cells are, in whole pixels, and begins those anew on which something lies elsewhere. */
  #measure() {
    this.#isMeasured = true;
    const density = devicePixelRatio, pixels = points => Math.round(points * density);
    for (const group of this.#groups) {
      const { canvas } = group, grid = group.grid.getBoundingClientRect(), cells = this.#cells.filter(cell => cell.group === group);
      // Out of sight, nothing is kept.
      const [width, height] = group.isSeen ? [pixels(grid.width), pixels(grid.height)] : [0, 0];
      const boxes = width > 0 ? cells.map(({ picture }) => {
        const box = picture.getBoundingClientRect();
        return { left: pixels(box.left - grid.left), top: pixels(box.top - grid.top), width: pixels(box.width), height: pixels(box.height) };
      }) : [];
      const layout = JSON.stringify([width, height, density, boxes]);
      if (group.layout === layout) continue;
      group.layout = layout;
      [canvas.width, canvas.height] = [width, height];
      // As large as its pixels, and so never stretched.
      Object.assign(canvas.style, { width: `${width / density}px`, height: `${height / density}px` });
      cells.forEach((cell, index) => {
        cell.box = boxes[index]?.width > 0 ? boxes[index] : null;
        cell.time = undefined;
        if (cell.scene && cell.box) this.#fit(cell);
      });
    }
  }

  #prepare(cell) {
    const theme = dark.matches ? 'neutral-dark' : 'neutral-light';
    cell.scene = this.show.make({ theme, ...cell.request }, true).scene;
    if (cell.scene) this.#fit(cell);
  }

  #fit(cell) {
    const { scene, box } = cell, fit = Math.min(box.width / scene.width, box.height / scene.height);
    cell.scale = Math.min(fit, devicePixelRatio * 1.1);
    [cell.x, cell.y] = [(box.width - scene.width * cell.scale) / 2, (box.height - scene.height * cell.scale) / 2];
  }
}
