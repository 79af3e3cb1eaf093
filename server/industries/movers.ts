import type { Industry, Mover } from '#contract/industries/industry.ts'
import { categories, totals } from '#methodology/scores/hierarchy.ts'
import { type Pillar, pillarParts } from '#methodology/scores/pillar-parts.ts'
import { rankAmong } from '#methodology/scores/standard/standard.ts'
import type { Db } from '#server/db/database.ts'
import { unlikeReports } from '#server/market/facts/period-months.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { changeOf, monthsOf } from './companies.ts'
import type { Group, IndustryView } from './group.ts'
import { listCompanyRows } from './queries.ts'

/** How many of each direction are named. */
const max = 10

interface ScoreChange {
  readonly place: number
  readonly value: number
  readonly change: number
}

/** The companies whose score of the whole rose and fell most against the year before. */
export async function moversOf(db: Db, { market, group }: IndustryView): Promise<Industry['movers']> {
  const { year, panel, peers } = market
  if (year === null) return { compared: 0, rose: [], fell: [] }
  const changes: ScoreChange[] = []
  for (let place = group.start; place < group.end; place++) {
    const value = market.scoreAt('sustainability_score', year, place)
    const change = changeOf(market, year, peers.order[place]!)
    if (value !== null && change !== null) changes.push({ place, value, change })
  }
  changes.sort((a, b) => b.change - a.change || a.place - b.place)
  const rose = changes.filter(({ change }) => change > 0).slice(0, max)
  const fell = changes.filter(({ change }) => change < 0).slice(-max)
  const idOf = ({ place }: ScoreChange) => panel.companies[peers.order[place]!]!.id
  const names = await listCompanyRows(db, [...rose, ...fell].map(idOf))
  const unlike = await unlikeReports(db, market)
  const list = (of: readonly ScoreChange[]) =>
    of.flatMap((one): Mover[] => {
      const row = names.get(idOf(one))
      if (!row) return []
      const { id, nameJa, nameEn, ticker, isListed } = row
      const months = monthsOf(market, unlike, peers.order[one.place]!)
      const move = moveOf(market, group, { ...one, year })
      return [{ id, nameJa, nameEn, ticker, isListed, ...move, ...(months && { months }) }]
    })
  return { compared: changes.length, rose: list(rose), fell: list(fell.toReversed()) }
}

function moveOf(
  market: MarketSnapshot,
  group: Group,
  { place, value, change, year }: ScoreChange & { readonly year: number },
) {
  const rankIn = (of: number) => rankAmong(market.scores('sustainability_score', of), 0, place, group)!.rank
  const rank = rankIn(year)
  const [now, before] = [partsOf(market, year, place), partsOf(market, year - 1, place)]
  return {
    value,
    change,
    parts: {
      e_score: now.e_score - before.e_score,
      s_score: now.s_score - before.s_score,
      g_score: now.g_score - before.g_score,
    },
    rank,
    rankChange: rankIn(year - 1) - rank,
  }
}

/** By the weights of the company's own industry, whichever group it is shown in. */
function partsOf(market: MarketSnapshot, year: number, place: number) {
  const { peers } = market
  const industry = peers.industryOf[peers.order[place]!]!
  if (market.own) return ownPartsOf(market, year, peers.order[place]!)
  const scores = categories.map((category) => market.scoreAt(category, year, place) ?? Number.NaN)
  return pillarParts(scores, market.weightsOf(industry))!
}

/** Under weights of one's own: what the indicators of each pillar add. */
function ownPartsOf(market: MarketSnapshot, year: number, company: number) {
  const { leaves } = market.decompose('sustainability_score', { year, company })
  const partOf = (pillar: Pillar) =>
    leaves.reduce((sum, { category, contribution }) => {
      return (totals[pillar] as readonly string[]).includes(category) ? sum + contribution : sum
    }, 0)
  return { e_score: partOf('e_score'), s_score: partOf('s_score'), g_score: partOf('g_score') }
}
