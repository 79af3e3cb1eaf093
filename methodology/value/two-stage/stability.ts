import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { firstStage } from './first-stage.ts'
import { pickRows, rowsWhere, type ValueSample } from './sample.ts'
import { netOf } from './validation.ts'

/** Halves of the companies that the net is fitted to again. At most 256. Ours, proposed. */
export const halves = 40

/** What became of an indicator in halves of the market. */
export interface Stability {
  /** Share of the halves in which it was chosen. */
  readonly chosen: number
  /** Share of these in which it had the sign of the whole market's; 1 where it was never chosen. */
  readonly sameSign: number
  /** Ends of the coefficient over nine of ten halves. */
  readonly low: number
  readonly high: number
}

/** Bits of a company, one for each half: whether it is in it. Anybody can draw them again. */
export const halvesOf = (company: number): Uint8Array => sha256(utf8ToBytes(`half ${company}`))

/**
 * The net of each half of the companies, at the same penalty: an indicator that another half would not choose is no finding.
 *
 * Source: Meinshausen and Bühlmann, Stability selection (2010), subsamples of half the size.
 *
 * @param coefficients of the whole market, in the order of the columns
 * @param tell is told how much of the work is done, 0 to 1
 */
export function stabilityOf(
  sample: ValueSample,
  coefficients: Float64Array,
  { strength, tell }: { readonly strength: number; readonly tell: (share: number) => void },
): Stability[] {
  const bits = Array.from({ length: Math.max(-1, ...sample.company) + 1 }, (_, company) => halvesOf(company))
  const drawn = Array.from({ length: halves }, (_, half) => {
    tell(half / halves)
    const rows = rowsWhere(sample, (_year, row) => ((bits[sample.company[row]!]![half >> 3]! >> (half & 7)) & 1) === 1)
    const stage = firstStage(pickRows(sample, rows))
    return stage ? netOf(sample, rows, stage.residuals, strength).coefficients : null
  }).filter((each) => each !== null)
  return Array.from(coefficients, (whole, at) => {
    const own = drawn.map((each) => each[at]!).sort((a, b) => a - b)
    const chosen = own.filter((each) => each !== 0)
    const place = (share: number) => own[Math.round(share * (own.length - 1))] ?? Number.NaN
    return {
      chosen: chosen.length / Math.max(1, own.length),
      sameSign:
        chosen.length === 0 ? 1 : chosen.filter((each) => Math.sign(each) === Math.sign(whole)).length / chosen.length,
      ...{ low: place(0.05), high: place(0.95) },
    }
  })
}
