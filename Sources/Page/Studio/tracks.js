// The tracks of a motion of one's own, which are changed where they stand in the request.

import { motionFiles } from './catalog.js';

/** The motion that a request describes in full; null where it names one, or adjusts one. */
export function ownMotion(request) {
  const { motion } = request;
  return motion !== null && typeof motion === 'object' && !motion.base ? motion : null;
}

/** The motion that a request adjusts in its motion file; null where there is none. */
export function adjustedMotion(request) {
  const { motion } = request;
  return motion !== null && typeof motion === 'object' && motion.base ? motion : null;
}

/** A published motion as a file of one's own: all of its tracks, or what adjusts one that no file describes. */
export function ownCopy(name) {
  const file = motionFiles.get(name), own = `my-${name}`, summary = `After ${name}`;
  return file ? { ...structuredClone(file), name: own, summary } : { name: own, summary, base: name };
}

/** The sums of tracks in a motion, each with what it is called. */
export function sums(motion) {
  const found = [];
  for (const key of ['rotation', 'tail', 'head', 'opacity', 'scale']) if (motion[key]) found.push([key, motion[key]]);
  (motion.bars ?? []).forEach((bar, index) => { for (const key of ['tail', 'head']) if (bar[key]) found.push([`bar ${index + 1} ${key}`, bar[key]]); });
  return found;
}

/** All tracks: what each is called, and how it is found in a motion. */
export function tracks(motion) {
  return sums(motion).flatMap(([name, sum], place) => (sum.tracks ?? []).map((_, number) => ({
    id: `${name} ${number + 1}`, name, number, find: motion => sums(motion)[place]?.[1].tracks?.[number],
  })));
}

/** When a track moves: its period, and where in that it begins and ends. */
export function timesOf(track, motion) {
  const period = track.period ?? motion.period, delay = track.delay ?? 0, duration = track.duration ?? period;
  return { period, delay, duration };
}

/** Changes what a track says; undefined takes it out. */
export function changeTrack(store, { id, find }, values) {
  store.change(request => {
    const track = find(request.motion);
    for (const [key, value] of Object.entries(values)) if (value === undefined) delete track[key]; else track[key] = value;
  }, `${id} ${Object.keys(values)}`);
}
