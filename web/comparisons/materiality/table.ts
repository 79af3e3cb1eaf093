import type { Comparison } from '#contract/comparisons/comparison.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { materialityMessages } from './messages.ts'
import type { Item, Subject } from './model.ts'

interface Input {
  readonly caption: string
  readonly items: readonly Item[]
  readonly subjects: readonly Subject[]
  readonly order: readonly number[]
  readonly comparison: Comparison
  readonly year: number
}

/** The companies as rows, the items as columns: what a file of the figure holds. */
export function comparisonTable({ caption, items, subjects, order, comparison, year }: Input): TableOf {
  const m = materialityMessages()
  const fiscal = comparison.years[year]
  const points = (value: number) => formatNumber(value, 1)
  return {
    caption: fiscal === undefined ? caption : `${caption} (${formatYear(fiscal)})`,
    rowsAre: 'companies',
    columns: [{ label: m.company }, ...items.map(({ name }) => ({ label: name, isNumber: true }))],
    rows: order.map((at) => ({
      key: subjects[at]!.key,
      cells: [subjects[at]!.name, ...items.map(({ values }) => figureCell(values[at] ?? null, points))],
    })),
  }
}
