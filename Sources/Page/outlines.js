// The outlines of rings, arcs, blocks and lines, traced with whatever has the methods of a canvas's path: a context, a Path2D, or
// the SVGPath of svg.js. Lengths in points, angles in turns clockwise from 12 o'clock.

const TURN = 2 * Math.PI;

/** Traces with x and y exchanged on another pen. */
export class TransposedPen {
  #pen;

  constructor(pen) { this.#pen = pen; }

  moveTo(x, y) { this.#pen.moveTo(y, x); }
  lineTo(x, y) { this.#pen.lineTo(y, x); }
  bezierCurveTo(x1, y1, x2, y2, x, y) { this.#pen.bezierCurveTo(y1, x1, y2, x2, y, x); }
  arc(x, y, radius, from, to, isBackward) { this.#pen.arc(y, x, radius, TURN / 4 - from, TURN / 4 - to, !isBackward); }
  closePath() { this.#pen.closePath(); }
}

/** From 12 o'clock to where a canvas counts from, 3 o'clock. */
const radians = turns => (turns - 0.25) * TURN;

/** How far an arc goes from one angle to another, in radians: modulo a turn, as on a canvas, and negative where it goes backward. */
export function sweepOf(from, to, isBackward) {
  const sweep = isBackward ? from - to : to - from;
  const forward = sweep >= TURN ? TURN : sweep < 0 ? sweep % TURN + TURN : sweep;
  return isBackward ? -forward : forward;
}

/** The angle, some turns further, that is nearest to another. */
const near = (angle, other) => angle + TURN * Math.round((other - angle) / TURN);

/** The unit vector of a direction. */
const direction = turns => ({ x: Math.sin(turns * TURN), y: -Math.cos(turns * TURN) });

/** The span of an arc in turns. */
export function spanOf(ring) {
  return { start: ring.arc.start / 360, sweep: ring.arc.sweep / 360 };
}

function circle(pen, x, y, radius, isBackward) {
  if (radius <= 0) return;
  pen.moveTo(x, y - radius);
  pen.arc(x, y, radius, radians(0), radians(isBackward ? -1 : 1), isBackward);
  pen.closePath();
}

/** A full ring: two circles in opposite directions. */
export function traceRing(pen, ring) {
  circle(pen, ring.centerX, ring.centerY, ring.radius + ring.width / 2, false);
  circle(pen, ring.centerX, ring.centerY, ring.radius - ring.width / 2, true);
}

/** The arc of a ring, with caps at both ends. */
export function traceArc(pen, ring, tailCap = ring.cap, headCap = ring.cap) {
  const { start, sweep } = spanOf(ring), end = start + sweep, { centerX: x, centerY: y, radius } = ring;
  const half = ring.width * (ring.arcScale ?? 1) / 2, tail = direction(start), head = direction(end);
  pen.moveTo(x + tail.x * (radius + half), y + tail.y * (radius + half));
  pen.arc(x, y, radius + half, radians(start), radians(end), false);
  traceEnd(pen, ring, headCap, half, head, end, 1);
  pen.arc(x, y, Math.max(radius - half, 0), radians(end), radians(start), true);
  traceEnd(pen, ring, tailCap, half, tail, start + 0.5, -1);
  pen.closePath();
}

/** The cap of an arc's head, which goes on for `overlap` points below the arc. On a closed ring it does not stick out. */
export function traceHead(pen, ring, overlap) {
  const sweep = overlap / ring.radius * 360 / TURN;
  if (ring.arc.sweep >= 360 && ring.cap === 'square') {
    const { centerX: x, centerY: y, radius } = ring, half = ring.width / 2, end = spanOf(ring).start, back = end - sweep / 360;
    const reach = r => r > 0 ? end + Math.asin(Math.min(half / r, 1)) / TURN : end, inner = Math.max(radius - half, 0);
    pen.moveTo(x + direction(back).x * (radius + half), y + direction(back).y * (radius + half));
    pen.arc(x, y, radius + half, radians(back), radians(reach(radius + half)), false);
    pen.arc(x, y, inner, radians(reach(inner)), radians(back), true);
    return pen.closePath();
  }
  traceArc(pen, { ...ring, arc: { start: ring.arc.start + Math.min(ring.arc.sweep, 360) - sweep, sweep } }, 'butt');
}

/** What an arc in front, which begins at the same place, leaves of one that is longer. */
export function traceBeyond(pen, ring, front, isOpaque) {
  const from = spanOf(front), to = spanOf(ring), start = from.start + from.sweep, end = to.start + to.sweep;
  const { centerX: x, centerY: y, radius, cap } = ring, half = ring.width / 2, inner = Math.max(radius - half, 0);
  const overlap = isOpaque ? Math.min(OVERLAP, half / 2, from.sweep * TURN * radius / 2) : 0;
  const begin = r => start + (cap === 'round' || r === 0 ? 0 : Math.asin(Math.min((cap === 'square' && !isOpaque ? half : -overlap) / r, 1)) / TURN);
  const [tail, head] = [direction(start), direction(end)], outer = direction(begin(radius + half));
  pen.moveTo(x + outer.x * (radius + half), y + outer.y * (radius + half));
  pen.arc(x, y, radius + half, radians(begin(radius + half)), radians(end), false);
  traceEnd(pen, ring, cap, half, head, end, 1);
  pen.arc(x, y, inner, radians(end), radians(begin(inner)), true);
  if (cap === 'round') traceSocket(pen, x + tail.x * radius, y + tail.y * radius, start + 0.5, half, overlap);
  pen.closePath();
}

/** The cap from one side of the end of the center line, in direction `turns` from it, to the other side. */
function traceEnd(pen, ring, cap, half, outward, turns, side) {
  const px = ring.centerX + outward.x * ring.radius, py = ring.centerY + outward.y * ring.radius;
  const across = { x: outward.x * half * side, y: outward.y * half * side };
  if (cap === 'round') {
    pen.arc(px, py, half, radians(turns), radians(turns + 0.5), false);
  } else if (cap === 'square') {
    // Away from the arc: outward, turned by a quarter.
    const beyond = { x: -across.y, y: across.x };
    pen.lineTo(px + across.x + beyond.x, py + across.y + beyond.y);
    pen.lineTo(px - across.x + beyond.x, py - across.y + beyond.y);
  }
  pen.lineTo(px - across.x, py - across.y);
}

/** What an opaque arc hides of the track that goes on below it, in points, so that no seam shows where the two meet. */
const OVERLAP = 0.2;

/**
 * The part of a full ring that its arc leaves. An opaque arc hides where the two meet; but along the sides of the ring, where both
 * end in one pixel, they lie beside each other.
 */
export function traceTrack(pen, ring, isOpaque) {
  const { start, sweep } = spanOf(ring), end = start + sweep, rest = (1 - sweep) * TURN, half = ring.width / 2;
  if (ring.cap === 'round' && rest < Math.PI && Math.sin(rest / 2) * ring.radius < half) return traceWedges(pen, ring);
  const { centerX: x, centerY: y, radius } = ring, outer = radius + half, inner = Math.max(radius - half, 0);
  const overlap = isOpaque ? Math.min(OVERLAP, half / 2) : 0;
  // A square cap ends straight: the further inside, the further around the ring.
  const ahead = { butt: -Math.min(overlap, sweep * TURN * radius / 2), round: 0, square: isOpaque ? 0 : half }[ring.cap];
  const reach = r => r > 0 ? Math.asin(Math.max(Math.min(ahead / r, 1), -1)) / TURN : 0;
  if (2 * reach(outer) * TURN >= rest) return;
  const tail = [x + direction(start).x * radius, y + direction(start).y * radius, start];
  const head = [x + direction(end).x * radius, y + direction(end).y * radius, end + 0.5];
  const from = direction(end + reach(outer));
  pen.moveTo(x + from.x * outer, y + from.y * outer);
  pen.arc(x, y, outer, radians(end + reach(outer)), radians(start + 1 - reach(outer)), false);
  if (ring.cap === 'round') traceSocket(pen, ...tail, half, overlap);
  if (2 * reach(inner) * TURN < rest) pen.arc(x, y, inner, radians(start + 1 - reach(inner)), radians(end + reach(inner)), true);
  if (ring.cap === 'round') traceSocket(pen, ...head, half, overlap);
  pen.closePath();
}

/** The end of a track around a round cap, from one side of the ring to the other; between them it goes on below the cap. */
function traceSocket(pen, x, y, turns, half, overlap) {
  if (overlap === 0) return pen.arc(x, y, half, radians(turns), radians(turns - 0.5), true);
  const side = half - overlap, angle = Math.acos(side / half), across = direction(turns);
  pen.arc(x, y, half, radians(turns), radians(turns) - angle, true);
  pen.lineTo(x + across.x * side, y + across.y * side);
  pen.lineTo(x - across.x * side, y - across.y * side);
  pen.arc(x, y, half, radians(turns - 0.5) + angle, radians(turns - 0.5), true);
}

/** What caps that meet leave of a track: a wedge outside and one inside of where they cross. */
function traceWedges(pen, ring) {
  const { start, sweep } = spanOf(ring), end = start + sweep, { centerX: x, centerY: y, radius } = ring;
  const half = ring.width / 2, rest = (1 - sweep) * TURN, away = Math.sin(rest / 2) * radius;
  const at = (turns, r) => [x + direction(turns).x * r, y + direction(turns).y * r];
  const [hx, hy] = at(end, radius), [tx, ty] = at(start, radius);
  const up = Math.sqrt(half * half - away * away), [from, to] = [radians(end), radians(end + 1 - sweep)];
  for (const side of [1, -1]) {
    const [cx, cy] = at(end + (1 - sweep) / 2, radius * Math.cos(rest / 2) + side * up);
    const turned = side > 0 ? 0 : Math.PI;
    // Where the caps cross, as seen from the middle of one, less than half a turn from the side of the ring.
    const angle = (px, py, side) => near(Math.atan2(cy - py, cx - px), side);
    pen.moveTo(...at(end, radius + side * half));
    pen.arc(x, y, Math.max(radius + side * half, 0), from, to, false);
    pen.arc(tx, ty, half, to + turned, angle(tx, ty, to + turned), side > 0);
    pen.arc(hx, hy, half, angle(hx, hy, from + turned), from + turned, side > 0);
    pen.closePath();
  }
}

/** A rectangle, whose corners may be round; a narrow one is what lies within both ends. */
export function traceBlock(pen, { x, y, width, height, radius: r }) {
  if (width <= 0 || height <= 0) return;
  if (r <= 0) {
    pen.moveTo(x, y);
    pen.lineTo(x + width, y);
    pen.lineTo(x + width, y + height);
    pen.lineTo(x, y + height);
    pen.closePath();
    return;
  }
  const left = x + r, right = x + width - r, upper = y + r, lower = y + height - r;
  // The angle of each corner: less than a quarter turn where the ends cross.
  const part = left <= right ? Math.PI / 2 : Math.acos(Math.min((left - right) / 2 / r, 1));
  pen.moveTo(right + r * Math.cos(part), upper - r * Math.sin(part));
  if (upper < lower) {
    pen.arc(right, upper, r, -part, 0, false);
    pen.arc(right, lower, r, 0, part, false);
    pen.arc(left, lower, r, Math.PI - part, Math.PI, false);
    pen.arc(left, upper, r, Math.PI, Math.PI + part, false);
  } else {
    pen.arc(right, upper, r, -part, part, false);
    pen.arc(left, upper, r, Math.PI - part, Math.PI + part, false);
  }
  pen.closePath();
}

/** A straight stroke with its caps. */
export function traceLine(pen, { x1, y1, x2, y2, width, cap }) {
  if (width <= 0) return;
  const length = Math.hypot(x2 - x1, y2 - y1), half = width / 2;
  const ax = length > 0 ? (x2 - x1) / length : 1, ay = length > 0 ? (y2 - y1) / length : 0;
  const reach = cap === 'square' ? half : 0, angle = Math.atan2(ay, ax);
  const point = (x, y, along, across) => [x + ax * along - ay * across, y + ay * along + ax * across];
  pen.moveTo(...point(x1, y1, -reach, -half));
  pen.lineTo(...point(x2, y2, reach, -half));
  if (cap === 'round') pen.arc(x2, y2, half, angle - Math.PI / 2, angle + Math.PI / 2, false);
  pen.lineTo(...point(x2, y2, reach, half));
  pen.lineTo(...point(x1, y1, -reach, half));
  if (cap === 'round') pen.arc(x1, y1, half, angle + Math.PI / 2, angle + 3 * Math.PI / 2, false);
  pen.closePath();
}

/** The figure of a group's part. */
export function traceFigure(pen, figure) {
  if (figure.type === 'block') traceBlock(pen, figure); else traceLine(pen, figure);
}

/** An area within curves. */
export function tracePath(pen, path) {
  for (const step of path) {
    switch (step.type) {
      case 'move': pen.moveTo(step.x, step.y); break;
      case 'line': pen.lineTo(step.x, step.y); break;
      case 'curve': pen.bezierCurveTo(step.x1, step.y1, step.x2, step.y2, step.x, step.y); break;
      default: pen.closePath();
    }
  }
}
