// The picture, and what it is looked at on.

import { Caption } from './caption.js';
import { Segments, button, choice, h } from './dom.js';
import { setValue } from './catalog.js';
import { cssColor } from '../canvas.js';

const LOOKS = ['light', 'dark', 'high-contrast', 'dark-high-contrast'];
const SCREENS = { phone: [390, 844], tablet: [834, 1112] };

export class Stage {
  constructor(place, store, show) {
    [this.store, this.show] = [store, show];
    const themes = show.spindle.themes;
    this.theme = choice('Theme', [['', 'No theme'], ...themes.map(theme => [theme.name])], name => {
      store.change(request => setValue(request, 'theme', name || undefined), 'theme');
    });
    this.look = choice('Look', [['', 'First look'], ...LOOKS.map(look => [look])], look => {
      store.change(request => setValue(request, 'theme.look', look || undefined));
    });
    this.scale = new Segments('Zoom', [['1', '1×'], ['2', '2×'], ['3', '3×'], ['fit', 'Fit']], scale => store.look({ scale }));
    this.direction = new Segments('Direction', [['ltr', 'LTR', 'Left to right'], ['rtl', 'RTL', 'Right to left']], direction => {
      store.change(request => setValue(request, 'direction', direction === 'rtl' ? 'rtl' : undefined));
    });
    this.reduced = choice('Reduced motion', [['', 'Full motion'], ['message', 'Message instead'], ['slow', 'Slow motion']], kind => {
      store.change(request => setValue(request, 'reduced-motion', kind || undefined));
    });
    this.screen = choice('Screen', [['none', 'No screen'], ['phone', 'Phone'], ['tablet', 'Tablet']], screen => this.#setScreen(screen));
    this.ground = choice('Ground', [['theme', 'On theme'], ['light', 'On white'], ['dark', 'On black'], ['checks', 'On checks']], ground => store.look({ ground }));
    this.canvas = h('canvas', { role: 'img' });
    this.context = this.canvas.getContext('2d');
    this.device = h('div', { class: 'device' }, this.canvas);
    this.ground_ = h('div', { class: 'ground', tabindex: '0', 'aria-label': 'Stage; space plays and pauses, arrow keys step by frames', role: 'group' }, this.device, this.facts = h('p', { class: 'facts' }));
    this.problem = h('p', { class: 'problem', role: 'status' });
    place.append(
      h('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Stage' }, this.theme, this.look, this.scale.element, this.direction.element, this.reduced, this.screen, this.ground),
      this.ground_, new Caption(store, show).element, this.problem);
    this.ground_.addEventListener('keydown', event => this.#key(event));
    // Where nothing else has the keys, the stage has them.
    document.addEventListener('keydown', event => { if (event.target === document.body) this.#key(event); });
    store.watch(() => this.#mark());
    show.watch(isNew => { if (isNew) this.#renew(); this.#draw(); });
    // A moment later, since what is drawn may change the room that there is.
    new ResizeObserver(() => requestAnimationFrame(() => {
      this.room = null;
      this.#renew();
      this.#draw();
    })).observe(this.ground_);
  }

  #key(event) {
    const { show } = this;
    const acts = {
      ' ': () => show.play(!show.isPlaying), 'ArrowRight': () => show.step(1), 'ArrowLeft': () => show.step(-1), 'Home': () => show.seek(0), 'End': () => show.seek(show.length),
    };
    if (event.altKey || event.ctrlKey || event.metaKey || !acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  }

  #setScreen(screen) {
    const [width, height] = SCREENS[screen] ?? [];
    this.store.view.screen = screen;
    const present = this.store.request.present;
    if (present && (present.name ?? present) !== 'bare') {
      this.store.change(request => setValue(request, 'present.screen', width ? `${width}x${height}` : undefined));
    }
    this.store.look({ screen });
    this.#renew();
    this.#draw();
  }

  #mark() {
    const { request, view } = this.store;
    this.theme.value = typeof request.theme === 'string' ? request.theme : '';
    // A theme of one's own has the looks that it names, and that of its base.
    const own = typeof request.theme === 'object' ? request.theme : null;
    this.look.hidden = !LOOKS.some(look => own?.[look] !== undefined);
    this.look.value = own?.look ?? '';
    this.reduced.value = request['reduced-motion'] ?? '';
    [this.screen.value, this.ground.value] = [view.screen, view.ground];
    this.scale.show(view.scale);
    this.direction.show(request.direction === 'rtl' ? 'rtl' : 'ltr');
    this.#renew();
    this.#draw();
  }

  /** The color behind the picture. */
  #surface() {
    const { request, view } = this.store;
    if (view.ground === 'light') return '#ffffff';
    if (view.ground === 'dark') return '#000000';
    if (view.ground === 'checks') return 'transparent';
    const name = typeof request.theme === 'string' ? request.theme : request.theme?.base ?? 'neutral-light';
    const look = LOOKS.find(look => look === request.theme?.look) ?? '', other = name.replace(/-light$/, look.startsWith('dark') ? '-dark' : '-light');
    const theme = this.show.spindle.themes.find(theme => theme.name === other);
    return theme ? cssColor(theme.colors.surface) : '#ffffff';
  }

  #renew() {
    const scene = this.show.shown, { view } = this.store;
    if (!scene) return;
    const screen = SCREENS[view.screen], isWhole = screen && scene.width >= screen[0] * 0.9;
    const outer = screen && !isWhole ? screen : [scene.width, scene.height];
    // To ask for it lays out the page, which after each change would take longer than all else.
    const room = this.room ??= [this.ground_.clientWidth - 32, this.ground_.clientHeight - this.facts.offsetHeight - 32];
    const fit = Math.max(Math.min(room[0] / outer[0], room[1] / outer[1]), 0.05);
    let scale = view.scale === 'fit' ? Math.min(fit, 12) : Number(view.scale) || 1;
    // From where others look, it has to be large.
    if (view.presents) scale = Math.max(scale, Math.min(fit, 4));
    // What does not fit is shown smaller, and never cut.
    scale = Math.min(scale, fit);
    const density = devicePixelRatio;
    this.pixels = scale * density;
    [this.canvas.width, this.canvas.height] = [Math.max(Math.ceil(scene.width * this.pixels), 1), Math.max(Math.ceil(scene.height * this.pixels), 1)];
    Object.assign(this.canvas.style, { width: `${this.canvas.width / density}px`, height: `${this.canvas.height / density}px` });
    this.device.classList.toggle('screen', Boolean(screen));
    Object.assign(this.device.style, screen && !isWhole
      ? { width: `${outer[0] * scale}px`, height: `${outer[1] * scale}px` } : { width: 'auto', height: 'auto' });
    const surface = this.#surface();
    this.device.style.backgroundColor = screen ? surface : 'transparent';
    this.ground_.style.backgroundColor = screen ? '' : surface;
    this.ground_.classList.toggle('checks', this.store.view.ground === 'checks');
    this.canvas.setAttribute('aria-label', scene.access.alternative || scene.name);
    const { playback } = this.show, size = `${round(scene.width)} × ${round(scene.height)} pt`, shown = Math.round(scale * 100) / 100;
    this.facts.textContent = [
      scene.name, size, playback ? `${Math.round(this.show.length)} ms ${playback.goesBack ? 'forth and back' : 'with its end held'}` : scene.duration > 0 ? `${Math.round(scene.duration)} ms ${scene.cut ? `of ${Math.round(scene.cut.period)}, cut` : scene.loops ? 'loop' : ''}`.trim() : 'still', `shown at ${shown}×`,
      ...this.show.other ? [`${this.store.view.compare} as published in pink`] : [],
    ].join(' · ');
    const { problems } = this.show;
    this.problem.textContent = problems.length > 0
      ? `${problems[0].option ? `${problems[0].option}: ` : ''}${problems[0].message}. The stage shows the last request that works.` : '';
  }

  #draw() {
    this.#picture();
    if (this.show.shown && !this.isDrawn) {
      this.isDrawn = true;
      performance.mark('picture');
    }
  }

  #picture() {
    const { show, store } = this, scene = show.shown;
    if (!scene) return;
    const { context, pixels: scale } = this;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (show.other) {
      context.globalAlpha = 1;
      const fit = { scale, x: (this.canvas.width - show.other.width * scale) / 2, y: (this.canvas.height - show.other.height * scale) / 2 };
      show.other.draw(context, show.otherTime, fit);
    }
    if (store.view.onion) this.#onion(context, scene, scale);
    if (show.other) {
      const layer = new OffscreenCanvas(this.canvas.width, this.canvas.height);
      scene.draw(layer.getContext('2d'), show.moment, { scale });
      context.globalAlpha = 0.6;
      context.drawImage(layer, 0, 0);
      context.globalAlpha = 1;
    } else {
      scene.draw(context, show.moment, { scale });
    }
  }

  /** The frames before and after, fainter the farther they are; in a loop, the last come before the first. */
  #onion(context, scene, scale) {
    const step = Math.max(this.show.frame, scene.duration / 60);
    const layer = this.layer ??= new OffscreenCanvas(1, 1);
    [layer.width, layer.height] = [this.canvas.width, this.canvas.height];
    for (const [distance, alpha] of [[-3, 0.1], [-2, 0.18], [-1, 0.3], [1, 0.2]]) {
      const time = this.show.moment + distance * step, { duration, loops } = scene;
      if (!loops && (time < 0 || time > duration)) continue;
      const inner = layer.getContext('2d');
      inner.clearRect(0, 0, layer.width, layer.height);
      scene.draw(inner, loops ? (time % duration + duration) % duration : time, { scale });
      context.globalAlpha = alpha;
      context.drawImage(layer, 0, 0);
    }
    context.globalAlpha = 1;
  }
}

function round(number) { return Math.round(number * 100) / 100; }
