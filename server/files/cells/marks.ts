import type { Assumption } from '#contract/wire/assumed.ts'
import type { DecimalMark } from '#server/imports/digits.ts'
import { assumption } from '../table/assumed-shape.ts'
import { countMarks, decimalMark } from './amounts.ts'

interface Columns {
  /** Cells of each column of amounts, with its name. */
  readonly columns: readonly { readonly name: string; readonly cells: readonly string[] }[]
  /** What a person said. */
  readonly said: DecimalMark | undefined
}

/** The one decimal mark of several columns, and what was assumed of it: a comma where no cell has a point. */
export function markOfColumns({ columns, said }: Columns): { mark: DecimalMark; assumed: Assumption[] } {
  const counts = columns.map(({ cells }) => countMarks(cells))
  const sum = (key: 'comma' | 'point') => counts.reduce((total, count) => total + count[key], 0)
  const [comma, point] = [sum('comma'), sum('point')]
  const mark = said ?? decimalMark({ comma, point, either: 0 }) ?? '.'
  const column = columns[counts.findIndex((count) => count.comma > 0)]?.name ?? null
  if (comma > 0 && point > 0)
    return { mark, assumed: [{ ...assumption('decimals-mixed', null, column), isQuestion: said === undefined }] }
  return { mark, assumed: comma > 0 && mark === ',' ? [assumption('decimal-comma', null, column)] : [] }
}

/** The decimal mark of what somebody typed: its own where it tells one, else that of its column. */
export const markOfTyped = (text: string, mark: DecimalMark): DecimalMark => decimalMark(countMarks([text])) ?? mark
