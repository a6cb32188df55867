// What can happen in a story, and where: as the engine says.

/** What can happen, by what becomes of the operation. */
export const VERBS = {
  'Goes on': ['started', 'progress', 'determinate', 'resumed'], 'Waits': ['paused'],
  'Ends the story': ['stalled', 'failed', 'succeeded', 'finished', 'cancelled'],
};
const ALL = Object.values(VERBS).flat(), TEXTS = { failed: 'Connection lost. Try again', succeeded: 'Done' };

/** What an event says. */
export function verbOf(event) { return ALL.find(verb => verb in event) ?? ('canceled' in event ? 'cancelled' : 'started'); }

/** Something that happens at a time, with a text where it needs one. */
export function eventOf(at, verb, value = 0.5) { return { at, [verb]: verb === 'progress' ? value : TEXTS[verb] ?? true }; }

/** Why events make no story; null where they make one. */
export function faultOf(show, events) {
  const { scene, problems } = show.make({ motion: 'fluent', operation: { events } });
  scene?.dispose();
  return problems.find(({ option }) => option.startsWith('operation'))?.message ?? null;
}

/**
 * A story with one more event.
 *
 * @param at When it happens; where nothing is given, after all others, or before the one that ends the story.
 * @returns The `list`, or the `fault` for which there is none.
 */
export function withAnother(show, events, at) {
  const last = events.at(-1), ends = VERBS['Ends the story'].includes(verbOf(last)), before = events.at(ends ? -2 : -1)?.at ?? 0;
  const time = at ?? (ends ? Math.round((before + last.at) / 2) : last.at + 1000);
  const found = at === undefined ? (ends ? events.length - 1 : -1) : events.findIndex(event => event.at > at), place = found < 0 ? events.length : found;
  const values = events.map(event => typeof event.progress === 'number' ? event.progress : NaN), low = values.slice(0, place).findLast(Number.isFinite) ?? 0;
  const high = values.slice(place).find(Number.isFinite) ?? (at === undefined ? low + 0.2 : 1), value = Math.min(Math.round((low + high) * 50) / 100, 1);
  let fault = null;
  for (const verb of ['progress', 'resumed', 'started']) {
    const list = events.toSpliced(place, 0, eventOf(time, verb, value));
    const wrong = faultOf(show, list);
    if (!wrong) return { list };
    fault ??= wrong;
  }
  return { fault: faultOf(show, events) ?? fault };
}
