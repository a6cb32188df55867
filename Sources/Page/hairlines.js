// Hairlines on the pixels of a canvas, as Hairline.swift puts them on those of a picture.

/** How wide they are where there are no pixels, in points. */
const USUAL = 0.5;

/** How long the handles of a quarter circle are, in radii. */
const HANDLE = 0.5522847498;

/** A display list with its hairlines on whole pixels of a canvas: `scale` pixels a point, from `x` and `y` on. */
export function onPixels(list, scale, x, y) {
  if (!list.shapes.some(shape => shape.hairlines?.length)) return list;
  const shapes = list.shapes.map(shape => {
    return shape.hairlines?.length ? { ...shape, path: shape.hairlines.flatMap(line => stepsOf(line, scale, x, y)) } : shape;
  });
  return { ...list, shapes };
}

function stepsOf(line, scale, insetX, insetY) {
  const pixels = Math.max(Math.floor(USUAL * scale), 1), thickness = pixels / scale;
  if (line.corner !== undefined) {
    const { x, y, width, height } = line, both = 2 * thickness;
    return rectangle(x - thickness, y - thickness, width + both, height + both, line.corner + thickness);
  }
  // Where a line begins that has its middle nearest to a place.
  const start = (middle, inset) => (Math.round(middle * scale + inset - pixels / 2) - inset) / scale;
  return line.width < line.height
    ? rectangle(start(line.x + line.width / 2, insetX), line.y, thickness, line.height)
    : rectangle(line.x, start(line.y + line.height / 2, insetY), line.width, thickness);
}

/** The steps around a rectangle with round corners. */
function rectangle(x, y, width, height, corner = 0) {
  const radius = Math.min(corner, width / 2, height / 2), rest = radius * (1 - HANDLE), [right, bottom] = [x + width, y + height];
  const turn = (x1, y1, x2, y2, x, y) => radius > 0 ? [{ type: 'curve', x1, y1, x2, y2, x, y }] : [];
  return [
    { type: 'move', x: x + radius, y }, { type: 'line', x: right - radius, y },
    ...turn(right - rest, y, right, y + rest, right, y + radius),
    { type: 'line', x: right, y: bottom - radius },
    ...turn(right, bottom - rest, right - rest, bottom, right - radius, bottom),
    { type: 'line', x: x + radius, y: bottom },
    ...turn(x + rest, bottom, x, bottom - rest, x, bottom - radius),
    { type: 'line', x, y: y + radius },
    ...turn(x, y + rest, x + rest, y, x + radius, y),
    { type: 'close' },
  ];
}
