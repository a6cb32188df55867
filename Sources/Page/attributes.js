// What the element has in common with the snippets of the studio.

/** Attributes of the element that are options of the same name; those without a value are flags. */
export const OPTIONS = [
  'arc', 'background', 'buffer', 'cap', 'counterclockwise', 'direction', 'duration', 'faithful', 'form', 'gap', 'glyph', 'gradient', 'gradient-along', 'height', 'indicator',
  'inset-caps', 'label', 'locale', 'margin', 'motion', 'opening', 'origin', 'progress-placement', 'progress-text', 'progress-total', 'radius', 'segment-gap', 'segments',
  'shape', 'shape-by', 'size', 'span', 'speed', 'start-angle', 'stop', 'stroke', 'text-size', 'theme', 'track', 'turns', 'value2', 'wave-amplitude',
  'wave-speed', 'wavelength', 'width',
];
