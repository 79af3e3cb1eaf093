import { z } from 'zod'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'

/** Texts that many rows share have their Japanese in a table of their own. */
const tables = {
  reason: 'materiality_reasons.csv',
  topic: 'materiality_topics.csv',
  source: 'shown_sources.csv',
} as const

/** What an English text of a table is in Japanese; a text without its Japanese is a fault. */
export function japaneseOf(column: keyof typeof tables): (english: string) => string {
  const text = z.string().min(1)
  const pairs = readTable(tables[column], z.record(z.string(), z.string()).and(z.object(fact))).map((row) =>
    z.tuple([text, text]).parse([row[`${column}_en`], row[`${column}_ja`]]),
  )
  const japanese = new Map(pairs)
  return (english) => {
    const translation = japanese.get(english)
    if (translation === undefined) throw new Error(`data/${tables[column]}: no row for “${english}”`)
    return translation
  }
}
