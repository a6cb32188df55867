
/** The length along a curve of timing at a share of the time, both in 0…1. */
function eased(out, into, share) {
  const [x1, y1, x2, y2] = [out.x[0] ?? out.x, out.y[0] ?? out.y, into.x[0] ?? into.x, into.y[0] ?? into.y];
  const at = (a, b, t) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 40; turn++) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return at(y1, y2, (low + high) / 2);
}

/** A value or a list of them at a frame of a Lottie file. */
function propertyAt(property, frame) {
  if (!property.a) return property.k;
  const keys = property.k;
  const index = keys.findLastIndex((key) => key.t <= frame);
  if (index < 0) return keys[0].s;
  const [key, next] = [keys[index], keys[index + 1]];
  if (!next || key.h) return key.s;
  const way = eased(key.o, key.i, (frame - key.t) / (next.t - key.t));
  return key.s.map((value, place) => value + (next.s[place] - value) * way);
}

const numberAt = (property, frame) => [propertyAt(property, frame)].flat()[0];

/** Draws Lottie files as Spindle writes them, on a canvas. What it does not know is in `unknown`, and is not drawn. */
class Lottie {
  constructor(file) {
    this.file = file;
    this.unknown = new Set();
    this.duration = ((file.op - file.ip) / file.fr) * 1000;
  }

  /** @param {number} scale pixels of the canvas for each of the file. */
  draw(context, time, scale) {
    const frame = this.file.ip + (time / 1000) * this.file.fr;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, this.file.w, this.file.h);
    // The first layer is in front.
    for (const layer of this.file.layers.toReversed()) {
      if (layer.ty !== 4) this.unknown.add(`layers of type ${layer.ty}`);
      else if (frame >= layer.ip && frame < layer.op) this.layer(context, layer, frame);
    }
  }

  layer(context, layer, frame) {
    context.save();
    this.move(context, layer.ks, frame);
    if (layer.hasMask) {
      const path = new Path2D();
      for (const mask of layer.masksProperties) {
        if (mask.mode !== "a" || mask.inv) this.unknown.add("masks that take away");
        this.contour(path, propertyAt(mask.pt, frame));
      }
      context.clip(path);
    }
    this.group(context, layer.shapes, frame, numberAt(layer.ks.o, frame) / 100);
    context.restore();
  }

  move(context, place, frame) {
    if (place.p) context.translate(...propertyAt(place.p, frame));
    if (place.r) context.rotate((numberAt(place.r, frame) * Math.PI) / 180);
    if (place.s) context.scale(...propertyAt(place.s, frame).map((share) => share / 100));
    if (place.a) context.translate(...propertyAt(place.a, frame).map((number) => -number));
  }

  group(context, items, frame, alpha) {
    context.save();
    const place = items.find((item) => item.ty === "tr");
    if (place) this.move(context, place, frame);
    const path = this.path(items, frame);
    for (const item of items) {
      switch (item.ty) {
        case "gr": this.group(context, item.it, frame, alpha); break;
        case "st":
        case "fl": this.paint(context, item, path, frame, alpha); break;
        case "el":
        case "sh":
        case "tm":
        case "tr": break;
        default: this.unknown.add(`shapes of type ${item.ty}`);
      }
    }
    context.restore();
  }

  paint(context, item, path, frame, alpha) {
    const [red, green, blue] = propertyAt(item.c, frame).map((part) => Math.round(part * 255));
    context.globalAlpha = alpha * (numberAt(item.o, frame) / 100);
    if (item.ty === "fl") {
      context.fillStyle = `rgb(${red} ${green} ${blue})`;
      return context.fill(path, item.r === 2 ? "evenodd" : "nonzero");
    }
    context.strokeStyle = `rgb(${red} ${green} ${blue})`;
    context.lineWidth = numberAt(item.w, frame);
    context.lineCap = ["butt", "round", "square"][item.lc - 1];
    context.lineJoin = ["miter", "round", "bevel"][item.lj - 1];
    if (context.lineWidth > 0) context.stroke(path);
  }

  /** All lines of a group, as much of them as it shows. */
  path(items, frame) {
    const path = new Path2D();
    const trim = items.find((item) => item.ty === "tm");
    const [from, to] = trim ? [numberAt(trim.s, frame) / 100, numberAt(trim.e, frame) / 100] : [0, 1];
    for (const item of items) {
      if (item.ty === "el") {
        const [[x, y], [width, height]] = [propertyAt(item.p, frame), propertyAt(item.s, frame)];
        const angle = (share) => (share - 0.25) * 2 * Math.PI;
        path.moveTo(x + (width / 2) * Math.cos(angle(from)), y + (height / 2) * Math.sin(angle(from)));
        path.ellipse(x, y, width / 2, height / 2, 0, angle(from), angle(to));
        if (from === 0 && to === 1) path.closePath();
      } else if (item.ty === "sh") {
        this.contour(path, propertyAt(item.ks, frame), from, to);
      }
    }
    return path;
  }

  contour(path, line, from = 0, to = 1) {
    const count = line.v.length;
    if (from !== 0 || to !== 1) {
      // A straight line may come in pieces.
      if (line.c || line.v.some(([, y]) => y !== line.v[0][1])) return this.unknown.add("parts of curved lines");
      const at = (share) => line.v[0].map((number, axis) => number + (line.v.at(-1)[axis] - number) * share);
      path.moveTo(...at(from));
      return path.lineTo(...at(to));
    }
    path.moveTo(...line.v[0]);
    for (let index = 1; index < count + (line.c ? 1 : 0); index++) {
      const [last, next] = [index - 1, index % count];
      const [a, b] = [line.v[last], line.v[next]];
      path.bezierCurveTo(
        a[0] + line.o[last][0], a[1] + line.o[last][1], b[0] + line.i[next][0], b[1] + line.i[next][1], b[0], b[1]);
    }
    if (line.c) path.closePath();
  }
}
