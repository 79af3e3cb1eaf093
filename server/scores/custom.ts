import type { scoreCustomWeights } from '#contract/scores/scores.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { customBases, ranksOf, toWeightMatrix } from '#methodology/scores/custom.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { keyAt } from '#methodology/scores/standard.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { scoreTables } from '#server/market/scores/tables.ts'

type Body = Input<typeof scoreCustomWeights>['body']

/** The whole market under somebody's own weights, best first. */
export async function customScores(
  { market, clock, caller }: CallDeps,
  { industries, weights, inference, page, perPage, year: asked }: Body,
): Promise<Output<typeof scoreCustomWeights>> {
  const basis = customBases[industries as keyof typeof customBases]
  const scores = { inference, period: 'short' as const }
  const book = await market.book({ basis, today: tokyoDay(clock()), scores }, caller)
  const made = toWeightMatrix(weights, book.indicators, book.peers, isIndustryOf(industries))
  if ('faults' in made) throw new Refusal('weights.invalid')

  const { years, companies } = book.panel
  const standard = await book.scores(inference, 'short', caller)
  const year = asked === undefined ? newestYear(standard.values, years.length, companies.length) : years.indexOf(asked)
  const hash = hashOf(weights)
  if (year === -1) return { year: null, total: 0, companies: [], weights: hash }
  const { values, coverage } = await book.custom(await book.ranks(inference, caller), {
    matrix: made.matrix,
    coverageYear: year,
  })

  const at = (part: number) => (part * years.length + year) * companies.length
  const ranks = ranksOf(values, at(0), at(0) + companies.length)
  const usual = (keyAt.get('sustainability_score')! * years.length + year) * companies.length
  const usualRanks = ranksOf(standard.values, usual, usual + companies.length)
  const places = [...ranks.keys()].filter((place) => ranks[place]! > 0).sort((a, b) => ranks[a]! - ranks[b]! || a - b)
  return {
    year: years[year]!,
    total: places.length,
    companies: places.slice((page - 1) * perPage, page * perPage).map((place) => ({
      id: companies[book.peers.order[place]!]!.id,
      score: values[at(0) + place]!,
      e: orNull(values[at(1) + place]!),
      s: orNull(values[at(2) + place]!),
      g: orNull(values[at(3) + place]!),
      coverage: coverage[place]!,
      rank: ranks[place]!,
      rankChange: usualRanks[place]! > 0 ? usualRanks[place]! - ranks[place]! : null,
      standardCoverage: usualRanks[place]! > 0 ? standard.coverage[usual + place]! : null,
    })),
    weights: hash,
  }
}

/** Whether a code is one of the 11, 25 or 74, whoever stands in it. */
function isIndustryOf(industries: Body['industries']): (code: string) => boolean {
  const length = { 11: 2, 25: 4, 74: 6 }[industries as keyof typeof customBases]
  const codes = new Set([...scoreTables().materiality.keys()].map((code) => code.slice(0, length)))
  return (code) => codes.has(code)
}

/** Last year in which anybody has a score of the whole; it is the first of the keys. */
function newestYear(values: Float64Array, years: number, companies: number): number {
  for (let year = years - 1; year >= 0; year--) {
    for (let place = 0; place < companies; place++) if (!Number.isNaN(values[year * companies + place]!)) return year
  }
  return -1
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
