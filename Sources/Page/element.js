// <spindle-indicator>: an indicator whose attributes are options of a request.

import { OPTIONS } from './attributes.js';
import { begin, end } from './clock.js';
import { bytesOf, hexOf } from './colors.js';
import { inflate } from './inflate.js';
import { Player } from './player.js';
import { load } from './spindle.js';
import { UNSET, styles } from './styles.js';
import { Picture } from './svg.js';
import { Texts } from './texts.js';

/** Attributes for the labels of states. */
const LABELS = { 'error-label': 'error', 'paused-label': 'paused', 'success-label': 'success' };
const STATES = ['active', 'paused', 'error', 'success', 'disabled'];
/** The slots of a theme that a custom property gives a color to. */
const SLOTS = {
  track: ['track', 'linear-track'], error: ['error'], success: ['success'], paused: ['paused'], disabled: ['disabled'],
  text: ['label', 'secondary-label', 'linear-label'],
};
const PROPERTIES = ['color', ...Object.keys(SLOTS)];

/** What an option is refused with that can have no effect in a request, or that writes a value where none is shown. */
const IDLE = /no effect|no value to show/;

/** The engine of the page, and what measures the texts of the scene that is being made. */
let engine = null;
let measuring = null;

function start() {
  engine ??= inflate('SPINDLE_WASM').then(bytes => load(bytes, { measure: block => measuring.measure(block) }));
  return engine;
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** A progress indicator. */
export class SpindleIndicator extends HTMLElement {
  static observedAttributes = [...OPTIONS, ...Object.keys(LABELS), 'dir', 'reduced-motion', 'state', 'value'];

  #internals = this.attachInternals();
  #root;
  #spindle = null;
  #player = new Player((request, isTransition) => this.#make(request, isTransition));
  #picture = null;
  #texts = null;
  #probes = new Map();
  /** The colors that have names in this look, and what else there is of the look, as text. */
  #colors = {};
  #look = null;
  #observer = null;
  #isSeen = false;
  #isClocked = false;
  #isPending = false;

  #draw = now => this.#frame(now);
  #changed = () => this.#schedule();
  #settled = () => this.#run();
  #loaded = () => this.refresh();

  constructor() {
    super();
    // A page from a server has a root already, with a picture that stands still.
    this.#root = this.#internals.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#internals.role = 'progressbar';
  }

  connectedCallback() {
    this.#observer = new IntersectionObserver(entries => {
      this.#isSeen = entries.at(-1).isIntersecting;
      this.#run();
    });
    this.#observer.observe(this);
    document.addEventListener('visibilitychange', this.#settled);
    document.fonts.addEventListener('loadingdone', this.#loaded);
    for (const query of [calm, dark]) query.addEventListener('change', this.#changed);
    start().then(spindle => {
      this.#spindle = spindle;
      if (this.isConnected) this.#update();
    }, error => console.error(error));
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    document.removeEventListener('visibilitychange', this.#settled);
    document.fonts.removeEventListener('loadingdone', this.#loaded);
    for (const query of [calm, dark]) query.removeEventListener('change', this.#changed);
    this.#isSeen = false;
    this.#run();
    this.#player.dispose();
    this.#look = null;
  }

  attributeChangedCallback() { this.#schedule(); }

  /** The value in 0…1, or null while none is known. */
  get value() {
    const text = this.getAttribute('value')?.trim() ?? '', value = Number.parseFloat(text);
    return Number.isNaN(value) ? null : Math.min(Math.max(text.endsWith('%') ? value / 100 : value, 0), 1);
  }
  set value(value) { this.#reflect('value', value); }

  /** What has become of the process: "active", "paused", "error", "success" or "disabled". */
  get state() {
    const state = this.getAttribute('state');
    return STATES.includes(state) ? state : 'active';
  }
  set state(state) { this.#reflect('state', state); }

  /** The name of the motion. */
  get motion() { return this.getAttribute('motion'); }
  set motion(motion) { this.#reflect('motion', motion); }

  /** Reads colors and fonts anew, which a page may change without the element being told. */
  refresh() {
    this.#texts?.clear();
    this.#look = null;
    this.#schedule();
  }

  #reflect(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name); else this.setAttribute(name, value);
  }

  // MARK: Changes

  /** Attributes that change together are one change. */
  #schedule() {
    if (this.#isPending || !this.#spindle) return;
    this.#isPending = true;
    queueMicrotask(() => {
      this.#isPending = false;
      if (this.isConnected) this.#update();
    });
  }

  #update() {
    this.#prepare();
    const pose = { state: this.state, value: this.value }, now = performance.now();
    const request = this.#request(), look = JSON.stringify({ ...request, color: null, track: null, 'theme-color': null });
    // Where less motion is asked for, nothing moves from one value or state to another either.
    if (look !== this.#look || calm.matches) this.#player.show(request, pose, now); else this.#player.go(request, pose, now);
    this.#look = look;
    this.#run();
    if (!this.#isClocked) this.#frame(now);
    this.#tell();
  }

  /** The picture, and the elements from which colors are read. */
  #prepare() {
    const family = getComputedStyle(this).fontFamily;
    if (this.#texts?.family === family) return;
    this.#texts = new Texts(family);
    this.#picture = new Picture({ texts: this.#texts, role: area => this.#role(area) });
    this.#picture.element.setAttribute('part', 'picture');
    this.#picture.element.setAttribute('aria-hidden', 'true');
    for (const name of PROPERTIES) {
      if (!this.#probes.has(name)) this.#probes.set(name, Object.assign(document.createElement('i'), { className: name }));
    }
    this.#root.adoptedStyleSheets = [styles()];
    this.#root.replaceChildren(...this.#probes.values(), this.#picture.element);
  }

  /** Makes a scene; null where nothing leads from one state to another, or an attribute is wrong. */
  #make(request, isTransition) {
    measuring = this.#texts;
    if (calm.matches && !['span', 'value', 'transition', 'state'].some(name => name in request)) {
      request['reduced-motion'] = this.getAttribute('reduced-motion') === 'slow' ? 'slow' : 'message';
    }
    if ('value' in request) this.#settle(request);
    for (;;) {
      try {
        return this.#spindle.scene(request);
      } catch (error) {
        // An attribute may be meant for other values and states than these.
        const idle = error.problems?.filter(({ option, message }) => option in request && OPTIONS.includes(option) && IDLE.test(message));
        if (!idle?.length) {
          // Not every motion can turn into every state: then the state is shown at once.
          if (!isTransition) console.error('<spindle-indicator>:', error.message, this);
          return null;
        }
        for (const { option } of idle) delete request[option];
      }
    }
  }

  /** Where a value stands, most motions have no effect but for the shape that they give the indicator. */
  #settle(request) {
    const motion = this.#spindle.motions.find(motion => motion.name === request.motion);
    if (motion?.takesValues) return;
    request.indicator ??= motion?.kind === 'bars' ? 'linear' : 'circular';
    for (const name of ['arc', 'duration', 'faithful', 'motion', 'speed', 'turns']) delete request[name];
  }

  // MARK: Looks

  /** What the attributes and the styles ask for, value and state aside. */
  #request() {
    const request = {};
    for (const name of OPTIONS) {
      if (this.hasAttribute(name)) request[name] = this.#numberOf(name) ?? (this.getAttribute(name) || (name === 'label' ? '' : true));
    }
    const labels = Object.entries(LABELS).filter(([name]) => this.hasAttribute(name));
    if (labels.length > 0) {
      request.label = Object.fromEntries(labels.map(([name, state]) => [state, this.getAttribute(name)]));
      if (this.hasAttribute('label')) request.label.active = this.getAttribute('label');
    }
    if (!request.direction && getComputedStyle(this).direction === 'rtl') request.direction = 'rtl';
    this.#addColors(request);
    return request;
  }

  /** What an attribute says where its option is a number; attributes are texts. */
  #numberOf(name) {
    const { kind } = this.#spindle.options.find(option => option.name === name) ?? {}, text = this.getAttribute(name).trim();
    return (kind === 'number' || kind === 'integer') && /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
  }

  /** The page's colors: without a theme, what is not set has the color of the text around. */
  #addColors(request) {
    const colors = Object.fromEntries([...this.#probes].map(([name, probe]) => [name, bytesOf(getComputedStyle(probe).color)]));
    const isSet = name => JSON.stringify(colors[name]) !== JSON.stringify(UNSET);
    const own = bytesOf(getComputedStyle(this).color), isThemed = this.hasAttribute('theme');
    this.#colors = {};
    // A gradient is there instead of one color.
    if (!('gradient' in request) && (isSet('color') || !isThemed)) {
      this.#colors.indicator = isSet('color') ? colors.color : own;
      request.color = hexOf(this.#colors.indicator);
    }
    if (!isSet('text') && !isThemed) colors.text = own;
    const slots = Object.entries(SLOTS).filter(([name]) => JSON.stringify(colors[name]) !== JSON.stringify(UNSET));
    if (slots.length > 0) {
      request['theme-color'] = slots.flatMap(([name, slots]) => slots.map(slot => `${slot}=${hexOf(colors[name])}`));
    }
    if (isSet('track') && !('track' in request)) request.track = hexOf(colors.track);
    if (CSS.supports('color', request.track ?? 'none')) this.#colors.track = bytesOf(request.track);
  }

  /** What an area is called in `::part()`. What has the indicator's color follows the page's without a new look. */
  #role(area) {
    const { indicator, track } = this.#colors, { color } = area;
    const isOf = other => other && color.red === other.red && color.green === other.green && color.blue === other.blue;
    if (area.text) return { part: 'text' };
    if (area.role === 'track' || area.role !== 'indicator' && isOf(track) && !isOf(indicator)) return { part: 'track' };
    if (!isOf(indicator)) return { part: 'indicator' };
    return { part: 'indicator', fill: 'currentColor', opacity: Math.min(color.alpha / Math.max(indicator.alpha, 1), 1) * area.opacity };
  }

  // MARK: Frames

  /** Draws frame after frame while the element is seen and something moves, and otherwise nothing. */
  #run() {
    const isWanted = this.#isSeen && document.visibilityState === 'visible' && this.#player.moves(performance.now());
    if (isWanted === this.#isClocked) return;
    this.#isClocked = isWanted;
    if (isWanted) begin(this.#draw); else end(this.#draw);
  }

  #frame(now) {
    const scene = this.#player.scene, list = this.#player.frame(now);
    if (list) this.#picture.show(list);
    if (scene !== this.#player.scene) this.#tell();
    this.#run();
  }

  // MARK: Accessibility

  /** Tells assistive technology what the scene comes to. What the page says by attributes holds. */
  #tell() {
    const facts = this.#player.scene?.access, { value, state } = this;
    if (!facts) return;
    const text = facts.values.at(-1)?.text ?? facts.alternative;
    const isProgress = facts.role === 'progressbar';
    Object.assign(this.#internals, {
      role: facts.role, ariaLabel: facts.label ?? (isProgress && value === null ? text : facts.alternative),
      ariaValueMin: isProgress ? '0' : null, ariaValueMax: isProgress ? '100' : null,
      ariaValueNow: isProgress && value !== null ? String(Math.floor(value * 100 + 1e-9)) : null,
      ariaValueText: isProgress && value !== null ? text : null,
      ariaDisabled: state === 'disabled' ? 'true' : null,
    });
  }
}
