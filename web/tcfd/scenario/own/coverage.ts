import type { OwnPriceRow } from '#contract/scenario/own-prices.ts'
import type { SiteRow } from '#contract/scenario/sites.ts'

interface Counts {
  /** Rows that are saved. */
  readonly taken: number
  /** Rows that a person may still mend. */
  readonly open: number
  /** Rows that are none, or that somebody left out. */
  readonly left: number
}

export const isPriceTaken = ({ outcome }: OwnPriceRow) => outcome === 'add' || outcome === 'replace'

function countsOf(rows: readonly { readonly outcome: string }[], importCount: number): Counts {
  const left = rows.filter(({ outcome }) => outcome === 'left-out' || outcome === 'total').length
  return { taken: importCount, left, open: rows.length - importCount - left }
}

export interface PriceCoverage extends Counts {
  readonly scenarios: number
  /** Names of the regions, in the order of the file. */
  readonly regions: readonly string[]
  /** First and last year with a price; null without one. */
  readonly years: readonly [first: number, last: number] | null
}

/** What the rows that are saved reach: scenarios, regions and years. */
export function coverageOfPrices(rows: readonly OwnPriceRow[]): PriceCoverage {
  const importRows = rows.filter(isPriceTaken)
  const years = importRows.flatMap(({ points }) => points.map(({ year }) => year)).sort((a, b) => a - b)
  return {
    ...countsOf(rows, importRows.length),
    scenarios: new Set(importRows.map(({ model, scenario }) => `${model}\n${scenario}`)).size,
    regions: [...new Set(importRows.map(({ region }) => region))],
    years: years.length === 0 ? null : [years[0]!, years.at(-1)!],
  }
}

export interface SiteCoverage extends Counts {
  /** Sites with coordinates; the others have a prefecture alone. */
  readonly located: number
  /** Sum of the fixed assets, JPY. */
  readonly assets: number
}

/** What the sites that are saved come to. */
export function coverageOfSites(rows: readonly SiteRow[]): SiteCoverage {
  const sites = rows.flatMap(({ site }) => site ?? [])
  return {
    ...countsOf(rows, sites.length),
    located: sites.filter(({ latitude }) => latitude !== null).length,
    assets: sites.reduce((sum, { assets }) => sum + assets, 0),
  }
}
