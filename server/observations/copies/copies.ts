import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { Turns } from '#server/http/turns/turns.ts'
import { indexOf } from '#server/imports/files/line-file.ts'
import { makeTemporary } from '#server/machine/temporary-folder.ts'
import type { Kind, PackedFile, UnpackedFile } from './unpack.ts'

/** How much of the disk unpacked copies take before the one that was asked for longest ago goes. */
const maxBytes = 1024 ** 3
/** How much is fetched of a copy at once: a whole one would be in memory three times over. */
const piece = 1024 ** 2
const milliseconds = 120_000
const megabytes = 1024

const broken: UnpackedFile = { isIntact: false, encoding: 'utf-8', parts: [], isJson: false }

interface UnpackedCopy {
  readonly unpacked: Promise<UnpackedFile>
  /** Bytes on the disk and where; none before it is unpacked, and none of a copy that cannot be read. */
  bytes: number
  parts: readonly string[]
}

/**
 * Kept copies, unpacked on the disk when they are first asked for, so that a line is shown by reading that line. One is unpacked
 * at a time, in a thread of its own; whoever asks for the same one waits for the same thread. The folder is emptied at the start.
 */
export class Copies {
  readonly #db: Db
  readonly #home: string
  readonly #mostBytes: number
  readonly #entries = new Map<string, UnpackedCopy>()
  readonly #turns = new Turns({ concurrency: 1, maxWaiting: 100 })
  #folder: string | null = null

  constructor(db: Db, home: string, max = maxBytes) {
    this.#db = db
    this.#mostBytes = max
    this.#home = home
  }

  /** The copy of a document's file, or of a table; undefined when there is none. */
  async open(documentId: number, sha256: string, kind: Kind): Promise<UnpackedFile | undefined> {
    const row = await this.#db
      .selectFrom('source_file')
      .select('bytes')
      .where((where) => where.or([where('document_id', '=', documentId), where('document_id', 'is', null)]))
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    return row && this.#unpacked({ sha256, bytes: Number(row.bytes), kind })
  }

  #unpacked(copy: Omit<PackedFile, 'path'>): Promise<UnpackedFile> {
    const path = join(this.#place(), `${copy.kind}-${copy.sha256}`)
    const copyEntry = this.#entries.get(path) ?? this.#begin({ ...copy, path })
    this.#entries.delete(path)
    this.#entries.set(path, copyEntry) // The last in the map is the one asked for last.
    return copyEntry.unpacked
  }

  #begin(copy: PackedFile): UnpackedCopy {
    const entry: UnpackedCopy = { unpacked: this.#turns.run(() => this.#unpack(copy)), bytes: 0, parts: [] }
    entry.unpacked.then(
      ({ parts }) => Object.assign(entry, { parts, bytes: parts.length > 0 ? copy.bytes : 0 }),
      () => this.#entries.delete(copy.path),
    )
    return entry
  }

  async #unpack(copy: PackedFile): Promise<UnpackedFile> {
    await this.#makeRoom(copy.bytes)
    try {
      await this.#fetch(copy)
      return await inThread(copy)
    } finally {
      await rm(copy.path, { force: true })
    }
  }

  /** The copy as it is kept, from the database to the disk, a piece at a time. */
  async #fetch({ sha256, path }: PackedFile): Promise<void> {
    const file = await open(path, 'w', 0o600)
    try {
      for (let position = 1; ; position += piece) {
        const { rows } = await sql<{ content: Buffer }>`
          select substring(content from ${position}::int for ${piece}::int) as content
          from source_file where sha256 = ${sha256}`.execute(this.#db)
        const content = rows[0]?.content
        if (!content?.length) return
        await file.write(content)
      }
    } finally {
      await file.close()
    }
  }

  async #makeRoom(bytes: number): Promise<void> {
    let total = [...this.#entries.values()].reduce((sum, entry) => sum + entry.bytes, bytes)
    for (const [path, entry] of this.#entries) {
      if (total <= this.#mostBytes) return
      if (entry.bytes === 0) continue
      this.#entries.delete(path)
      total -= entry.bytes
      for (const part of entry.parts) await Promise.all([part, indexOf(part)].map((file) => rm(file, { force: true })))
    }
  }

  #place(): string {
    if (this.#folder !== null && existsSync(this.#folder)) return this.#folder
    this.#entries.clear()
    this.#folder = placeIn(this.#home)
    return this.#folder
  }
}

/** A folder in the data folder; without one, a temporary one that goes with the process. */
function placeIn(home: string): string {
  if (!existsSync(home)) {
    return makeTemporary('copies').path
  }
  const folder = join(home, 'copies')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** A copy that takes too long or too much memory has nothing to show. */
async function inThread(copy: PackedFile): Promise<UnpackedFile> {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), {
    workerData: copy,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const clock = setTimeout(() => worker.terminate(), milliseconds)
  try {
    return await new Promise<UnpackedFile>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(broken)).once('exit', () => resolve(broken))
    })
  } finally {
    clearTimeout(clock)
    await worker.terminate()
  }
}
