import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inTransaction } from '../../server/db/transaction.ts'
import { figureChunks } from '../../server/demo/figures/figure-chunks.ts'
import type { Ids } from '../../server/demo/figures/figures.ts'
import { demoIndicators } from '../../server/demo/figures/indicators.ts'
import { defaultSeed } from '../../server/demo/make.ts'
import { sendRows } from '../../server/imports/store/figures/bulk-copy.ts'
import { onFreshDatabase } from '../database.ts'
import { timed } from '../measure.ts'

const key = 'company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id'

/** The same rows from a file on disk into the same table, its key built afterwards: the fastest that PostgreSQL takes them. */
export async function bareCopy(companies: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-rows-'))
  const path = join(folder, 'rows')
  try {
    const file = await open(path, 'w')
    for await (const { rows } of figureChunks({ companies, seed: defaultSeed, disclosure: 'all', ids: idsFor() }))
      await file.write(rows)
    await file.close()
    let took = 0
    await onFreshDatabase(async (db) => {
      took = await timed(() =>
        inTransaction(db, async (tx) => {
          await sql`alter table observation disable trigger append_only, drop constraint observation_pkey`.execute(
            tx.db,
          )
          await sql`truncate observation`.execute(tx.db)
          const reader = await open(path)
          await sendRows(
            tx,
            'observation',
            reader.createReadStream({ highWaterMark: 1 << 21 }) as AsyncIterable<Uint8Array>,
            ', freeze',
          )
          await sql`set local maintenance_work_mem = '1GB'`.execute(tx.db)
          await sql`alter table observation add primary key (${sql.raw(key)})`.execute(tx.db)
        }),
      )
    })
    return took
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function idsFor(): Ids {
  return {
    importId: 1,
    indicatorIds: demoIndicators().map((_, index) => index + 1),
    firstCompanyId: 1,
    firstDocumentId: 1,
  }
}
