// What happens where a loop begins again, why it jumps there, and what closes it.

import { adjustedMotion, ownMotion, sums } from './tracks.js';

/** Values that differ by less are the same. */
const NEARLY = 0.01;

/**
 * What is said of the seam.
 *
 * @returns `text`, whether it `jumps`, and its `causes`: each with a text and, where a change of the request takes it away, what
 *   the button says (`fix`) and does (`edit`).
 */
export function seamOf(scene, curves, request, motions) {
  const seam = curves?.seam;
  if (!scene.loops) return { text: cut(request) ?? 'Plays once: there is no loop seam.', causes: [] };
  if (!seam) return { text: '', causes: [] };
  const say = value => `${Math.round(value * 10) / 10}${curves.unit}`;
  if (!seam.jumps) {
    const note = request.faithful ? null : motions.find(motion => motion.name === request.motion)?.seamNote;
    const parts = seam.changed !== undefined ? 'its end looks as its beginning does' : `start within ${say(seam.start)}, sweep within ${say(seam.sweep)}`;
    return { text: `The loop closes: ${parts}${seam.kinks ? '; its speed changes suddenly at the seam' : ''}.${note ? ` ${note}` : ''}`, causes: [] };
  }
  const jumps = seam.changed !== undefined ? `${Math.round(seam.changed)} points of the picture change at once` : [[seam.start, 'start'], [seam.sweep, 'sweep']]
    .filter(([value]) => value > 0.5).map(([value, name]) => `its ${name} by ${say(value)}`).join(', ');
  const causes = causesOf(request);
  return { jumps: true, text: `The loop jumps at its seam: ${jumps}.`, causes: causes.length > 0 ? causes : [{ text: 'Let every track return to its start within the period.' }] };
}

/** Why something that runs is shown once. */
function cut(request) {
  return request.fps && request.frames && !request.value && !request.transition && !request.operation && !request.steps
    ? `Plays once: it ends after ${request.frames} frames at ${request.fps} frames a second, which is not a whole loop. Without "frames" it loops.` : null;
}

function causesOf(request) {
  if (request.faithful) {
    return [{ text: 'It runs as published, and the published motion does not close.', fix: 'Use the version that closes', edit: next => { delete next.faithful; } }];
  }
  const own = ownMotion(request), place = adjustedMotion(request) ? next => next.motion : next => next, { turns } = place(request);
  if (typeof turns === 'number' && Math.abs(turns - Math.round(turns)) > 1e-9) {
    const whole = Math.round(turns) || Math.sign(turns);
    return [{ text: `It turns ${turns} times in a loop, which is no whole number.`, fix: `Set turns: ${whole}`, edit: next => { place(next).turns = whole; } }];
  }
  return own ? [...misfits(own), ...openSums(own)] : [];
}

const nameOf = (name, index) => `“${name} ${index + 1}”`;

/** Tracks whose period does not go into that of the loop. */
function misfits(motion) {
  return sums(motion).flatMap(([name, sum], place) => (sum.tracks ?? []).flatMap((track, index) => {
    const rounds = motion.period / (track.period ?? motion.period);
    if (Math.abs(rounds - Math.round(rounds)) < 1e-6) return [];
    const period = motion.period / Math.max(Math.round(rounds), 1);
    return [{
      text: `Track ${nameOf(name, index)} repeats every ${track.period} ms, which does not go into the loop of ${motion.period} ms.`,
      fix: `Set its period: ${short(period)} ms`, edit: next => {
        const found = sums(next.motion)[place][1].tracks[index], factor = period / found.period;
        for (const key of ['delay', 'duration']) if (found[key] !== undefined) found[key] *= factor;
        found.period = period;
      },
    }];
  }));
}

/** How far a sum has come after a loop. */
function total(motion, sum) {
  return (sum?.tracks ?? []).reduce((all, track) => all + (track.accumulates === false ? 0 : track.amount * motion.period / (track.period ?? motion.period)), 0);
}

/** Ends of an arc that do not come back to where they began, and opacities and scales. */
function openSums(motion) {
  if (misfits(motion).length > 0) return [];
  const found = [];
  if (motion.tail || motion.head) {
    const [rotation, tail, head] = [motion.rotation, motion.tail, motion.head].map(sum => total(motion, sum));
    const open = rotation + tail - 360 * Math.round((rotation + tail) / 360);
    if (Math.abs(open) > NEARLY) {
      const [name, sum] = motion.rotation?.tracks?.length ? ['rotation', motion.rotation] : ['tail', motion.tail];
      found.push(...closing(motion, name, sum, -open, `The start turns by ${short(rotation + tail)}° in a loop, which is no whole number of turns.`));
      if (name === 'tail') return found;
    }
    if (Math.abs(head - tail) > NEARLY) {
      found.push(...closing(motion, 'head', motion.head, tail - head, `The head goes ${short(head)}° in a loop and the tail ${short(tail)}°, so the arc is ${short(Math.abs(head - tail))}° ${head > tail ? 'longer' : 'shorter'} at its end.`));
    }
  }
  for (const name of ['opacity', 'scale']) {
    const open = total(motion, motion[name]);
    if (Math.abs(open) > 1e-6) found.push(...closing(motion, name, motion[name], -open, `The ${name} is ${short(open)} off after a loop.`));
  }
  return found;
}

/** The cause, and the change of the largest track of a sum that makes up for it. */
function closing(motion, name, sum, missing, text) {
  const list = sum?.tracks ?? [], index = list.reduce((best, track, place) => Math.abs(track.amount) > Math.abs(list[best]?.amount ?? -1) ? place : best, 0), track = list[index];
  if (!track) return [{ text }];
  const amount = Math.round((track.amount + missing / (motion.period / (track.period ?? motion.period))) * 1e6) / 1e6;
  return [{ text, fix: `Set the amount of ${nameOf(name, index)}: ${short(amount)}`, edit: next => { next.motion[name].tracks[index].amount = amount; } }];
}

function short(number) { return Math.round(number * 100) / 100; }
