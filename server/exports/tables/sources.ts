import { sql } from 'kysely'
import { webAddress } from '#contract/wire/link.ts'
import type { Db } from '#server/db/database.ts'
import type { Table } from '../files/table.ts'
import { type ExportWords, exportWords } from '../messages.ts'
import type { ExportedCompany, WorkOrder } from '../work-order.ts'

/** Where a figure stands: an element of a filing, or a row and column of a table. */
interface Place {
  readonly code: string
  readonly documentId: number
  readonly importId: number
  readonly knownFrom: string
  readonly element: string | null
  readonly context: string | null
  readonly line: number | null
}

interface Document {
  readonly id: number
  readonly title: string
  readonly number: string | null
  readonly publisher: string
  readonly filedOn: string
  readonly url: string | null
}

interface ImportedFile {
  readonly id: number
  readonly name: string
  readonly sha256: string
  /** Header of the column of a table, by indicator. */
  readonly columns: Readonly<Record<string, { readonly column: string }>> | null
}

/** The places that the figures of a file come from, each with a number that the figures name. */
export class Sources {
  readonly #db: Db
  readonly #order: WorkOrder
  readonly #numbers = new Map<string, number>()
  readonly #rows: (readonly (string | number | null)[])[] = []
  readonly #documents = new Map<number, Document>()
  readonly #files = new Map<number, ImportedFile>()
  #company: ExportedCompany | undefined

  constructor(db: Db, order: WorkOrder) {
    this.#db = db
    this.#order = order
  }

  /** Read the documents of a company, whose figures come next. */
  async open(company: ExportedCompany): Promise<void> {
    this.#company = company
    this.#numbers.clear() // Of the companies before; their rows stay.
    const { rows } = await sql<Document>`
      select id, title, number, publisher, filed_on as "filedOn", url from document
      where company_id = ${company.id}
         or id = any(array(select distinct document_id from observation where company_id = ${company.id}))`.execute(
      this.#db,
    )
    for (const row of rows) this.#documents.set(row.id, row)
    const { rows: files } = await sql<ImportedFile>`
      select id, file_name as name, sha256, mapping->'columns' as columns from import
      where id = any(array(select distinct import_id from observation where company_id = ${company.id}
                           union select import_id from document where company_id = ${company.id}))`.execute(this.#db)
    for (const file of files) if (!this.#files.has(file.id)) this.#files.set(file.id, file)
  }

  /** Its number, which is its row below the head. */
  numberOf({ code, documentId, importId, knownFrom, element, context, line }: Place): number {
    const file = this.#files.get(importId)
    const item = element ?? file?.columns?.[code]?.column ?? code
    const position = context ?? (line === null ? null : `row ${line}`)
    const key = `${documentId} ${importId} ${knownFrom} ${item} ${position}`
    const cachedNumber = this.#numbers.get(key)
    if (cachedNumber !== undefined) return cachedNumber
    const number = this.#rows.length + 1
    const document = this.#documents.get(documentId)
    this.#numbers.set(key, number)
    this.#rows.push([
      number,
      this.#company?.ticker ?? null,
      document?.title ?? null,
      document?.number ?? null,
      document?.publisher ?? null,
      document?.filedOn ?? null,
      item,
      position,
      knownFrom,
      file?.name ?? null,
      file?.sha256 ?? null,
      webAddress(document?.url ?? ''),
    ])
    return number
  }

  /** Comes after the tables that name them. */
  get table(): Table {
    const words = exportWords[this.#order.request.lang]
    const rows = this.#rows
    return {
      key: 'sources',
      name: words.sheets.sources,
      columns: columnsOf(words),
      rows: async function* () {
        for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500).map((cells) => ({ cells }))
      },
    }
  }
}

function columnsOf({ columns: head }: ExportWords): Table['columns'] {
  return [
    { key: 'source', head: head.number, kind: 'count', width: 9 },
    { key: 'ticker', head: head.code, kind: 'text', width: 10 },
    { key: 'document', head: head.document, kind: 'text', width: 36 },
    { key: 'document_number', head: head.documentNumber, kind: 'text', width: 14 },
    { key: 'publisher', head: head.publisher, kind: 'text', width: 18 },
    { key: 'filed_on', head: head.filedOn, kind: 'day', width: 12 },
    { key: 'element', head: head.element, kind: 'text', width: 36 },
    { key: 'position', head: head.position, kind: 'text', width: 24 },
    { key: 'known_from', head: head.knownFrom, kind: 'day', width: 12 },
    { key: 'file', head: head.file, kind: 'text', width: 28 },
    { key: 'sha256', head: head.sha256, kind: 'text', width: 66 },
    { key: 'url', head: head.url, kind: 'text', width: 40 },
  ]
}
