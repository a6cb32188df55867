// Lists and maps in brackets, as JSON and spec files have them: [{at: 0, started}, {at: 2000, succeeded: Done}].

const PLAIN = { true: true, false: false, null: null, '~': null };

class Flow {
  constructor(text) { [this.text, this.place] = [text, 0]; }

  /** The next letter that is no space. */
  get next() {
    while (/\s/.test(this.text[this.place] ?? '')) this.place++;
    return this.text[this.place];
  }

  take(letter) {
    if (this.next !== letter) throw new SyntaxError(`expected ${letter}`);
    this.place++;
  }

  value(ends) {
    if (this.next === '[') return this.items('[', ']', () => this.value(',]'));
    if (this.next === '{') return Object.fromEntries(this.items('{', '}', () => this.entry()));
    return this.scalar(ends);
  }

  items(open, close, read) {
    const found = [];
    this.take(open);
    while (this.next !== close) {
      found.push(read());
      if (this.next !== close) this.take(',');
    }
    this.take(close);
    return found;
  }

  /** A key with its value; a key alone is true. */
  entry() {
    const key = String(this.scalar(':,}'));
    if (this.next !== ':') return [key, true];
    this.take(':');
    return [key, this.next === ',' || this.next === '}' ? true : this.value(',}')];
  }

  scalar(ends) {
    const quote = this.next, rest = this.text.slice(this.place);
    const quoted = quote === '"' ? /^"(?:[^"\\]|\\.)*"/.exec(rest)?.[0] : quote === "'" ? /^'(?:[^']|'')*'/.exec(rest)?.[0] : null;
    if (quoted) {
      this.place += quoted.length;
      return quote === '"' ? JSON.parse(quoted) : quoted.slice(1, -1).replaceAll("''", "'");
    }
    let end = 0;
    // Within a text, a colon is one unless a space follows.
    while (end < rest.length && !(ends.includes(rest[end]) && !(rest[end] === ':' && /\S/.test(rest[end + 1] ?? ' ')))) end++;
    const text = rest.slice(0, end).trim();
    if (text === '') throw new SyntaxError('expected a value');
    this.place += end;
    if (Object.hasOwn(PLAIN, text)) return PLAIN[text];
    return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
  }
}

/** The list or map that a text is; undefined where it is none. */
export function flow(text) {
  try { return JSON.parse(text); } catch { /* It need not be JSON. */ }
  try {
    const reader = new Flow(text), value = reader.value('');
    return reader.next === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}
