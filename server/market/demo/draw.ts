import { type DemoCompany, demoYears } from './companies.ts'
import type { DemoIndicator } from './indicators.ts'
import type { Random } from './random.ts'

export const years = demoYears.length
const middleYear = (years - 1) / 2

/** How much energy an industry needs, in standard deviations of the market; by GICS sector and by exceptions to it. */
const heat: Readonly<Record<string, number>> = {
  10: 1.7,
  15: 1.5,
  20: 0.1,
  25: 0,
  30: 0.4,
  35: -0.2,
  40: -1.6,
  45: -0.5,
  50: -0.9,
  55: 2,
  60: -0.8,
}
const hot: Readonly<Record<string, number>> = {
  203020: 2.2,
  203030: 2.2,
  203010: 0.9,
  203040: 0.9,
  151030: 0.8,
  453010: 0.6,
  202020: -1.4,
  202010: -0.7,
  451030: -1.3,
  451020: -0.9,
}

export function heatOf({ gicsCode }: DemoCompany): number {
  return hot[gicsCode] ?? heat[gicsCode.slice(0, 2)] ?? 0
}

/** What a company's figures share: how large it is, how well run, how strong in each field, how much energy its trade needs. */
export interface Temper {
  readonly company: DemoCompany
  readonly heat: number
  /** By middle category, standard normal, leaning to the company's quality. */
  readonly fields: ReadonlyMap<string, number>
  /** By year, the logarithm of growth since the middle of the period. */
  readonly growth: Float64Array
}

export function temperOf(company: DemoCompany, middles: readonly string[], random: Random): Temper {
  const fields = new Map(middles.map((middle) => [middle, 0.75 * company.quality + 0.66 * random.normal()]))
  const growth = new Float64Array(years)
  const pace = 0.02 + 0.02 * random.normal()
  for (let year = 1; year < years; year++) growth[year] = growth[year - 1]! + pace + 0.05 * random.normal()
  const middle = growth[Math.round(middleYear)]!
  for (let year = 0; year < years; year++) growth[year]! -= middle
  return { company, heat: heatOf(company), fields, growth }
}

const isHeated = (code: string) => /^E-(CC|EN|EM|WT|WS)-/.test(code)

/** Years remember each other: most of what a company is stays. */
const memory = 0.95
const noise = Math.sqrt(1 - memory * memory)

/** Draw the figures of one indicator for all years into `into`, in the catalogue's unit, before they are rounded. */
export function drawSeries(indicator: DemoIndicator, temper: Temper, random: Random, into: Float64Array): void {
  const { company, growth } = temper
  const field = indicator.sign * (temper.fields.get(indicator.middle) ?? 0)
  const [a, b, c] = [
    indicator.sign === 0 ? 0 : 0.35,
    isHeated(indicator.code) && indicator.unit !== 'yes/no' && indicator.unit !== '%' ? 0.45 : 0,
    indicator.isSize ? 0.6 : 0,
  ]
  const shared = a * field + b * temper.heat + c * company.size
  const rest = Math.sqrt(1 - a * a - b * b - c * c)
  const own = random.normal()
  for (let year = 0; year < years; year++) {
    const z = shared + rest * (memory * own + noise * random.normal())
    into[year] = drawnValue(indicator, z, year - middleYear, c > 0 ? growth[year]! : 0, random)
  }
}

function drawnValue(
  { distribution, median, spread, sign, code }: DemoIndicator,
  z: number,
  age: number,
  growth: number,
  random: Random,
): number {
  switch (distribution) {
    case 'lognormal':
      return median * Math.exp(spread * z + growth + trendOf(code) * age)
    case 'logit_normal': {
      const share = median / 100
      return 100 / (1 + Math.exp(-(Math.log(share / (1 - share)) + spread * z + sign * 0.04 * age)))
    }
    case 'normal':
      return median + spread * z
    case 'bernoulli':
      // Yes and no keep to the company; more of them say yes as the years go by.
      return z * (sign || 1) + 0.05 * age * (sign || 1) > -normalQuantile(median) * (sign || 1) ? 1 : 0
    case 'count':
      return median === 0
        ? z > 0.85
          ? 1 + random.poisson(0.6 * Math.exp(0.5 * z))
          : 0
        : random.poisson(median * Math.exp(0.7 * z))
    default:
      return median + 5 * Math.round(0.8 * Math.max(-2, Math.min(2, z - 0.4)) * (Math.abs(z) > 1.2 ? 1 : 0))
  }
}

/** Emissions and what goes with them fall by the year; women in management rise. */
function trendOf(code: string): number {
  if (/^E-(CC-0(0[1-4]|2[2-5])|EN-00[12]|WT-00[12]|WS-00[12]|EM-)/.test(code)) return -0.025
  return code === 'S-DV-002' ? 0.05 : 0
}

/** Standard normal quantile, after Acklam; error below 1.2e-9. */
export function normalQuantile(share: number): number {
  if (share <= 0) return -9
  if (share >= 1) return 9
  if (share < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(share))
    return tail(q)
  }
  if (share > 1 - 0.02425) return -tail(Math.sqrt(-2 * Math.log(1 - share)))
  const q = share - 0.5
  const r = q * q
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  )
}

function tail(q: number): number {
  return (
    (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1)
  )
}
