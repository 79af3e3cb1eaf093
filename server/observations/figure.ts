import type { Selectable } from 'kysely'
import type { Figure } from '#contract/observations.ts'
import type { Schema } from '#server/db/schema.ts'

type Row = Selectable<Schema['observation']>

const toLines = (row: Row) => row.locator.map((line) => ({ ...line, label: line.label ?? null }))

/** A figure with its vintages, without its documents and file. */
export function toFigure(
  indicator: string,
  current: Row,
  vintages: readonly Row[],
  asOf: string,
): Omit<Figure, 'documents' | 'file'> {
  return {
    indicator,
    fiscalYear: current.fiscal_year,
    boundary: current.boundary,
    part: current.part,
    value: current.value,
    state: current.state,
    periodStart: current.period_start,
    periodEnd: current.period_end,
    acquiredOn: current.acquired_on,
    nextUpdateOn: current.next_update_on,
    notes: current.notes,
    lines: toLines(current),
    documentId: current.document_id,
    vintages: vintages.map((row) => ({
      knownFrom: row.known_from,
      value: row.value,
      state: row.state,
      documentId: row.document_id,
      isCurrent: row === current,
      isKnown: row.known_from <= asOf,
      notes: row.notes,
      lines: toLines(row),
    })),
  }
}
