// Colors of CSS, in whatever words and color space, as the bytes that the engine counts with.

let context = null;
const known = new Map();

/** `{red, green, blue, alpha}` in 0…255 of a color that CSS has computed. */
export function bytesOf(color) {
  let bytes = known.get(color);
  if (!bytes) {
    context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    context.clearRect(0, 0, 1, 1);
    context.globalAlpha = 1;
    context.fillStyle = color;
    const written = context.fillStyle;
    const [, opacity] = /^(?:rgba\(.*,|color\(.*\/) *([\d.]+)\)$/.exec(written) ?? [null, '1'];
    // A canvas keeps colors times their opacity: the color alone is more exact.
    context.fillRect(0, 0, 1, 1);
    let [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    const plain = /^rgba?\((\d+), (\d+), (\d+)/.exec(written);
    if (plain) [red, green, blue] = plain.slice(1).map(Number);
    alpha = Math.round(Number(opacity) * 255) || alpha;
    bytes = { red, green, blue, alpha };
    if (known.size > 256) known.clear();
    known.set(color, bytes);
  }
  return bytes;
}

/** `#RRGGBBAA`. */
export function hexOf({ red, green, blue, alpha }) {
  return '#' + [red, green, blue, alpha].map(channel => channel.toString(16).padStart(2, '0')).join('');
}
