// The frames of all indicators of a page: one request for the browser's next frame, and none while nothing is to be drawn.

const running = new Set();
let next = 0;

function tick(now) {
  next = 0;
  for (const draw of [...running]) draw(now);
  if (running.size > 0 && next === 0) next = requestAnimationFrame(tick);
}

/** Calls `draw` with the time of every frame from now on. */
export function begin(draw) {
  running.add(draw);
  if (next === 0) next = requestAnimationFrame(tick);
}

/** Stops that. */
export function end(draw) {
  running.delete(draw);
  if (running.size === 0 && next !== 0) {
    cancelAnimationFrame(next);
    next = 0;
  }
}

/** How many indicators are drawn. */
export const count = () => running.size;
