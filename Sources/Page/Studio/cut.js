// Loops that the frames cut: at a rate, a number of frames need not be a whole number of loops. Files then hold what is before the cut.

/** Formats that tell their players how often they are shown: what is cut is shown once, where "repeat" says no other number. */
const TOLD = ['apng', 'gif', 'webp', 'svg', 'svg-css', 'lottie', 'mp4', 'webm', 'mov', 'avif'];

/**
 * Where the frames of a request cut the loop of a scene; null where they do not.
 *
 * @returns The frames there are (`count`) and those of a loop (`whole`), how long a loop takes (`period`) and how long what is left is
 *   (`length`), in milliseconds.
 */
function cutOf(scene, { frames, fps, transition }) {
  const [count, rate, period] = [Number(frames), Number(fps), scene.duration];
  // The motion of a loop runs as long as it is looked at.
  if (!(count > 1 && rate > 0 && period > 0) || scene.loops || transition || scene.progress(2 * period).motion !== 2 * period) return null;
  const whole = Math.max(1, Math.round(period * rate / 1000));
  return { count, whole, period, length: period * count / whole };
}

/** Has a scene whose frames cut its loop begin again where they end. */
export function cut(scene, request) {
  const cut = cutOf(scene, request);
  return cut ? Object.assign(scene, { cut, duration: cut.length, loops: true }) : scene;
}

/** How often what begins again is shown before it rests: as files say. */
export function timesShown(scene, { repeat, to }) {
  if (Number(repeat) >= 1) return Number(repeat);
  const formats = [to ?? 'frames'].flat();
  return scene.cut && formats.every(format => TOLD.includes(format)) || !scene.loops ? 1 : Infinity;
}

/** What is said of a cut, and what closes the loop. */
export function causesOfCut({ count, whole, period }, { fps, repeat }) {
  const rounds = Math.max(1, Math.round(count / whole)), frames = rounds * whole;
  return [
    { text: `At ${fps} frames a second a loop has ${whole} frames, and ${count} end within one.`, fix: `Set frames: ${frames}`, edit: next => { next.frames = frames; } },
    { text: `Or the ${count} frames are spread over one loop of ${Math.round(period)} ms, ${Math.round(count * 100_000 / period) / 100} a second.`, fix: 'Take out fps', edit: next => { delete next.fps; } },
    { text: `As it is, APNG, GIF, WebP, videos and vectors show it ${repeat > 1 ? `${repeat} times, and jump in between` : 'once'}; whatever repeats frames or a sheet jumps each time.` },
  ];
}
