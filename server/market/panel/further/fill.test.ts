import { expect, test } from 'vitest'
import { type CellState, cellStates, stateCode } from '#methodology/figures/cell-states.ts'
import { columnAt, type Panel } from '#methodology/panel/panel.ts'
import { fillFurther } from './fill.ts'
import { furtherRows } from './rows.ts'

const years = [2020, 2021, 2022, 2023, 2024]
const indicators = [
  { code: 'F-PL-001', boundary: 'consolidated', direction: 'neutral' },
  { code: 'E-SG-003', boundary: 'parent-domestic', direction: 'lower_better' },
  { code: 'S-DV-002', boundary: 'parent', direction: 'higher_better' },
] as const

type Cell = number | CellState

/** One company; parent sales stand in the first of the further rows. */
function filled(
  rows: {
    readonly sales: readonly Cell[]
    readonly tonnes: readonly Cell[]
    readonly parent: readonly Cell[]
    /** Of an indicator that says whether there is a report. */
    readonly other?: readonly Cell[]
  },
  hasGroupAccounts: boolean | null,
) {
  const further = furtherRows()
  const size = (indicators.length + further.length) * years.length
  const panel: Panel = {
    companies: [{ id: 1, isListed: true, tse33: null, gics: null, market: null, hasGroupAccounts }],
    indicators,
    further,
    years,
    values: new Float64Array(size).fill(Number.NaN),
    states: new Uint8Array(size),
  }
  for (const [row, cells] of [rows.sales, rows.tonnes, rows.other ?? nothing, rows.parent].entries())
    for (const [year, cell] of cells.entries()) {
      const at = row * years.length + year
      panel.states[at] = stateCode[typeof cell === 'number' ? 'disclosed' : cell]
      if (typeof cell === 'number') panel.values[at] = cell
    }
  fillFurther(panel)
  const read = (row: number) =>
    years.map((_, year): Cell => {
      const { values, states } = columnAt(panel, row, year)
      return Number.isNaN(values[0]!) ? cellStates[states[0]!]! : values[0]!
    })
  return { parent: read(3), newest: read(4), years: read(5) }
}

const none = 'not-disclosed'
const nothing = [none, none, none, none, none] as const

test('the newest figure counts for three years more, unless a newer one is in doubt; not in a year without a report', () => {
  const newest = (tonnes: readonly Cell[]) => {
    const found = filled({ sales: nothing, tonnes, parent: nothing }, true)
    return [found.newest, found.years]
  }
  expect(newest([5, none, none, none, none])).toEqual([
    [5, 5, 5, 5, none],
    [2020, 2020, 2020, 2020, none],
  ])
  expect(newest([5, none, 7, 'no-report', none])).toEqual([
    [5, 5, 7, 'no-report', 7],
    [2020, 2020, 2022, 'no-report', 2022],
  ])
  expect(newest([5, 'under-review', none, 'not-tagged', 'other-boundary'])[0]).toEqual([
    5,
    'under-review',
    none,
    'not-tagged',
    'other-boundary',
  ])
  const other = [none, none, 'no-report', none, none] as const
  const unreported = filled({ sales: nothing, tonnes: [none, 4, 5, none, none], parent: nothing, other }, true)
  expect([unreported.newest, unreported.years]).toEqual([
    [none, 4, 'no-report', 5, 5],
    [none, 2021, 'no-report', 2022, 2022],
  ])
  expect(newest([none, none, 5, 'not-applicable', none])[0]).toEqual([none, none, 5, 'not-applicable', none])
})

test('what a company without accounts of a group files as its sales are those of the filing company', () => {
  const rows = { sales: [10, 20, none, 40, 50], tonnes: nothing, parent: [none, 7, none, none, none] } as const
  expect(filled(rows, false).parent).toEqual([10, 7, none, 40, 50])
  for (const hasGroup of [true, null]) expect(filled(rows, hasGroup).parent).toEqual(rows.parent)
})
