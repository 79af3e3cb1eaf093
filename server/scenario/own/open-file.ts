import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findHeads, type RawTable } from '#server/imports/tables/rows.ts'
import { openUpload, readUpload } from '#server/uploads/open-upload.ts'

/** The table of a file that has some columns; refuses what is no table, and one without them. */
export async function openFile(bytes: Uint8Array, columns: readonly (readonly string[])[]): Promise<RawTable> {
  try {
    const opened = await openUpload(bytes)
    for (const names of columns) {
      const [head] = findHeads(opened, names)
      if (head) return readUpload(head)
    }
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('scenario.file-unreadable')
    throw error
  }
  throw new Refusal('scenario.file-columns')
}
