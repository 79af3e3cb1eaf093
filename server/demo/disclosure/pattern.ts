import { z } from 'zod'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'

/** What of the invented market is disclosed: everything, or what real annual reports tag and, with it, what their words say. */
export const disclosures = ['all', 'tagged', 'filings', 'filings-rich'] as const
export type Disclosure = (typeof disclosures)[number]

/** How many indicators beside the tagged ones each pattern reads from words, the most frequent ones. */
const fromWords: Readonly<Record<Exclude<Disclosure, 'all'>, number>> = { tagged: 0, filings: 40, 'filings-rich': 90 }

const percent = z.coerce.number().min(0).max(100)

export const FilingPatternRow = z.object({
  indicator: z.string(),
  kind: z.enum(['tagged', 'text']),
  smallest_pct: percent,
  middle_pct: percent,
  largest_pct: percent,
  manufacturing_pct: percent,
  others_pct: percent,
  no_pct: percent,
  ...fact,
})

/** How often an indicator is disclosed, and by whom; shares of companies, 0 to 1. */
export interface PatternRow {
  /** In the smallest, middle and largest third by sales. */
  readonly thirds: readonly [number, number, number]
  readonly manufacturing: number
  readonly others: number
  /** Share of no among the answers, 0 to 1; null for what is not a question of yes or no. */
  readonly no: number | null
  /** Questions of one subject are mostly answered together. */
  readonly subject: string
}

/** By code of the indicator; what is not in it is never disclosed. Financial figures stand outside: all are. */
export type Pattern = ReadonlyMap<string, PatternRow>

/** The pattern of that name; null for `all`. */
export function readPattern(name: Disclosure): Pattern | null {
  if (name === 'all') return null
  const catalogue = new Map(readCatalogue().map((indicator) => [indicator.code, indicator]))
  const rows = readTable('filing_pattern.csv', FilingPatternRow)
  const mean = (row: (typeof rows)[number]) => row.smallest_pct + row.middle_pct + row.largest_pct
  const words = rows.filter(({ kind }) => kind === 'text').sort((a, b) => mean(b) - mean(a))
  const chosen = [...rows.filter(({ kind }) => kind === 'tagged'), ...words.slice(0, fromWords[name])]
  return new Map(
    chosen.map((row) => {
      const { unit, questionCode } = catalogue.get(row.indicator)!
      const pattern: PatternRow = {
        thirds: [row.smallest_pct / 100, row.middle_pct / 100, row.largest_pct / 100],
        manufacturing: row.manufacturing_pct / 100,
        others: row.others_pct / 100,
        no: unit === 'yes/no' ? row.no_pct / 100 : null,
        subject: questionCode.replace(/\.\d+$/, ''),
      }
      return [row.indicator, pattern]
    }),
  )
}
