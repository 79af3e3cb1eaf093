import { categories, membersOf, type ScoredIndicator, type ScoreKey, scoreKeys, totalKeys } from '../hierarchy.ts'
import type { Scores } from '../standard/market-scores.ts'
import { customParts, scoreYear, type WeightedMarket, type YearScores } from './year-scores.ts'

/** Parts that one pass tells apart besides the whole. */
const parts = customParts.length - 1

/**
 * Every score of every fiscal year with weights of one's own, in the place of those of the standard: the whole, environment, social
 * and governance, categories, tags and goals, each `Σ weight × percentile ÷ Σ weight` over its indicators, each with its own minimum
 * of disclosure. Means are not ranked again. docs/methodology/custom-weights.md.
 *
 * @param scores filled in place
 */
export function scoreOwn(market: WeightedMarket, indicators: readonly ScoredIndicator[], scores: Scores): void {
  const companies = market.starts.at(-1)!
  const passes = passesOf(indicators)
  scores.values.fill(Number.NaN)
  scores.coverage.fill(0)
  for (let year = 0; year < market.years; year++) {
    const keep = ({ values, coverage }: YearScores, part: number, key: ScoreKey) => {
      const at = (scoreKeys.indexOf(key) * market.years + year) * companies
      scores.values.set(values.subarray(part * companies, (part + 1) * companies), at)
      scores.coverage.set(coverage.subarray(part * companies, (part + 1) * companies), at)
    }
    const whole = scoreYear(market, year)
    for (const key of totalKeys) keep(whole, customParts.indexOf(key), key)
    for (const { pillars, keys } of passes) {
      const scored = scoreYear({ ...market, pillars }, year)
      for (const [at, key] of keys.entries()) keep(scored, at + 1, key)
    }
  }
  scores.means.set(scores.values)
}

/** Some scores that share no indicator, as parts of one pass. */
interface Pass {
  readonly pillars: Uint8Array
  readonly keys: readonly ScoreKey[]
}

/** The scores below the totals, each in one pass: as many at a time as have no indicator in common. */
function passesOf(indicators: readonly ScoredIndicator[]): Pass[] {
  const passes: { pillars: Uint8Array; keys: ScoreKey[] }[] = []
  for (const [key, members] of membersOf(indicators, 'short')) {
    const fits = ({ pillars, keys }: Pass) =>
      keys.length < parts && members.every(({ indicator }) => pillars[indicator] === 0)
    let pass = passes.find(fits)
    if (!pass) {
      pass = { pillars: new Uint8Array(indicators.length), keys: [] }
      passes.push(pass)
    }
    pass.keys.push(key)
    for (const { indicator } of members) pass.pillars[indicator] = pass.keys.length
  }
  return passes
}

/** Weights of one industry as the decomposition of a score reads them. */
export interface OwnMembers {
  /** Indicators that weigh anything, of each score below the totals. */
  readonly members: ReturnType<typeof membersOf>
  /** Sum of the weights of each category, in the order of the categories. */
  readonly weights: Float64Array
}

/**
 * @param row weights of one industry by indicator
 */
export function ownMembers(indicators: readonly ScoredIndicator[], row: Float64Array): OwnMembers {
  const members = new Map(
    [...membersOf(indicators, 'short')].map(([key, all]) => [
      key,
      all.flatMap(({ indicator }) => (row[indicator]! > 0 ? [{ indicator, weight: row[indicator]! }] : [])),
    ]),
  )
  const sumOf = (key: ScoreKey) => members.get(key)?.reduce((sum, { weight }) => sum + weight, 0) ?? 0
  return { members, weights: Float64Array.from(categories, sumOf) }
}
