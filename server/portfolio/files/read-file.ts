import {
  type HoldingLine,
  type HoldingMapping,
  type HoldingsReading,
  holdingFields,
  portfolioFileLines,
  readPortfolioFile,
  takenOutcomes,
} from '#contract/portfolio/portfolios.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { findTable, type GridTable } from '#server/files/table/find-header.ts'
import { openGrid } from '#server/files/table/open-grid.ts'
import { type CompanyRow, knownCompanies } from '#server/files/who/companies.ts'
import { decisionsOf } from '#server/files/who/decisions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serialize } from '#server/http/serialized-answer.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { accountsIn, chooseAccount } from './accounts.ts'
import { assumedOf, assumedOther, assumedSides, sumsOf } from './assumed.ts'
import { holdingsHeader, isComplete, matchHoldings } from './columns.ts'
import type { FileField } from './holdings-words.ts'
import { type SortedLine, sortLines } from './line-kinds.ts'
import { type TypedCells, toLines } from './lines.ts'
import { ratesOf } from './rates.ts'
import { rulesOf } from './read-columns.ts'

type ReadFile = Output<typeof readPortfolioFile>

export interface Reading extends HoldingsReading {
  /** Today: nothing was held after it. */
  readonly today: string
  /** Every company of the market. */
  readonly companies: readonly CompanyRow[]
}

/** Values of a column that are shown beside its name. */
const samples = 3

/** Lines of a file of holdings with the companies they mean, and what becomes of each; none while columns are missing that say who and how much. */
export async function readHoldings(bytes: Uint8Array, reading: Reading): Promise<ReadFile> {
  const table = await openHoldings(bytes, reading)
  if (table.rows.length > portfolioFileLines) throw new Refusal('portfolio.file-long')
  const guessed = matchHoldings(table)
  const mapping = reading.mapping ? withinHeader(reading.mapping, table.header) : ofContract(guessed.mapping)
  const columns = columnsOf(table)
  const open = reading.mapping ? [] : guessed.open
  const isSheetChosen = reading.sheet !== undefined
  if (!isComplete(mapping)) {
    const assumed = assumedOf({ table, open, isSheetChosen, rules: null, lines: [], ofRules: [] })
    return { columns, mapping, lines: [], dates: [], assumed, sums: sumsOf([]) }
  }
  const all = sortLines(table, mapping)
  const {
    lines: sorted,
    telling,
    assumed: ofAccounts,
  } = chooseAccount(accountsIn(table, mapping, all), all, reading.account)
  const [totals, others] = [
    telling.filter(({ kind }) => kind === 'total'),
    telling.filter(({ kind }) => kind === null || kind === 'cash'),
  ]
  const { rules, assumed: ofRules } = rulesOf({ table, mapping, reading, lines: others, totals })
  const date = (reading.isGivenDay ? null : rules.fileDay) ?? reading.date ?? null
  const rates = ratesOf({ lines: others, mapping, rules, date, given: reading.rates ?? {} })
  const companies = knownCompanies(reading.companies)
  const decisions = decisionsOf(reading.decisions ?? {}, reading.companies)
  const typed = new Map(Object.entries(reading.cells ?? {}).map(([line, cells]) => [Number(line), cells as TypedCells]))
  const { today } = reading
  const { country, side } = guessed.mapping
  const context = { rules, rates, date, today, companies, decisions, typed, country, side }
  const lines = toLines([...sorted, ...brokenLine(table)], mapping, context)
  const dates = [...new Set(lines.filter(isTaken).map(({ heldOn }) => heldOn!))].sort()
  const isDayTaken = others.some(({ cells }) => mapping.date === undefined || (cells[mapping.date] ?? '').trim() === '')
  const isOfFile = date === rules.fileDay && !reading.isGivenDay
  const unlabelled = !isOfFile && !reading.isGivenDay ? rules.unlabelled : null
  const day = isDayTaken && date !== null ? { date, isOfFile, open: unlabelled } : null
  const ofSides = assumedSides(table, sorted, side)
  const ofOthers = assumedOther(sorted)
  const ofAll = [...ofOthers, ...ofAccounts, ...ofRules, ...ofSides]
  const assumed = assumedOf({ table, open, isSheetChosen, rules, lines, ofRules: ofAll, day })
  return { columns, mapping, lines, dates, assumed, sums: sumsOf(lines) }
}

async function openHoldings(bytes: Uint8Array, { sheet }: Pick<Reading, 'sheet'>): Promise<GridTable> {
  try {
    const table = findTable<FileField>(await openGrid(bytes), { ...holdingsHeader, sheet })
    if (!table) throw new Refusal('portfolio.file-columns')
    return table
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('portfolio.file-unreadable')
    throw error
  }
}

function columnsOf({ header, rows }: GridTable): ReadFile['columns'] {
  return header.map((name, at) => ({
    name,
    samples: rows
      .slice(0, 50)
      .map(({ cells }) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, samples),
  }))
}

/** What a quotation mark that never closes begins: nobody can say which cells it has. */
function brokenLine({ broken }: GridTable): SortedLine[] {
  return broken ? [{ line: broken.line, cells: [broken.value], kind: 'cells' }] : []
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
  const acceptedLines = lines.filter(isTaken)
  if (acceptedLines.length === 0) throw new Refusal('portfolio.no-lines')
  const rows = acceptedLines.map(({ company, heldOn, written, ...line }) => ({
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
  return {
    rows: JSON.stringify(rows),
    saved: acceptedLines.length,
    rejected: lines.length - acceptedLines.length,
    dates,
  }
}

export const holdingsReader = uploadReader(import.meta.url, readHoldingsToSave)
export const holdingsPreview = uploadReader(import.meta.url, answerHoldings)

/** Whether a line is kept. */
function isTaken({ outcome }: Pick<HoldingLine, 'outcome'>): boolean {
  return takenOutcomes.includes(outcome)
}

function withinHeader(mapping: HoldingMapping, header: readonly string[]): HoldingMapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, at]) => at !== undefined && at < header.length))
}

const ofContract = (mapping: Partial<Record<FileField, number>>): HoldingMapping =>
  Object.fromEntries(holdingFields.flatMap((field) => (mapping[field] === undefined ? [] : [[field, mapping[field]]])))
