// The page as a file: as it was before anything was shown, with another request to begin with.

import { data } from './catalog.js';

export class Blank {
  #page = document.documentElement.cloneNode(true);

  /** The page that begins with a request, and looks at it in a way. It stands alone, wherever this one came from. */
  text(request, view) {
    const { server, log, ...rest } = data, json = JSON.stringify({ ...rest, request, view });
    this.#page.querySelector('#data').textContent = json.replaceAll('<', '\\u003C');
    return `<!doctype html>\n${this.#page.outerHTML}\n`;
  }
}
