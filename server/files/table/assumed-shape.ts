import type { Assumption } from '#contract/wire/assumed.ts'
import type { GridTable } from './find-header.ts'

const separators: Readonly<Record<string, string>> = { '\t': 'tab', ';': 'semicolon', '|': 'pipe' }

export const assumption = (
  kind: Assumption['kind'],
  value: string | number | null = null,
  column: string | null = null,
): Assumption => ({ kind, column, value: value === null ? null : String(value), isQuestion: false })

/** What was assumed about the shape of a file: its sheet, the line of its header, what parts its cells. */
export function assumedShape(table: GridTable, { isSheetChosen = false } = {}): Assumption[] {
  const assumed: Assumption[] = []
  const { sheet, otherSheets, line } = table
  const hasOthers = otherSheets.length > 0
  const isBehindOthers = sheet.name !== '' && table.above.length >= line
  if (hasOthers || isBehindOthers)
    assumed.push({
      ...assumption('sheet', otherSheets.join('\n') || null, sheet.name),
      isQuestion: hasOthers && !isSheetChosen,
    })
  if (line > 1) assumed.push(assumption('header', line))
  const separator = separators[table.separator ?? '']
  if (separator) assumed.push(assumption('separator', separator))
  return assumed
}
