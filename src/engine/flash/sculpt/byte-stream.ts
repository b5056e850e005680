/** Writes small numbers as few bytes: seven bits each, the lowest first. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** @param value a whole number from 0 */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#bytes.push(rest);
  }

  /** @param value a whole number of either sign */
  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  bytes(values: Uint8Array): void {
    for (const value of values) this.#bytes.push(value);
  }

  /** @param text of ASCII characters */
  text(text: string): void {
    this.number(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes.push(text.charCodeAt(i) & 127);
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads what a `ByteWriter` has written, in the same order. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws RangeError at the end of the bytes */
  number(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('the bytes end too early');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  }

  signed(): number {
    const value = this.number();
    return value & 1 ? -(value + 1) / 2 : value / 2;
  }

  /** @throws RangeError when there are fewer bytes */
  bytes(count: number): Uint8Array {
    const values = this.#bytes.subarray(this.#at, this.#at + count);
    if (values.length < count) throw new RangeError('the bytes end too early');
    this.#at += count;
    return values;
  }

  text(): string {
    return String.fromCharCode(...this.bytes(this.number()));
  }
}
