import type { Random } from '../random.ts'
import { years } from './draw.ts'
import type { DemoIndicator } from './indicators.ts'

/** The figures of one company while they are brought into agreement: read and written by code and position of the year. */
export class Draft {
  readonly values: Float64Array
  readonly #indicators: readonly DemoIndicator[]
  readonly #at: ReadonlyMap<string, number>

  constructor(indicators: readonly DemoIndicator[]) {
    this.#indicators = indicators
    this.#at = new Map(indicators.map(({ code }, position) => [code, position]))
    this.values = new Float64Array(indicators.length * years)
  }

  get(code: string, year: number): number {
    return this.values[this.#at.get(code)! * years + year]!
  }

  set(code: string, year: number, value: number): void {
    this.values[this.#at.get(code)! * years + year] = value
  }

  /** Where a figure stands in the catalogue's distribution, in standard deviations. */
  standing(code: string, year: number): number {
    const { distribution, median, spread } = this.indicator(code)
    const value = this.get(code, year)
    if (distribution === 'lognormal') return Math.log(value / median) / spread
    if (distribution === 'normal') return (value - median) / spread
    return (logit(value / 100) - logit(median / 100)) / spread
  }

  /** The figure of a standing. */
  at(code: string, standing: number): number {
    const { distribution, median, spread } = this.indicator(code)
    if (distribution === 'lognormal') return median * Math.exp(spread * standing)
    if (distribution === 'normal') return median + spread * standing
    return 100 / (1 + Math.exp(-(logit(median / 100) + spread * standing)))
  }

  /** Let a figure follow a standing of another one as closely as a correlation says, its own draw doing the rest. */
  follow(code: string, year: number, leader: number, correlation: number): void {
    const own = this.standing(code, year)
    this.set(code, year, this.at(code, correlation * leader + Math.sqrt(1 - correlation * correlation) * own))
  }

  indicator(code: string): DemoIndicator {
    return this.#indicators[this.#at.get(code)!]!
  }
}

function logit(share: number): number {
  return Math.log(share / (1 - share))
}

/** Draws that belong to the company and stay over the years. */
export interface Own {
  readonly hasConsolidated: boolean
  readonly isBank: boolean
  readonly isInsurer: boolean
  readonly isFossil: boolean
  readonly isTobacco: boolean
  readonly isBilingual: boolean
  readonly scope1: number
  readonly tax: number
  readonly capital: number
  readonly cash: number
  readonly debt: number
  readonly grid: number
  readonly baseYear: number
  readonly evaporation: number
}

export function ownOf(
  { gicsCode, hasConsolidated }: { gicsCode: string; hasConsolidated?: boolean | null },
  heat: number,
  random: Random,
): Own {
  const squash = (z: number) => 1 / (1 + Math.exp(-z))
  return {
    hasConsolidated: hasConsolidated ?? true,
    isBank: gicsCode === '401010',
    isInsurer: gicsCode === '403010',
    isFossil: /^(1010|551010|551020|551050)/.test(gicsCode) || random.chance(0.025),
    isTobacco: gicsCode === '302030' || random.chance(0.012),
    isBilingual: random.chance(0.66),
    scope1: squash(-0.9 + 0.7 * heat + 0.8 * random.normal()),
    tax: squash(Math.log(0.295 / 0.705) + 0.27 * random.normal()),
    capital: Math.exp(0.6 * random.normal()),
    cash: squash(-1.75 + 0.6 * random.normal()),
    debt: squash(-1.3 + 1.4 * random.normal()),
    grid: 1 + 0.06 * random.normal(),
    baseYear: random.pick([0, 0, 3, 3, 4]),
    evaporation: squash(-1 + 0.5 * random.normal()),
  }
}

export type Tie = (draft: Draft, year: number, own: Own) => void

export const ratio = (top: number, bottom: number) => (bottom === 0 ? Number.NaN : top / bottom)
export const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))
