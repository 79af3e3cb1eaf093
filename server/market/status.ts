import { sql } from 'kysely'
import type { DemoPart } from '#contract/market/demo-parts.ts'
import { type Attribution, attributionsOf } from '#server/catalogue/sources/attributions.ts'
import type { Db } from '#server/db/database.ts'
import type { FileSources } from '#server/http/files/table-file.ts'

interface MarketStatus {
  readonly kind: 'demo' | 'real' | null
  readonly seed: number | null
  readonly madeAt: Date | null
  readonly revision: number
  readonly companies: number
  readonly listed: number
  /** Standing figures held: vintages of one figure count once. */
  readonly figures: number
  readonly documents: number
  readonly imports: number
  readonly openReviews: number
  readonly openNames: number
  /** Parts of an invented market that are still to be made; null when it is whole. */
  readonly making: readonly DemoPart[] | null
}

/** What stands here, in numbers. */
export async function marketStatus(db: Db): Promise<MarketStatus> {
  const { rows } = await sql<MarketStatus>`
    select kind, seed, made_at as "madeAt", revision,
      (select count(*) from company) as companies,
      (select count(*) from company where is_listed) as listed,
      (select coalesce(sum(figures), 0) from company) as figures,
      (select count(*) from document) as documents,
      (select count(*) from import) as imports,
      (select count(*) from review where decision is null and upper_inf(doubted)) as "openReviews",
      (select count(*) from name_candidate where decision is null) as "openNames",
      (select parts from demo_making) as making
    from market`.execute(db)
  return rows[0]!
}

/** What the sources of a real market demand beside their figures; an invented one has none. */
export async function marketAttributions(db: Db): Promise<Attribution[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from import where (select kind from market) = 'real'`.execute(db)
  return attributionsOf(rows.map(({ source }) => source))
}

/** What the sources of this market demand beside their figures, for a file in the reader's language; nothing of an invented one. */
export async function fileSources(db: Db, lang: 'ja' | 'en'): Promise<FileSources> {
  const attributions = await marketAttributions(db)
  return { title: lang === 'ja' ? '出典' : 'Sources', sentences: attributions.map((one) => one[lang]) }
}

/** Whether nothing has ever stood here; a market that was cleared leaves its place free for a real one. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { kind, revision } = await marketStatus(db)
  return kind === null && revision === 0
}
