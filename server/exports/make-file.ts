import { createHash } from 'node:crypto'
import { readVendors } from '#server/catalogue/vendors.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import type { MadeFile, Table } from './files/table.ts'
import { jsonFile, textFiles } from './files/texts.ts'
import { xlsxFile } from './files/xlsx.ts'
import { aboutTable, companiesTable, definitionsTable } from './tables/about.ts'
import { ratingsTable } from './tables/ratings.ts'
import { rawsTables } from './tables/raws.ts'
import { scoresTable } from './tables/scores.ts'
import { Sources } from './tables/sources.ts'
import { targetsTable } from './tables/targets.ts'
import type { WorkOrder } from './work-order.ts'

/** Bytes of a part: small enough that reading one holds up nobody. */
const partBytes = 512 * 1024

/** In a thread of its own: make the file and keep it; the job is done when both are, or not at all. False where it was cancelled meanwhile. */
export default async function makeFile(order: WorkOrder): Promise<boolean> {
  const db = openDatabase({ ...order.connection, application_name: 'satoyama exports' })
  try {
    const file = await fileOf(db, order)
    order.progress[0] = 95
    return await keep(db, order, file)
  } finally {
    await db.destroy()
  }
}

/** The file without keeping it. */
export async function fileOf(db: Db, order: WorkOrder): Promise<MadeFile> {
  const tables = await tablesOf(db, order)
  const { format } = order.request
  if (format === 'xlsx') return xlsxFile(tables)
  return format === 'json' ? jsonFile(tables) : textFiles(tables, format)
}

async function tablesOf(db: Db, order: WorkOrder): Promise<Table[]> {
  const sources = new Sources(db, order)
  const has = (content: (typeof order.request.contents)[number]) => order.request.contents.includes(content)
  return [
    aboutTable(order, await readVendors(db)),
    companiesTable(order),
    ...(has('scores') ? [scoresTable(order)] : []),
    ...(has('raws') ? rawsTables(db, order, sources) : []),
    ...(has('targets') ? [targetsTable(db, order, sources)] : []),
    ...(has('ratings') ? [ratingsTable(db, order)] : []),
    ...(has('definitions') ? [definitionsTable(order)] : []),
    ...(has('raws') || has('targets') ? [sources.table] : []),
  ]
}

async function keep(db: Db, order: WorkOrder, { bytes, type, ending, replaced }: MadeFile): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('export_job')
      .set({
        state: 'done',
        progress: 100,
        holder: null,
        lease_until: null,
        vendors: order.request.contents.includes('ratings') ? [...order.vendors.open] : [],
        file_name: `satoyama-${order.today}.${ending}`,
        file_type: type,
        bytes: bytes.length,
        replaced,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      .where('id', '=', order.exportId)
      .where('holder', '=', order.holder)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    for (let at = 0; at * partBytes < bytes.length; at++) {
      const content = bytes.subarray(at * partBytes, (at + 1) * partBytes)
      await tx.insertInto('export_part').values({ export_id: order.exportId, position: at, content }).execute()
    }
    return true
  })
}
