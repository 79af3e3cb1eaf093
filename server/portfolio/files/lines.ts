import type { Selectable } from 'kysely'
import type { HoldingField, HoldingLine, HoldingMapping, LineOutcome } from '#contract/portfolio/portfolios.ts'
import { foldText, tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { isMissing, readDate, readNumber } from '#server/imports/cells.ts'
import type { RawTable } from '#server/imports/tables/rows.ts'
import { scaleOf } from './columns.ts'

type Company = NonNullable<HoldingLine['company']>

interface Companies {
  readonly byCode: ReadonlyMap<string, Company>
  readonly byName: ReadonlyMap<string, readonly Company[]>
}

export type CompanyRow = Pick<Selectable<Schema['company']>, 'id' | 'security_code' | 'isin' | 'name_ja' | 'name_en'>

/** Companies as a file may name them. */
export function listNamedCompanies(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('company').select(['id', 'security_code', 'isin', 'name_ja', 'name_en']).orderBy('id').execute()
}

export function byNameAndCode(rows: readonly CompanyRow[]): Companies {
  const byCode = new Map<string, Company>()
  const byName = new Map<string, Company[]>()
  for (const row of rows) {
    const company = { id: row.id, ticker: tickerOf(row.security_code), nameJa: row.name_ja, nameEn: row.name_en }
    for (const code of [row.security_code, company.ticker, row.isin]) if (code) byCode.set(code, company)
    for (const name of new Set([row.name_ja, row.name_en ?? ''].map(foldText).filter(Boolean))) {
      const same = byName.get(name)
      if (same) same.push(company)
      else byName.set(name, [company])
    }
  }
  return { byCode, byName }
}

interface Context {
  /** Day of lines without one. */
  readonly date?: string | undefined
  /** Today: nothing was held after it. */
  readonly today: string
  readonly companies: Companies
}

/** Lines of a table, each with the company it means and what becomes of it. */
export function toLines(table: RawTable, mapping: HoldingMapping, context: Context): HoldingLine[] {
  const rates = ratesOf(table, mapping)
  const scale = mapping.value === undefined ? 1 : scaleOf(table.header[mapping.value]!)
  const percent = percentOf(table, mapping)
  const met = new Map<string, number>()
  const read = table.rows.map(({ line, cells }) => {
    const cell = (field: HoldingField) => (mapping[field] === undefined ? '' : (cells[mapping[field]] ?? '').trim())
    return toLine({ line, cell, scale, percent, rates, met }, context)
  })
  const broken = table.rejected.map(({ line, value }) => ({
    ...nothing,
    line,
    written: value ?? '',
    outcome: 'cells' as const,
  }))
  return [...read, ...broken].sort((a, b) => a.line - b.line)
}

/** Rates by currency: a line without one takes that of another line of the same currency. */
function ratesOf({ rows }: RawTable, { currency, rate }: HoldingMapping): ReadonlyMap<string, number> {
  const rates = new Map<string, number>()
  if (currency === undefined || rate === undefined) return rates
  for (const { cells } of rows) {
    const name = currencyOf(cells[currency] ?? '')
    const value = numberOf(cells[rate] ?? '')
    if (name !== '' && value !== null && value > 0 && !rates.has(name)) rates.set(name, value)
  }
  return rates
}

const currencyOf = (text: string) => {
  const name = text.normalize('NFKC').trim().toUpperCase()
  return ['円', '日本円', 'JPY', 'YEN', '¥'].includes(name) ? 'JPY' : name
}

/** Null for what is no number; percent signs are for whoever calls. */
function numberOf(text: string): number | null {
  const result = readNumber(
    text
      .normalize('NFKC')
      .replace(/%$/, '')
      .replace(/[¥$€£]/g, '')
      .trim(),
  )
  return 'value' in result ? result.value : null
}

/** What a weight is multiplied by to be per cent: files that write shares have none above 1 and sum to about 1. */
function percentOf({ rows, header }: RawTable, { weight, date }: HoldingMapping): number {
  if (weight === undefined || /%|％/.test(header[weight] ?? '')) return 1
  if (rows.some(({ cells }) => /[%％]/.test(cells[weight] ?? ''))) return 1
  const weights = rows.map(({ cells }) => numberOf(cells[weight] ?? '') ?? 0)
  const days = date === undefined ? 1 : new Set(rows.map(({ cells }) => cells[date])).size
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.every((one) => one <= 1) && sum > 0 && sum <= 1.05 * days ? 100 : 1
}

const nothing = {
  company: null,
  heldOn: null,
  valueJpy: null,
  quantity: null,
  weight: null,
  currency: null,
  rate: null,
  sameAs: null,
}

interface LineParts {
  readonly line: number
  readonly cell: (field: HoldingField) => string
  readonly scale: number
  readonly percent: number
  readonly rates: ReadonlyMap<string, number>
  /** Lines of the companies and days met so far. */
  readonly met: Map<string, number>
}

function toLine({ line, cell, scale, percent, rates, met }: LineParts, context: Context): HoldingLine {
  const { companies, date: otherwise, today } = context
  const label = [cell('code') || cell('isin'), cell('name')].filter(Boolean).join(' ')
  const row = { ...nothing, line, written: label, company: companyOf(companies, cell) }
  const fail = (outcome: LineOutcome): HoldingLine => ({ ...row, outcome })
  if (label === '') return fail('no-code')
  const day = readDate(cell('date'))
  const heldOn = 'value' in day ? (day.value ?? otherwise ?? null) : null
  if (heldOn === null || heldOn > today) return fail('date')
  const amounts = [cell('value'), cell('quantity'), cell('weight')].map(amountOf)
  const fault = amounts.find((amount) => typeof amount === 'string')
  if (fault) return fail(fault as LineOutcome)
  const [value, quantity, share] = amounts as (number | null)[]
  if (value === null && quantity === null && share === null) return fail('no-amount')
  const weight = share === null ? null : Math.round(share! * percent * 1e9) / 1e9
  if (weight !== null && weight > 100) return fail('over')
  const currency = currencyOf(cell('currency'))
  const isForeign = currency !== '' && currency !== 'JPY'
  const rate = isForeign ? (positive(numberOf(cell('rate'))) ?? rates.get(currency) ?? null) : null
  if (isForeign && value !== null && rate === null) return fail('rate')
  const read = {
    ...row,
    heldOn,
    valueJpy: value === null ? null : value! * scale * (rate ?? 1),
    quantity: quantity!,
    weight,
    currency: isForeign ? currency : null,
    rate,
  }
  if (!row.company) return { ...read, outcome: 'unknown' }
  const key = `${row.company.id} ${heldOn}`
  const sameAs = met.get(key) ?? null
  if (sameAs === null) met.set(key, line)
  return { ...read, sameAs, outcome: sameAs === null ? 'add' : 'lot' }
}

const positive = (value: number | null) => (value !== null && value > 0 ? value : null)

/** Null where there is nothing; the outcome of the line where it cannot be used. */
function amountOf(text: string): number | null | Extract<LineOutcome, 'number' | 'negative'> {
  if (isMissing(text)) return null
  const value = numberOf(text)
  if (value === null) return 'number'
  return value < 0 ? 'negative' : value
}

/** `7203`, `72030`, `7203.T`, `7203 JP Equity`, an ISIN; a name only where there is no code, and one company has it. */
function companyOf({ byCode, byName }: Companies, cell: (field: HoldingField) => string): Company | null {
  for (const text of [cell('isin'), cell('code')]) {
    const code = text
      .normalize('NFKC')
      .trim()
      .toUpperCase()
      .replace(/(\.T|\.JP|\s+(JP|JT)(\s+EQUITY)?)$/, '')
    const company = code === '' ? undefined : byCode.get(code)
    if (company) return company
  }
  if (cell('isin') !== '' || cell('code') !== '') return null
  const named = byName.get(foldText(cell('name'))) ?? []
  return named.length === 1 ? named[0]! : null
}
