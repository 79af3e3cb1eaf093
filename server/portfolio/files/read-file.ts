import type { Selectable } from 'kysely'
import {
  type HoldingField,
  type HoldingLine,
  type HoldingMapping,
  type LineOutcome,
  portfolioFileLines,
  readPortfolioFile,
} from '#contract/portfolio/portfolios.ts'
import { foldText, tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serialize } from '#server/http/serialized-answer.ts'
import { isMissing, readDate, readNumber } from '#server/imports/cells.ts'
import type { RawTable } from '#server/imports/tables/rows.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { guessMapping, isComplete, openHoldings, scaleOf } from './columns.ts'

interface ReadFile {
  readonly columns: { name: string; samples: string[] }[]
  readonly mapping: HoldingMapping
  readonly lines: HoldingLine[]
  readonly dates: string[]
}

export interface Reading {
  readonly mapping?: HoldingMapping | undefined
  /** Day of lines without one. */
  readonly date?: string | undefined
  /** Today: nothing was held after it. */
  readonly today: string
  /** Every company of the market. */
  readonly companies: readonly CompanyRow[]
}

/** Values of a column that are shown beside its name. */
const samples = 3

/** Lines of a file of holdings with the companies they mean, and what becomes of each; none while columns are missing that say who and how much. */
export async function readHoldings(bytes: Uint8Array, reading: Reading): Promise<ReadFile> {
  const table = await openHoldings(bytes)
  if (table.rows.length + table.rejected.length > portfolioFileLines) throw new Refusal('portfolio.file-long')
  const mapping = withinHeader(reading.mapping ?? guessMapping(table.header), table.header)
  const columns = table.header.map((name, at) => ({
    name,
    samples: table.rows
      .slice(0, 50)
      .map(({ cells }) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, samples),
  }))
  if (!isComplete(mapping)) return { columns, mapping, lines: [], dates: [] }
  const lines = toLines(table, mapping, { ...reading, companies: byNameAndCode(reading.companies) })
  const dates = [...new Set(lines.filter(isTaken).map(({ heldOn }) => heldOn!))].sort()
  return { columns, mapping, lines, dates }
}

/** The same as the answer to whoever looks at the file before it is kept. */
export async function answerHoldings(bytes: Uint8Array, reading: Reading): Promise<Uint8Array> {
  return serialize(readPortfolioFile, await readHoldings(bytes, reading))
}

/** The lines of a file that can be kept, as the database takes them. */
export interface HoldingsToSave {
  /** An array of rows of `portfolio_position` in JSON; tens of thousands of objects would hold up whoever receives them. */
  readonly rows: string
  readonly saved: number
  readonly rejected: number
  /** Days, ascending. */
  readonly dates: readonly string[]
}

/** What of a file is kept; refuses one whose columns do not say who and how much, and one without a line that can be kept. */
export async function readHoldingsToSave(bytes: Uint8Array, reading: Reading): Promise<HoldingsToSave> {
  const { mapping, lines, dates } = await readHoldings(bytes, reading)
  if (!isComplete(mapping)) throw new Refusal('portfolio.file-columns')
  const taken = lines.filter(isTaken)
  if (taken.length === 0) throw new Refusal('portfolio.no-lines')
  const rows = taken.map(({ company, heldOn, written, ...line }) => ({
    held_on: heldOn,
    line: line.line,
    company_id: company?.id ?? null,
    label: written.slice(0, 200),
    value_jpy: line.valueJpy,
    quantity: line.quantity,
    weight: line.weight,
    currency: line.currency,
    rate: line.rate,
  }))
  return { rows: JSON.stringify(rows), saved: taken.length, rejected: lines.length - taken.length, dates }
}

export const holdingsReader = uploadReader(import.meta.url, readHoldingsToSave)
export const holdingsPreview = uploadReader(import.meta.url, answerHoldings)

/** Whether a line is kept. */
function isTaken({ outcome }: Pick<HoldingLine, 'outcome'>): boolean {
  return outcome === 'add' || outcome === 'lot' || outcome === 'unknown'
}

function withinHeader(mapping: HoldingMapping, header: readonly string[]): HoldingMapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, at]) => at !== undefined && at < header.length))
}

type Company = NonNullable<HoldingLine['company']>

interface Companies {
  readonly byCode: ReadonlyMap<string, Company>
  readonly byName: ReadonlyMap<string, readonly Company[]>
}

type CompanyRow = Pick<Selectable<Schema['company']>, 'id' | 'security_code' | 'isin' | 'name_ja' | 'name_en'>

/** Companies as a file may name them. */
export function listNamedCompanies(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('company').select(['id', 'security_code', 'isin', 'name_ja', 'name_en']).orderBy('id').execute()
}

function byNameAndCode(rows: readonly CompanyRow[]): Companies {
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

interface Context extends Omit<Reading, 'companies'> {
  readonly companies: Companies
}

function toLines(table: RawTable, mapping: HoldingMapping, context: Context): HoldingLine[] {
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
