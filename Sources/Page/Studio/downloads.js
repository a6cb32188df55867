// Files: those that the page makes, and commands for all others.

import { assetName, commandLine } from './commandline.js';
import { button, choice, copy, h, save } from './dom.js';
import { archive } from './archive.js';
import { data } from './catalog.js';
import { framesOf, playbackOf } from './frames.js';
import { yaml } from './yaml.js';

/** The most frames that the page draws. */
const MOST = 2000;
/** What the page makes itself: what a button says, the method of a scene, how the file ends, and its type. */
const VECTORS = { svg: ['SVG', 'svg', 'svg', 'image/svg+xml'], 'svg-css': ['SVG with CSS', 'svgCss', 'svg', 'image/svg+xml'], lottie: ['Lottie', 'lottie', 'json', 'application/json'] };
/** Fonts are the program's: what the page cannot outline, that can. */
const OUTLINES = /outline/;
/** What is asked for most. */
const FIRST = ['gif', 'webp', 'apng', 'mp4'];

export class Downloads {
  #parts = new Map();

  /** @param isServed Whether the program serves the page, and exports what the panel asks for. */
  constructor(place, store, show, isServed) {
    [this.store, this.show] = [store, show];
    const part = (key, title, act, more) => {
      const element = button(title, act, more);
      this.#parts.set(key, { element, title });
      return element;
    };
    this.reasons = h('ul', { class: 'reasons', 'aria-label': 'What cannot be downloaded here' });
    const formats = (data.formats ?? []).map(({ name, summary }) => [name, `${name}: ${summary}`]).filter(([name]) => !(name in VECTORS));
    formats.sort(([a], [b]) => (FIRST.indexOf(a) + 1 || 99) - (FIRST.indexOf(b) + 1 || 99));
    this.format = choice('Format for the program', formats, () => this.#command());
    this.code = h('code', {});
    place.append(
      h('section', { class: 'take' }, h('h3', {}, 'Download'),
        h('div', { class: 'files' },
          button('Spec', () => save(`${this.#name()}.yaml`, yaml(store.request), 'text/yaml')), button('Theme', () => this.#saveTheme()),
          part('motion', 'Motion', () => this.#saveMotion()),
          ...Object.entries(VECTORS).map(([key, [title, , ending, type]]) => part(key, title, () => save(`${this.#name()}.${ending}`, this.#parts.get(key).text, type))),
          part('frames', 'PNG frames', () => this.#frames(), { title: 'Drawn by the browser: edges may differ from those that spindle writes' })),
        this.reasons, h('p', { class: 'help' }, 'PNG frames are drawn by the browser; the command line writes those of the engine.')),
      h('section', { class: 'take' }, h('div', { class: 'line' }, h('h3', {}, 'GIF, WebP, APNG, MP4 …'), button('Copy', () => copy(this.text, 'Command'), { 'aria-label': 'Copy: the command for a format' })),
        h('p', { class: 'help' }, isServed ? 'The program makes these: by Export above, or in a terminal:' : 'The program makes these, not the page. Run it in a terminal:'), this.format,
        h('pre', { tabindex: '0', 'aria-label': 'Command for a format', role: 'region', 'data-text': 'format' }, this.code)));
  }

  #name() { return assetName(this.store.request); }

  /** Finds out what can be downloaded as things are. */
  renew() {
    if (!this.show.scene) return;
    for (const [key, [, method]] of Object.entries(VECTORS)) {
      const part = this.#parts.get(key);
      try {
        [part.text, part.reason] = [this.show.scene[method](), null];
      } catch (error) {
        const reason = error.problems?.[0]?.message ?? error.message;
        // One reason is told once for all that it is about.
        [part.text, part.reason, part.format] = [null, reason.replace(`${key} `, ''), OUTLINES.test(reason) ? key : null];
        if (part.format) part.reason = 'the page has no outlines of its texts, but the program has. Run it in a terminal:';
      }
    }
    Object.assign(this.#parts.get('motion'), { reason: this.#motion() ? null : 'no motion runs here; choose one in the gallery' });
    const count = this.#times.length;
    Object.assign(this.#parts.get('frames'), count > MOST ? { reason: `${count} are too many for the page, which draws ${MOST}. Run it in a terminal:`, format: 'frames' } : { reason: null, format: null });
    for (const { element, reason } of this.#parts.values()) element.disabled = Boolean(reason);
    const groups = Map.groupBy([...this.#parts.values()].filter(({ reason }) => reason), ({ reason }) => reason);
    this.reasons.replaceChildren(...[...groups].map(([reason, parts]) => {
      const titles = parts.map(({ title }) => title).join(', '), [format] = parts.map(({ format }) => format), command = format && this.#commandFor(parts.map(({ format }) => format));
      const text = h('p', { class: 'help' }, h('strong', {}, `${titles}: `), reason);
      return command ? h('li', {}, h('div', { class: 'line' }, text, button('Copy', () => copy(command, 'Command'), { 'aria-label': `Copy: the command for ${titles}` })),
        h('pre', { tabindex: '0', 'aria-label': `Command for ${titles}`, role: 'region' }, h('code', {}, command))) : h('li', {}, text);
    }));
    this.#command();
  }

  /** Why the page has no such text, and what has. */
  reason(error) {
    const text = error.problems?.[0]?.message ?? error.message;
    return OUTLINES.test(text) ? `The page has no outlines of its texts. Run it in a terminal:\n${this.#commandFor('svg-css')}\n` : text;
  }

  #command() {
    this.text = this.#commandFor(this.format.value);
    this.code.textContent = this.text;
  }

  /** The command that writes formats, without what has no effect on them. */
  #commandFor(to) {
    const request = { ...structuredClone(this.store.request), to }, { scene, problems } = this.show.make(request, true);
    scene?.dispose();
    const wrong = problems.find(({ message }) => !OUTLINES.test(message));
    return wrong ? `# ${to}: ${wrong.message}` : commandLine(request, this.show.spindle.motions);
  }

  /** The motion that runs, as a file of one's own; null where none does. */
  #motion() {
    const { request } = this.store, { scene, spindle } = this.show;
    if (request.motion !== null && typeof request.motion === 'object') return request.motion;
    const name = request.motion ?? scene.name, found = spindle.motions.find(motion => motion.name === name);
    return found && found.kind !== 'determinate' ? { name: `my-${name}`, base: name } : null;
  }

  #saveMotion() {
    const own = this.#motion();
    save(`${own.name}.yaml`, yaml(own), 'text/yaml');
  }

  #saveTheme() {
    const { request } = this.store, theme = request.theme ?? 'neutral-light';
    const slots = [request['theme-color'] ?? []].flat().map(text => text.split('='));
    const color = [request.color ?? []].flat()[0];
    const own = typeof theme === 'object' ? theme : { name: `my-${theme}`, base: theme };
    const colors = { ...own.colors, ...Object.fromEntries(slots), ...(color ? { indicator: color } : {}) };
    save(`${own.name}.yaml`, yaml({ ...own, ...(Object.keys(colors).length > 0 ? { colors } : {}) }), 'text/yaml');
  }

  /** The moments that frames show, in the order in which they are shown. */
  get #times() {
    const { scene } = this.show, { count, step } = framesOf(scene, this.store.request), playback = playbackOf(scene, this.store.request);
    if (!playback) return Array.from({ length: count }, (_, index) => index * step);
    return Array.from({ length: Math.round(playback.length / step) }, (_, index) => playback.at(index * step));
  }

  async #frames() {
    const { scene } = this.show, scale = [this.store.request.scale ?? 1].flat()[0];
    const canvas = new OffscreenCanvas(Math.ceil(scene.width * scale), Math.ceil(scene.height * scale)), context = canvas.getContext('2d');
    const files = [];
    for (const [index, time] of this.#times.entries()) {
      context.clearRect(0, 0, canvas.width, canvas.height);
      scene.draw(context, time, { scale });
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      files.push([`${this.#name()}-${String(index).padStart(4, '0')}.png`, new Uint8Array(await blob.arrayBuffer())]);
    }
    save(`${this.#name()}-drawn-by-browser.zip`, archive(files), 'application/zip');
  }
}
