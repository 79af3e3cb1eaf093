import type { GovernanceFigure, GovernanceFigures, GovernanceGroup } from '#contract/governance/governance.ts'
import { type CellState, cellStates } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** Fiscal years shown at most, the newest ones. */
const maxYears = 10

const codesOf: Readonly<Record<GovernanceGroup, readonly string[]>> = {
  board: ['001', '002', '003', '004', '005', '006', '007', '008', '012', '013', '014', '015', '035', '048', '049'].map(
    board,
  ),
  meetings: ['009', '010', '011', '016', '017'].map(board),
  committees: ['018', '019', '020', '021', '022', '023', '024', '025', '026'].map(board),
  pay: ['027', '028', '029', '030', '031', '032', '033'].map(board),
  audit: ['F-GV-001', 'G-RM-024', 'G-RM-025', 'G-RM-026', 'G-RM-022', 'G-RM-023'],
  shareholders: ['034', '040', '041', '042', '043', '044'].map(board),
  defence: ['039', '038'].map(board),
  meeting: ['036', '037', '045', '046', '047', '050'].map(board),
}

function board(number: string): string {
  return `G-BD-${number}`
}

/** Women on the board are a count that filings state; they stand with the board. */
const women = ['S-DV-005', 'S-DV-006', 'S-DV-004']

const groups = once(() => {
  const rows = new Map(readCatalogue().map((row) => [row.code, row]))
  return Object.entries(codesOf).map(([group, codes]) => ({
    group: group as GovernanceGroup,
    rows: [...codes, ...(group === 'board' ? women : [])].flatMap((code) => rows.get(code) ?? []),
  }))
})

/** Governance figures of a company beside its industry's in one year, and through the years. */
export function governanceFigures({ market, position, industry }: CompanySnapshot): GovernanceFigures {
  const { panel, peers } = market
  const rowOf = new Map(panel.indicators.map(({ code }, row) => [code, row]))
  const cells = groups().map(({ group, rows }) => ({
    group,
    rows: rows.flatMap((row) => (rowOf.has(row.code) ? [{ ...row, at: rowOf.get(row.code)! }] : [])),
  }))
  const all = cells.flatMap(({ rows }) => rows)
  const isKnown = (year: number) => all.some(({ at }) => counts(market.figure(at, year, position).state))
  const years = [...panel.years.keys()].filter(isKnown).slice(-maxYears)
  const year = market.yearOr(
    fullest(years, (each) => all.filter(({ at }) => counts(market.figure(at, each, position).state)).length),
  )
  const { start, end, code } = peers.industries[industry]!
  const members = peers.order.subarray(start, end)
  const figureOf = ({ at, ...row }: (typeof all)[number]): GovernanceFigure => {
    const cell = year === null ? null : market.figure(at, year, position)
    const isCounted = cell !== null && counts(cell.state)
    return {
      indicator: row.code,
      isBoolean: row.type === 'boolean',
      unit: row.unit,
      direction: row.direction,
      value: isCounted ? cell.value : null,
      state: cell === null ? 'no-report' : (cellStates[cell.state] as CellState),
      boundary: row.boundary,
      industry: spread(year === null ? [] : knownOf(members, (company) => market.figure(at, year, company))),
      series: years.map((each) => {
        const { value, state } = market.figure(at, each, position)
        return counts(state) ? value : null
      }),
    }
  }
  return {
    year: year === null ? null : panel.years[year]!,
    years: years.map((each) => panel.years[each]!),
    industry: { basis: peers.basis, code, companies: end - start },
    groups: cells.map(({ group, rows }) => ({ group, figures: rows.map(figureOf) })),
  }
}

/** The newest of the years that holds at least half as many figures as the fullest. */
function fullest(years: readonly number[], countOf: (year: number) => number): number | null {
  const max = Math.max(0, ...years.map(countOf))
  return years.findLast((year) => countOf(year) * 2 >= max) ?? null
}

function knownOf(members: Int32Array, read: (company: number) => { value: number; state: number }): number[] {
  return [...members].flatMap((company) => {
    const { value, state } = read(company)
    return counts(state) ? [value] : []
  })
}

function spread(values: readonly number[]): GovernanceFigure['industry'] {
  const sorted = Float64Array.from(values).sort()
  return {
    n: sorted.length,
    median: quantile(sorted, 0.5),
    mean: sorted.length === 0 ? null : sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    lower: quantile(sorted, 0.2),
    upper: quantile(sorted, 0.8),
  }
}
