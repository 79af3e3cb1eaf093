import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Transaction } from '#server/db/transaction.ts'
import type { ReadOptions } from '../../read-options.ts'
import type { Parsed } from '../../records.ts'
import { findSource } from '../../sources.ts'
import { readEntityNumbers } from '../companies/entities.ts'

export interface ReadAgain<Summary> {
  readonly imports: readonly Summary[]
  /** Copies that could not be read again; the others were. */
  readonly failed: readonly { readonly fileName: string; readonly error: unknown }[]
}

interface Again<Summary> {
  readonly by: string
  readonly now: Date
  /** Keeps what a parser makes of a file, inside the transaction. */
  readonly importOne: (tx: Transaction, parsed: Parsed, request: FileAgain) => Promise<Summary>
}

interface FileAgain {
  readonly bytes: Uint8Array
  readonly fileName: string
  readonly source: string
  readonly by: string
  readonly now: Date
  readonly options: ReadOptions
}

/** Import the kept copies of sources once more; what they said already changes nothing. */
export async function readAgain<Summary>(
  tx: Transaction,
  sources: readonly string[],
  { by, now, importOne }: Again<Summary>,
): Promise<ReadAgain<Summary>> {
  if (sources.length === 0) return { imports: [], failed: [] }
  const files = await tx.db
    .selectFrom('import')
    .innerJoin('source_file', 'source_file.sha256', 'import.sha256')
    .select(['import.id', 'import.source', 'import.file_name', 'import.sha256', 'mapping'])
    .distinctOn(['import.source', 'import.sha256'])
    .where('source', 'in', [...sources])
    .where('document_id', 'is', null)
    .orderBy('import.source')
    .orderBy('import.sha256')
    .orderBy('import.id', 'desc')
    .execute()
  // In the order in which they came: what has no day of its own is decided by the last that said it.
  files.sort((a, b) => a.source.localeCompare(b.source) || a.id - b.id)
  const imports: Summary[] = []
  const failed: { fileName: string; error: unknown }[] = []
  for (const { source, file_name: fileName, sha256, mapping } of files) {
    await sql`savepoint file`.execute(tx.db)
    try {
      const bytes = await copyOf(tx, sha256)
      const options = mapping?.options ?? {}
      // Anew for each file: the one before may have said of more entities whose they are.
      const entities = await readEntityNumbers(tx.db)
      const parsed = await findSource(source, options).parse(bytes, fileName, {
        ...options,
        entities,
        today: tokyoDay(now),
      })
      imports.push(await importOne(tx, parsed, { bytes, fileName, source, by, now, options }))
      await sql`release savepoint file`.execute(tx.db)
    } catch (error) {
      await sql`rollback to savepoint file`.execute(tx.db)
      failed.push({ fileName, error })
    }
  }
  return { imports, failed }
}

async function copyOf({ db }: Transaction, sha256: string): Promise<Uint8Array> {
  const { content } = await db
    .selectFrom('source_file')
    .select('content')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return promisify(gunzip)(content)
}
