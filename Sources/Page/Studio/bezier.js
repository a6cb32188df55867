// Easings that are one cubic curve.

const NAMES = { linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], 'ease-in': [0.42, 0, 1, 1], 'ease-out': [0, 0, 0.58, 1], 'ease-in-out': [0.42, 0, 0.58, 1] };

/** The two handles of an easing, x1, y1, x2, y2; null for easings that are no such curve. */
export function handles(easing) {
  if (NAMES[easing]) return [...NAMES[easing]];
  const found = /^cubic-bezier\(([^)]*)\)$/.exec(easing)?.[1].split(',').map(Number);
  return found?.length === 4 && found.every(Number.isFinite) ? found : null;
}

/** The easing with a handle elsewhere. */
export function moved(points, index, x, y) {
  const next = [...points], round = value => Math.round(value * 100) / 100;
  next[2 * index] = round(Math.min(Math.max(x, 0), 1));
  next[2 * index + 1] = round(Math.min(Math.max(y, -0.5), 1.5));
  return next;
}

/** The easing in the words of CSS. */
export function written(points) { return `cubic-bezier(${points.join(', ')})`; }

/** A line through heights that are equally far apart. */
export function pathOf(heights, place) { return heights.map((height, index) => `${index ? 'L' : 'M'}${place(index / (heights.length - 1), height)}`).join(' '); }

/** An element of SVG. */
export function svg(name, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
