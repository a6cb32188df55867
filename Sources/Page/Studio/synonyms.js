// What people say who know no name of an option: the beginning of what is typed is enough.

const WORDS = {
  slower: 'speed duration', faster: 'speed duration', quicker: 'speed duration', calmer: 'speed turns reduced-motion', shorter: 'arc duration width',
  longer: 'arc duration width', thicker: 'stroke height', thinner: 'stroke height', bolder: 'stroke', bigger: 'size width scale', larger: 'size width scale text-size',
  smaller: 'size width scale max-bytes', lighter: 'max-bytes compression theme stroke', brand: 'color theme theme-color gradient', darker: 'theme background color',
  rounded: 'cap inset-caps', round: 'cap inset-caps', smoother: 'fps easing', sharper: 'scale', crisper: 'scale', transparent: 'background matte', smooth: 'fps easing',
  bouncy: 'easing', reverse: 'direction pingpong turns', backwards: 'direction pingpong turns', mirrored: 'direction', stops: 'repeat hold',
  once: 'repeat', forever: 'repeat', text: 'label progress-text present.message', caption: 'label', words: 'label locale', percent: 'progress-text value', percentage: 'progress-text value',
  translate: 'locale', language: 'locale', dashed: 'segments segment-gap', gauge: 'opening start-angle', dashboard: 'opening start-angle', half: 'opening', clockwise: 'counterclockwise turns',
  stripes: 'fill-effect', striped: 'fill-effect', shine: 'fill-effect', battery: 'battery segments', meter: 'segments segment-gap radius', overflow: 'overflow', nprogress: 'present',
  vertical: 'direction width height', upright: 'direction', corner: 'radius', corners: 'radius', pie: 'form', middle: 'center origin', inside: 'center', timer: 'countdown center', seconds: 'countdown center', clock: 'countdown', cut: 'crop', wedge: 'form', cooldown: 'form counterclockwise', logo: 'shape shape-by shape-color', icon: 'shape glyph center', hole: 'gap', kilobytes: 'max-bytes', kb: 'max-bytes',
  retina: 'scale', video: 'to', download: 'to', accessible: 'reduced-motion with-reduced-motion sidecar label', popup: 'present', modal: 'present',
};

/** The keys of the options that a word is about. */
export function meant(word) {
  if (word.length < 2) return [];
  return Object.entries(WORDS).filter(([known]) => known === word || word.length > 3 && known.startsWith(word)).flatMap(([, keys]) => keys.split(' '));
}
