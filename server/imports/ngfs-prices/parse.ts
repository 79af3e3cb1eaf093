import { currencyOf } from '#methodology/scenario/price-unit.ts'
import { readName, readNumber, years } from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import { type CsvRow, readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import type { CarbonPriceRecord } from '../market-records.ts'
import { type Outcome, separate } from '../outcome.ts'
import type { Parsed } from '../records.ts'
import { Unreadable } from '../rejections.ts'
import { RowReader } from '../row-reader.ts'

export const columns = ['Model', 'Scenario', 'Region', 'Variable', 'Unit']

/** Regions in which listed companies of Japan are priced: a model that has no Japan has the Pacific OECD. */
const regions: ReadonlySet<string> = new Set(['World', 'Japan', 'Pacific OECD'])

/** `GCAM 6.0 NGFS|Japan` is Japan. */
const regionOf = (text: string) => toSeenLine(text.split('|').at(-1)!)

/**
 * Carbon prices of the NGFS scenario explorer in the wide form of integrated assessment models. The line at its end says whose the table is:
 * without one nobody could say on what terms its prices are shown.
 */
export function parseNgfsPrices(bytes: Uint8Array): Parsed {
  let copyright = ''
  const isFooter = ([first = '', ...others]: readonly string[]) => {
    if (first.trim() === '' || others.some((cell) => cell.trim() !== '')) return false
    copyright ||= toSeenLine(first.replace(/^[\s"]*(©|\(c\)|copyright)\s*/i, '').replaceAll('"', '')).slice(0, 300)
    return true
  }
  const { header, rows, rejected: broken } = readCsv(decodeText(bytes), columns, { isFooter })
  if (!/NGFS/.test(copyright)) throw new Unreadable('unrecognised', { missing: '© NGFS …' })
  const prices = rows.filter(({ cells }) => /^price\|carbon$/i.test(cells.Variable!.trim()))
  if (prices.length === 0) throw new Unreadable('empty')
  const ours = prices.filter(({ cells }) => regions.has(regionOf(cells.Region!)))
  const yearNames = header.filter(
    (name) => /^\d{4}$/.test(name) && Number(name) >= years.first && Number(name) <= years.last,
  )
  const outcomes = ours.map((row) => toPath(row, yearNames, copyright))
  const { records: carbonPrices, rejected } = separate([...broken, ...outcomes])
  return { read: rows.length + broken.length, ignored: rows.length - ours.length, rejected, carbonPrices }
}

function toPath(row: CsvRow, yearNames: readonly string[], copyright: string): Outcome<CarbonPriceRecord> {
  const reader = new RowReader(row)
  const model = reader.required('Model', readName)
  const scenario = reader.required('Scenario', readName)
  const unit = reader.required('Unit', readName)
  const money = currencyOf(unit ?? '')
  if (money === null) reader.reject('Unit', 'unit')
  const points = yearNames.flatMap((name) => {
    const price = reader.read(name, (text) => readNumber(text))
    if (price !== null && price < 0) reader.reject(name, 'negative')
    return price === null ? [] : [{ year: Number(name), price }]
  })
  if (points.length === 0) reader.reject(yearNames[0] ?? 'Unit', 'required')
  const region = regionOf(row.cells.Region!)
  return reader.outcome({ line: row.line, model, scenario, region, unit, ...money!, points, copyright })
}
