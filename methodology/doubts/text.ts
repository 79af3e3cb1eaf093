import type { CompanyFigures, DoubtableVintage } from './standing.ts'
import { type Finding, finding } from './suspicion.ts'

/** Share of a whole number that its trailing zeros may stand for: 1,200 may be 1,196 rounded, and 10 is never 9. */
const maxRounded = 0.01

/**
 * Whether two numbers may be one, each printed with so many digits: they differ by less than the last digit of the coarser, since a
 * report rounds in one place and cuts off in another.
 */
export function saySame(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) < Math.max(lastDigit(a), lastDigit(b)) * (1 - 1e-9)
}

/** What one of the last printed digit is worth; of whole numbers no more than a hundredth of them, and nothing below ten. */
function lastDigit(value: number): number {
  if (!Number.isInteger(value)) {
    const [, digits = '', exponent = '0'] = /\.(\d+)(?:e([+-]\d+))?$/.exec(String(value)) ?? []
    return 10 ** (Number(exponent) - digits.length)
  }
  const zeros = /0*$/.exec(String(Math.abs(value)))![0].length
  return Math.min(10 ** zeros, Math.abs(value) * maxRounded)
}

/** Figures that stand in a tag or a table while the words of a filing, public by the day, say another one. */
export function textDoubts<V extends DoubtableVintage>(figures: CompanyFigures<V>, day: string): Map<V, Finding> {
  const findings = new Map<V, Finding>()
  for (const series of figures.series)
    for (const { vintage, value, year } of series.figures) {
      const { text } = vintage
      if (!text || text.knownFrom > day || saySame(text.value, value)) continue
      findings.set(vintage, finding('text-differs', { reference: text.value, referenceYear: year }))
    }
  return findings
}
