import {
  type HoldingLine,
  type HoldingMapping,
  portfolioFileLines,
  readPortfolioFile,
} from '#contract/portfolio/portfolios.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serialize } from '#server/http/serialized-answer.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { guessMapping, isComplete, openHoldings } from './columns.ts'
import { byNameAndCode, type CompanyRow, toLines } from './lines.ts'

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
