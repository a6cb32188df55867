// The program, where it serves the page: files of every format, and the spec file.

import { data } from './catalog.js';
import { say } from './dom.js';
import { yaml } from './yaml.js';

export class Server {
  constructor(store) {
    this.store = store;
    ({ token: this.token, saves: this.saves } = data.server);
    this.#know({ files: {}, ...data.server }, data.request ?? {});
    if (this.saves) this.#follow();
  }

  #ask(path, options = {}, query = '') { return fetch(`${path}?token=${this.token}${query}`, { ...options, cache: 'no-store' }); }

  /** A file of the engine, or why there is none. */
  async render(request, format) {
    const answer = await this.#ask('/render', { method: 'POST', body: JSON.stringify({ request, format }) });
    if (!answer.ok) return { message: await message(answer) };
    const name = /filename\*=UTF-8''([^;]*)/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
    return { name: decodeURIComponent(name ?? 'file'), bytes: new Uint8Array(await answer.arrayBuffer()) };
  }

  /** A moving SVG as the program draws it: a picture that plays, and what is said about it; or why there is none. */
  async moving(file) {
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const answer = await this.#ask('/moving', { method: 'POST', body: await file.arrayBuffer() }, `&scheme=${scheme}&name=${encodeURIComponent(file.name)}`);
    if (!answer.ok) return { message: await message(answer) };
    return { ...JSON.parse(decodeURIComponent(answer.headers.get('Spindle-Moving'))), bytes: new Uint8Array(await answer.arrayBuffer()) };
  }

  /** Writes the request into the spec file, and what that only names into its own. */
  save() { return this.saving = this.#save(); }

  async #save() {
    const { request } = this.store, names = {}, files = {};
    for (const [key, { name, saves }] of Object.entries(this.files)) {
      const value = request[key], isEdited = JSON.stringify(value) !== JSON.stringify(this.read[key]);
      if (value === null || typeof value !== 'object' || isEdited && !saves) continue;
      names[key] = name;
      if (isEdited) files[key] = yaml(value);
    }
    const body = JSON.stringify({ request, text: yaml({ ...request, ...names }), files, revision: this.revision });
    const answer = await this.#ask('/spec', { method: 'PUT', body });
    if (answer.status === 409) return say('The file has changed on disk; undo brings your version back');
    if (!answer.ok) return say(await message(answer));
    const { saved, uncommented, inlined, ...state } = await answer.json();
    this.#know(state, request);
    say([
      saved.length > 0 ? `${saved.join(' and ')} saved` : `${data.name} is as you see it here`,
      ...inlined.map(name => `its own text has what ${name} had, which lies outside of its folder and stays as it is`),
      ...uncommented.map(name => `comments of ${name} could not be kept`),
    ].join('; '));
  }

  /** Remembers what the files hold, and what they are to the request. */
  #know({ revision, files }, request) { Object.assign(this, { revision, files, read: structuredClone(request) }); }

  /** Shows what the file becomes. */
  async #follow() {
    for (;;) {
      try {
        const known = this.revision, answer = await this.#ask('/changes', {}, `&revision=${known}`);
        if (answer.status === 200) {
          const { request, ...state } = await answer.json();
          // What is saved meanwhile is heard of here too. Whoever else has changed something is heard when asked again.
          await Promise.allSettled([this.saving]);
          if (known === this.revision && state.revision !== known) {
            this.#know(state, request);
            this.store.replace(request);
            say(`${data.name} has changed on disk`);
          }
        } else if (answer.status !== 204) {
          await pause(2000);
        }
      } catch {
        await pause(2000);
      }
    }
  }
}

function pause(time) { return new Promise(done => setTimeout(done, time)); }

async function message(answer) {
  try { return (await answer.json()).message; } catch { return `${answer.status} ${answer.statusText}`; }
}
