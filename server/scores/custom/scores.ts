import type { z } from 'zod'
import type { CustomMethod as CustomMethodSchema, scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CustomAnswer, CustomRow } from '#server/market/scores/custom-tasks.ts'
import { scoreTables } from '#server/market/scores/tables.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'
import { type OpenCustom, openCustom, placesOf } from './open.ts'

type CustomMethod = z.infer<typeof CustomMethodSchema>
type Body = Input<typeof scoreCustomWeights>['body']
type Answer = Output<typeof scoreCustomWeights>

/** The whole market under somebody's own weights, best first. */
export async function customScores(deps: Omit<MarketDeps, 'db'>, body: Body): Promise<Answer> {
  return scoresOf(await openCustom(deps, body), body)
}

/** The same of a market that is open. */
export async function scoresOf(custom: OpenCustom, body: Omit<Body, keyof CustomMethod>): Promise<Answer> {
  const { snapshot, matrix, ranks, year, recipe } = custom
  const requestedPlaces = placesOf(snapshot, body.companyIds)
  const [place] = body.companyId === undefined ? [] : placesOf(snapshot, [body.companyId])
  const isIn = body.industry === undefined ? null : placesIn(snapshot, body.industry)
  const base = { weights: recipe.weights, recipe }
  if (year === null) return { year, total: 0, companies: [], wanted: [], summary: null, sensitivity: null, ...base }
  const from = (body.page - 1) * body.perPage
  const { sort, reversed: isReversed } = body
  const page = { sort, isReversed, isIn, from, to: from + body.perPage, wanted: requestedPlaces }
  const { total, rows, summary, ...rest } = await snapshot.whatIf.custom({ matrix, ranks, year, page })
  return {
    year: snapshot.panel.years[year]!,
    total,
    companies: rows.map((row) => toRow(snapshot, row)),
    wanted: rest.wanted.map((row) => ({
      ...toRow(snapshot, row),
      score: orNull(row.score),
      rank: row.rank > 0 ? row.rank : null,
    })),
    summary: toSummary(snapshot, summary),
    sensitivity: place === undefined ? null : await sensitivityOf(custom, year, place),
    ...base,
  }
}

function toRow(snapshot: MarketSnapshot, row: CustomRow): Answer['companies'][number] {
  const isRanked = row.standardRank > 0
  return {
    id: idOf(snapshot, row),
    score: row.score,
    e: orNull(row.e),
    s: orNull(row.s),
    g: orNull(row.g),
    coverage: row.coverage,
    rank: row.rank,
    rankChange: isRanked && row.rank > 0 ? row.standardRank - row.rank : null,
    standardScore: orNull(row.standardScore),
    standardRank: isRanked ? row.standardRank : null,
    standardCoverage: isRanked ? row.standardCoverage : null,
  }
}

function toSummary(snapshot: MarketSnapshot, { risers, fallers, ...rest }: CustomAnswer['summary']): Answer['summary'] {
  const toMove = (row: CustomRow) => ({ id: idOf(snapshot, row), rank: row.rank, standardRank: row.standardRank })
  return { ...rest, risers: risers.map(toMove), fallers: fallers.map(toMove) }
}

const idOf = ({ panel, peers }: MarketSnapshot, { place }: CustomRow) => panel.companies[peers.order[place]!]!.id

async function sensitivityOf({ snapshot, matrix, ranks }: OpenCustom, year: number, place: number) {
  const rows = await snapshot.whatIf.sensitivity({ matrix, ranks, year, place })
  return rows.map(({ indicator, ...ranks }) => ({ indicator: snapshot.indicators[indicator]!.code, ...ranks }))
}

/** By place, 1 for the companies of an industry of any level, in the edition of the market's own. */
function placesIn({ panel, peers }: MarketSnapshot, industry: string): Uint8Array {
  const [system, code = ''] = industry.split(':')
  const isOld = peers.basis === 'gics24' || peers.basis === 'gics69'
  const { gics2018 } = scoreTables().walks
  const isIn = Uint8Array.from(peers.order, (position) => {
    const { gics, tse33 } = panel.companies[position]!
    if (system === 'tse33') return Number(gics === null && tse33 === code)
    return Number(gics !== null && (isOld ? (gics2018.get(gics) ?? gics) : gics).startsWith(code))
  })
  if ((system !== 'gics' && system !== 'tse33') || code === '' || !isIn.includes(1))
    throw new Refusal('industry.not-found')
  return isIn
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
