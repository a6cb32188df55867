// Which frames files hold: loops that they cut, since at a rate a number of frames need not be a whole number of loops, how often they are
// shown, and in which order.

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
export function timesShown(scene, { repeat, to }, playback) {
  if (Number(repeat) >= 1) return Number(repeat);
  if (playback) return Infinity;
  const formats = [to ?? 'frames'].flat();
  return scene.cut && formats.every(format => TOLD.includes(format)) || !scene.loops ? 1 : Infinity;
}

/** How many frames there are of a scene, and how long each is, in milliseconds; those of a loop share its time. */
export function framesOf(scene, request) {
  const { duration } = scene, rate = Number(request.fps) || 60, asked = Number(request.frames);
  const isRun = request.value !== undefined && !request.transition && !request.operation && !(request.state && request.state !== 'active');
  if (!(duration > 0)) return { count: 1, step: 0 };
  if (scene.loops || isRun) {
    const count = asked > 0 ? asked : Math.max(1, Math.round(duration * rate / 1000));
    return { count, step: duration / count };
  }
  // A change shows both of its ends.
  if (asked > 1 && !request.fps) return { count: asked, step: duration / (asked - 1) };
  return { count: asked > 0 ? asked : Math.ceil(duration * rate / 1000 - 1e-9) + 1, step: 1000 / rate };
}

/**
 * Where frames are shown back as well, or the last one longer; null where they are shown as they are.
 *
 * @returns How long that is (`length`), and which moment of the scene it shows (`at`) and when it stands (`from`, `to`).
 */
export function playbackOf(scene, request) {
  const { count, step } = framesOf(scene, request), goesBack = request.pingpong === true, hold = Number(request.hold) || 0;
  if (count < 2 || !goesBack && !(hold > 0)) return null;
  const from = (count - 1) * step, held = Math.round(hold / step) * step, to = goesBack ? from + held : from + step + held;
  return { goesBack, from, to, length: goesBack ? to + from : to, at: time => time <= from ? time : time <= to ? from : Math.max(from - (time - to), 0) };
}

/** The rows of curves as they are shown then. */
export function played(rows, { goesBack, from, to }) {
  const there = rows.filter(({ time }) => time <= from + 1e-6), end = there.at(-1), back = there.toReversed().map(row => ({ ...row, time: to + from - row.time, speed: -row.speed }));
  const stands = to > from ? [from, to].map(time => ({ ...end, time, speed: 0 })) : [];
  return [...there, ...stands, ...goesBack ? back : []];
}

/** What is said of a cut, and what closes the loop. */
export function causesOfCut({ count, whole, period }, { fps, repeat, hold }) {
  const rounds = Math.max(1, Math.round(count / whole)), frames = rounds * whole;
  return [
    { text: `At ${fps} frames a second a loop has ${whole} frames, and ${count} end within one.`, fix: `Set frames: ${frames}`, edit: next => { next.frames = frames; } },
    { text: `Or the ${count} frames are spread over one loop of ${Math.round(period)} ms, ${Math.round(count * 100_000 / period) / 100} a second.`, fix: 'Take out fps', edit: next => { delete next.fps; } },
    { text: `As it is, APNG, GIF, WebP, videos and vectors show it ${repeat > 1 ? `${repeat} times, and jump in between` : hold > 0 ? 'without an end, and jump each time' : 'once'}; whatever repeats frames or a sheet jumps each time.` },
  ];
}
