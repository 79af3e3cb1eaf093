import { type OwnPriceRow, priceNames } from '#contract/scenario/own-prices.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { currencyOf } from '#methodology/scenario/price-unit.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { otherCurrency } from '#server/files/cells/currencies.ts'
import { markOfTyped } from '#server/files/cells/marks.ts'
import { isNoFigure } from '#server/imports/cells.ts'
import type { DecimalMark } from '#server/imports/digits.ts'

/** What stands in a column, by its name or year, and whether somebody typed it. */
export type PriceCell = (name: string) => { readonly text: string; readonly isTyped: boolean }

interface Rules {
  /** Columns of the file, and those of which something was typed. */
  readonly names: readonly string[]
  readonly mark: DecimalMark
}

/** A row of prices of its cells, or why it is none: the first of its cells that cannot be used. */
export function rowOf(cell: PriceCell, { names, mark }: Rules): Omit<OwnPriceRow, 'line'> {
  const [model, scenario, region, unit] = priceNames.map((name) => toOneLine(cell(name).text).slice(0, 200)) as [
    string,
    string,
    string,
    string,
  ]
  const own = names.map((name) => [name, cell(name).text.slice(0, 200)] as const).filter(([, text]) => text !== '')
  const cells = Object.fromEntries(own)
  const currency = currencyOf(unit)?.currency ?? null
  const years = [...new Set(names.filter((name) => /^\d{4}$/.test(name)))].sort()
  const { points, fault } = pointsOf(cell, years, { mark, currency })
  const row = { model, scenario, region, unit, cells, points }
  if (model === '' || scenario === '' || region === '') return { ...row, outcome: 'names' }
  if (currency === null) return { ...row, outcome: 'unit' }
  return { ...row, outcome: fault ?? (points.length === 0 ? 'no-price' : 'add') }
}

interface Prices {
  readonly mark: DecimalMark
  readonly currency: string | null
}

/** Prices as their columns write them; one that somebody typed may have its own decimal mark. */
function pointsOf(cell: PriceCell, years: readonly string[], { mark, currency }: Prices) {
  const points: OwnPriceRow['points'] = []
  for (const year of years) {
    const { text, isTyped } = cell(year)
    if (isNoFigure(text)) continue
    const read = readAmount(text, isTyped ? markOfTyped(text, mark) : mark)
    if ('fault' in read || read.value === null || read.hasPercent) {
      const named = 'fault' in read && (read.fault === 'comma' || read.fault === 'formula') ? read.fault : 'number'
      return { points, fault: named } as const
    }
    if (currency !== null && otherCurrency(read.currency, currency) !== null) return { points, fault: 'unit' as const }
    if (read.value < 0) return { points, fault: 'negative' as const }
    points.push({ year: Number(year), price: read.value })
  }
  return { points, fault: null }
}
