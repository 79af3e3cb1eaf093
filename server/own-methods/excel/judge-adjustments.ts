import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { directions, keptAdjustments } from '#methodology/scores/custom/adjustments.ts'
import { transforms } from '#methodology/scores/custom/transforms.ts'
import { type CellFault, fault, textOf } from './cell-fault.ts'
import { adjustmentsCode, indicatorRows, type Language } from './layout.ts'
import { type OwnCell, readRows } from './read-rows.ts'
import type { RawSheet } from './read-workbook.ts'
import { workbookWords } from './words.ts'

/** Positions of the columns of direction and transform. */
const columns = [3, 4] as const

/** Directions and transforms of a workbook that differ from the standard's; what is wrong is added to the faults. */
export function judgeAdjustments(
  sheets: readonly RawSheet[],
  language: Language,
  faults: CellFault[],
): OwnMethod['adjustments'] {
  const { adjustments: m } = workbookWords[language]
  const [sheet, second] = sheets.filter(({ rows }) => textOf(rows[0]?.[0]) === adjustmentsCode)
  if (!sheet) {
    faults.push(fault('missing-sheet', { sheet: m.sheet }))
    return []
  }
  if (second) faults.push(fault('duplicate-sheet', { sheet: second.name, cell: 'A1', written: adjustmentsCode }))
  const rows = indicatorRows()
  const read: OwnMethod['adjustments'] = []
  readRows(sheet, { language, columns, faults }, (at, [direction, transform]) => {
    read.push({
      indicator: rows[at]!.code,
      direction: chosen(direction!, directions, m.directions),
      transform: chosen(transform!, transforms, m.transforms),
    })
  })
  return keptAdjustments(read, new Map(rows.map((row) => [row.code, row.direction])))
}

/** Which of some choices a cell names; undefined where it names none, which is a fault. */
function chosen<Choice extends string>(
  { value, isMerged, add }: OwnCell,
  choices: readonly Choice[],
  words: Readonly<Record<Choice, string>>,
): Choice | undefined {
  const choice = choices.find((each) => words[each] === value)
  if (isMerged) add('merged')
  else if (value === null) add('empty')
  else if (typeof value === 'object') add('formula')
  else if (!choice) add('no-choice')
  return choice
}
