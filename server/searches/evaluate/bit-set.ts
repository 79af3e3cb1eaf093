/** Some of the companies of a market, a bit for each in the order of the panel. */
export class BitSet {
  /** Companies of the market. */
  readonly length: number
  readonly #bits: Uint32Array

  private constructor(length: number, bits = new Uint32Array(Math.ceil(length / 32))) {
    this.length = length
    this.#bits = bits
  }

  static none(length: number): BitSet {
    return new BitSet(length)
  }

  static all(length: number): BitSet {
    return BitSet.where(length, () => true)
  }

  static where(length: number, isIn: (company: number) => boolean): BitSet {
    const set = new BitSet(length)
    for (let company = 0; company < length; company++) if (isIn(company)) set.add(company)
    return set
  }

  /** Companies outside the market are passed over. */
  add(company: number): void {
    if (company >= 0 && company < this.length) this.#bits[company >>> 5]! |= 1 << (company & 31)
  }

  has(company: number): boolean {
    return ((this.#bits[company >>> 5]! >>> (company & 31)) & 1) === 1
  }

  and(other: BitSet): BitSet {
    return new BitSet(
      this.length,
      this.#bits.map((bits, at) => bits & other.#bits[at]!),
    )
  }

  or(other: BitSet): BitSet {
    return new BitSet(
      this.length,
      this.#bits.map((bits, at) => bits | other.#bits[at]!),
    )
  }

  without(other: BitSet): BitSet {
    return new BitSet(
      this.length,
      this.#bits.map((bits, at) => bits & ~other.#bits[at]!),
    )
  }

  get count(): number {
    let count = 0
    for (const bits of this.#bits) count += onesOf(bits)
    return count
  }

  /** Positions of its companies, ascending. */
  get companies(): number[] {
    const companies: number[] = []
    for (let company = 0; company < this.length; company++) if (this.has(company)) companies.push(company)
    return companies
  }
}

/** Ones in 32 bits, all places at a time: of twos, of fours, of eights, and the sum of these. */
function onesOf(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555)
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
