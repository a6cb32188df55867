// Requests, objects in the words of spec files, as bytes that the module reads: a letter for what follows, then how much there is of
// it as a whole number of 32 bits, and that.

const encoder = new TextEncoder();

/** As of spec files. */
const LIMITS = { depth: 32, values: 100_000, bytes: 1 << 20, key: 1024, text: 1 << 16 };

/** The bytes of a request. Members that are undefined or null are left out. */
export function encodeRequest(request) {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new TypeError('a request is an object with the keys of a spec file, such as {motion: "fluent"}');
  }
  const writer = new Writer();
  writer.value(request, '', 0);
  return writer.bytes();
}

class Writer {
  #bytes = new Uint8Array(256);
  #length = 0;
  #values = 0;

  bytes() { return this.#bytes.subarray(0, this.#length); }

  value(value, path, depth) {
    if (depth > LIMITS.depth) throw new RangeError(`${path}: nested more than ${LIMITS.depth} levels deep`);
    if (++this.#values > LIMITS.values) throw new RangeError(`a request has at most ${LIMITS.values} values`);
    switch (typeof value) {
      case 'string': return this.#text('q', value, path, LIMITS.text);
      case 'boolean': return this.#text('p', String(value), path, LIMITS.text);
      case 'number':
        if (!Number.isFinite(value)) throw new RangeError(`${path}: ${value} is not a finite number`);
        return this.#text('p', decimal(value), path, LIMITS.text);
      case 'object': return this.#container(value, path, depth);
      default: throw new TypeError(`${path}: expected a text, a number, true, false, an array or an object, found ${typeof value}`);
    }
  }

  #container(value, path, depth) {
    if (Array.isArray(value)) {
      const items = value.map(item => item ?? '');
      this.#head('l', items.length);
      items.forEach((item, index) => this.value(item, `${path}[${index}]`, depth + 1));
      return;
    }
    const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
    this.#head('m', entries.length);
    for (const [key, item] of entries) {
      const inner = path ? `${path}.${key}` : key;
      this.#counted(key, inner, LIMITS.key);
      this.value(item, inner, depth + 1);
    }
  }

  #text(letter, text, path, limit) {
    this.#room(1);
    this.#bytes[this.#length++] = letter.charCodeAt(0);
    this.#counted(text, path, limit);
  }

  #head(letter, count) {
    this.#room(5);
    this.#bytes[this.#length++] = letter.charCodeAt(0);
    this.#count(count);
  }

  #counted(text, path, limit) {
    const bytes = encoder.encode(text);
    if (bytes.length > limit) throw new RangeError(`${path}: a text of ${bytes.length} bytes is too long: at most ${limit}`);
    this.#room(4 + bytes.length);
    this.#count(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #count(count) {
    new DataView(this.#bytes.buffer).setUint32(this.#length, count, true);
    this.#length += 4;
  }

  #room(count) {
    if (this.#length + count > LIMITS.bytes) throw new RangeError(`a request has at most ${LIMITS.bytes} bytes`);
    if (this.#length + count <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    bytes.set(this.bytes());
    this.#bytes = bytes;
  }
}

/** The shortest text that reads back as the number, without an exponent. */
function decimal(number) {
  const text = String(number), [digits, exponent] = text.split('e');
  if (exponent === undefined) return text;
  const [sign, whole, part = ''] = digits.match(/^(-?)(\d)(?:\.(\d+))?$/).slice(1), power = Number(exponent);
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${whole}${part}`;
  return sign + whole + part.padEnd(power, '0');
}
