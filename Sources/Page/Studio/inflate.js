// The engine, which is in the page.

import { load } from '../spindle.js';

/** Inflates and starts the engine. */
export async function engine() {
  const place = document.getElementById('engine'), text = place.textContent;
  const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  place.remove();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return load(await new Response(stream).arrayBuffer(), { family: 'Inter, system-ui, sans-serif' });
}
