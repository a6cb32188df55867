// What is taken away: texts that are always in step with the stage, and files.

import { assetName, commandLine } from './commandline.js';
import { button, copy, h, save, say } from './dom.js';
import { Control, problemsByOption } from './control.js';
import { Stage } from './stage.js';
import { options } from './catalog.js';
import { archive } from './archive.js';
import { css, element, swift } from './snippets.js';
import { yaml } from './yaml.js';

/** What decides about files, what it is called here, and what stands in an empty field. */
const OUTPUT = [['to', 'Format'], ['max-bytes', 'Largest file', 'any, or such as 128k'], ['fps', 'Frames a second'], ['scale', 'Pixels per point']];

export class Takeaway {
  #texts;
  #controls;

  constructor(place, store, show, server) {
    [this.store, this.show, this.server] = [store, show, server];
    this.#controls = OUTPUT.filter(([key]) => options.has(key)).map(([key, title, hint]) => new Control(key, store, title, hint));
    place.append(h('section', { class: 'take output', 'aria-label': 'Output' }, ...this.#controls.map(control => control.element)));
    if (server) place.append(this.#exports());
    this.#texts = [
      ['command', 'Command line', () => commandLine(store.request, show.spindle.motions)],
      ['spec', 'Spec file', () => yaml(store.request)],
      ['swift', 'Swift', () => swift(store.request)],
      ['html', 'HTML element', () => element(store.request)],
      ['css', 'CSS', () => css(show.scene, store.request)],
    ].map(([key, title, make]) => {
      const code = h('code', {}), pre = h('pre', { tabindex: '0', 'aria-label': title, 'data-text': key, role: 'region' }, code);
      const part = { make, code, copy: button('Copy', () => copy(part.text, title), { 'aria-label': `Copy: ${title}` }) };
      const hint = key === 'command' ? this.size = h('p', { class: 'help' }) : null;
      place.append(h('section', { class: 'take' }, h('div', { class: 'line' }, h('h3', {}, title), part.copy), pre, hint));
      return part;
    });
    const files = h('div', { class: 'files' },
      button('Spec', () => save(`${this.#name()}.yaml`, yaml(store.request), 'text/yaml')),
      button('Theme', () => this.#saveTheme()), button('Motion', () => this.#saveMotion()),
      button('SVG', () => this.#vector('svg', 'svg', 'image/svg+xml')), button('SVG with CSS', () => this.#vector('svgCss', 'svg', 'image/svg+xml')),
      button('Lottie', () => this.#vector('lottie', 'json', 'application/json')),
      button('PNG frames', () => this.#frames(), { title: 'Drawn by the browser: edges may differ from those that spindle writes' }));
    place.append(h('section', { class: 'take' }, h('h3', {}, 'Download'), files,
      h('p', { class: 'help' }, 'PNG frames are drawn by the browser; the command line writes those of the engine.')));
    show.watch(isNew => {
      if (!isNew) return;
      this.#mark();
      this.#renew();
    });
    store.watch(() => this.#mark());
  }

  #name() { return assetName(this.store.request); }

  #mark() {
    const places = problemsByOption(this.show.problems);
    for (const control of this.#controls) control.mark(places.get(control.key));
    if (this.isStale && this.store.view.panel === 'take') this.#renew();
  }

  /** Writes the texts anew, once somebody looks at them: a stylesheet takes longer than a frame. */
  #renew() {
    this.isStale = this.store.view.panel !== 'take';
    if (this.isStale) return;
    if (this.show.scene) this.#tell();
    for (const part of this.#texts) {
      try { part.text = part.make(); } catch (error) { part.text = `/* ${error.problems?.[0]?.message ?? error.message} */`; }
      part.code.textContent = part.text.length > 6000 ? `${part.text.slice(0, 6000)}…` : part.text;
    }
  }

  /** What the command gives, and that it has to be run. */
  #tell() {
    const { scene } = this.show, { to, scale } = this.store.request;
    const sizes = [scale ?? 1].flat().map(scale => `${Math.ceil(scene.width * scale)} × ${Math.ceil(scene.height * scale)}`).join(', ');
    this.size.textContent = `Run it in a terminal to get ${[to ?? 'frames'].flat().join(', ')}: ${sizes} pixels.`;
  }

  #vector(method, ending, type) {
    try {
      save(`${this.#name()}.${ending}`, this.show.scene[method](), type);
    } catch (error) {
      say(error.problems?.[0]?.message ?? error.message);
    }
  }

  #saveMotion() {
    const { motion } = this.store.request;
    if (!motion) return say('No motion runs here; choose one in the gallery');
    const own = typeof motion === 'object' ? motion : { name: `my-${motion}`, base: motion };
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

  async #frames() {
    const { show, store } = this, scene = show.scene, step = Stage.step(store, show);
    const scale = [store.request.scale ?? 1].flat()[0], count = Math.max(1, Math.round(scene.duration / step) || 1);
    if (count > 2000) return say(`${count} frames are too many here; use the command line`);
    const canvas = new OffscreenCanvas(Math.ceil(scene.width * scale), Math.ceil(scene.height * scale)), context = canvas.getContext('2d');
    const files = [];
    for (let index = 0; index < count; index++) {
      context.clearRect(0, 0, canvas.width, canvas.height);
      scene.draw(context, index * step, { scale });
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      files.push([`${this.#name()}-${String(index).padStart(4, '0')}.png`, new Uint8Array(await blob.arrayBuffer())]);
    }
    save(`${this.#name()}-drawn-by-browser.zip`, archive(files), 'application/zip');
  }

  /** Files by the program, where it serves the page. */
  #exports() {
    const formats = () => [this.store.request.to ?? 'frames'].flat(), act = button('', async () => {
      act.disabled = true;
      for (const format of formats()) {
        say(`Rendering ${format}…`);
        const { name, bytes, message } = await this.server.render(this.store.request, format);
        if (bytes) save(name, bytes); else say(message);
      }
      act.disabled = false;
    }, { class: 'primary export' });
    this.store.watch(() => { act.textContent = `Export ${formats().join(', ')}`; });
    return h('section', { class: 'take' }, h('div', { class: 'line' }, act),
      h('p', { class: 'help' }, 'By the engine: the same bytes as the command line writes. Several files come as an archive.'));
  }
}
