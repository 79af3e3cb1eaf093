import { type CellResult, readCorporateNumber, readName, readSecurityCode } from '../cells.ts'
import { readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { Parsed } from '../records.ts'
import { RowReader } from '../row-reader.ts'
import type { EntityRecord } from './record.ts'

export const columns = ['entity_corporate_number', 'entity_name', 'code', 'relation']

const relations = ['parent', 'subsidiary'] as const

function readRelation(text: string): CellResult<EntityRecord['relation']> {
  const value = relations.find((each) => each === text.trim().toLowerCase())
  return value ? { value } : { reason: 'relation' }
}

/** Our own template: a legal entity that reports by itself, the listed company it belongs to, and as what. */
export function parseGroupEntities(bytes: Uint8Array): Parsed {
  const table = readCsv(decodeText(bytes), columns)
  const outcomes = table.rows.map((row) => {
    const reader = new RowReader(row)
    const corporateNumber = reader.required('entity_corporate_number', readCorporateNumber)
    const name = reader.read('entity_name', readName)
    const securityCode = reader.required('code', readSecurityCode)
    const relation = reader.required('relation', readRelation)
    return reader.outcome<EntityRecord>({ line: row.line, corporateNumber, name, company: { securityCode }, relation })
  })
  const { records: entities, rejected } = separate([...table.rejected, ...outcomes])
  return { read: table.rows.length + table.rejected.length, rejected, entities }
}
