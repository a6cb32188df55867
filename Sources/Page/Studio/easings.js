// Easings as the engine has them, whatever they are written in: read from an arc that one turns.

/** How far the arc turns, in degrees: so little that easings may go far beyond it. */
const AMOUNT = 20;
const COUNT = 160, DURATION = 1000;

export class Easings {
  #known = new Map();
  #make;

  /** @param make Makes the scene of a request. */
  constructor(make) { this.#make = make; }

  /** The heights of an easing, from its beginning to its end; null where it is none. */
  heights(easing) {
    if (!this.#known.has(easing)) {
      if (this.#known.size > 500) this.#known.clear();
      this.#known.set(easing, this.#read(easing));
    }
    return this.#known.get(easing);
  }

  /** Where an easing begins and ends; null where it is none. */
  ends(easing) {
    const heights = this.heights(easing);
    return heights && [heights[0], heights.at(-1)].map(height => Math.round(height * 1e6) / 1e6);
  }

  #read(easing) {
    // The arc rests longer than it moves, so that the end of the move is seen.
    const rotation = { tracks: [{ amount: AMOUNT, duration: DURATION, easing }] };
    const { scene } = this.#make({ motion: { name: 'easing', period: 2 * DURATION, tail: { offset: 0 }, head: { offset: 90 }, rotation } });
    if (!scene) return null;
    const start = time => scene.frame(time).shapes.find(shape => shape.type === 'ring').arc.start;
    const heights = [];
    let last = 0;
    for (let index = 0; index <= COUNT; index++) {
      const found = start(DURATION * index / COUNT);
      last = found - 360 * Math.round((found - last) / 360);
      heights.push(last / AMOUNT);
    }
    scene.dispose();
    return heights;
  }
}

/** A list of stops with others at its ends; null for what is no such list. */
export function withEnds(easing, first, last) {
  const stops = /^\s*linear\((.*)\)\s*$/i.exec(easing)?.[1].split(',').map(stop => stop.trim());
  if (!(stops?.length > 1)) return null;
  const put = (stop, value) => stop.split(/\s+/).map(word => word.endsWith('%') ? word : String(value)).join(' ');
  return `linear(${[put(stops[0], first), ...stops.slice(1, -1), put(stops.at(-1), last)].join(', ')})`;
}
