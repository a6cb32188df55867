// What happens where a loop begins again, why it jumps there, and what closes it.

import { adjustedMotion, ownMotion, sums } from './tracks.js';
import { causesOfCut } from './frames.js';
import { withEnds } from './easings.js';

/** Values that differ by less are the same. */
const NEARLY = 0.01;

/**
 * What is said of the seam.
 *
 * @returns `text`, whether it `jumps`, by which `rule` that is wrong, and its `causes`: each with a text and, where a change of the request takes it away, what
 *   the button says (`fix`) and does (`edit`).
 */
export function seamOf(scene, curves, request, motions, easings, playback) {
  const seam = curves?.seam;
  if (playback?.goesBack) return { text: 'It goes back to its first frame, and so the loop closes.', causes: [] };
  if (!scene.loops && playback) return { text: 'Its end stands for a while, and then it begins again.', causes: [] };
  if (!scene.loops) return { text: 'Plays once: there is no loop seam.', causes: [] };
  if (!seam) return { text: '', causes: [] };
  const say = value => `${Math.round(value * 10) / 10}${curves.unit}`;
  if (!seam.jumps) {
    const note = request.faithful ? null : motions.find(motion => motion.name === request.motion)?.seamNote;
    const parts = seam.changed !== undefined ? 'its end looks as its beginning does' : `start within ${say(seam.start)}, sweep within ${say(seam.sweep)}`;
    return { text: `The loop closes: ${parts}${seam.kinks ? '; its speed changes suddenly at the seam' : ''}.${note ? ` ${note}` : ''}`, causes: [] };
  }
  const jumps = seam.changed !== undefined ? `${Math.round(seam.changed)} points of the picture change at once` : [[seam.start, 'start'], [seam.sweep, 'sweep']]
    .filter(([value]) => value > 0.5).map(([value, name]) => `its ${name} by ${say(value)}`).join(', ');
  const { cut } = scene, causes = cut ? causesOfCut(cut, request) : causesOf(request, easings);
  const text = cut ? `Cut after ${cut.count} frames: ${Math.round(cut.length)} of ${Math.round(cut.period)} ms. It jumps where it begins again: ${jumps}.` : `The loop jumps at its seam: ${jumps}.`;
  return { jumps: true, rule: cut ? 'cut-loop' : 'loop-not-closed', text, causes: causes.length > 0 ? causes : [{ text: 'Let every track return to its start within the period.' }] };
}

function causesOf(request, easings) {
  if (request.faithful) {
    return [{ text: 'It runs as published, and the published motion does not close.', fix: 'Use the version that closes', edit: next => { delete next.faithful; } }];
  }
  if (typeof request.motion === 'string' && request.turns === undefined) return [{ text: 'It is published so; make it your own to close it.' }];
  const own = ownMotion(request), place = adjustedMotion(request) ? next => next.motion : next => next, { turns } = place(request);
  if (typeof turns === 'number' && Math.abs(turns - Math.round(turns)) > 1e-9) {
    const whole = Math.round(turns) || Math.sign(turns);
    return [{ text: `It turns ${turns} times in a loop, which is no whole number.`, fix: `Set turns: ${whole}`, edit: next => { place(next).turns = whole; } }];
  }
  return own ? [...misfits(own), ...openEasings(own, easings), ...openSums(own)] : [];
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

/** Tracks whose easings end elsewhere than what follows begins. */
function openEasings(motion, easings) {
  return sums(motion).flatMap(([name, sum], place) => (sum.tracks ?? []).flatMap((track, index) => {
    const returns = track.accumulates === false, closed = closedEasing(track.easing ?? 'linear', easings, returns ? null : [0, 1]);
    if (!closed) return [];
    return [{
      text: `The easing of track ${nameOf(name, index)} ${closed.text}.`, fix: `Set its easing: ${closed.easing}`,
      edit: next => { sums(next.motion)[place][1].tracks[index].easing = closed.easing; },
    }];
  }));
}

/**
 * What is open about an easing, and one that is not; null where it is closed.
 *
 * @param wanted Where it should begin and end; null where it should end as it begins, whatever that is.
 */
function closedEasing(easing, easings, wanted) {
  const found = easings.ends(easing);
  if (!found) return null;
  const [first, last] = wanted ?? [found[0], found[0]], isAt = ([begin, end]) => Math.abs(begin - first) < NEARLY && Math.abs(end - last) < NEARLY;
  if (isAt(found)) return null;
  const mended = withEnds(easing, first, last), ends = mended && easings.ends(mended);
  const text = wanted
    ? `${Math.abs(found[0]) < NEARLY ? `ends at ${short(found[1])}` : `goes from ${short(found[0])} to ${short(found[1])}`}, not ${Math.abs(found[0]) < NEARLY ? 'at 1' : 'from 0 to 1'}, so the rest is made up at once`
    : `ends at ${short(found[1])}, but each repetition starts again from ${short(found[0])}`;
  return { text, easing: ends && isAt(ends) ? mended : wanted ? 'linear' : 'linear(0, 1, 0)' };
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
