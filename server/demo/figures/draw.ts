import { type DemoCompany, demoYears } from '../companies.ts'
import { normalQuantile } from '../normal.ts'
import type { Random } from '../random.ts'
import type { DemoIndicator } from './indicators.ts'

export const years = demoYears.length

/** How much energy an industry needs, in standard deviations of the market; by GICS sector and by exceptions to it. */
const heat: Readonly<Record<string, number>> = {
  10: 2.3,
  15: 2.1,
  20: 0.6,
  25: 0.4,
  30: 0.9,
  35: 0.3,
  40: -1.3,
  45: -0.1,
  50: -0.5,
  55: 2.6,
  60: -0.4,
}
const hot: Readonly<Record<string, number>> = {
  203020: 2.8,
  203030: 2.8,
  203010: 1.4,
  203040: 1.4,
  151030: 1.3,
  453010: 1.1,
  202020: -1.1,
  202010: -0.3,
  451030: -1,
  451020: -0.5,
}

export function heatOf({ gicsCode }: DemoCompany): number {
  return hot[gicsCode] ?? heat[gicsCode.slice(0, 2)] ?? 0
}

/** What a company's figures share: how large it is, how well run, how strong in each field, how much energy its trade needs. */
interface Temper {
  readonly company: DemoCompany
  readonly heat: number
  /** By middle category, standard normal, leaning to the company's quality. */
  readonly fields: ReadonlyMap<string, number>
  /** By year, the logarithm of its size against the newest year. */
  readonly growth: Float64Array
}

/** How much of a field's strength is the company's general quality. */
export const fieldQuality = 0.75

export function temperOf(company: DemoCompany, middles: readonly string[], random: Random): Temper {
  const own = Math.sqrt(1 - fieldQuality * fieldQuality)
  const fields = new Map(middles.map((middle) => [middle, fieldQuality * company.quality + own * random.normal()]))
  const growth = new Float64Array(years)
  const pace = 0.018 + 0.02 * random.normal()
  for (let year = years - 2; year >= 0; year--) growth[year] = growth[year + 1]! - pace - 0.05 * random.normal()
  // The year of the pandemic cost sales, and the next brought most of them back.
  const blow = Math.abs(0.04 * random.normal())
  growth[5]! -= blow
  growth[6]! -= 0.4 * blow
  return { company, heat: heatOf(company), fields, growth }
}

/** How much of an indicator's standing a company owes to the strength of its field, to its trade's heat, and to its size. */
export function loadingsOf({ code, unit, sign, isSize }: DemoIndicator): { field: number; heat: number; size: number } {
  if (code === 'F-PL-001') return { field: 0, heat: 0, size: 0.95 }
  if (code === 'F-BS-001') return { field: 0, heat: 0, size: 0.88 }
  const isHeated = /^E-(CC|EN|EM|WT|WS)-/.test(code) && unit !== 'yes/no' && unit !== '%' && unit !== '0-8 scale'
  // These follow the size of other figures; see the ties.
  const isSizeless = /^F-(PS|MK-00[14]|RT|GV|CF|BS-004)|^S-LR-0(02|15|16)/.test(code)
  return {
    field: sign === 0 || code.startsWith('F-') ? 0 : 0.35,
    heat: isHeated ? 0.45 : 0,
    size: isSize && !isSizeless ? 0.6 : 0,
  }
}

/** What disclosing companies have more or less of than all, and how much less they differ; see `calibration.ts`. */
export interface Lean {
  readonly shift: number
  readonly width: number
}

/** Draw the figures of one indicator for all years into `into`, in the catalogue's unit, before they are tied and rounded. */
export function drawSeries(
  indicator: DemoIndicator,
  temper: Temper,
  { shift, width }: Lean,
  random: Random,
  into: Float64Array,
): void {
  const { company, growth } = temper
  const { field, heat, size } = loadingsOf(indicator)
  const shared =
    field * indicator.sign * (temper.fields.get(indicator.middle) ?? 0) + heat * temper.heat + size * company.size
  const rest = Math.sqrt(Math.max(0, 1 - field * field - heat * heat - size * size))
  const level = (shared + rest * random.normal() - shift) / width
  const step = stepOf(indicator)
  const isGrowing = size > 0
  let walk = 0
  for (let year = years - 1; year >= 0; year--) {
    into[year] = drawnValue(
      indicator,
      level + walk + step * 0.4 * random.ripple(),
      year - years + 1,
      isGrowing ? growth[year]! : 0,
      random,
    )
    walk += step * random.ripple()
  }
}

/** How far a company strays in a year, in standard deviations of the market: sizes by a twelfth or so, policies hardly. */
function stepOf({ distribution, spread }: DemoIndicator): number {
  if (distribution === 'lognormal') return Math.min(0.1, 0.08 / Math.max(spread, 0.01))
  if (distribution === 'normal') return 0.3
  return distribution === 'logit_normal' ? 0.1 : 0.04
}

function drawnValue(indicator: DemoIndicator, z: number, age: number, growth: number, random: Random): number {
  const { distribution, median, spread, sign, code } = indicator
  switch (distribution) {
    case 'lognormal':
      return median * Math.exp(spread * z + growth + trendOf(indicator) * age)
    case 'logit_normal': {
      const share = median / 100
      return 100 / (1 + Math.exp(-(Math.log(share / (1 - share)) + spread * z + trendOf(indicator) * age)))
    }
    case 'normal':
      return median + spread * z
    case 'bernoulli':
      // A yes stays with the company; more of them say yes as the years go by.
      return z + 0.06 * age * sign > -normalQuantile(median) ? 1 : 0
    case 'count':
      return countOf(code, median, z, random)
    default:
      return yearOf(median, z)
  }
}

const grave = /^(G-RM-028|G-AC-00[3489]|G-AC-017|E-MG-007|S-LR-030|S-LR-031|G-RM-009)$/

function countOf(code: string, median: number, z: number, random: Random): number {
  if (median > 0) return random.poisson(median * Math.exp(0.7 * z))
  if (code === 'G-RM-035') return Math.max(0, Math.round(1.6 * (z - 0.5)))
  const min = grave.test(code) ? 1.7 : 0.95
  return z + 0.3 * random.ripple() > min ? 1 + random.poisson(0.5 * Math.exp(0.4 * z)) : 0
}

/** Target years stand on full decades or their middle, nearly all on the catalogue's. */
function yearOf(median: number, z: number): number {
  if (z < -1.9) return median - 15
  if (z < -1.3) return median - 10
  if (z < -1) return median - 5
  return z > 2.1 ? median + 10 : median
}

/** Change a year, in logarithms or logits: emissions and what goes with them fall, women in management rise. */
function trendOf({ code, distribution, sign }: DemoIndicator): number {
  const own = trends[code]
  if (own !== undefined) return own
  if (/^E-(CC-0(0[1-9]|1[0-9]|2[0-5])|EN-00[12]|WT-00[12]|WS-00[12]|EM-)/.test(code)) return -0.048
  return distribution === 'logit_normal' ? 0.035 * sign : 0
}

const trends: Readonly<Record<string, number>> = {
  'S-DV-002': 0.06,
  'S-DV-005': 0.11,
  'S-DV-011': 0.3,
  'S-LR-006': 0.013,
  'S-LR-044': 0.06,
  'S-LR-045': 0.012,
  'G-BD-002': 0.06,
  'G-BD-004': 0.06,
  'E-EN-004': 0.16,
  'G-BD-040': -0.05,
}
