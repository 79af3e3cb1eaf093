import type { Selectable } from 'kysely'
import { webAddress } from '#contract/wire/link.ts'
import type { Schema } from '#server/db/schema.ts'

interface Linked {
  readonly url: string | null
  readonly number: string | null
  readonly publisher: string
}

/** EDINET's page of a document; its number is all that the address needs. */
const edinetPage = (number: string) =>
  `https://disclosure2.edinet-fsa.go.jp/WZEK0040.aspx?${encodeURIComponent(number)},,`

/** Where a document can be read; null while neither its address nor its number is known. */
export function documentLink({ url, number, publisher }: Linked): string | null {
  return webAddress(url ?? '') ?? (number && publisher === 'EDINET' ? edinetPage(number) : null)
}

/** A row of the table of documents as answers carry it. */
export function documentFields(row: Selectable<Schema['document']>) {
  return {
    id: row.id,
    title: row.title,
    number: row.number,
    url: documentLink(row),
    publisher: row.publisher,
    kind: row.kind,
    language: row.language,
    filedOn: row.filed_on,
    submittedAt: row.submitted_at?.slice(0, 16) ?? null,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    fiscalYear: row.fiscal_year,
    isAmendment: row.is_amendment,
  }
}
