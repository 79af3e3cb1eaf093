import type { listIndustryMembers } from '#contract/industries/industry.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import type { IndustryView } from './group.ts'
import { groupName } from './names.ts'
import { listCompanyRows } from './queries.ts'

/** What an industry is called and who is in it, the largest first; whose size is not known stand last. */
export async function membersOf(db: Db, { market, group }: IndustryView): Promise<Output<typeof listIndustryMembers>> {
  const { panel, peers, sizes } = market
  const positions = [...peers.order.subarray(group.start, group.end)]
  const sizeOf = (position: number) => sizes.values[position] || 0
  const ids = positions.sort((a, b) => sizeOf(b) - sizeOf(a)).map((position) => panel.companies[position]!.id)
  const rows = await listCompanyRows(db, ids)
  return {
    industry: groupName(peers.basis, group.code),
    basis: peers.basis,
    companies: ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [{ id, nameJa: row.nameJa, nameEn: row.nameEn, ticker: row.ticker, isListed: row.isListed }] : []
    }),
  }
}
