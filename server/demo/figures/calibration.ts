import type { DemoCompany } from '../companies.ts'
import { normalDensity, normalQuantile, normalShare } from '../normal.ts'
import { fieldQuality, heatOf, type Lean, loadingsOf, years } from './draw.ts'
import type { DemoIndicator } from './indicators.ts'

/** What decides whether a company discloses a figure: parts of a standard normal. Their squares add to one. */
export const candorParts = { openness: 0.72, subject: 0.5, own: 0.47, year: 0.1 } as const

/** Fields of which only some trades have anything to tell, by the beginnings of their GICS codes. */
const subjects: readonly (readonly [codes: RegExp, gics: RegExp])[] = [
  [/^E-WS-(019|020)|^S-SI-034|^E-MG-018/, /^(3010|3020|2530)/],
  [/^E-WS-024/, /^5510/],
  [/^E-EN-013/, /^(1510|5510)/],
  [
    /^E-(EM|WT-01[2-5]|WS-0(03|07|08|11|12|21))|^S-SI-0(06|07|08|18|19|20)|^E-EN-0(09|1[0-2])/,
    /^(10|15|20[1]|25[12]|30[23]|35[12]|45[23]|55)/,
  ],
  [/^S-SI-(00[123])|^E-MG-02[59]/, /^(15|2010|25[12]|30[23]|35[12]|45)/],
  [/^G-RM-034|^G-AC-019|^E-CC-020/, /^40/],
]

/** Companies whose trade has to do with the subject disclose it this much sooner, in standard deviations. */
const pull = 0.9

/** From which year on a figure is printed at all, or on the scale of earlier years only by few. */
const begins: Readonly<Record<string, { year: number; before: number }>> = {
  'S-DV-008': { year: 2022, before: 0 },
  'S-DV-009': { year: 2022, before: 0 },
  'S-DV-010': { year: 2022, before: 0 },
  'S-DV-002': { year: 2022, before: 0.38 },
  'S-DV-011': { year: 2022, before: 0.26 },
  'E-MG-012': { year: 2023, before: 0 },
  'E-MG-013': { year: 2023, before: 0 },
  'E-MG-032': { year: 2022, before: 0 },
  'E-CC-055': { year: 2022, before: 0 },
  'G-RM-029': { year: 2019, before: 0 },
  'G-BD-053': { year: 2022, before: 0 },
  'G-BD-015': { year: 2020, before: 0 },
  'E-CC-039': { year: 2018, before: 0 },
}

/** How open a company is, in its own units before standardizing: the larger, the better run, the stricter its market. */
const rawOpenness = ({ size, quality, marketCode }: DemoCompany) =>
  0.5 * size + 0.34 * quality + (marketCode === 'PRM' ? 0.35 : marketCode === 'GRT' ? -0.35 : -0.1)

/** What a market of these companies makes of the catalogue's rates: who discloses, and how disclosers differ from all. */
export class Calibration {
  readonly #mean: number
  readonly #deviation: number
  readonly #sizeTie: number
  readonly #qualityTie: number
  readonly #companies: readonly DemoCompany[]

  constructor(companies: readonly DemoCompany[]) {
    this.#companies = companies
    const opennesses = companies.map(rawOpenness)
    this.#mean = mean(opennesses)
    this.#deviation = Math.sqrt(mean(opennesses.map((open) => (open - this.#mean) ** 2))) || 1
    const tie = (trait: (company: DemoCompany) => number) =>
      mean(companies.map((company) => trait(company) * this.opennessOf(company)))
    this.#sizeTie = tie(({ size }) => size)
    this.#qualityTie = tie(({ quality }) => quality)
  }

  opennessOf(company: DemoCompany): number {
    return (rawOpenness(company) - this.#mean) / this.#deviation
  }

  /** By year, the standard normal above which a company discloses; infinite where nobody can. */
  thresholdsOf({ code, disclosure }: DemoIndicator): { own: Float64Array; others: Float64Array } {
    const concerned = concernedBy(code)
    const share = concerned ? mean(this.#companies.map((company) => (concerned.test(company.gicsCode) ? 1 : 0))) : 0
    const own = new Float64Array(years)
    const others = new Float64Array(years)
    for (let year = 0; year < years; year++) {
      const rate = rateOf(code, disclosure, year)
      const threshold = rate >= 0.995 ? -9 : rate <= 0 ? 9 : thresholdOf(rate, share)
      own[year] = threshold - (share > 0 ? pull : 0)
      others[year] = threshold
    }
    return { own, others }
  }

  /**
   * Disclosing companies are larger and better than all, yet the catalogue's medians are theirs: how far to move a draw, and
   * how much to widen it. A bivariate normal seen above a threshold t of one side has there the mean ρλ and the variance
   * 1 − ρ²λ(λ − t), with λ = φ(t) / P.
   */
  leanOf(indicator: DemoIndicator): Lean {
    const { size, field, heat } = loadingsOf(indicator)
    const rate = indicator.disclosure
    const trade = heat === 0 ? { mean: 0, variance: 1 } : this.#heatOfDisclosers(indicator)
    const shift = heat * trade.mean
    const variance = 1 + heat * heat * (trade.variance - 1)
    if (rate >= 0.995 || rate <= 0) return { shift, width: Math.sqrt(variance) }
    const threshold = -normalQuantile(rate)
    const tie = candorParts.openness * (size * this.#sizeTie + field * indicator.sign * fieldQuality * this.#qualityTie)
    const hazard = normalDensity(threshold) / rate
    return { shift: shift + tie * hazard, width: Math.sqrt(variance - tie * tie * hazard * (hazard - threshold)) }
  }

  /** How much heat the trades have that disclose an indicator, the concerned ones disclosing more. */
  #heatOfDisclosers(indicator: DemoIndicator): { mean: number; variance: number } {
    const concerned = concernedBy(indicator.code)
    const { own, others } = this.thresholdsOf(indicator)
    const weights = this.#companies.map(
      ({ gicsCode }) => 1 - normalShare((concerned?.test(gicsCode) ? own : others)[years - 1]!),
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const average = (of: (heat: number) => number) =>
      this.#companies.reduce((sum, company, index) => sum + weights[index]! * of(heatOf(company)), 0) / total
    const middle = average((heat) => heat)
    return { mean: middle, variance: average((heat) => (heat - middle) ** 2) }
  }
}

/** GICS codes of the trades that a subject concerns; null when it concerns all. */
export function concernedBy(code: string): RegExp | null {
  return subjects.find(([codes]) => codes.test(code))?.[1] ?? null
}

/** Share that discloses in a year: the catalogue's in the newest ones, less before. */
function rateOf(code: string, newest: number, year: number): number {
  if (newest >= 0.995 && !begins[code]) return 1
  const start = begins[code]
  const rate =
    newest >= 0.995 ? 1 : 1 / (1 + Math.exp(-(Math.log(newest / (1 - newest)) + 0.055 * Math.min(0, year - years + 3))))
  return start && 2015 + year < start.year ? rate * start.before : rate
}

/** The threshold at which a market discloses at a rate, when a share of it is pulled. */
function thresholdOf(rate: number, share: number): number {
  if (share === 0) return -normalQuantile(rate)
  let [low, high] = [-9, 9]
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2
    const disclosed = share * (1 - normalShare(middle - pull)) + (1 - share) * (1 - normalShare(middle))
    if (disclosed > rate) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
