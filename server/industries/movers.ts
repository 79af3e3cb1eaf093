import type { Industry, Mover } from '#contract/market/industries.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { pillarParts } from '#methodology/scores/pillar-parts.ts'
import { rankAmong } from '#methodology/scores/standard.ts'
import type { Db } from '#server/db/database.ts'
import type { Group } from './group.ts'
import type { MarketView } from './market-view.ts'
import { listCompanyRows } from './queries.ts'

/** How many of each direction are named. */
const most = 10

interface Moved {
  readonly place: number
  readonly value: number
  readonly change: number
}

/** The companies whose score of the whole rose and fell most against the year before. */
export async function moversOf(db: Db, view: MarketView, group: Group): Promise<Industry['movers']> {
  const { year, book } = view
  if (year === null) return { compared: 0, rose: [], fell: [] }
  const moved: Moved[] = []
  for (let place = group.start; place < group.end; place++) {
    const value = view.valueAt('sustainability_score', year, place)
    const before = view.valueAt('sustainability_score', year - 1, place)
    if (value !== null && before !== null) moved.push({ place, value, change: value - before })
  }
  moved.sort((a, b) => b.change - a.change || a.place - b.place)
  const rose = moved.filter(({ change }) => change > 0).slice(0, most)
  const fell = moved.filter(({ change }) => change < 0).slice(-most)
  const idOf = ({ place }: Moved) => book.panel.companies[book.peers.order[place]!]!.id
  const names = await listCompanyRows(db, [...rose, ...fell].map(idOf))
  const list = (of: readonly Moved[]) =>
    of.flatMap((one): Mover[] => {
      const row = names.get(idOf(one))
      if (!row) return []
      const { id, nameJa, nameEn, ticker } = row
      return [{ id, nameJa, nameEn, ticker, ...moveOf(view, group, { ...one, year }) }]
    })
  return { compared: moved.length, rose: list(rose), fell: list(fell.toReversed()) }
}

function moveOf(view: MarketView, group: Group, { place, value, change, year }: Moved & { readonly year: number }) {
  const rankIn = (of: number) => rankAmong(view.scores.values, view.at('sustainability_score', of), place, group)!.rank
  const rank = rankIn(year)
  const [now, before] = [partsOf(view, year, place), partsOf(view, year - 1, place)]
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
function partsOf(view: MarketView, year: number, place: number) {
  const { peers, weights } = view.book
  const industry = peers.industryOf[peers.order[place]!]!
  const scores = categories.map((category) => view.valueAt(category, year, place) ?? Number.NaN)
  return pillarParts(scores, weights.subarray(industry * categories.length, (industry + 1) * categories.length))!
}
