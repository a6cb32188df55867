// What moves, as numbers: read from what is drawn, whatever that is.

const COUNT = 360;

/** The main figure at a moment: an arc, a bar, a spoke or a dot; null where there is none. */
function figure(picture) {
  for (const shape of picture.shapes) {
    if (shape.type === 'ring') return { kind: 'arc', start: shape.arc.start, sweep: shape.arc.sweep };
  }
  for (const shape of picture.shapes) {
    if (shape.type !== 'group' || shape.parts.length === 0) continue;
    const part = shape.parts[0], other = shape.parts.find(part => part.figure.type === 'line');
    if (other) return { kind: 'spokes', start: shape.parts.reduce((best, part, index) => part.opacity > shape.parts[best].opacity ? index : best, 0), sweep: other.opacity };
    if (shape.clip) return { kind: 'bars', start: part.figure.x, sweep: part.figure.width };
    return { kind: 'dots', start: part.figure.x, sweep: part.figure.width };
  }
  return null;
}

/**
 * The curves of a scene: where the figure starts, how far it reaches, and how fast its head moves. Starts are unwound, so that
 * a turn makes no jump in them.
 */
export function curves(scene) {
  const { duration } = scene, rows = [];
  if (!(duration > 0)) return null;
  // The very end of a loop is its beginning again: what comes just before it shows the seam.
  const end = scene.loops ? duration * (1 - 1e-6) : duration;
  for (let index = 0; index <= COUNT; index++) {
    const time = end * index / COUNT, found = figure(scene.frame(time));
    if (!found) {
      rows.push({ time, start: NaN, sweep: NaN });
      continue;
    }
    rows.push({ time, ...found });
  }
  const kind = rows.find(row => row.kind)?.kind;
  if (!kind) return null;
  if (kind === 'arc') unwind(rows);
  for (let index = 0; index < rows.length; index++) {
    const [a, b] = [rows[Math.max(index - 1, 0)], rows[Math.min(index + 1, rows.length - 1)]];
    rows[index].speed = (b.start + b.sweep - a.start - a.sweep) / Math.max(b.time - a.time, 1e-9) * 1000;
  }
  return { kind, unit: kind === 'arc' ? '°' : kind === 'spokes' ? '' : ' pt', rows, seam: scene.loops ? seam(rows, kind) : null };
}

function unwind(rows) {
  for (let index = 1; index < rows.length; index++) {
    const before = rows[index - 1].start;
    if (Number.isFinite(before)) rows[index].start -= 360 * Math.round((rows[index].start - before) / 360);
  }
}

/** How far the end of a loop is from its beginning. */
function seam(rows, kind) {
  const [first, last] = [rows[0], rows.at(-1)];
  const turn = kind === 'arc' ? 360 : Infinity, distance = value => turn === Infinity ? value : value - turn * Math.round(value / turn);
  const start = Math.abs(distance(last.start - first.start)), sweep = Math.abs(last.sweep - first.sweep);
  const speed = Math.abs(rows.at(-2).speed - rows[1].speed);
  const fastest = Math.max(...rows.map(row => Math.abs(row.speed)).filter(Number.isFinite), 1e-9);
  return { start, sweep, speed, jumps: start > 0.5 || sweep > 0.5, kinks: speed > 0.25 * fastest };
}
