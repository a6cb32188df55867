// Moving SVG files that are dropped on the page.

import { button, copy, h, say, save } from './dom.js';

/** Shows what the program makes of a moving SVG. */
export class Moving {
  /** @param server The program; null where nothing serves the page. */
  constructor(server) {
    this.server = server;
    addEventListener('moving', event => this.#show(event.detail));
  }

  async #show(file) {
    if (!this.server) return say(`Start spindle studio to see ${file.name}, or run: spindle import ${file.name}`);
    say(`Drawing ${file.name} …`);
    const { message, bytes, frames, fps, width, notes } = await this.server.moving(file);
    if (message) return say(message);
    say(`${file.name}: ${frames} frames`);
    const name = file.name.replace(/\.svg$/i, ''), url = URL.createObjectURL(new Blob([bytes], { type: 'image/apng' }));
    const command = `spindle import ${/^[\w.-]+$/.test(file.name) ? file.name : `'${file.name.replaceAll("'", "'\\''")}'`} -o ${/^[\w.-]+$/.test(name) ? name : 'spinner'}.apng`;
    const seconds = +(frames / fps).toFixed(3), grounds = ['#ffffff', '#121212'];
    const dialog = h('dialog', { class: 'moving', 'aria-label': file.name, onclose: () => { URL.revokeObjectURL(url); dialog.remove(); } },
      h('h3', {}, file.name),
      h('div', { class: 'grounds' }, ...grounds.map(ground => {
        const place = h('div', {}, h('img', { src: url, alt: `${file.name} as spindle draws it`, width: Math.min(Math.max(width, 48), 240) }));
        place.style.background = ground;
        return place;
      })),
      h('p', {}, `${frames} frames in ${seconds} s`),
      h('ul', { class: 'reasons' }, ...notes.map(note => h('li', {}, note))),
      h('pre', { tabindex: '0', role: 'region', 'aria-label': 'Command for this file' }, h('code', {}, command)),
      h('div', { class: 'line' }, button('Copy', () => copy(command, 'Command')), button('Download APNG', () => save(`${name}.apng`, bytes, 'image/apng')),
        button('Close', () => dialog.close(), { class: 'primary' })));
    document.body.append(dialog);
    dialog.showModal();
  }
}
