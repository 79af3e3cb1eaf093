import type { UnlikeMonths } from '#contract/market/unlike-periods.ts'
import type { HoldingColumn, PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { formatChange, formatExact, formatNumber, formatScore, formatShare } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../../indicators/units.ts'
import { fold } from '../../ui/fold.ts'
import { degreesText, heldName, intensityText, labelOf, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

/** One column of the table of holdings. */
export interface TableColumn {
  /** Name in addresses: one of our own, or a measure of the search. */
  readonly key: string
  readonly label: string
  readonly unit?: string
  readonly isNumber: boolean
  /** What rows are ordered by; null stands last either way. */
  readonly value: (row: PortfolioHolding) => number | string | null
  readonly text: (row: PortfolioHolding) => string | null
  /** Of a change, where its two years are not equally long. */
  readonly months?: (row: PortfolioHolding) => UnlikeMonths | undefined
  /** Whether it can be taken out of the table. */
  readonly isExtra?: boolean
}

type Labels = ReturnType<typeof portfolioMessages>['holdingsTable']

const statusText = (row: PortfolioHolding, { statuses }: Labels) =>
  row.sbti.map((status) => (statuses as Readonly<Record<string, string>>)[status] ?? status).join(', ') || null

const changeOf = ({ score, scoreBefore }: PortfolioHolding) =>
  score === null || scoreBefore === null ? null : score - scoreBefore
const overOf = ({ weight, benchmarkWeight }: PortfolioHolding) =>
  benchmarkWeight === null ? null : weight - benchmarkWeight

/** All columns: our own, then those asked for beside them. */
export function tableColumns(extra: readonly HoldingColumn[], screenNames: ReadonlyMap<string, string>): TableColumn[] {
  const m = portfolioMessages().holdingsTable
  const number = (
    key: string,
    label: string,
    value: (row: PortfolioHolding) => number | null,
    format: (value: number, row: PortfolioHolding) => string,
  ): TableColumn => ({
    key,
    label,
    isNumber: true,
    value,
    text: (row) => {
      const figure = value(row)
      return figure === null ? null : format(figure, row)
    },
  })
  const words = (key: string, label: string, text: (row: PortfolioHolding) => string | null): TableColumn => ({
    key,
    label,
    isNumber: false,
    value: text,
    text,
  })
  const points = (share: number) => signed(share * 100, (size) => formatNumber(size, 2))
  return [
    words('company', m.company, ({ company }) => heldName(company)),
    words('code', m.code, ({ company }) => company.ticker),
    words('sector', m.sector, ({ sector }) => labelOf(sector)),
    number(
      'weight',
      m.weight,
      ({ weight }) => weight,
      (share) => percentText(share, 2),
    ),
    number('over', m.over, overOf, points),
    number('score', m.score, ({ score }) => score, formatScore),
    {
      ...number('change', m.change, changeOf, (_, { score, scoreBefore }) =>
        betweenText(score!, scoreBefore!, formatScore),
      ),
      months: ({ months }) => months,
    },
    number(
      'intensity',
      m.intensity,
      ({ intensity }) => intensity,
      (value, { isDisclosed }) => (isDisclosed ? intensityText(value) : `${m.estimated} ${intensityText(value)}`),
    ),
    number('contribution', m.contribution, ({ contribution }) => contribution, intensityText),
    number(
      'financed',
      m.financed,
      ({ financed }) => financed,
      (value) => formatNumber(value),
    ),
    number(
      'quality',
      m.quality,
      ({ quality }) => quality,
      (value) => formatNumber(value),
    ),
    number(
      'temperature',
      m.temperature,
      ({ temperature }) => temperature,
      (degrees, { isDefault }) => (isDefault ? `${m.byDefault} ${degreesText(degrees)}` : degreesText(degrees)),
    ),
    words('sbti', m.sbti, (row) => statusText(row, m)),
    words(
      'screens',
      m.screens,
      ({ screens }) => screens.map((code) => screenNames.get(code) ?? code).join(', ') || null,
    ),
    ...extra.map((column, at) => extraColumn(column, at)),
  ]
}

function extraColumn({ measure, unit, scale, nameJa, nameEn, isBoolean }: HoldingColumn, at: number): TableColumn {
  const m = portfolioMessages().holdingsTable
  const format = (value: number): string => {
    if (isBoolean) return value === 1 ? m.yes : m.no
    if (unit === '%' && scale === 0.01) return measure.includes(':change') ? formatChange(value) : formatShare(value)
    if (scale === 0.01) return formatScore(value)
    return formatExact(Number(value.toPrecision(6)))
  }
  return {
    key: measure,
    label: language() === 'ja' ? nameJa : nameEn,
    unit: isBoolean ? '' : unitWords(unit),
    isNumber: true,
    isExtra: true,
    value: ({ extra }) => extra[at]?.value ?? null,
    months: ({ extra }) => extra[at]?.months,
    text: ({ extra }) => {
      const cell = extra[at]
      if (!cell) return null
      return cell.text ?? (cell.value === null ? null : format(cell.value))
    },
  }
}

export interface Order {
  readonly key: string
  readonly falls: boolean
}

/** `weight`, or `-weight` from the largest on. */
export function readOrder(text: string | undefined): Order | null {
  if (!text) return null
  return text.startsWith('-') ? { key: text.slice(1), falls: true } : { key: text, falls: false }
}

/** Rows that are looked for, in the order asked for. */
export function shownRows(
  rows: readonly PortfolioHolding[],
  columns: readonly TableColumn[],
  { find, order }: { readonly find: string; readonly order: Order | null },
): PortfolioHolding[] {
  const text = fold(find)
  const found = rows.filter(
    ({ company: { ticker, nameJa, nameEn }, sector }) =>
      text === '' || fold(`${ticker ?? ''} ${nameJa} ${nameEn ?? ''} ${labelOf(sector)}`).includes(text),
  )
  const column = order && columns.find(({ key }) => key === order.key)
  if (!column || !order) return found
  const letters = new Intl.Collator(language(), { numeric: true })
  const values = new Map(found.map((row) => [row, column.value(row)]))
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : letters.compare(String(a), String(b))
  return found.sort((a, b) => {
    const [one, other] = [values.get(a) ?? null, values.get(b) ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return order.falls ? compare(other, one) : compare(one, other)
  })
}
