// The program, where it serves the page: files of every format, and the spec file.

import { data } from './catalog.js';
import { say } from './dom.js';
import { yaml } from './yaml.js';

export class Server {
  constructor(store) {
    this.store = store;
    ({ token: this.token, revision: this.revision, saves: this.saves } = data.server);
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

  /** Writes the request into the spec file. */
  async save() {
    const { request } = this.store;
    const answer = await this.#ask('/spec', { method: 'PUT', body: JSON.stringify({ request, text: yaml(request), revision: this.revision }) });
    if (answer.status === 409) return say('The file has changed on disk; undo brings your version back');
    if (!answer.ok) return say(await message(answer));
    const { revision, comments } = await answer.json();
    this.revision = revision;
    say(comments ? `${data.name} saved` : `${data.name} saved; its comments could not be kept`);
  }

  /** Shows what the file becomes. */
  async #follow() {
    for (;;) {
      try {
        const answer = await this.#ask('/changes', {}, `&revision=${this.revision}`);
        if (answer.status === 200) {
          const { revision, request } = await answer.json();
          if (revision !== this.revision) {
            this.revision = revision;
            this.store.replace(request);
            say(`${data.name} has changed on disk`);
          }
        } else if (answer.status !== 204) {
          await pause(5000);
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
