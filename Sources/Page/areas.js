// A display list as what is painted: areas without overlaps, and texts.

import { isOpaque, lineGradient, ringGradient } from './gradients.js';
import { groupAreas } from './groups.js';
import { spanOf, TransposedPen, traceArc, traceBeyond, traceHead, tracePath, traceRing, traceTrack } from './outlines.js';

/** By how much what is in front of an opaque area of a gradient covers it, in points, so that no seam shows. */
const OVERLAP = 0.2;

/**
 * What is painted for a display list, from back to front: `{color, opacity, trace(pen), rule, role}` for areas, where `rule` is
 * "evenodd" or absent, or `{text}` for a text shape. Instead of its color an area may have a `line` or a `ring`, which are those of
 * gradients.js, and `hole(pen)` traces what is cut out of it.
 */
export function areasOf(list) {
  const areas = [];
  for (const shape of list.shapes) {
    switch (shape.type) {
      case 'ring': areas.push(...ringAreas(shape)); break;
      case 'group':
        for (const area of groupAreas(shape)) areas.push(placed(area, shape.isTransposed));
        break;
      case 'path':
        areas.push({ color: shape.color, opacity: shape.opacity, trace: pen => tracePath(pen, shape.path) });
        break;
      default: areas.push({ text: shape, color: shape.color, opacity: shape.opacity });
    }
  }
  return areas.filter(area => area.opacity > 0 && (area.line || area.ring || area.color.alpha > 0));
}

/** An area of a group with its gradient as a line; in one that is transposed, both with x and y exchanged. */
function placed(area, isTransposed) {
  const shown = area.gradient ? { ...area, line: { ...lineGradient(area.gradient), isVertical: isTransposed } } : area;
  return isTransposed ? { ...shown, trace: pen => area.trace(new TransposedPen(pen)) } : shown;
}

/** A track and, where it shows, not the track but the arc; between them what shows of another arc. */
function ringAreas(ring) {
  const areas = arcAreas(ring), { under } = ring;
  if (under) areas.unshift(...underAreas({ ...ring, arc: under.arc, arcScale: under.arcScale, color: under.color, gradient: undefined }, ring, areas.length > 0));
  const shown = under ? { ...ring, arc: under.arc, arcScale: under.arcScale, color: under.color } : ring;
  const { sweep } = spanOf(shown), hasArc = sweep > 0 && shown.color.alpha > 0;
  if (ring.track && !(hasArc && sweep >= 1)) {
    const isWhole = !hasArc || (shown.arcScale ?? 1) !== 1, hides = [ring, shown].every(hidesAll);
    const trace = pen => isWhole ? traceRing(pen, shown) : traceTrack(pen, shown, hides);
    areas.unshift({ color: ring.track, opacity: 1, role: 'track', trace });
  }
  return areas;
}

const hidesAll = ({ color, gradient }) => gradient ? isOpaque(gradient) : color.alpha === 255;

/** What the arc in front leaves of another. */
function underAreas(ring, front, hasFront) {
  const { sweep } = spanOf(ring), hides = front.color.alpha === 255, isWhole = !hasFront || (front.arcScale ?? 1) !== 1;
  if (sweep <= 0 || ring.color.alpha === 0 || hasFront && spanOf(front).sweep >= 1) return [];
  const trace = pen => {
    if (sweep >= 1) return isWhole ? traceRing(pen, ring) : traceTrack(pen, front, hides);
    return isWhole ? traceArc(pen, ring) : traceBeyond(pen, ring, front, hides);
  };
  return [{ color: ring.color, opacity: 1, role: 'indicator', trace }];
}

function arcAreas(ring) {
  const { sweep } = spanOf(ring);
  if (sweep <= 0 || ring.color.alpha === 0) return [];
  const trace = pen => sweep >= 1 ? traceRing(pen, ring) : traceArc(pen, ring);
  const area = { color: ring.color, opacity: 1, role: 'indicator', trace };
  if (!ring.gradient) return [area];
  const gradient = ringGradient(ring);
  if (!gradient.isOnTail || ring.cap === 'butt') return [{ ...area, ring: gradient }];
  // The head lies on the tail.
  const hides = isOpaque(ring.gradient), [, color] = gradient.stops.findLast(([place]) => place <= Math.min(sweep, 1));
  const body = { ...area, ring: gradient };
  if (!hides) body.hole = pen => traceHead(pen, ring, 0);
  else if (sweep < 1) body.trace = pen => traceArc(pen, ring, ring.cap, 'butt');
  return [body, { ...area, color, trace: pen => traceHead(pen, ring, hides ? OVERLAP : 0) }];
}
