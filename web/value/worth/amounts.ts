import type { Indicator } from '#contract/market/indicators.ts'
import type { CompanyValue } from '#contract/value-models/value.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatPoints } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { actualText, signedText } from '../pbr/text.ts'
import { worthMessages } from './messages.ts'

/** Million yen with a sign: whole from a hundred on. */
export const amountText = (million: number) => formatPoints(million, Math.abs(million) >= 100 ? 0 : 2)

export function valueTable(own: CompanyValue, indicators: ReadonlyMap<string, Indicator>): TableOf {
  const { company: m, columns: c } = worthMessages()
  const numbers = [m.figure, m.deviations, m.value, `${m.range} −`, `${m.range} +`, m.step]
  return {
    caption: m.title,
    columns: [{ label: c.indicator }, ...numbers.map((label) => ({ label, isNumber: true }))],
    rows: own.values.map((row) => {
      const indicator = indicators.get(row.indicator)
      return {
        key: row.indicator,
        cells: [
          indicator ? nameOf(indicator) : row.indicator,
          figureCell(row.figure, actualText),
          figureCell(row.deviations, signedText),
          figureCell(row.value, amountText),
          figureCell(row.low, amountText),
          figureCell(row.high, amountText),
          figureCell(row.perStep, amountText),
        ],
      }
    }),
  }
}
