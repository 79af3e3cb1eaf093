import type { KpiForm } from '#methodology/value/pbr/market.ts'
import type { ValueKpi } from '#methodology/value/two-stage/columns.ts'
import { once } from '#server/cache/once.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'
import { hasPriceWithin } from '#server/catalogue/price-within.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { indicatorPosition } from '../panel/positions.ts'
import { type PriceKey, type PricePositions, priceCodes } from './figures.ts'

/** An indicator of the catalogue in a panel. */
export interface PlacedKpi<Form> {
  readonly row: CatalogueRow
  readonly position: number
  readonly form: Form
}

/** Prices with what they are made of, and figures of a share, as the catalogue groups them. */
const groupsLeftOut: readonly string[] = ['market', 'per_share']

/**
 * Indicators excluded as regressors of price to book: those that contain the share price (itself, emissions per enterprise value), its
 * components, figures per share, return on equity (in every regression already), and calendar years, whose logarithm has no meaning.
 */
const isLeftOut = (row: CatalogueRow): boolean =>
  row.sameAs !== null ||
  row.figureKind === 'year' ||
  row.code === priceCodes.roe ||
  groupsLeftOut.includes(row.middle) ||
  hasPriceWithin(row)

const tried = once(() => readCatalogue().filter((row) => !isLeftOut(row)))

/** Every indicator that a regression is tried with, in the order of the catalogue. */
export function pbrKpis(panel: LoadedPanel): PlacedKpi<KpiForm>[] {
  return placed(panel, tried(), ({ type }) => (type === 'boolean' ? 'level' : 'log'))
}

/** The indicators of the second stage: what is not finance. Amounts are taken per sales. */
export function valueKpis(panel: LoadedPanel): PlacedKpi<ValueKpi['form']>[] {
  const esg = tried().filter(({ large }) => large !== 'finance')
  return placed(panel, esg, ({ figureKind }) => {
    if (figureKind === 'amount') return 'log-per-sales'
    return figureKind === 'intensity' ? 'log' : 'level'
  })
}

/** Positions of what price to book and return on equity are read from. */
export function pricePositions(panel: LoadedPanel): PricePositions {
  const entries = Object.entries(priceCodes).map(([key, code]) => [key, indicatorPosition(panel, code) ?? -1])
  return Object.fromEntries(entries) as Record<PriceKey, number>
}

function placed<Form>(
  panel: LoadedPanel,
  rows: readonly CatalogueRow[],
  formOf: (row: CatalogueRow) => Form,
): PlacedKpi<Form>[] {
  return rows.flatMap((row) => {
    const position = indicatorPosition(panel, row.code)
    return position === undefined ? [] : [{ row, position, form: formOf(row) }]
  })
}
