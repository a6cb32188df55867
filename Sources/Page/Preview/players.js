
// Each player shows one output at any time of its own, on an element that is as large as the zoom says.

/** Pixels on a canvas that has as many of them as the output. */
class PixelPlayer {
  constructor(panel) {
    this.panel = panel;
    this.element = this.canvas = make("canvas", { width: panel.width, height: panel.height, className: "pixels" });
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.shown = -1;
    this.notes = [];
  }

  get count() { return this.panel.count; }

  /** Which frame is shown so many milliseconds after the start. */
  frameAt(time) {
    return Math.min(this.count - 1, Math.floor((time * this.panel.fps) / 1000 + 1e-6));
  }

  zoom(factor) {
    this.element.style.width = `${this.panel.width * factor}px`;
    this.element.style.height = `${this.panel.height * factor}px`;
  }

  /** @returns whether something else is shown than before. */
  show(time, round) {
    const frame = this.frameAt(time);
    const key = this.turn ? frame + round * this.count : frame;
    if (key === this.shown) return false;
    this.shown = key;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (this.turn) {
      this.context.translate(this.canvas.width / 2, this.canvas.height / 2);
      this.context.rotate((round * this.turn * Math.PI) / 180);
      this.context.translate(-this.canvas.width / 2, -this.canvas.height / 2);
    }
    this.paint(frame);
    return true;
  }
}

/** The PNG of each frame. */
class FramesPlayer extends PixelPlayer {
  async load() { this.bitmaps = await Promise.all(this.panel.list.map(bitmapOf)); }

  get count() { return this.bitmaps?.length ?? this.panel.count; }

  paint(frame) { this.context.drawImage(this.bitmaps[frame], 0, 0); }
}

/** A sheet, cut as the file beside it says. */
class SheetPlayer extends PixelPlayer {
  async load() {
    const files = new Map(this.panel.list.map((file) => [file.name.slice(file.name.lastIndexOf("/") + 1), file]));
    const pages = new Map();
    this.cells = [];
    for (const file of this.panel.list.filter((file) => endingOf(file.name) === "json")) {
      let sheet;
      try { sheet = JSON.parse(textOf(file)); } catch { continue; }
      const image = sheet.meta?.image;
      const picture = typeof image === "string" && files.get(image);
      const frames = Object.values(sheet.frames ?? {});
      // The same page may be described in several ways.
      if (!picture || pages.has(image) || !frames[0]?.frame) continue;
      const bitmap = await bitmapOf(picture);
      pages.set(image, bitmap);
      for (const cell of frames) this.cells.push({ ...cell, bitmap });
      this.turn = sheet.meta.rotationPerWrap;
      if (sheet.meta.premultiplied) this.notes.push("its colors are multiplied by alpha, and look darker here where they are transparent");
    }
    if (this.cells.length > 0) return;
    const picture = this.panel.list.find((file) => TYPES[endingOf(file.name)]);
    const bitmap = await bitmapOf(picture);
    this.cells = [{ bitmap, frame: { x: 0, y: 0, w: bitmap.width, h: bitmap.height } }];
    this.panel = { ...this.panel, width: bitmap.width, height: bitmap.height };
    [this.canvas.width, this.canvas.height] = [bitmap.width, bitmap.height];
    this.notes.push("shown as it is: this page cuts sheets by metadata in JSON such as --dialect json-hash");
  }

  get count() { return this.cells?.length ?? this.panel.count; }

  paint(frame) {
    const { bitmap, frame: cell, spriteSourceSize: box } = this.cells[frame];
    if (cell.w > 0 && cell.h > 0)
      this.context.drawImage(bitmap, cell.x, cell.y, cell.w, cell.h, box?.x ?? 0, box?.y ?? 0, cell.w, cell.h);
  }
}

/** A picture that moves by itself, taken apart where the browser can, so that it keeps to the clock. */
class AnimationPlayer extends PixelPlayer {
  async load() {
    const file = this.panel.list[0];
    try {
      await this.decode(file);
    } catch {
      this.ends = undefined;
      this.element = make("img", { src: addressOf(file), alt: "", className: "pixels" });
      this.canvas = undefined;
      this.notes.push("plays by itself: this browser does not take it apart");
      await this.element.decode().catch(() => this.notes.push("this browser does not show it"));
    }
  }

  async decode(file) {
    // A still one in the same format need not have a track that moves.
    const type = TYPES[endingOf(file.name)].replace("apng", "png");
    const decoder = new ImageDecoder({ data: bytesOf(file), type, preferAnimation: true, colorSpaceConversion: "none" });
    await decoder.tracks.ready;
    await decoder.completed;
    [this.bitmaps, this.ends] = [[], []];
    let end = 0;
    for (let index = 0; index < decoder.tracks.selectedTrack.frameCount; index++) {
      const { image } = await decoder.decode({ frameIndex: index });
      end += image.duration ? image.duration / 1000 : 1000 / this.panel.fps;
      this.ends.push(end);
      this.bitmaps.push(await createImageBitmap(image));
      image.close();
    }
    decoder.close();
    // Browsers cut off parts of milliseconds, which earlier APNGs have: all together take as long as in the other panels.
    const length = (this.panel.count * 1000) / this.panel.fps;
    this.ends = this.ends.map((time) => (time * length) / end);
  }

  get count() { return this.bitmaps?.length ?? 1; }

  frameAt(time) {
    // Formats round the time at which a frame begins, to a hundredth of a second at worst.
    const slack = Math.min(0.75, 250 / this.panel.fps);
    const frame = this.ends.findIndex((end) => time < end - slack);
    return frame < 0 ? this.count - 1 : frame;
  }

  show(time, round) { return this.ends ? super.show(time, round) : false; }

  paint(frame) { this.context.drawImage(this.bitmaps[frame], 0, 0); }
}

/** An SVG in the page itself, where its clock can be set. */
class VectorPlayer {
  constructor(panel) {
    this.panel = panel;
    this.notes = [];
    this.shown = -1;
    this.element = make("div", { className: "vector" });
  }

  async load() {
    const parsed = new DOMParser().parseFromString(textOf(this.panel.list[0]), "image/svg+xml").documentElement;
    this.picture = document.importNode(parsed, true);
    // Names and styles in it are its own.
    this.element.attachShadow({ mode: "open" }).append(this.picture);
    this.picture.style.display = "block";
    this.picture.pauseAnimations?.();
  }

  zoom(factor) {
    for (const style of [this.element.style, this.picture.style]) {
      style.width = `${this.panel.width * factor}px`;
      style.height = `${this.panel.height * factor}px`;
    }
  }

  show(time) {
    if (time === this.shown) return false;
    this.shown = time;
    this.picture.setCurrentTime?.(time / 1000);
    for (const animation of this.picture.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    return true;
  }
}

/** A Lottie file, drawn as sharp as the screen is. */
class LottiePlayer {
  constructor(panel) {
    this.panel = panel;
    this.notes = [];
    this.element = this.canvas = make("canvas", { className: "vector" });
  }

  async load() {
    this.file = JSON.parse(textOf(this.panel.list[0]));
    this.lottie = new Lottie(this.file);
    this.zoom(1);
    this.show(0);
    if (this.lottie.unknown.size > 0)
      this.notes.push(`this page does not draw ${[...this.lottie.unknown].join(", ")}`);
  }

  zoom(factor) {
    const density = Math.min(factor * devicePixelRatio, 8192 / Math.max(this.file.w, this.file.h));
    [this.factor, this.shown] = [density, -1];
    [this.canvas.width, this.canvas.height] = [Math.round(this.file.w * density), Math.round(this.file.h * density)];
    this.element.style.width = `${this.file.w * factor}px`;
    this.element.style.height = `${this.file.h * factor}px`;
  }

  show(time) {
    if (time === this.shown) return false;
    this.shown = time;
    this.context ??= this.canvas.getContext("2d", { willReadFrequently: true });
    this.lottie.draw(this.context, time, this.factor);
    return true;
  }
}

/** An earlier SVG, which is shown as a picture: whoever has made it may have put more into it. */
class PicturePlayer extends AnimationPlayer {
  async decode() { throw new Error("a picture"); }
}

const PLAYERS = {
  frames: FramesPlayer, still: FramesPlayer, sheet: SheetPlayer, animation: AnimationPlayer, svg: VectorPlayer,
  lottie: LottiePlayer,
};

const playerOf = (panel, isForeign) => {
  const Player = isForeign && panel.kind === "svg" ? PicturePlayer : PLAYERS[panel.kind];
  return Player && panel.omitted === undefined ? new Player(panel) : undefined;
};
