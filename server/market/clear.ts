import { sql } from 'kysely'
import { appendOnly } from '#server/db/backup.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports, raiseRevision } from '#server/imports/store/market.ts'

/** Everything that belongs to the market; accounts, sessions and keys stay. */
const tables = [
  'company',
  'company_alias',
  'company_fact',
  'company_segment',
  'listed_issue',
  'entity',
  'emitter',
  'identifier_candidate',
  'import',
  'import_rejection',
  'document',
  'document_state',
  'source_file',
  'observation',
  'officer',
  'shareholder',
  'board_note',
  'target',
  'read_text',
  'read_target',
  'read_target_decision',
  'read_figure',
  'read_figure_decision',
  'review',
  'name_candidate',
  'vendor_score',
  'price',
  'news',
  'news_edition',
  'news_reading',
  'news_place',
  'news_place_past',
  'news_mark',
  'patent',
  'patent_applicant',
  'company_term',
  'holding',
  'climate_commitment',
  'carbon_price_path',
  'rating_vendor',
  'watchlist_member',
  'portfolio_position',
  'comment',
  'comment_text',
  'comment_mention',
  'weight_import',
  'weight_import_score',
  'demo_making',
  'fetch_run',
  'fetch_file',
  'edinet_day',
  'edinet_document',
] as const

/** Empty the market, so that another may stand here. The only thing that ever removes an observation. */
export async function clearMarket(db: Db): Promise<void> {
  await inTransaction(db, async ({ db: tx }) => {
    await lockImports(tx)
    await setGuards(tx, 'disable')
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx)
    await setGuards(tx, 'enable')
    await tx.updateTable('market').set({ id: sql`gen_random_uuid()`, kind: null, seed: null, made_at: null }).execute()
    await tx
      .updateTable('fetch_source')
      .set({ is_on: false, next_at: null, last_good_at: null, watermark: null })
      .execute()
    await raiseRevision(tx)
  })
}

async function setGuards(db: Db, how: 'enable' | 'disable'): Promise<void> {
  for (const table of appendOnly) {
    await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger append_only`.execute(db)
  }
}
