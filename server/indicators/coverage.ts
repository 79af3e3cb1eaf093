import type { getCoverage, IndustryCoverage, listCoverage } from '#contract/market/indicators.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { cellStates, stateCode } from '#methodology/figures/cell-states.ts'
import {
  disclosureRate,
  disclosures,
  eligibleOf,
  newestFullYear,
  type Tally,
  tallyOf,
  toTally,
} from '#methodology/panel/disclosure-rate.ts'
import { runIndex, runOf } from '#methodology/panel/layout.ts'
import { columnAt, type Panel, type PanelCompany, shapeOf } from '#methodology/panel/panel.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { fullYearsOf } from '#server/market/panel/full-years.ts'
import type { PanelPool } from '#server/market/panel/pool.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'

/** Companies by state, in the panel's order: (indicator × years + year) × states + state. */
type Tallies = Uint32Array

/** Counted once for each panel, in a thread. */
const talliesByPool = oncePer((pool: PanelPool) => oncePer((panel: LoadedPanel) => pool.run(panel, 'tallies', {})))
const talliesOf = (panel: LoadedPanel, pool: PanelPool): Promise<Tallies> => talliesByPool(pool)(panel)

interface IndicatorCode {
  readonly code: string
  readonly sameAs: string | null
}

/** The disclosure rate of every indicator in every year. */
export async function coverageIn(
  panel: LoadedPanel,
  pool: PanelPool,
  rows: readonly IndicatorCode[],
): Promise<Output<typeof listCoverage>> {
  const tallies = await talliesOf(panel, pool)
  const years = [...panel.years.keys()]
  const newest = newestYear(panel)
  return {
    years: [...panel.years],
    newest: newest === null ? null : panel.years[newest]!,
    indicators: rows.map(({ code, sameAs }) => {
      const position = indicatorPosition(panel, sameAs ?? code)!
      return {
        indicator: code,
        rates: years.map((year) => shortened(disclosureRate(tallyAt(panel, tallies, position, year)))),
      }
    }),
    revision: panel.revision,
  }
}

/** Four decimals are more than a screen shows, and half the bytes. */
const shortened = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 10_000)

/** One indicator: its companies by state in every year, and by industry in one. */
export async function coverageOf(
  panel: LoadedPanel,
  pool: PanelPool,
  { code, sameAs, fiscalYear }: IndicatorCode & { readonly fiscalYear?: number | undefined },
): Promise<Output<typeof getCoverage>> {
  const tallies = await talliesOf(panel, pool)
  const position = indicatorPosition(panel, sameAs ?? code)!
  const chosen = fiscalYear === undefined ? newestYear(panel) : panel.years.indexOf(fiscalYear)
  const column = chosen === null || chosen === -1 ? null : columnAt(panel, position, chosen)
  const byGroup = (groupOf: (company: PanelCompany) => string | undefined) =>
    column ? coverageByIndustry(panel, column.states, groupOf) : []
  return {
    years: panel.years.map((year, index) => {
      const companies = tallyAt(panel, tallies, position, index)
      return { fiscalYear: year, companies, eligible: eligibleOf(companies), rate: disclosureRate(companies) }
    }),
    fiscalYear: fiscalYear ?? (chosen === null ? null : panel.years[chosen]!),
    tse33: byGroup(({ tse33 }) => tse33 ?? undefined),
    gics: byGroup(({ gics }) => gics?.slice(0, 2)),
    revision: panel.revision,
  }
}

function tallyAt(panel: Panel, tallies: Tallies, indicator: number, year: number): Tally {
  const start = runIndex(shapeOf(panel), indicator, year) * cellStates.length
  return toTally(tallies.subarray(start, start + cellStates.length))
}

/** The newest year that holds enough of half as many companies as the fullest one. */
function newestYear(panel: Panel): number | null {
  const { isFull } = fullYearsOf(panel)
  const shape = shapeOf(panel)
  return newestFullYear(
    panel.years.map((_, year) => runOf(isFull, shape, 0, year).reduce((sum, each) => sum + each, 0)),
  )
}

/** One pass over the companies, whatever the number of industries. */
function coverageByIndustry(
  { companies }: Panel,
  states: Uint8Array,
  groupOf: (company: PanelCompany) => string | undefined,
): IndustryCoverage[] {
  const isTagged = !states.includes(stateCode['not-tagged'])
  const groups = new Map<string, number[]>()
  for (const [position, company] of companies.entries()) {
    const code = groupOf(company)
    if (code === undefined) continue
    const group = groups.get(code) ?? []
    groups.set(code, group)
    group.push(states[position]!)
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, own]) => {
      const tally = toTally(tallyOf({ states: Uint8Array.from(own) }))
      return { code, disclosed: disclosures(tally), eligible: eligibleOf(tally), rate: disclosureRate(tally, isTagged) }
    })
}
