import { squeeze } from '#methodology/text/letters.ts'
import type { Period } from '../contexts.ts'
import { cellAddress, type Table } from '../document/blocks.ts'

/** A figure of a row of measures: the newest actual, told from targets and from earlier years. */
export interface MetricCell {
  /** Cells before the first number, joined. */
  readonly label: string
  readonly value: number
  /** Unit in the cell, the row or the head of its column; empty where none is named. */
  readonly unit: string
  readonly yearsBack: number
  readonly address: string
  readonly text: string
}

const targetWords = /目標|計画|見込|見通し|予想|予測|目安|KGI|あるべき姿/
const goalInCell = /以上|以下|未満|以内|目標|目指|程度|超|~|約\d/
/** Years that the newest actual of a row may lie back; an older one was given up. */
const maxYearsBack = 2
const baseWords = /基準(年|値)/
/** A column that compares two years. */
const comparison = /(前(年度?|期|連結会計年度|事業年度)|基準年度?|\d{4}年度?)比|増減|変化率|削減率/
const unitPattern =
  /(十万トン(?:-?CO2e?)?|十万t(?:-?CO2e?)?|百万トン(?:-?CO2e?)?|百万t(?:-?CO2e?)?|Mt-?CO2e?|(?:千|万|k)?t(?:on)?-?CO2(?:eq|e)?|千トン|万トン|トン|千t|万t|kt|t|%|人|名|時間|日|円|千円|百万円|件|回|年|ポイント|点|千m3|m3|MWh|GJ|kWh|倍)/

/** Rows of a table of measures. Which column is the newest actual is said by its head alone: a table that does not say it is left. */
export function metricCells(table: Table, period: Period): MetricCell[] {
  const headRows = countHeadRows(table)
  if (headRows === 0) return []
  const width = table.rows[0]!.length
  const heads = Array.from({ length: width }, (_, column) =>
    squeeze([...new Set(table.rows.slice(0, headRows).map((row) => row[column]))].join('')),
  )
  const columns = heads.map((head, at) => ({
    at,
    head,
    yearsBack: yearsBackOf(head, period),
    isTarget: targetWords.test(head),
    isBase: baseWords.test(head) || comparison.test(head),
  }))
  return table.rows.slice(headRows).flatMap((row, down): MetricCell[] => {
    const firstNumber = row.findIndex((cell, at) => at > 0 && cellValue(cell) !== null)
    if (firstNumber < 1) return []
    const goalAt = row.findIndex((cell, at) => at > 0 && /\d/.test(cell))
    const label = squeeze([...new Set(row.slice(0, Math.min(firstNumber, goalAt)))].join(' '))
    if (targetWords.test(label)) return []
    const candidates = columns.filter(({ at, isTarget, isBase, yearsBack, head }) => {
      if (at < firstNumber || isTarget || isBase || cellValue(row[at]!) === null) return false
      if (goalInCell.test(row[at]!)) return false
      return yearsBack !== null ? yearsBack >= 0 : /実績|当事業年度|当期|現状/.test(head)
    })
    const dated = candidates.filter(({ yearsBack }) => yearsBack !== null)
    const newest = Math.min(...dated.map(({ yearsBack }) => yearsBack!))
    const chosen = dated.length > 0 ? dated.filter(({ yearsBack }) => yearsBack === newest) : candidates
    const values = new Set(chosen.map(({ at }) => cellValue(row[at]!)))
    if (values.size !== 1 || (dated.length > 0 && newest > maxYearsBack)) return []
    const column = chosen[0]!
    const unit =
      unitPattern.exec(squeeze(row[column.at]!).replace(/^[\d,.]+/, ''))?.[0] ??
      bracketedUnit(label) ??
      unitIn(row.slice(0, firstNumber)) ??
      bracketedUnit(column.head) ??
      bracketedUnit(heads[0]!) ??
      unitPattern.exec(/単位[:：]?\s*([^)\s]*)/.exec(table.above)?.[1] ?? '')?.[0] ??
      ''
    return [
      {
        label,
        value: cellValue(row[column.at]!)!,
        unit,
        yearsBack: column.yearsBack ?? 0,
        address: cellAddress(table, headRows + down, column.at),
        text: row.join(' | '),
      },
    ]
  })
}

const bracketed = new RegExp(`\\((?:単位[:：]?)?${unitPattern.source}(?:/年|換算)?\\)`)
/** A unit that fills its brackets: 「(当事業年度)」 and 「(100万時間当たり)」 are none. */
const bracketedUnit = (text: string) => bracketed.exec(text)?.[1] ?? null

const unitIn = (cells: readonly string[]) =>
  cells.map(squeeze).find((cell) => new RegExp(`^${unitPattern.source}$`).test(cell)) ?? null

function countHeadRows(table: Table): number {
  const at = table.rows.findIndex((row) =>
    row.some((cell, column) => column > 0 && cellValue(cell) !== null && !/年/.test(cell)),
  )
  return Math.max(at, 0)
}

/** Number of a cell with or without a unit behind it; null for a year, a goal, several numbers, or words. */
export function cellValue(cell: string): number | null {
  // Brackets are left empty where the mark of a note stood in them.
  const text = squeeze(cell)
    .replace(/\(\)$/, '')
    .replace(/,(?=\d{3})/g, '')
  const match =
    /^([△▲-]?)(\d+(?:\.\d+)?)(?:\s*(?:千|万)?(?:t-?CO2e?|トン|t|kt|%|人|名|時間(?:\/人)?|日|円|千円|百万円|件|回|ポイント|点|m3|MWh|GJ|kWh|倍)?)$/i.exec(
      text,
    )
  if (!match || /^(19|20)\d{2}$/.test(match[2]!)) return null
  return (match[1] ? -1 : 1) * Number(match[2])
}

/** Years between the fiscal year of a heading and the one reported; null where it names none. 「2023年度」「2024年3月期」「FY2023」. */
export function yearsBackOf(head: string, { end, fiscalYear }: Period): number | null {
  const endYear = Number(end.slice(0, 4))
  const closing = /(20\d{2})年(\d{1,2})月期/.exec(head)
  if (closing) return endYear - Number(closing[1])
  // Of a span, 「2022年11月1日~2023年10月31日」, its last day.
  const day = [...head.matchAll(/(20\d{2})年(\d{1,2})月(?:\d{1,2}日|末)/g)].at(-1)
  if (day) return endYear - Number(day[1])
  const fiscal = /(20\d{2})年度|FY(20\d{2}|\d{2})(?!\d)|(20\d{2})年?(?:実績|$)/i.exec(head)
  if (/当(連結会計|事業)年度|当期/.test(head)) return 0
  if (/前(連結会計|事業)年度|前期/.test(head)) return 1
  if (!fiscal) return null
  const named = fiscal[1] ?? fiscal[2] ?? fiscal[3]!
  const year = named.length === 2 ? 2000 + Number(named) : Number(named)
  return fiscalYear - year
}
