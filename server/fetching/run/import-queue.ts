import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#server/db/database.ts'
import type { ReadOptions } from '#server/imports/read-options.ts'
import type { ImportResult } from '../source.ts'
import { type FileRow, forgetFile, saveFile, waitingFiles } from '../store/files.ts'
import { type FileToImport, importFiles } from './import-files.ts'

/** Files that are imported in one transaction, their bytes in memory, and milliseconds that the first of them waits for more. */
const maxFiles = 40
const maxBytes = 64_000_000
const maxMilliseconds = 30_000

interface QueueOptions {
  readonly db: Db
  readonly source: string
  readonly folder: string
  readonly clock: () => Date
  readonly by: string
  readonly onImported: (db: Db, result: ImportResult) => Promise<void>
}

type Queued = { readonly row: FileRow } & Pick<FileToImport, 'source' | 'options'>

/**
 * Files that were fetched and wait for their import: each import changes the market once for all of them. They lie on disk and in the
 * database meanwhile, so that a process that is killed loses none.
 */
export class ImportQueue {
  readonly #options: QueueOptions
  #waiting: Queued[] = []
  #since = 0
  readonly counts = { imported: 0, unchanged: 0, refused: 0 }
  /** Why the first file that could not be read was refused; null where all could. */
  refusal: string | null = null

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** Take up what an earlier process fetched and did not import. */
  async resume(how: (row: FileRow) => { readonly source?: string; readonly options?: ReadOptions }): Promise<void> {
    const { db, source, folder } = this.#options
    for (const row of await waitingFiles(db, source)) {
      if (existsSync(join(folder, row.sha256))) this.#waiting.push({ row, ...how(row) })
      else await forgetFile(db, row)
    }
    await this.flush()
  }

  async add(row: FileRow, how: Pick<FileToImport, 'source' | 'options'> = {}): Promise<void> {
    const { db, clock } = this.#options
    await saveFile(db, row)
    if (this.#waiting.length === 0) this.#since = clock().getTime()
    this.#waiting.push({ row, ...how })
    const bytes = this.#waiting.reduce((sum, queued) => sum + queued.row.bytes, 0)
    const isFull = this.#waiting.length >= maxFiles || bytes >= maxBytes
    if (isFull || Math.abs(clock().getTime() - this.#since) > maxMilliseconds) await this.flush()
  }

  async flush(): Promise<void> {
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    const { db, folder, clock, by, onImported } = this.#options
    const byItem = new Map(waiting.map((queued) => [queued.row.item, queued]))
    const files = [...byItem.values()].map(({ row, source, options }) => ({
      ...{ item: row.item, fileName: row.file_name, source, options, by },
      bytes: readFileSync(join(folder, row.sha256)),
    }))
    const results = await importFiles(db, files, {
      now: clock(),
      onResult: async (tx, result) => {
        const { row } = byItem.get(result.item)!
        const { state, importId, problem } = result
        await tx
          .updateTable('fetch_file')
          .set({ state, import_id: importId, problem })
          .where('source', '=', row.source)
          .where('address', '=', row.address)
          .execute()
        await onImported(tx, { ...result, address: row.address })
      },
    })
    for (const { item, state, problem } of results) {
      this.counts[state]++
      this.refusal ??= problem === null ? null : `${item}: ${problem}`
      if (state !== 'refused') rmSync(join(folder, byItem.get(item)!.row.sha256), { force: true })
    }
  }
}
