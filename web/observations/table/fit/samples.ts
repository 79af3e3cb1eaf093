import { textWidth } from '../../../charts/labels/labels.ts'
import { formatChange, formatDay, formatMonth, formatYear } from '../../../format.ts'
import { figureText } from '../../figure-text.ts'
import { rawMessages } from '../../messages.ts'
import { unitText } from '../as-filed.ts'
import { changeOf, type Group, type Observations, type Row, type ShownCell, silenceOf } from '../rows.ts'

/** The widest text of each column, head or figure. */
export function samplesOf(groups: readonly Group[], observations: Observations): Record<string, string> {
  const m = rawMessages()
  const rows = groups.flatMap((group) => group.rows)
  const { years } = observations
  const isSilent = rows.some(({ indicator, cells: own }) =>
    own.some((cell, at) => !cell && silenceOf(indicator, years[at]!, observations)),
  )
  const silence = isSilent ? [`—${m.notStated}00`] : []
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => (cell ? [{ row, cell }] : [])))
  return {
    year: widest(['FY2000', ...silence, ...cells.map(({ row, cell }) => cellParts(cell, row).join(''))]),
    stackedYear: widest(['FY2000', ...silence, ...cells.flatMap(({ row, cell }) => cellParts(cell, row))]),
    basis: widest([m.columnNames.basis, ...Object.values(m.boundaries)]),
    change: widest([m.columnNames.change, ...rows.map((row) => changeSample(row, years))]),
    acquired: widest([m.columnNames.acquired, formatDay('2000-12-31')]),
    next: widest([m.columnNames.next, formatMonth('2000-12-31')]),
    note: m.columnNames.note,
  }
}

/** What stands in a cell, beside or above each other: marks, figure, unit. A mark is as wide as its letters and two more. */
function cellParts(cell: ShownCell, row: Row): string[] {
  return [
    ...(cell.isUnderReview ? ['?00'] : []),
    ...(cell.state === 'estimated' ? [`${rawMessages().estimated}00`] : []),
    ...(cell.state === 'read-from-text' ? [`${rawMessages().text}00`] : []),
    cell.value === null ? 'n/a' : figureText(cell.value, row),
    ...(cell.unit === undefined ? [] : [` ${unitText(cell.unit)}`]),
  ]
}

function changeSample(row: Row, years: readonly number[]): string {
  const change = changeOf(row.harmonised ?? row)
  if (!change) return ''
  const isOld = change.at < row.cells.length - 1
  return `${isOld ? `${formatYear(years[change.at]!)} ` : ''}↑ ${change.share === null ? '' : formatChange(change.share)}`
}

const widest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (textWidth(text) > textWidth(best) ? text : best), '')
