import { separate } from '../outcome.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed } from '../records.ts'
import { Unreadable } from '../rejections.ts'
import type { TableFigure } from '../table-records.ts'
import { readMapping } from './mapping.ts'
import { parseTable } from './read-table.ts'

export const today = '2026-01-15'
export const read = (text: string, options: ReadOptions = {}, fileName = 'table.csv') =>
  parseTable(Buffer.from(text), fileName, { today, ...options })

export async function refusalOf(work: () => unknown): Promise<[string, Unreadable['detail']]> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Unreadable) return [error.reason, error.detail]
    throw error
  }
  throw new Error('it was not refused')
}

export const figuresOf = (parsed: Parsed) => separate(parsed.table!.figures).records
export const rejectedOf = ({ rejected, table }: Parsed) => [...rejected, ...separate(table?.figures ?? []).rejected]
export const short = ({ indicator, fiscalYear, boundary, value, state, filed, notes }: TableFigure) =>
  [indicator, fiscalYear, boundary, value ?? state, filed, ...notes].join(' | ')

export const mapping = `
mapping: mine
kind: figures
file: { columns: [証券コード, 年度, 女性管理職比率, GHG], not_applicable: ['－'], missing: ['x'] }
company: { code: 証券コード }
year: { column: 年度 }
known_from: { days_after_period_end: 90 }
figures:
  - { indicator: S-DV-002, column: 女性管理職比率, unit: '%', scale: fraction }
  - { indicator: E-CC-001, column: GHG, unit: kt CO2e }
`
export const own = (text = mapping) => ({ own: [readMapping(text, 'mine.yaml')] })
