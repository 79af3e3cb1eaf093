import type { IndustryCompany, listIndustryCompanies } from '#contract/industries/industries.ts'
import type { companySorts } from '#contract/market/company-sorts.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import type { PeerDisplay } from '#methodology/scores/displays.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import type { RankedStanding } from '#methodology/scores/rank-bands.ts'
import type { Db } from '#server/db/database.ts'
import { type UnlikePeriods, unlikeReports } from '#server/market/facts/period-months.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { isComparedWithYearBefore } from '#server/market/snapshot/year-steps.ts'
import { marketFacts } from './figures.ts'
import type { Group, IndustryView } from './group.ts'
import { type CompanyRow, listCompanyRows } from './queries.ts'
import { summaryOf } from './summary.ts'

type Query = Pick<
  Input<typeof listIndustryCompanies>['query'],
  'q' | 'sort' | 'reversed' | 'page' | 'perPage' | 'display'
>
type Sort = (typeof companySorts)[number]

export async function companiesOf(
  db: Db,
  { market, group }: IndustryView,
  { q, sort, reversed, page, perPage, display }: Query,
): Promise<Output<typeof listIndustryCompanies>> {
  const { panel, peers, sizes } = market
  const ids = [...peers.order.subarray(group.start, group.end)].map((company) => panel.companies[company]!.id)
  const names = await listCompanyRows(db, ids)
  const placed = ids.flatMap((id, index) => {
    const row = names.get(id)
    return row && isMeant(row, q) ? [{ row, place: group.start + index }] : []
  })
  const standings = standingsOf(market, group)
  const unlike = await unlikeReports(db, market)
  const rows = placed.map(({ row, place }) => toCompany(market, { row, place, standings, display, unlike }))
  const sorted = sortRows(rows, names, { sort, reversed })
  return {
    ...marketFacts(market, group),
    industry: summaryOf(market, group),
    sizeBy: sizes.by,
    ...(display && { display }),
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

type Standings = Readonly<Record<Total, (place: number) => RankedStanding | null>>

/** How the company at a place stands in the group; null without a score, and where nothing of it was disclosed. */
function standingsOf(market: MarketSnapshot, group: Group): Standings {
  const { year } = market
  return byTotal((key) => {
    const standings = year === null ? [] : market.standings(key, year, group)
    return (place: number) => standings[place - group.start] ?? null
  })
}

interface PlacedCompany {
  readonly row: CompanyRow
  readonly place: number
  readonly standings: Standings
  readonly display: PeerDisplay | undefined
  readonly unlike: UnlikePeriods
}

function toCompany(market: MarketSnapshot, { row, place, standings, display, unlike }: PlacedCompany): IndustryCompany {
  const { year, peers, sizes } = market
  const { id, nameJa, nameEn, ticker, marketCode, isListed } = row
  const company = peers.order[place]!
  const of = (key: Total) => (year === null ? null : market.scoreAt(key, year, place))
  const values = byTotal(of)
  const indicatorCounts = byTotal((key) =>
    year === null || values[key] !== null ? null : market.known(key, year, company),
  )
  const coverages = byTotal((key) => market.knownCoverage(key, year ?? -1, company))
  const overall = standings.sustainability_score(place)
  const size = sizes.values[company]!
  const interval = year === null ? null : market.interval('sustainability_score', year, company)
  const change = year === null ? null : changeOf(market, year, company)
  const months = change === null ? undefined : monthsOf(market, unlike, company)
  return {
    id,
    nameJa,
    nameEn,
    ticker,
    marketCode,
    isListed,
    values,
    ...(display &&
      year !== null && { displayed: byTotal((key) => market.displayed(values[key], display, { key, year, company })) }),
    standings: byTotal((key) => standings[key](place)?.standing ?? null),
    rank: overall && { rank: overall.rank, of: overall.of },
    band: overall?.band ?? null,
    ...(interval && { interval }),
    change,
    ...(months && { months }),
    coverage: coverages.sustainability_score,
    coverages,
    known: indicatorCounts,
    size: Number.isNaN(size) ? null : size,
  }
}

/** Against the year before; null where either has no score, or the two rest on figures that are not alike. */
export function changeOf(market: MarketSnapshot, year: number, company: number): number | null {
  const key = 'sustainability_score'
  if (!isComparedWithYearBefore(market, key, company, year)) return null
  return market.score(key, year, company)! - market.score(key, year - 1, company)!
}

/** Of the company's year and the one before, where they are not equally long. */
export function monthsOf(
  { panel, year }: MarketSnapshot,
  unlike: UnlikePeriods,
  company: number,
): [number, number] | undefined {
  if (year === null) return undefined
  const after = panel.years[year]!
  const months = unlike(panel.companies[company]!.id, { after, before: after - 1 })
  return months && [...months]
}

const byTotal = <V>(of: (key: Total) => V) =>
  Object.fromEntries(totalKeys.map((key) => [key, of(key)])) as Record<Total, V>

/** What a column is ordered by; figures from the largest, texts from the first. */
const sortedBy: Readonly<Record<Sort, (row: IndustryCompany, more: CompanyRow) => number | string | null>> = {
  // The order of ranks is that of scores, which stand also where they are too unreliable for ranks.
  rank: ({ values }) => values.sustainability_score,
  name: ({ nameJa }, { nameKana }) => nameKana ?? nameJa,
  market: ({ marketCode }) => marketCode,
  e: ({ values, displayed = values }) => displayed.e_score,
  s: ({ values, displayed = values }) => displayed.s_score,
  g: ({ values, displayed = values }) => displayed.g_score,
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
  const [present, missing] = [keyed.filter(({ key }) => key !== null), keyed.filter(({ key }) => key === null)]
  const sign = reversed ? -1 : 1
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? b - a : a < b ? -1 : a > b ? 1 : 0
  present.sort((a, b) => sign * compare(a.key!, b.key!) || a.row.id - b.row.id)
  return [...present, ...missing].map(({ row }) => row)
}
