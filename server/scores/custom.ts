import type { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { runOf } from '#methodology/panel/layout.ts'
import { shapeOf } from '#methodology/panel/panel.ts'
import { customBases, ranksOf, toWeightMatrix } from '#methodology/scores/custom.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { scoreTables } from '#server/market/scores/tables.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

type Body = Input<typeof scoreCustomWeights>['body']

/** The whole market under somebody's own weights, best first. */
export async function customScores(
  { market, clock, caller }: CallDeps,
  { industries, weights, inference, version, page, perPage, year: fiscalYear, companyId }: Body,
): Promise<Output<typeof scoreCustomWeights>> {
  const basis = customBases[industries as keyof typeof customBases]
  const request = { basis, inference, version, year: fiscalYear, today: tokyoDay(clock()) }
  const snapshot = await market.snapshot(request, caller)
  const parsed = toWeightMatrix(weights, snapshot.indicators, snapshot.peers, isIndustryOf(industries))
  if ('faults' in parsed) throw new Refusal('weights.invalid')

  const { panel, peers } = snapshot
  const year = snapshot.yearOr(snapshot.defaultYear)
  const hash = hashOf(weights)
  const company = companyId === undefined ? null : companyPosition(panel, companyId)
  if (company === undefined) throw new Refusal('company.not-found')
  if (year === null) return { year: null, total: 0, companies: [], sensitivity: null, weights: hash }
  const { values, coverage } = await snapshot.whatIf.custom({ matrix: parsed.matrix, coverageYear: year })

  const [total, e, s, g] = [0, 1, 2, 3].map((part) => runOf(values, shapeOf(panel), part, year)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const ranks = ranksOf(total, 0, total.length)
  const standardRanks = snapshot.ranking('sustainability_score', year, snapshot.market)
  const standardCoverage = snapshot.coverages('sustainability_score', year)
  const places = [...ranks.keys()].filter((place) => ranks[place]! > 0).sort((a, b) => ranks[a]! - ranks[b]! || a - b)
  return {
    year: panel.years[year]!,
    total: places.length,
    companies: places.slice((page - 1) * perPage, page * perPage).map((place) => ({
      id: panel.companies[peers.order[place]!]!.id,
      score: total[place]!,
      e: orNull(e[place]!),
      s: orNull(s[place]!),
      g: orNull(g[place]!),
      coverage: coverage[place]!,
      rank: ranks[place]!,
      rankChange: standardRanks[place]! > 0 ? standardRanks[place]! - ranks[place]! : null,
      standardCoverage: standardRanks[place]! > 0 ? standardCoverage[place]! : null,
    })),
    sensitivity: company === null ? null : await sensitivityOf(snapshot, { matrix: parsed.matrix, year, company }),
    weights: hash,
  }
}

async function sensitivityOf(
  snapshot: MarketSnapshot,
  input: { readonly matrix: Float64Array; readonly year: number; readonly company: number },
) {
  const rows = await snapshot.whatIf.sensitivity(input)
  return rows.map(({ indicator, ...ranks }) => ({ indicator: snapshot.indicators[indicator]!.code, ...ranks }))
}

/** Whether a code is one of the 11, 25 or 74, whoever stands in it. */
function isIndustryOf(industries: Body['industries']): (code: string) => boolean {
  const length = { 11: 2, 25: 4, 74: 6 }[industries as keyof typeof customBases]
  const codes = new Set([...scoreTables().materiality.keys()].map((code) => code.slice(0, length)))
  return (code) => codes.has(code)
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
