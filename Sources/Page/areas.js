// A display list as what is painted: areas without overlaps, and texts.

import { groupAreas } from './groups.js';
import { spanOf, traceArc, tracePath, traceRing, traceTrack } from './outlines.js';

/**
 * What is painted for a display list, from back to front: `{color, opacity, trace(pen), rule, role}` for areas, where `rule` is
 * "evenodd" or absent, or `{text}` for a text shape.
 */
export function areasOf(list) {
  const areas = [];
  for (const shape of list.shapes) {
    switch (shape.type) {
      case 'ring': areas.push(...ringAreas(shape)); break;
      case 'group': areas.push(...groupAreas(shape)); break;
      case 'path':
        areas.push({ color: shape.color, opacity: shape.opacity, trace: pen => tracePath(pen, shape.path) });
        break;
      default: areas.push({ text: shape, color: shape.color, opacity: shape.opacity });
    }
  }
  return areas.filter(area => area.opacity > 0 && area.color.alpha > 0);
}

/** A track and, where it shows, not the track but the arc. */
function ringAreas(ring) {
  const { sweep } = spanOf(ring), hasArc = sweep > 0 && ring.color.alpha > 0, isClosed = sweep >= 1;
  const areas = [];
  if (ring.track && !(hasArc && isClosed)) {
    const isWhole = !hasArc || (ring.arcScale ?? 1) !== 1;
    const trace = pen => isWhole ? traceRing(pen, ring) : traceTrack(pen, ring, ring.color.alpha === 255);
    areas.push({ color: ring.track, opacity: 1, role: 'track', trace });
  }
  if (hasArc) {
    const trace = isClosed ? traceRing : traceArc;
    areas.push({ color: ring.color, opacity: 1, role: 'indicator', trace: pen => trace(pen, ring) });
  }
  return areas;
}
