import type { companySorts } from '#contract/market/company-sorts.ts'
import type { IndustryCompany, listIndustryCompanies } from '#contract/market/industries.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { rankBand } from '#methodology/scores/rank-bands.ts'
import type { Db } from '#server/db/database.ts'
import type { Group } from './group.ts'
import type { MarketView } from './market-view.ts'
import { type CompanyRow, listCompanyRows } from './queries.ts'
import { summaryOf } from './summary.ts'

type Query = Pick<Input<typeof listIndustryCompanies>['query'], 'q' | 'sort' | 'reversed' | 'page' | 'perPage'>
type Sort = (typeof companySorts)[number]

export async function companiesOf(
  db: Db,
  { view, group }: { readonly view: MarketView; readonly group: Group },
  { q, sort, reversed, page, perPage }: Query,
): Promise<Output<typeof listIndustryCompanies>> {
  const { panel, peers, sizes } = view.book
  const ids = [...peers.order.subarray(group.start, group.end)].map((company) => panel.companies[company]!.id)
  const names = await listCompanyRows(db, ids)
  const placed = ids.flatMap((id, index) => {
    const row = names.get(id)
    return row && isMeant(row, q) ? [{ row, place: group.start + index }] : []
  })
  const ranks = ranksOf(view, group)
  const rows = placed.map(({ row, place }) => toCompany(view, { row, place, ranks }))
  const sorted = sortRows(rows, names, { sort, reversed })
  return {
    ...view.answer,
    industry: summaryOf(view, group),
    sizeBy: sizes.by,
    total: rows.length,
    companies: sorted.slice((page - 1) * perPage, page * perPage),
  }
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether what is looked for stands in a name or the ticker; any of several words will do. */
function isMeant({ nameJa, nameEn, nameKana, ticker }: CompanyRow, q: string): boolean {
  const words = plain(q).split(/\s+/).filter(Boolean)
  const text = plain([nameJa, nameEn, nameKana, ticker].filter(Boolean).join('\n'))
  return words.length === 0 || words.some((word) => text.includes(word))
}

type Ranks = Readonly<Record<Total, ReadonlyMap<number, number>>>

/** Rank by place of every company with a score: 1 + how many are better. */
function ranksOf(view: MarketView, { start, end }: Group): Ranks {
  const of = (key: Total) => {
    const { year } = view
    const scored = Array.from({ length: end - start }, (_, index) => start + index)
      .flatMap((place) => {
        const value = year === null ? null : view.valueAt(key, year, place)
        return value === null ? [] : [{ place, value }]
      })
      .sort((a, b) => b.value - a.value)
    const ranks = new Map<number, number>()
    for (const [index, { place, value }] of scored.entries()) {
      const isTied = index > 0 && scored[index - 1]!.value === value
      ranks.set(place, isTied ? ranks.get(scored[index - 1]!.place)! : index + 1)
    }
    return ranks
  }
  return Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as unknown as Ranks
}

function toCompany(
  view: MarketView,
  { row, place, ranks }: { readonly row: CompanyRow; readonly place: number; readonly ranks: Ranks },
): IndustryCompany {
  const { year, book, scores } = view
  const { id, nameJa, nameEn, ticker, marketCode } = row
  const of = (key: Total) => (year === null ? null : view.valueAt(key, year, place))
  const before = year === null ? null : view.valueAt('sustainability_score', year - 1, place)
  const value = of('sustainability_score')
  const rank = ranks.sustainability_score.get(place)
  const ranked = ranks.sustainability_score.size
  const size = book.sizes.values[book.peers.order[place]!]!
  return {
    id,
    nameJa,
    nameEn,
    ticker,
    marketCode,
    values: byTotal(of),
    standings: byTotal((key) => standingOf(ranks[key].get(place), ranks[key].size)),
    rank: rank === undefined ? null : { rank, of: ranked },
    band: rank === undefined ? null : rankBand(rank, ranked),
    change: value === null || before === null ? null : value - before,
    coverage: value === null ? null : scores.coverage[view.at('sustainability_score', year!) + place]!,
    size: Number.isNaN(size) ? null : size,
  }
}

const byTotal = <V>(of: (key: Total) => V) =>
  Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as Record<Total, V>

function standingOf(rank: number | undefined, of: number): IndustryCompany['standings'][Total] {
  const band = rank === undefined ? null : rankBand(rank, of)
  if (band === null) return null
  if (band === 'top-20' || band === 'top-40') return 'strength'
  return band === 'top-60' ? 'average' : 'issue'
}

/** What a column is ordered by; figures from the largest, texts from the first. */
const sortedBy: Readonly<Record<Sort, (row: IndustryCompany, more: CompanyRow) => number | string | null>> = {
  rank: ({ rank }) => (rank === null ? null : -rank.rank),
  name: ({ nameJa }, { nameKana }) => nameKana ?? nameJa,
  market: ({ marketCode }) => marketCode,
  e: ({ values }) => values.e_score,
  s: ({ values }) => values.s_score,
  g: ({ values }) => values.g_score,
  change: ({ change }) => change,
  coverage: ({ coverage }) => coverage,
  size: ({ size }) => size,
}

function sortRows(
  rows: readonly IndustryCompany[],
  names: ReadonlyMap<number, CompanyRow>,
  { sort, reversed }: { readonly sort: Sort; readonly reversed: boolean },
): IndustryCompany[] {
  const keyed = rows.map((row) => ({ row, key: sortedBy[sort](row, names.get(row.id)!) }))
  const [held, missing] = [keyed.filter(({ key }) => key !== null), keyed.filter(({ key }) => key === null)]
  const sign = reversed ? -1 : 1
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? b - a : a < b ? -1 : a > b ? 1 : 0
  held.sort((a, b) => sign * compare(a.key!, b.key!) || a.row.id - b.row.id)
  return [...held, ...missing].map(({ row }) => row)
}
