import type { Selectable } from 'kysely'
import type { Figure } from '#contract/market/observations.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { monthsNote } from '#methodology/figures/period-months.ts'
import type { ImportMapping } from '#server/db/import-columns.ts'
import type { Schema } from '#server/db/schema.ts'

interface ObservationRow extends Selectable<Schema['observation']> {
  readonly next_update_on: string | null
  readonly imported_at: Date
  readonly mapping: ImportMapping | null
}

/** The lines a figure rests on: a filing's by its locator, a table's by row and column. */
function toLines(indicator: string, row: ObservationRow) {
  if (row.locator) return row.locator.map((line) => ({ ...line, label: line.label ?? null }))
  if (row.line === null) return []
  const { column, unit } = row.mapping?.columns[indicator] ?? { column: indicator, unit: '' }
  const value = row.filed ?? (row.value === null ? '－' : String(row.value))
  return [{ item: column, position: `row ${row.line}`, value, unit, label: null }]
}

/** A figure with its vintages, without its documents, file and review. */
export function toFigure(
  indicator: string,
  current: ObservationRow,
  vintages: readonly ObservationRow[],
  asOf: string,
): Omit<Figure, 'documents' | 'file' | 'review'> {
  return {
    indicator,
    fiscalYear: current.fiscal_year,
    boundary: current.boundary,
    part: current.part,
    value: current.value,
    state: current.state,
    periodStart: current.period_start,
    periodEnd: current.period_end,
    acquiredOn: tokyoDay(current.imported_at),
    nextUpdateOn: current.next_update_on,
    notes: [...(current.notes ?? []), ...monthsNote(current.period_start, current.period_end)],
    lines: toLines(indicator, current),
    documentId: current.document_id,
    vintages: vintages.map((row) => ({
      knownFrom: row.known_from,
      value: row.value,
      state: row.state,
      documentId: row.document_id,
      isCurrent: row === current,
      isKnown: row.known_from <= asOf,
      notes: row.notes ?? [],
      lines: toLines(indicator, row),
    })),
  }
}
