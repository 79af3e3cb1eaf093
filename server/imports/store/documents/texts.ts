import { acceptedFrom, readerVersion } from '#methodology/targets/sentences/features.ts'
import type { FoundTarget } from '#methodology/targets/sentences/read-targets.ts'
import type { Db } from '#server/db/database.ts'
import type { ReadText } from '../../records.ts'

interface At {
  readonly documentId: number
  readonly importId: number
}

/** Rows of the blocks of a filing and of the targets in them. */
export function toRows(texts: readonly ReadText[], { documentId, importId }: At) {
  const shared = { document_id: documentId, import_id: importId }
  const blocks = texts.map(({ element, characters }) => ({ ...shared, element, characters, reader: readerVersion }))
  const targets = texts.flatMap(({ element, context, line, targets }) =>
    targets.map(({ sentence, start, part, confidence, seen, words, ...fields }) => ({
      ...shared,
      ...{ element, context, line, start, part, sentence, confidence, seen: [...seen] },
      fields: JSON.stringify(fieldsOf(fields)),
      words: JSON.stringify(words),
      is_accepted: confidence >= acceptedFrom,
    })),
  )
  return { blocks, targets }
}

const fieldsOf = ({
  kind,
  denominator,
  amount,
  scope,
  base,
  target,
}: Omit<FoundTarget, 'sentence' | 'start' | 'part' | 'confidence' | 'seen' | 'words'>) => ({
  kind,
  denominator,
  amount,
  scope,
  base,
  target,
})

/** Keep what was read; a block of a document that was read before stays as it was. Answers how many blocks are new, and how many targets wait. */
export async function saveTexts(
  db: Db,
  texts: readonly ReadText[],
  at: At,
): Promise<{ texts: number; waiting: number }> {
  if (texts.length === 0) return { texts: 0, waiting: 0 }
  const elementRows = await db
    .selectFrom('read_text')
    .select('element')
    .where('document_id', '=', at.documentId)
    .execute()
  const before = new Set(elementRows.map(({ element }) => element))
  const { blocks, targets } = toRows(
    texts.filter(({ element }) => !before.has(element)),
    at,
  )
  if (blocks.length === 0) return { texts: 0, waiting: 0 }
  await db.insertInto('read_text').values(blocks).execute()
  for (let start = 0; start < targets.length; start += 1000)
    await db
      .insertInto('read_target')
      .values(targets.slice(start, start + 1000))
      .execute()
  return { texts: blocks.length, waiting: targets.filter(({ is_accepted }) => !is_accepted).length }
}
