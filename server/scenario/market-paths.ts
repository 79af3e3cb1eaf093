import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { KnownPath } from './known-path.ts'

interface Row extends Pick<KnownPath, 'scenario' | 'currency' | 'priceLevel'> {
  readonly model: string
  readonly region: string
  readonly copyright: string
  readonly points: readonly { readonly year: number; readonly price: number }[]
  readonly importedAt: Date
}

const regionsJa: Readonly<Record<string, string>> = { World: '世界', Japan: '日本', 'Pacific OECD': '太平洋OECD諸国' }

/** Links outlive an import that brings the same path anew. */
const keyOf = (...names: readonly string[]) =>
  `ngfs-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)}`

/** Carbon prices that were imported for everybody, as their publisher last gave them out: Japan's before the world's. */
export async function listMarketPaths(db: Db): Promise<KnownPath[]> {
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (model, scenario, region) model, scenario, region, currency, price_level as "priceLevel", points,
             copyright, imported_at as "importedAt"
      from carbon_price_path join import on import.id = import_id
      order by model, scenario, region, import_id desc) newest
    order by scenario, region = 'World', region, model`.execute(db)
  return rows.map(({ model, scenario, region, currency, priceLevel, points, copyright, importedAt }) => ({
    key: keyOf(model, scenario, region),
    ...{ scenario, currency, priceLevel, copyright },
    ...{ regionJa: regionsJa[region] ?? region, regionEn: region, vintage: model },
    growthAfter: null,
    points: points.map((point) => ({ ...point, source: copyright, status: 'official' as const })),
    importedOn: tokyoDay(importedAt),
  }))
}
