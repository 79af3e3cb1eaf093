import type { listPeers } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { ScoreView } from './view.ts'

/** The company's peers, or the whole market, with chosen scores. */
export async function peersOf(
  db: Db,
  view: ScoreView,
  { keys, scope }: { readonly keys: readonly ScoreKey[]; readonly scope: 'industry' | 'market' },
): Promise<Output<typeof listPeers>> {
  const { book, year } = view
  const { order, industries } = book.peers
  const { start, end } = scope === 'market' ? { start: 0, end: order.length } : industries[view.industry]!
  const held = [...order.subarray(start, end)].flatMap((company) => {
    const values = year === null ? [] : keys.map((key) => view.value(key, year, company))
    return values.some((value) => value !== null) ? [{ company, values }] : []
  })
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'name_en as nameEn', 'security_code'])
    .$if(scope === 'industry', (query) =>
      query.where('id', 'in', [0, ...held.map(({ company }) => book.panel.companies[company]!.id)]),
    )
    .execute()
  const names = new Map(rows.map(({ security_code, ...row }) => [row.id, { ...row, ticker: tickerOf(security_code) }]))
  return {
    year: view.fiscalYear,
    keys: [...keys],
    companies: held.flatMap(({ company, values }) => {
      const name = names.get(book.panel.companies[company]!.id)
      const size = book.sizes.values[company]!
      return name ? [{ ...name, values, size: Number.isNaN(size) ? null : size }] : []
    }),
    sizeBy: book.sizes.by,
  }
}
