import type { listPeers } from '#contract/scores/peers.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { PeerDisplay } from '#methodology/scores/displays.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

interface PeersQuery {
  readonly keys: readonly ScoreKey[]
  readonly scope: 'industry' | 'market'
  readonly display?: PeerDisplay | undefined
}

/** The company's peers, or the whole market, with chosen scores. */
export async function peersOf(
  db: Db,
  company: CompanySnapshot,
  { keys, scope, display }: PeersQuery,
): Promise<Output<typeof listPeers>> {
  const { market, year } = company
  const { order } = market.peers
  const { start, end } = scope === 'market' ? market.market : market.peersOf(company.position)
  const scored = [...order.subarray(start, end)].flatMap((company) => {
    const values = year === null ? [] : keys.map((key) => market.score(key, year, company))
    const coverages = year === null ? [] : keys.map((key) => market.coverage(key, year, company))
    const displayFields = display && {
      displayed: values.map((value, index) =>
        market.displayed(value, display, { key: keys[index]!, year: year!, company }),
      ),
    }
    return values.some((value) => value !== null) ? [{ company, values, coverages, ...displayFields }] : []
  })
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'name_en as nameEn', 'security_code'])
    .$if(scope === 'industry', (query) =>
      query.where('id', 'in', [0, ...scored.map(({ company }) => market.panel.companies[company]!.id)]),
    )
    .execute()
  const names = new Map(rows.map(({ security_code, ...row }) => [row.id, { ...row, ticker: tickerOf(security_code) }]))
  return {
    year: company.fiscalYear,
    keys: [...keys],
    ...(display && { display }),
    companies: scored.flatMap(({ company, ...scores }) => {
      const name = names.get(market.panel.companies[company]!.id)
      const size = market.sizes.values[company]!
      return name ? [{ ...name, ...scores, size: Number.isNaN(size) ? null : size }] : []
    }),
    unscored: end - start - scored.length,
    sizeBy: market.sizes.by,
  }
}
