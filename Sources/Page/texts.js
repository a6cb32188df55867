// Texts of a display list as lines at their places, measured by the page. Lengths in points.

/** The size in pixels at which texts are measured and drawn, so that no hinting rounds a width. */
const PIXELS = 256;

/** The families of a page that says nothing else. */
export const FAMILY = 'Inter, "Noto Sans", system-ui, sans-serif';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;
const CURSIVE = /[\u0600-\u074f\u0750-\u077f\u07c0-\u07ff\u0840-\u08ff\u1800-\u18af\ua840-\ua87f\ufb50-\ufdff\ufe70-\ufefe]/;
/** Scripts that are not, or not only, parted by spaces. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u303e\u3041-\u33ff\u3400-\u9fff\uf900-\ufaff]/;

/** Measures texts, and breaks them into lines, in fonts of the page. */
export class Texts {
  #context;
  #family;
  #widths = new Map();
  #layouts = new Map();
  #digits = new Map();

  /** @param {string} family A list of families as in CSS. */
  constructor(family = FAMILY) {
    this.#family = family;
    const canvas = typeof document === 'undefined' ? new OffscreenCanvas(1, 1) : document.createElement('canvas');
    this.#context = canvas.getContext('2d');
  }

  get family() { return this.#family; }

  /** Forgets what was measured: other fonts have been loaded. */
  clear() {
    for (const cache of [this.#widths, this.#layouts, this.#digits]) cache.clear();
  }

  /** The size of a text block, as layouts ask for it. */
  measure(block) {
    const { lines, isTruncated, breaksWord } = this.#layout(block), baseline = this.#baseline(block);
    const height = lines.length * block.lineHeight;
    let [inkAbove, inkBelow] = [0, 0];
    lines.forEach((line, index) => {
      if (!line.text) return;
      const ink = this.#ink(block, line.text), y = baseline + index * block.lineHeight;
      inkAbove = Math.max(inkAbove, ink.above - y);
      inkBelow = Math.max(inkBelow, y + ink.below - height);
    });
    return {
      width: Math.max(0, ...lines.map(line => line.width)), height, firstBaseline: baseline, lineCount: lines.length,
      isTruncated, missingGlyphs: 0, inkAbove, inkBelow, breaksWord,
    };
  }

  /**
   * What is drawn of a text shape: `{text, x, y, width, direction}`, where `x` is the left side of the text and `y` what its letters
   * stand on.
   */
  runs(shape) {
    const { part, block } = shape;
    if (!part || part === 'whole' || part.type === 'whole') return this.#runs(shape, block);
    const others = new Set(this.#words(shape, part.block).map(wordKey));
    return this.#words(shape, block).filter(word => others.has(wordKey(word)) === (part.type === 'shared'));
  }

  #runs(shape, block) {
    const { lines, direction } = this.#layout(block), baseline = this.#baseline(block);
    return lines.map((line, index) => {
      const rest = shape.width - line.width;
      const isLeft = (block.alignment === 'start') === (block.direction !== 'rtl');
      const x = shape.x + (block.alignment === 'center' ? rest / 2 : isLeft ? 0 : rest);
      return { text: line.text, x, y: shape.y + baseline + index * block.lineHeight, width: line.width, direction };
    });
  }

  /** The words of a text at their places. A text in both directions is one word. */
  #words(shape, block) {
    return this.#runs(shape, block).flatMap(run => {
      const isMixed = RIGHT_TO_LEFT.test(run.text) && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u.test(run.text);
      if (isMixed) return [run];
      return [...run.text.matchAll(/[^\s\u2066-\u2069]+/g)].map(({ 0: text, index }) => {
        const before = this.#advance(block, run.text.slice(0, index)), width = this.#width(block, text);
        return { ...run, text, width, x: run.direction === 'rtl' ? run.x + run.width - before - width : run.x + before };
      });
    });
  }

  /** The letters of one text, with digits of one width where the block has such: `{text, x}`. */
  pieces(block, text) {
    if (!block.hasTabularFigures || !/\d/.test(text)) return [{ text, x: 0 }];
    const cell = this.#digit(block);
    let x = 0;
    return text.match(/\d|\D+/g).map(piece => {
      const isDigit = /\d/.test(piece), width = this.#advance(block, piece);
      const place = isDigit ? x + (cell - this.#raw(block, piece)) / 2 : x;
      x += width;
      return { text: piece, x: place };
    });
  }

  /** Sets the font of a context in which a unit is `scale` points. */
  setFont(context, block, scale) {
    context.font = `${block.weight} ${block.size / scale}px ${this.#family}`;
    context.letterSpacing = `${CURSIVE.test(block.text) ? 0 : block.letterSpacing / scale}px`;
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
  }

  /** How many points a unit is where a block is measured and drawn. */
  unit(block) { return block.size / PIXELS; }

  // MARK: Measuring

  #measured(block, text) {
    const unit = this.unit(block);
    this.setFont(this.#context, block, unit);
    this.#context.direction = paragraphDirection(text, block.direction);
    return { metrics: this.#context.measureText(text), unit };
  }

  /** The width of a text without tabular figures, the space after its last letter included. */
  #raw(block, text) {
    const key = `${block.size} ${block.weight} ${block.letterSpacing} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      const { metrics, unit } = this.#measured({ ...block, text }, text);
      width = metrics.width * unit;
      if (this.#widths.size > 4096) this.#widths.clear();
      this.#widths.set(key, width);
    }
    return width;
  }

  /** How far a text moves on what follows it. */
  #advance(block, text) {
    if (!block.hasTabularFigures || !/\d/.test(text)) return this.#raw(block, text);
    const cell = this.#digit(block) + block.letterSpacing;
    return text.match(/\d|\D+/g).reduce((sum, piece) => sum + (/\d/.test(piece) ? cell : this.#raw(block, piece)), 0);
  }

  #width(block, text) {
    return text ? this.#advance(block, text) - (CURSIVE.test(text) ? 0 : block.letterSpacing) : 0;
  }

  /** The width of every digit: where there is a document, that of the font's own tabular figures. */
  #digit(block) {
    const key = `${block.size} ${block.weight}`;
    let width = this.#digits.get(key);
    if (width !== undefined) return width;
    if (typeof document !== 'undefined' && document.body) {
      const probe = document.createElement('span');
      probe.textContent = '0'.repeat(10);
      probe.style.cssText = `position:absolute;visibility:hidden;white-space:pre;font:${block.weight} ${PIXELS}px ${this.#family};`
        + 'font-variant-numeric:tabular-nums;letter-spacing:0;text-rendering:geometricPrecision';
      document.body.append(probe);
      width = probe.getBoundingClientRect().width / 10 * this.unit(block);
      probe.remove();
    }
    if (!width) {
      const plain = { ...block, letterSpacing: 0 };
      width = Math.max(...[...'0123456789'].map(digit => this.#raw(plain, digit)));
    }
    this.#digits.set(key, width);
    return width;
  }

  #ink(block, text) {
    const { metrics, unit } = this.#measured(block, text);
    return { above: metrics.actualBoundingBoxAscent * unit, below: metrics.actualBoundingBoxDescent * unit };
  }

  /** From the top of the first line to what its letters stand on: half of what it is higher than its font is above, as in CSS. */
  #baseline(block) {
    const { metrics, unit } = this.#measured(block, 'x');
    const ascent = metrics.fontBoundingBoxAscent * unit, descent = metrics.fontBoundingBoxDescent * unit;
    return (block.lineHeight - ascent - descent) / 2 + ascent;
  }

  // MARK: Lines

  #layout(block) {
    const key = JSON.stringify(block);
    let layout = this.#layouts.get(key);
    if (!layout) {
      layout = this.#broken(block);
      if (this.#layouts.size > 1024) this.#layouts.clear();
      this.#layouts.set(key, layout);
    }
    return layout;
  }

  #broken(block) {
    const text = block.text.replace(/[\p{Cc}\u2028\u2029]/gu, ' '), direction = paragraphDirection(text, block.direction);
    const line = text => ({ text, width: this.#width(block, text) });
    if (block.maxWidth == null) return { lines: [line(text)], direction, isTruncated: false, breaksWord: false };
    const limit = block.maxWidth + 1e-6, lines = [], starts = lineStarts(text);
    let begin = 0, breaksWord = false;
    while (begin < text.length || lines.length === 0) {
      const rest = line(text.slice(begin));
      if (rest.width <= limit) {
        lines.push(rest);
        return { lines, direction, isTruncated: false, breaksWord };
      }
      if (lines.length === block.maxLines - 1) {
        lines.push(this.#ellipsized(block, rest.text, limit));
        return { lines, direction, isTruncated: true, breaksWord };
      }
      const fits = end => this.#width(block, text.slice(begin, end).trimEnd()) <= limit;
      let end = starts.findLast(start => start > begin && fits(start));
      if (end === undefined) {
        breaksWord = true;
        const word = text.slice(begin, starts.find(start => start > begin));
        const broken = this.#start(block, word, limit);
        lines.push(line(broken.text));
        begin += broken.length;
      } else {
        lines.push(line(text.slice(begin, end).trimEnd()));
        begin = end;
      }
    }
    return { lines, direction, isTruncated: false, breaksWord };
  }

  /** The part of a word that fits, with a hyphen where it is one of letters alone. */
  #start(block, word, limit) {
    const hyphen = /^[\p{L}\p{M}'-]+[\p{P}\s]*$/u.test(word) && !UNSPACED.test(word) ? '-' : '';
    const letters = graphemes(word);
    let count = letters.length - 1;
    while (count > 1 && this.#width(block, letters.slice(0, count).join('') + hyphen) > limit) count--;
    const text = letters.slice(0, Math.max(count, 1)).join('');
    return { text: text + hyphen, length: text.length };
  }

  #ellipsized(block, text, limit) {
    const letters = graphemes(text);
    let [low, high] = [0, letters.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#width(block, letters.slice(0, middle).join('') + '…') <= limit) low = middle; else high = middle - 1;
    }
    const shown = letters.slice(0, low).join('') + '…';
    return { text: shown, width: this.#width(block, shown) };
  }
}

const wordKey = word => `${Math.round(word.x * 100)} ${Math.round(word.y * 100)} ${word.text}`;

const graphemes = text => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(part => part.segment);

/** Which way a text runs: that of its first letter outside of isolates, else that of the layout. */
function paragraphDirection(text, fallback) {
  let depth = 0;
  for (const letter of text) {
    if (/[\u2066-\u2068]/.test(letter)) depth++;
    else if (letter === '\u2069') depth = Math.max(depth - 1, 0);
    else if (depth === 0 && RIGHT_TO_LEFT.test(letter)) return 'rtl';
    else if (depth === 0 && LETTER.test(letter)) return 'ltr';
  }
  return fallback ?? 'ltr';
}

/** Where lines may begin: after spaces and hyphens, and between the words of scripts without spaces. */
function lineStarts(text) {
  const starts = new Set([...text.matchAll(/[ \u2000-\u2006\u2008-\u200b](?=[^ \u2000-\u2006\u2008-\u200b])|[-\u2010\u2013](?=\p{L})|\u2014(?=\S)/gu)]
    .map(match => match.index + 1));
  if (UNSPACED.test(text)) {
    for (const { index, segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
      if (index > 0 && isWordLike && UNSPACED.test(segment)) starts.add(index);
    }
  }
  return [...starts, text.length].sort((a, b) => a - b);
}
