// What is taken away: texts that are always in step with the stage, and files.

import { Control, problemsByOption } from './control.js';
import { Downloads } from './downloads.js';
import { button, copy, h, save, say } from './dom.js';
import { commandLine } from './commandline.js';
import { options } from './catalog.js';
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
    this.downloads = new Downloads(place, store, show, server !== null);
    show.watch(isNew => {
      if (!isNew) return;
      this.#mark();
      this.#renew();
    });
    store.watch(() => this.#mark());
  }

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
    this.downloads.renew();
    for (const part of this.#texts) {
      try { part.text = part.make(); } catch (error) { part.text = `/* ${this.downloads.reason(error)} */`; }
      part.code.textContent = part.text.length > 6000 ? `${part.text.slice(0, 6000)}…` : part.text;
    }
  }

  /** What the command gives, and that it has to be run. */
  #tell() {
    const { scene } = this.show, { to, scale } = this.store.request;
    const sizes = [scale ?? 1].flat().map(scale => `${Math.ceil(scene.width * scale)} × ${Math.ceil(scene.height * scale)}`).join(', ');
    this.size.textContent = `Run it in a terminal to get ${[to ?? 'frames'].flat().join(', ')}: ${sizes} pixels.`;
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
