import { type SiteField, type SiteReading, type SiteRow, siteFields, siteLimits } from '#contract/scenario/sites.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { hasOtherCells } from '#server/files/table/find-header.ts'
import type { GridRow } from '#server/files/table/open-grid.ts'
import { openTable } from '#server/files/table/open-table.ts'
import { Refusal } from '#server/http/refusal.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { fileRefusals } from './price-file.ts'
import { siteOf } from './site-cells.ts'
import { siteHeader } from './site-columns.ts'
import { siteRules } from './site-rules.ts'

export interface SiteFile {
  readonly rows: SiteRow[]
  readonly assumed: Assumption[]
}

/** Sites of a table, each row with what becomes of it, and what was assumed. */
export async function readSites(bytes: Uint8Array, reading: SiteReading = {}): Promise<SiteFile> {
  const { table, at, assumed } = await openTable(bytes, { rules: siteHeader, said: reading, refusals: fileRefusals })
  if (table.rows.length > siteLimits.sites) throw new Refusal('scenario.file-long')
  const { rules, assumed: ofRules } = siteRules({ table, at, said: reading })
  const { broken } = table
  const lost = broken ? [{ line: broken.line, cells: [broken.value] }] : []
  const rows = [...table.rows, ...lost].map(({ line, cells }: GridRow): SiteRow => {
    const written = toOneLine(cells.filter((cell) => cell.trim() !== '').join(' · ')).slice(0, 200)
    const typed = reading.cells?.[line]
    const isBroken = !table.sheet.isTyped && hasOtherCells(cells, table.header.length)
    const textOf = (field: SiteField) =>
      typed?.[field] ?? (isBroken || at[field] === undefined ? '' : (cells[at[field]] ?? '').trim())
    const own = Object.fromEntries(
      siteFields.flatMap((field) => (textOf(field) === '' ? [] : [[field, textOf(field).slice(0, 200)]])),
    )
    const row = { line, written, cells: own, site: null }
    if (reading.decisions?.[line] === 'leave') return { ...row, outcome: 'left-out' }
    const label = isBroken ? (cells.find((cell) => cell.trim() !== '') ?? '') : textOf('name')
    if (!typed && kindOfLabel(label) === 'total') return { ...row, outcome: 'total' }
    // Nobody can say which cell is which, unless somebody typed them.
    if (isBroken && !typed) return { ...row, outcome: 'cells' }
    const cell = (field: SiteField) => ({ text: textOf(field), isTyped: typed?.[field] !== undefined })
    return { ...row, ...siteOf(cell, rules) }
  })
  return { rows, assumed: [...assumed, ...ofRules] }
}

export const siteReader = uploadReader(import.meta.url, readSites)
