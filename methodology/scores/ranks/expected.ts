import { type ErrorScale, onScale } from '../../inference/scale.ts'

/** An inferred figure on the way to its percentile. */
export interface Inferred {
  /** In the indicator's unit; NaN where none can be inferred. */
  readonly value: number
  /** On the scale of errors; NaN where none was measured. */
  readonly standardError: number
}

/** Standard deviation of a number that lies evenly between 0 and 1, √(1/12): what is unknown of a percentile of which nothing is known. */
const unknown = Math.sqrt(1 / 12)

/** A logistic distribution of standard deviation s has the scale s × √3 ÷ π. */
const logisticScale = Math.sqrt(3) / Math.PI

/**
 * Expected percentile of an inferred figure among the figures of a group, 0 to 1; greater is better.
 *
 * Mean over the group's figures r of F((x − r) ÷ b) where higher is better, of 1 − F where lower is, with F(z) = 1 ÷ (1 + e^−z),
 * b = s × √3 ÷ π, s the standard error, and x, r on the scale of errors; x is moved by `caution` × s to the worse end first. The
 * larger the error, the nearer to one half. A yes of probability p: p × rank of yes + (1 − p) × rank of no, less `caution` times
 * the standard deviation of that. Where nothing can be inferred, or no error was measured: ½ − `caution` × √(1/12). docs/methodology/standard-score-2.md.
 *
 * @param figures of the group, sorted
 */
export class ExpectedRanks {
  readonly #figures: Float64Array
  readonly #isHigher: boolean
  readonly #caution: number
  readonly #scale: ErrorScale
  /** Figures on the scale of errors; those below it, which have no logarithm, are left out and counted. */
  #scaled: Float64Array | null = null
  #below = 0
  #last = { value: Number.NaN, standardError: Number.NaN, rank: Number.NaN }

  constructor(
    figures: Float64Array,
    { scale, isHigher, caution }: { scale: ErrorScale; isHigher: boolean; caution: number },
  ) {
    this.#figures = figures
    this.#isHigher = isHigher
    this.#caution = caution
    this.#scale = scale
  }

  of(value: number, standardError: number): number {
    const last = this.#last
    if (last.value === value && last.standardError === standardError) return last.rank
    const rank = Math.min(1, Math.max(0, this.#rank(value, standardError)))
    this.#last = { value, standardError, rank }
    return rank
  }

  #rank(value: number, standardError: number): number {
    if (Number.isNaN(value) || Number.isNaN(standardError)) return 0.5 - this.#caution * unknown
    if (this.#scale === 'probability') return this.#ofAnswer(value, standardError)
    const own = onScale(this.#scale, value)
    if (Number.isNaN(own)) return 0.5 - this.#caution * unknown
    return this.#mean(own - (this.#isHigher ? 1 : -1) * this.#caution * standardError, standardError * logisticScale)
  }

  #mean(own: number, width: number): number {
    const scaled = this.#onScale()
    let sum = this.#below
    for (let at = 0; at < scaled.length; at++) {
      const distance = own - scaled[at]!
      sum += width > 0 ? 1 / (1 + Math.exp(-distance / width)) : distance > 0 ? 1 : distance === 0 ? 0.5 : 0
    }
    const higher = sum / this.#figures.length
    return this.#isHigher ? higher : 1 - higher
  }

  #onScale(): Float64Array {
    if (this.#scaled) return this.#scaled
    const scaled = this.#figures.map((figure) => onScale(this.#scale, figure)).filter((figure) => !Number.isNaN(figure))
    this.#below = this.#figures.length - scaled.length
    this.#scaled = scaled
    return scaled
  }

  /** Yes and no; the error of an answer with probability p of yes is √(p(1 − p)). */
  #ofAnswer(value: number, standardError: number): number {
    const other = (1 - Math.sqrt(Math.max(0, 1 - 4 * standardError ** 2))) / 2
    const yes = value === 1 ? 1 - other : other
    let shareOfYes = 0
    for (const figure of this.#figures) shareOfYes += figure / this.#figures.length
    const [ofYes, ofNo] = [1 - shareOfYes / 2, (1 - shareOfYes) / 2]
    const higher = yes * ofYes + (1 - yes) * ofNo
    const deviation = (ofYes - ofNo) * Math.sqrt(yes * (1 - yes))
    return (this.#isHigher ? higher : 1 - higher) - this.#caution * deviation
  }
}
