// The engine, which is in the page.

import { inflate } from '../inflate.js';
import { load } from '../spindle.js';

/** Starts the engine. */
export async function engine() {
  const place = document.getElementById('engine'), bytes = inflate(place.textContent);
  place.remove();
  return load(await bytes, { family: 'Inter, system-ui, sans-serif' });
}
