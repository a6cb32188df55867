// Display lists as plain objects, in the names of Spindle's types. Lengths in points, angles in degrees clockwise from 12 o'clock.

const CAPS = ['butt', 'round', 'square'];

/** A picture: its size, and its shapes from back to front. */
export function readPicture(reply) {
  return { width: reply.number(), height: reply.number(), shapes: reply.list(readShape) };
}

export function readColor(reply) {
  return unpacked(reply.number());
}

function unpacked(rgba) {
  return { red: rgba >>> 24, green: rgba >>> 16 & 255, blue: rgba >>> 8 & 255, alpha: rgba & 255 };
}

function readShape(reply) {
  switch (reply.number()) {
    case 0: return readRing(reply);
    case 1: return { type: 'group', isTransposed: reply.flag(), clip: reply.maybe(readBlock), parts: reply.list(readPart) };
    case 2:
      return {
        type: 'path', path: reply.list(readStep), color: readColor(reply), opacity: reply.number(), hairlines: reply.list(readHairline),
      };
    default: return readTextShape(reply);
  }
}

function readRing(reply) {
  const ring = {
    type: 'ring', centerX: reply.number(), centerY: reply.number(), radius: reply.number(), width: reply.number(),
    track: undefined, arc: undefined, arcScale: 1, cap: 'butt', color: undefined,
    gradient: undefined, under: undefined,
  };
  const track = reply.number();
  if (track >= 0) ring.track = unpacked(track);
  ring.arc = { start: reply.number(), sweep: reply.number() };
  ring.arcScale = reply.number();
  ring.cap = CAPS[reply.number()];
  ring.color = readColor(reply);
  ring.gradient = reply.maybe(inner => ({ colors: inner.list(readColor), start: inner.number(), sweep: inner.number() }));
  ring.under = reply.maybe(inner => ({
    arc: { start: inner.number(), sweep: inner.number() }, arcScale: inner.number(), color: readColor(inner),
  }));
  return ring;
}

function readBlock(reply) {
  const block = {
    type: 'block', x: reply.number(), y: reply.number(), width: reply.number(), height: reply.number(),
    radius: reply.number(), isRound: false,
  };
  block.isRound = block.radius > 0;
  return block;
}

function readPart(reply) {
  const figure = reply.number() === 0 ? readBlock(reply) : {
    type: 'line', x1: reply.number(), y1: reply.number(), x2: reply.number(), y2: reply.number(),
    width: reply.number(), cap: CAPS[reply.number()],
  };
  return {
    figure, color: readColor(reply), opacity: reply.number(),
    gradient: reply.maybe(inner => ({ colors: inner.list(readColor), from: inner.number(), to: inner.number() })),
  };
}

function readHairline(reply) {
  return { x: reply.number(), y: reply.number(), width: reply.number(), height: reply.number(), corner: reply.optional() };
}

function readStep(reply) {
  switch (reply.number()) {
    case 0: return { type: 'move', x: reply.number(), y: reply.number() };
    case 1: return { type: 'line', x: reply.number(), y: reply.number() };
    case 2:
      return {
        type: 'curve', x1: reply.number(), y1: reply.number(), x2: reply.number(), y2: reply.number(),
        x: reply.number(), y: reply.number(),
      };
    default: return { type: 'close' };
  }
}

export function readTextShape(reply) {
  return {
    type: 'text', block: readTextBlock(reply), x: reply.number(), y: reply.number(), width: reply.number(),
    color: readColor(reply), opacity: reply.number(), part: readTextPart(reply),
  };
}

function readTextPart(reply) {
  const number = reply.number();
  return number === 0 ? { type: 'whole' } : { type: number === 1 ? 'shared' : 'changed', block: readTextBlock(reply) };
}

export function readTextBlock(reply) {
  return {
    text: reply.text(), size: reply.number(), lineHeight: reply.number(), weight: reply.number(),
    letterSpacing: reply.number(), hasTabularFigures: reply.flag(), maxWidth: reply.optional(),
    maxLines: reply.number(), alignment: reply.text(), direction: reply.text(),
  };
}
