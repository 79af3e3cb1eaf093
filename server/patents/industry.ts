import { sql } from 'kysely'
import type { PatentPeers } from '#contract/patents/summary.ts'
import { minimumPeers } from '#methodology/panel/peers.ts'
import { type PatentCount, standAmong } from '#methodology/patents/among-peers.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { greenPartsOf } from '#server/catalogue/patents.ts'
import type { Db } from '#server/db/database.ts'
import { groupName } from '#server/industries/names.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** Days on which the patents of a company became public, ascending: of all, and of the green ones. */
interface PublicDays {
  readonly all: readonly string[]
  readonly green: readonly string[]
}

/** Industries whose days stay in memory; there are 74 on the usual basis. */
const maxIndustries = 400

/** What companies of an industry have, read once for each state of the market; every day is counted from it. */
export class IndustryPatents {
  readonly #db: Db
  readonly #cache = new BoundedCache<Promise<ReadonlyMap<number, PublicDays>>>({
    name: 'industry-patents',
    max: maxIndustries,
  })

  constructor(db: Db) {
    this.#db = db
  }

  /** The company in the narrowest of industry, group and sector in which enough companies have patents; null where none is. */
  async standing(snapshot: MarketSnapshot, companyId: number, day: string): Promise<PatentPeers | null> {
    const { peers, panel } = snapshot
    const position = companyPosition(panel, companyId)
    if (position === undefined) return null
    for (const at of peers.industries[peers.industryOf[position]!]!.chain) {
      const { code, level, from, to } = peers.groups[at]!
      if (level === 'market') return null
      const counts = await this.#counts(snapshot, { from, to }, day)
      const withPatents = [...counts.values()].filter(({ patents }) => patents > 0)
      if (withPatents.length < minimumPeers) continue
      const { start } = peers.industries[from]!
      const { end } = peers.industries[to - 1]!
      const own = counts.get(companyId) ?? { patents: 0, green: 0 }
      const { code: _, ...names } = groupName(peers.basis, code)
      const place = { code, basis: peers.basis, level, companies: end - start, withPatents: withPatents.length }
      return { ...names, ...place, ...toPeers(withPatents, own) }
    }
    return null
  }

  async #counts(snapshot: MarketSnapshot, group: { readonly from: number; readonly to: number }, day: string) {
    const { marketId, revision } = snapshot.panel
    const counts = new Map<number, PatentCount>()
    for (let industry = group.from; industry < group.to; industry++) {
      const key = `${marketId} ${revision} ${snapshot.peers.basis} ${industry}`
      const days = await this.#cache.get(key, () => readDays(this.#db, idsOf(snapshot, industry)))
      for (const [id, { all, green }] of days)
        counts.set(id, { patents: countUpTo(all, day), green: countUpTo(green, day) })
    }
    return counts
  }
}

function toPeers(peers: readonly PatentCount[], own: PatentCount) {
  const { rank, greenShare, greenMedian, greenRank, median, mean } = standAmong(peers, own)
  return {
    ...{ median, mean },
    rank: rank === null ? null : { rank, of: peers.length },
    green: { share: greenShare, median: greenMedian, rank: greenRank },
  }
}

function idsOf({ peers, panel }: MarketSnapshot, industry: number): number[] {
  const { start, end } = peers.industries[industry]!
  return Array.from(peers.order.subarray(start, end), (position) => panel.companies[position]!.id)
}

async function readDays(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PublicDays>> {
  const { rows } = await sql<{ id: number; day: string; fi: string[] }>`
    select company_id as id, published_on as day, fi
    from (select distinct company_id, application_number from patent_applicant where company_id = any (${ids}::int[])) own
    join patent using (application_number)
    where published_on is not null`.execute(db)
  const days = new Map<number, { all: string[]; green: string[] }>()
  const partsOf = greenPartsOf()
  for (const { id, day, fi } of rows) {
    const own = days.get(id) ?? { all: [], green: [] }
    days.set(id, own)
    own.all.push(day)
    if (fi.some((code) => partsOf(code).length > 0)) own.green.push(day)
  }
  for (const own of days.values()) {
    own.all.sort()
    own.green.sort()
  }
  return days
}

/** How many of some ascending days are not after another. */
function countUpTo(days: readonly string[], day: string): number {
  let [from, to] = [0, days.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (days[middle]! <= day) from = middle + 1
    else to = middle
  }
  return from
}
