import { csvText } from '#contract/wire/spreadsheet.ts'
import type { Db } from '#server/db/database.ts'
import type { Counts } from '#server/db/import-columns.ts'
import type { RejectionReason } from '#server/imports/rejections.ts'
import { words } from '../messages.ts'

/** Every import that changed something, newest first. */
export async function listImports(db: Db): Promise<void> {
  const rows = await db.selectFrom('import').selectAll().orderBy('id', 'desc').execute()
  for (const row of rows) {
    const counts = row.counts
      ? [row.counts.rows, ...(row.counts.figures ? [row.counts.figures] : [])].map(countsText).join('; ')
      : `${row.read} ${words.heads.read}, ${row.accepted} ${words.heads.accepted}, ${row.unchanged} ${words.heads.unchanged}, ${row.restated} ${words.heads.restated}, ${row.rejected} ${words.heads.rejected}`
    process.stdout.write(
      `${row.id}  ${row.imported_at.toISOString()}  ${row.source}  ${row.file_name}  ${counts}  ${row.sha256.slice(0, 12)}  ${row.imported_by}\n`,
    )
  }
}

const countNames = ['read', 'accepted', 'unchanged', 'restated', 'rejected', 'notOurs', 'ignored'] as const

/** Rows first, then figures; columns of nothing are left out. */
function countsText(counts: Counts, unit: number): string {
  const parts = countNames.filter((name) => counts[name] > 0).map((name) => `${counts[name]} ${words.heads[name]}`)
  return `${unit === 0 ? words.heads.rows : words.heads.figures}: ${parts.join(', ')}`
}

/** The rejected rows of one import as CSV that a spreadsheet opens safely; null when there is no such import. */
export async function rejectedCsv(db: Db, importId: number): Promise<string | null> {
  const importRow = await db.selectFrom('import').select('file_name').where('id', '=', importId).executeTakeFirst()
  if (!importRow) return null
  const rows = await db
    .selectFrom('import_rejection')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute()
  const columns = ['file', 'line', 'column', 'value', 'reason', 'meaning']
  const records = rows.map(({ line, column, value, reason }) => [
    importRow.file_name,
    line,
    column,
    value,
    reason,
    words.rejections[reason as RejectionReason] ?? reason,
  ])
  return `\ufeff${csvText([columns, ...records])}`
}
