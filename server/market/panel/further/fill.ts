import { stateCode } from '#methodology/figures/cell-states.ts'
import { sizeCodes } from '#methodology/inference/parameters.ts'
import { columnAt, counts, type FurtherRow, furtherPosition, type Panel } from '#methodology/panel/panel.ts'
import { parentSales } from '#methodology/scores/ranks/ranked-figures.ts'
import { scoredDirections } from '../../scores/tables.ts'

/** Fill the further rows of a panel that are made of others; the rows of figures as they are filed stand there already. */
export function fillFurther(panel: Panel): void {
  fillParentSales(panel)
  const absent = absentIn(panel)
  for (const row of panel.further ?? []) if (row.holds === 'newest') fillNewest(panel, row, absent)
}

/**
 * By year and company, 1 where nothing that the catalogue scores was reported. A register goes on naming a company that has no report of
 * the year: that alone makes nobody one of those who reported.
 */
function absentIn(panel: Panel): Uint8Array[] {
  const scored = [...panel.indicators.keys()].filter((row) => scoredDirections().has(panel.indicators[row]!.code))
  return panel.years.map((_, year) => {
    let silentOnes = [...panel.companies.keys()]
    for (const row of scored) {
      const { states } = columnAt(panel, row, year)
      silentOnes = silentOnes.filter((company) => states[company] === stateCode['no-report'])
    }
    const absent = new Uint8Array(panel.companies.length)
    for (const company of silentOnes) absent[company] = 1
    return absent
  })
}

/** A company without accounts of a group is the filing company: what it files as the group's are its own sales. */
function fillParentSales(panel: Panel): void {
  const own = furtherPosition(panel, parentSales)
  const group = panel.indicators.findIndex(({ code }) => code === sizeCodes.sales)
  if (own === -1 || group === -1) return
  for (const year of panel.years.keys()) {
    const [parent, consolidated] = [columnAt(panel, own, year), columnAt(panel, group, year)]
    for (const [company, { hasGroupAccounts }] of panel.companies.entries()) {
      if (hasGroupAccounts !== false || counts(parent.states[company]!)) continue
      parent.states[company] = consolidated.states[company]!
      parent.values[company] = consolidated.values[company]!
    }
  }
}

/** Where a figure may yet come for the year, the newest before it counts meanwhile. */
const silent: ReadonlySet<number> = new Set([
  stateCode['not-disclosed'],
  stateCode['not-stated'],
  stateCode['not-tagged'],
  stateCode['other-boundary'],
])

function fillNewest(panel: Panel, { code, boundary, maxAge }: FurtherRow, absent: readonly Uint8Array[]): void {
  const source = panel.indicators.findIndex((indicator) => indicator.code === code)
  const newest = furtherPosition(panel, { code, boundary, holds: 'newest' })
  const years = furtherPosition(panel, { code, boundary, holds: 'years' })
  const columns = panel.years.map((_, year) => columnAt(panel, source, year))
  for (const [year, own] of columns.entries()) {
    const [figures, of] = [columnAt(panel, newest, year), columnAt(panel, years, year)]
    of.values.fill(Number.NaN)
    of.states.set(own.states)
    figures.states.set(own.states)
    figures.values.set(own.values)
    for (const company of panel.companies.keys()) {
      if (absent[year]![company] === 1) {
        figures.states[company] = of.states[company] = stateCode['no-report']
        figures.values[company] = Number.NaN
        continue
      }
      const at = silent.has(own.states[company]!) ? lastCounting(columns, { company, year, maxAge }) : year
      if (at === -1) continue
      const { values, states } = columns[at]!
      figures.values[company] = values[company]!
      figures.states[company] = states[company]!
      of.states[company] = states[company]!
      if (counts(states[company]!)) of.values[company] = panel.years[at]!
    }
  }
}

/** Position of the last year before that has a figure which counts; −1 without one, and where a newer figure is in doubt. */
function lastCounting(
  columns: readonly { readonly states: Uint8Array }[],
  { company, year, maxAge }: { readonly company: number; readonly year: number; readonly maxAge: number },
): number {
  for (let at = year - 1; at >= Math.max(0, year - maxAge); at--) {
    const state = columns[at]!.states[company]!
    if (counts(state)) return at
    if (!silent.has(state) && state !== stateCode['no-report']) return -1
  }
  return -1
}
