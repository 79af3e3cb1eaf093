import { createHash } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import type { MadeFile } from './files/table.ts'

/** Bytes of a part: small enough that reading one holds up nobody. */
const partBytes = 512 * 1024

interface Keeping {
  readonly exportId: string
  readonly holder: string
  /** In Tokyo. */
  readonly today: string
  /** Vendors whose ratings are in the file. */
  readonly vendors: readonly string[]
}

/** Keep a file and call its job done, both or neither. False where the job was cancelled or is another server's. */
export async function keepFile(
  db: Db,
  { exportId, holder, today, vendors }: Keeping,
  { bytes, type, ending, replaced }: MadeFile,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('export_job')
      .set({
        state: 'done',
        progress: 100,
        holder: null,
        lease_until: null,
        vendors: [...vendors],
        file_name: `satoyama-${today}.${ending}`,
        file_type: type,
        bytes: bytes.length,
        replaced,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      .where('id', '=', exportId)
      .where('holder', '=', holder)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    for (let at = 0; at * partBytes < bytes.length; at++) {
      const content = bytes.subarray(at * partBytes, (at + 1) * partBytes)
      await tx.insertInto('export_part').values({ export_id: exportId, position: at, content }).execute()
    }
    return true
  })
}
