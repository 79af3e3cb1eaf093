import { readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { Unreadable } from '../rejections.ts'
import { dropRepeats, type Fact, type FactTable, maxFacts, plainText } from './facts.ts'

export const columns = ['要素ID', '項目名', 'コンテキストID', 'ユニットID', '値']

const missing = '－'

/** A filing as EDINET's table (type=5): UTF-16, tab separated, one fact a row. */
export function readType5(bytes: Uint8Array): FactTable {
  const table = readCsv(decodeText(bytes), columns)
  if (table.rows.length > maxFacts) throw new Unreadable('too-large', { facts: maxFacts })
  const facts = table.rows.map(({ line, cells }): Fact => {
    const value = cells.値!
    const unit = cells.ユニットID!
    return {
      line,
      element: cells.要素ID!,
      context: cells.コンテキストID!,
      unit: unit === missing ? '' : unit,
      value: value === missing ? null : plainText(value),
      ...(cells.項目名 && { label: cells.項目名 }),
    }
  })
  const unique = dropRepeats(facts)
  return { ...unique, rejected: [...table.rejected, ...unique.rejected] }
}
