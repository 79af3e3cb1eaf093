import type { IndustryOverview } from '#contract/industries/industries.ts'
import { sizeClasses } from '#contract/industries/industries.ts'
import { industryIdOf } from '#contract/market/industry-id.ts'
import type { PanelCompany } from '#methodology/panel/panel.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { disclosureIn } from './disclosure.ts'
import { averageBy, marketFacts } from './figures.ts'
import type { Group } from './group.ts'
import { groupName } from './names.ts'
import { summaryOf } from './summary.ts'
import { memberCodes, themesIn } from './themes.ts'

type CountedGroup = IndustryOverview['chain'][number]

export function overviewOf(market: MarketSnapshot, group: Group): IndustryOverview {
  const { panel, peers } = market
  const companies = [...peers.order.subarray(group.start, group.end)]
  const rows = companies.map((company) => panel.companies[company]!)
  return {
    ...marketFacts(market, group),
    industry: summaryOf(market, group),
    ...hierarchyOf(market, group),
    members: membersIn(market, group),
    tse33: countBy(rows, 'tse33', ({ tse33 }) => tse33 && `tse33:${tse33}`),
    gics: countBy(rows, 'gics74', ({ gics }) => gics && `gics:${gics}`),
    markets: [...tally(rows.map(({ market }) => market))].map(([code, count]) => ({ code, companies: count })),
    sizes: { ...averageBy(market), classes: sizesOf(companies.map((company) => market.sizes.values[company]!)) },
    themes: themesIn(market, group),
    ...disclosureIn(market, group),
  }
}

/** Its groups, and what stands beside it below the same one. */
function hierarchyOf(market: MarketSnapshot, group: Group): Pick<IndustryOverview, 'chain' | 'siblings'> {
  const { basis, industries, groups } = market.peers
  const sizeOf = (from: number, to: number) => industries[to - 1]!.end - industries[from]!.start
  const groupsWithCount = (code: string): CountedGroup[] => {
    const match = groups.find((each) => each.code === code)
    if (!match) return []
    const own = basisOf(basis, code)
    const id = own && industryIdOf({ basis: own, code })
    return [{ ...groupName(basis, code), companies: sizeOf(match.from, match.to), id }]
  }
  const parent = group.chain.at(-2)?.code ?? (group.level === 'market' ? null : 'market')
  const beside = industries.filter(({ code, chain }) => {
    const above = chain[1] === undefined ? null : groups[chain[1]]!.code
    return code !== group.code && above === parent
  })
  return {
    chain: group.chain.flatMap(({ code }) => groupsWithCount(code)),
    siblings: beside.flatMap(({ code }) => groupsWithCount(code)),
  }
}

/** The basis on which a group is an industry of its own; null for TSE 17, which is none. */
function basisOf(basis: PeerBasis, code: string): PeerBasis | null {
  const [system, rest = ''] = code.split(':')
  if (system === 'tse33') return 'tse33'
  if (system === 'unclassified') return basis
  if (system !== 'gics') return null
  if (rest.length === 2) return 'gics11'
  const isOld = basis === 'gics69' || basis === 'gics24'
  if (rest.length === 4) return isOld ? 'gics24' : 'gics25'
  return isOld ? 'gics69' : 'gics74'
}

/** The 74 industries that it holds, with the companies that stand in each. */
function membersIn(market: MarketSnapshot, group: Group): CountedGroup[] {
  const codes = memberCodes(market.peers.basis, group.code)
  if (codes.length < 2 || group.level === 'market') return []
  const rows = [...market.peers.order.subarray(group.start, group.end)].map(
    (company) => market.panel.companies[company]!,
  )
  const counts = tally(rows.map(({ gics }) => gics))
  // Companies without GICS codes stand in none of the 74.
  if (!codes.some((gics) => counts.has(gics))) return []
  return codes.map((gics) => {
    const code = `gics:${gics}`
    const id = industryIdOf({ basis: 'gics74', code })
    return { ...groupName('gics74', code), companies: counts.get(gics) ?? 0, id }
  })
}

function countBy(
  rows: readonly PanelCompany[],
  basis: PeerBasis,
  codeOf: (row: PanelCompany) => string | null,
): CountedGroup[] {
  return [...tally(rows.map(codeOf))].flatMap(([code, companies]) =>
    code === null ? [] : [{ ...groupName(basis, code), companies, id: industryIdOf({ basis, code }) }],
  )
}

/** How often each occurs, the most frequent first. */
function tally<K extends string | null>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Map([...counts].sort(([, a], [, b]) => b - a))
}

function sizesOf(sizes: readonly number[]): IndustryOverview['sizes']['classes'] {
  const bounds = [...sizeClasses, 0, null]
  const counts = tally(
    sizes.map((size) => String(Number.isNaN(size) ? null : (sizeClasses.find((bound) => size >= bound) ?? 0))),
  )
  return bounds.map((from) => ({ from, companies: counts.get(String(from)) ?? 0 }))
}
