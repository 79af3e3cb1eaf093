import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { ReadOptions } from '#server/imports/read-options.ts'
import type { Parsed } from '#server/imports/records.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findSource, recogniseSource } from '#server/imports/sources.ts'
import { readEntityNumbers } from '#server/imports/store/companies/entities.ts'
import { importWithin, withWaiting } from '#server/imports/store/import-file.ts'
import { lockImports, raiseRevision } from '#server/imports/store/market.ts'
import type { ImportResult } from '../source.ts'

export interface FileToImport {
  readonly item: string
  readonly fileName: string
  readonly bytes: Uint8Array
  /** Recognised from the content when left out. */
  readonly source?: string | undefined
  readonly options?: ReadOptions | undefined
  readonly by: string
}

interface Importing {
  readonly now: Date
  /** Told of each file in the transaction of its import. */
  readonly onResult: (db: Db, result: ImportResult) => Promise<void>
}

type Read = { readonly file: FileToImport } & (
  | { readonly parsed: Parsed; readonly source: string }
  | { readonly problem: string }
)

/**
 * Import several files at once: in one transaction, so that the market changes once for all of them; a file that the others suffer from is
 * found by importing each by itself.
 */
export async function importFiles(
  db: Db,
  files: readonly FileToImport[],
  importing: Importing,
): Promise<ImportResult[]> {
  const vendors = await readVendors(db)
  const entities = await readEntityNumbers(db)
  const reads: Read[] = []
  for (const file of files)
    reads.push(await read(file, { ...file.options, vendors, entities, today: tokyoDay(importing.now) }))
  return save(db, reads, importing)
}

async function read(file: FileToImport, options: ReadOptions): Promise<Read> {
  const { bytes, fileName } = file
  try {
    const source = file.source ? findSource(file.source, options) : await recogniseSource(bytes, fileName, options)
    return { file, source: source.name, parsed: await source.parse(bytes, fileName, options) }
  } catch (error) {
    if (error instanceof Unreadable) return { file, problem: problemOf(error) }
    throw error
  }
}

async function save(db: Db, reads: readonly Read[], importing: Importing): Promise<ImportResult[]> {
  try {
    return await inTransaction(db, async (tx) => {
      await lockImports(tx.db)
      const results: ImportResult[] = []
      for (const read of reads) {
        const { item } = read.file
        const result: ImportResult =
          'problem' in read
            ? { item, state: 'refused', importId: null, problem: read.problem }
            : await saveOne(tx, read, importing.now)
        await importing.onResult(tx.db, result)
        results.push(result)
      }
      if (results.some(({ importId }) => importId !== null)) await raiseRevision(tx.db)
      return results
    })
  } catch (error) {
    if (reads.length > 1) {
      const results: ImportResult[] = []
      for (const read of reads) results.push(...(await save(db, [read], importing)))
      return results
    }
    const [first] = reads
    if (!(error instanceof Unreadable) || !first || 'problem' in first) throw error
    return save(db, [{ file: first.file, problem: problemOf(error) }], importing)
  }
}

async function saveOne(
  tx: Parameters<typeof importWithin>[0],
  { file, source, parsed }: Extract<Read, { parsed: Parsed }>,
  now: Date,
): Promise<ImportResult> {
  const { item, fileName, bytes, by, options = {} } = file
  const request = { bytes, fileName, source, by, now, options }
  const summary = await withWaiting(tx, await importWithin(tx, parsed, request), { parsed, request })
  const { importId } = summary
  return { item, state: importId === null ? 'unchanged' : 'imported', importId, problem: null }
}

/** Reason of a refusal with its facts, for the operator. */
export const problemOf = ({ reason, detail }: Unreadable) =>
  [reason, ...Object.entries(detail).map(([name, value]) => `${name} ${value}`)].join(', ').slice(0, 500)
