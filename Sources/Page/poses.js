// From what an indicator shows to what it is to show: by the transitions that a request can name, one after the other. A pose is
// `{state, value}`, where `state` is a value state and `value` a number in 0…1, or null while the motion runs.

const CLOSED = new Set(['error', 'success']);

/** Whether the motion runs in a pose, so that every moment looks different. */
export const isRunning = pose => pose.state === 'active' && pose.value === null;

/** Whether two poses look the same: a full track shows no value. */
export function samePose(a, b) {
  return a.state === b.state && (a.value === b.value || CLOSED.has(a.state));
}

/** What a pose by itself is in the words of a request. */
export function still(pose) {
  const request = isRunning(pose) ? {} : { frames: 1 };
  if (pose.value !== null && !CLOSED.has(pose.state)) request.value = pose.value;
  if (pose.state !== 'active') request.state = pose.state;
  return request;
}

/**
 * The first transition on the way to a pose: the pose that it ends in, and its `request`, which is null where nothing published
 * leads there and the new pose is shown at once.
 */
export function step(from, to) {
  if (from.state === to.state) {
    if (from.state !== 'active') return { pose: to, request: null };
    return { pose: to, request: { transition: `${name(from)}:${name(to)}` } };
  }
  if (CLOSED.has(to.state)) {
    // The track fills from what it shows.
    if (from.state === 'active') return { pose: to, request: { transition: `${name(from)}:${to.state}` } };
    return { pose: to, request: between(from.state, to.state, CLOSED.has(from.state) ? null : from.value) };
  }
  if (CLOSED.has(from.state)) {
    const pose = { state: 'active', value: to.value };
    return { pose, request: { transition: `${from.state}:${name(pose)}` } };
  }
  // A value is reached before the state changes, or after the indicator has become active again.
  if (from.state === 'active' && from.value !== to.value) return step(from, { state: 'active', value: to.value });
  const pose = { state: to.state, value: from.value };
  const isStill = from.value === null && from.state !== 'active' && to.state !== 'active';
  return { pose: isStill ? to : pose, request: isStill ? null : between(from.state, to.state, from.value) };
}

const name = pose => pose.value === null ? 'indeterminate' : `determinate=${pose.value}`;

const between = (from, to, value) => ({ transition: `${from}:${to}`, ...(value === null ? {} : { value }) });
