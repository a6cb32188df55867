// Display lists on a canvas.

import { areasOf } from './areas.js';
import { Texts } from './texts.js';

/** A color of a display list in the words of CSS. */
export function cssColor({ red, green, blue, alpha }, opacity = 1) {
  return `rgb(${red} ${green} ${blue} / ${alpha / 255 * opacity})`;
}

/**
 * Draws a display list over what is there, and leaves the context as it was.
 *
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} context
 * @param list What `frame(ms)` gives.
 * @param options `scale`: pixels a point; `x`, `y`: where its top left corner is, in pixels; `texts`: what measures its texts.
 */
export function drawList(context, list, { scale = 1, x = 0, y = 0, texts = new Texts() } = {}) {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  // What sticks out of the picture does not show.
  context.beginPath();
  context.rect(-x / scale, -y / scale, list.width + 2 * x / scale, list.height + 2 * y / scale);
  context.clip();
  for (const area of areasOf(list)) {
    context.fillStyle = cssColor(area.color);
    context.globalAlpha = Math.min(Math.max(area.opacity, 0), 1);
    if (area.text) {
      drawText(context, area.text, texts);
    } else {
      context.beginPath();
      area.trace(context);
      context.fill(area.rule ?? 'nonzero');
    }
  }
  context.restore();
}

function drawText(context, shape, texts) {
  const { block } = shape, unit = texts.unit(block);
  for (const run of texts.runs(shape)) {
    context.save();
    context.translate(run.x, run.y);
    context.scale(unit, unit);
    texts.setFont(context, block, unit);
    context.direction = run.direction;
    for (const piece of texts.pieces(block, run.text)) context.fillText(piece.text, piece.x / unit, 0);
    context.restore();
  }
}
