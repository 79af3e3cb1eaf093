import { readVendors } from '#server/catalogue/vendors.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import type { MadeFile, Table } from './files/table.ts'
import { jsonFile, textFiles } from './files/texts.ts'
import { xlsxFile } from './files/xlsx.ts'
import { keepFile } from './keep-file.ts'
import { aboutTable, companiesTable, definitionsTable } from './tables/about.ts'
import { ratingsTable } from './tables/ratings.ts'
import { rawsTable } from './tables/raws.ts'
import { scoresTable } from './tables/scores.ts'
import { Sources } from './tables/sources.ts'
import { targetsTable } from './tables/targets.ts'
import type { WorkOrder } from './work-order.ts'

/** In a thread of its own: make the file and keep it; the job is done when both are, or not at all. False where it was cancelled meanwhile. */
export default async function makeFile(order: WorkOrder): Promise<boolean> {
  const db = openDatabase({ ...order.connection, application_name: 'satoyama exports' })
  try {
    const file = await fileOf(db, order)
    order.progress[0] = 95
    return await keepFile(db, { ...order, vendors: hasRatings(order) ? order.vendors.open : [] }, file)
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
    ...(has('raws') ? [rawsTable(db, order, sources)] : []),
    ...(has('targets') ? [targetsTable(db, order, sources)] : []),
    ...(has('ratings') ? [ratingsTable(db, order)] : []),
    ...(has('definitions') ? [definitionsTable(order)] : []),
    ...(has('raws') || has('targets') ? [sources.table] : []),
  ]
}

const hasRatings = ({ request }: WorkOrder) => request.contents.includes('ratings')
