import type { Db } from '#server/db/database.ts'
import type { FileSources } from '#server/http/files/table-file.ts'
import { marketAttributions } from './status.ts'

/** What the sources of this market demand beside their figures, for a file in the reader's language; nothing of an invented one. */
export async function fileSources(db: Db, lang: 'ja' | 'en'): Promise<FileSources> {
  const attributions = await marketAttributions(db)
  return { title: lang === 'ja' ? '出典' : 'Sources', sentences: attributions.map((one) => one[lang]) }
}
