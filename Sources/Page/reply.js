// What the module tells, as words of 64 bits: numbers; texts as the number of their bytes and those, filled up to whole words;
// lists as the number of their items and those.

const decoder = new TextDecoder();

/** Reads the words of one reply in their order. The memory must not grow meanwhile. */
export class Reply {
  #numbers;
  #bytes;
  #place = 0;

  constructor(buffer, start, count) {
    this.#numbers = new Float64Array(buffer, start, count);
    this.#bytes = new Uint8Array(buffer, start, count * 8);
  }

  number() { return this.#numbers[this.#place++]; }

  flag() { return this.number() !== 0; }

  /** Not a number stands for none. */
  optional() {
    const number = this.number();
    return Number.isNaN(number) ? undefined : number;
  }

  text() {
    const count = this.number(), start = this.#place * 8;
    this.#place += Math.ceil(count / 8);
    return decoder.decode(this.#bytes.subarray(start, start + count));
  }

  list(read) {
    const items = new Array(this.number());
    for (let index = 0; index < items.length; index++) items[index] = read(this);
    return items;
  }

  texts() { return this.list(reply => reply.text()); }

  /** What is there, or undefined. */
  maybe(read) { return this.flag() ? read(this) : undefined; }
}
