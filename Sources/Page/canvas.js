// Display lists on a canvas.

import { areasOf } from './areas.js';
import { onPixels } from './hairlines.js';
import { sweepOf } from './outlines.js';
import { Texts } from './texts.js';

/** Into how many pieces each cubic and each turn of an arc is cut. Where a pixel is a point, more of them change nothing. */
const EXACT = { cubic: 4, turn: 64 }, SMALL = { cubic: 3, turn: 32 };

/** Traces outlines on a context. Browsers draw curves to within a quarter of a pixel; of short ones that is nothing. */
class Curves {
  #x = 0;
  #y = 0;
  #pieces;

  constructor(context, pieces) { [this.context, this.#pieces] = [context, pieces]; }

  moveTo(x, y) {
    this.context.moveTo(x, y);
    [this.#x, this.#y] = [x, y];
  }

  lineTo(x, y) {
    this.context.lineTo(x, y);
    [this.#x, this.#y] = [x, y];
  }

  closePath() { this.context.closePath(); }

  bezierCurveTo(x1, y1, x2, y2, x3, y3) {
    const count = this.#pieces.cubic, x = this.#x, y = this.#y;
    const cubicX = x3 - 3 * x2 + 3 * x1 - x, squareX = 3 * (x - 2 * x1 + x2), lineX = 3 * (x1 - x);
    const cubicY = y3 - 3 * y2 + 3 * y1 - y, squareY = 3 * (y - 2 * y1 + y2), lineY = 3 * (y1 - y);
    // Where a piece begins, and its handle there.
    let fromX = x, fromY = y, handleX = lineX / 3 / count, handleY = lineY / 3 / count;
    for (let piece = 1; piece <= count; piece++) {
      const t = piece / count, toX = ((cubicX * t + squareX) * t + lineX) * t + x, toY = ((cubicY * t + squareY) * t + lineY) * t + y;
      const endX = ((3 * cubicX * t + 2 * squareX) * t + lineX) / 3 / count, endY = ((3 * cubicY * t + 2 * squareY) * t + lineY) / 3 / count;
      this.context.bezierCurveTo(fromX + handleX, fromY + handleY, toX - endX, toY - endY, toX, toY);
      fromX = toX;
      fromY = toY;
      handleX = endX;
      handleY = endY;
    }
    this.#x = x3;
    this.#y = y3;
  }

  arc(x, y, radius, from, to, isBackward) {
    const sweep = sweepOf(from, to, isBackward), pieces = Math.max(1, Math.ceil(Math.abs(sweep) * this.#pieces.turn / 2 / Math.PI)), step = sweep / pieces;
    const handle = radius * 4 / 3 * Math.tan(step / 4);
    let [cosine, sine] = [Math.cos(from), Math.sin(from)];
    this.context.lineTo(x + radius * cosine, y + radius * sine);
    for (let piece = 1; piece <= pieces; piece++) {
      const [c, s] = [Math.cos(from + step * piece), Math.sin(from + step * piece)];
      this.context.bezierCurveTo(
        x + radius * cosine - handle * sine, y + radius * sine + handle * cosine, x + radius * c + handle * s, y + radius * s - handle * c,
        x + radius * c, y + radius * s);
      [cosine, sine] = [c, s];
    }
    [this.#x, this.#y] = [x + radius * cosine, y + radius * sine];
  }
}

/** A color of a display list in the words of CSS. */
export function cssColor({ red, green, blue, alpha }, opacity = 1) {
  return `rgb(${red} ${green} ${blue} / ${alpha / 255 * opacity})`;
}

/**
 * Draws a display list over what is there, and leaves the context as it was.
 *
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} context
 * @param list What `frame(ms)` gives.
 * @param options `scale`: pixels a point; `x`, `y`: where its top left corner is, in pixels; `texts`: what measures its texts;
 *   `isSmall`: whether it has about a pixel a point, so that fewer pieces of curves are as good.
 */
export function drawList(context, list, { scale = 1, x = 0, y = 0, texts = new Texts(), isSmall = false } = {}) {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  // What sticks out of the picture does not show.
  context.beginPath();
  context.rect(-x / scale, -y / scale, list.width + 2 * x / scale, list.height + 2 * y / scale);
  context.clip();
  const pen = new Curves(context, isSmall ? SMALL : EXACT);
  for (const area of areasOf(onPixels(list, scale, x, y))) {
    context.fillStyle = paintOf(context, area);
    context.globalAlpha = Math.min(Math.max(area.opacity, 0), 1);
    if (area.text) {
      drawText(context, area.text, texts);
    } else {
      if (area.hole) cutOut(context, pen, list, area);
      context.beginPath();
      area.trace(pen);
      context.fill(area.rule ?? 'nonzero');
      if (area.hole) context.restore();
    }
  }
  context.restore();
}

/** What an area is filled with. */
function paintOf(context, { color, line, ring }) {
  if (!line && !ring) return cssColor(color);
  const { stops } = line ?? ring, paint = line?.isVertical ? context.createLinearGradient(0, line.from, 0, line.to)
    : line ? context.createLinearGradient(line.from, 0, line.to, 0)
    : context.createConicGradient((ring.start - 0.25) * 2 * Math.PI, ring.x, ring.y);
  for (const [place, stop] of stops) paint.addColorStop(Math.min(Math.max(place, 0), 1), cssColor(stop));
  return paint;
}

/** Keeps what is drawn until the context is restored out of an area's hole. */
function cutOut(context, pen, list, area) {
  context.save();
  context.beginPath();
  context.rect(-1, -1, list.width + 2, list.height + 2);
  area.hole(pen);
  context.clip('evenodd');
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
