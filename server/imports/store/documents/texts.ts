import { sql } from 'kysely'
import { acceptedFrom, readerVersion } from '#methodology/targets/sentences/features.ts'
import type { FoundTarget } from '#methodology/targets/sentences/read-targets.ts'
import type { Db } from '#server/db/database.ts'
import type { ReadText } from '../../records.ts'

interface At {
  readonly documentId: number
  readonly importId: number
}

/** Of two readings of a block the one with the higher number stands: by newer rules, or from the form that has tables. */
export const readerOf = (hasTables: boolean | undefined) => 2 * readerVersion + (hasTables ? 1 : 0)

/** Rows of the blocks of a filing and of the targets in them. */
export function toRows(texts: readonly ReadText[], { documentId, importId }: At) {
  const shared = { document_id: documentId, import_id: importId }
  const blocks = texts.map(({ element, characters, hasTables }) => ({
    ...{ ...shared, element, characters },
    reader: readerOf(hasTables),
  }))
  const targets = texts.flatMap(({ element, context, line, hasTables, targets }) =>
    targets.map(({ sentence, start, part, confidence, seen, words, ...fields }) => ({
      ...shared,
      ...{ element, context, line, start, part, sentence, confidence, seen: [...seen] },
      reader: readerOf(hasTables),
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

/**
 * Keep what was read; a block of a document that was read before by the same rules, from a form as good, stays as it was. Answers how
 * many blocks are new, and how many targets wait.
 */
export async function saveTexts(
  db: Db,
  texts: readonly ReadText[],
  at: At,
): Promise<{ texts: number; waiting: number }> {
  if (texts.length === 0) return { texts: 0, waiting: 0 }
  const readers = await lastReaders(db, at.documentId)
  const isNew = ({ element, hasTables }: ReadText) => (readers.get(element) ?? 0) < readerOf(hasTables)
  const { blocks, targets } = toRows(texts.filter(isNew), at)
  if (blocks.length === 0) return { texts: 0, waiting: 0 }
  await db.insertInto('read_text').values(blocks).execute()
  for (let start = 0; start < targets.length; start += 1000)
    await db
      .insertInto('read_target')
      .values(targets.slice(start, start + 1000))
      .execute()
  if (readers.size > 0) await carryDecisions(db, at)
  return { texts: blocks.length, waiting: targets.filter(({ is_accepted }) => !is_accepted).length }
}

async function lastReaders(db: Db, documentId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('read_text')
    .select(({ fn }) => ['element', fn.max('reader').as('reader')])
    .where('document_id', '=', documentId)
    .groupBy('element')
    .execute()
  return new Map(rows.map(({ element, reader }) => [element, reader]))
}

/** What a person decided of a target holds for the same target of the same block, read once more. */
async function carryDecisions(db: Db, { documentId, importId }: At): Promise<void> {
  await sql`
    insert into read_target_decision (read_target_id, verdict, fields, decided_by, decided_at)
    select distinct on (arriving.id) arriving.id, decided.verdict, decided.fields, decided.decided_by, decided.decided_at
    from read_target arriving
      join read_target earlier on earlier.document_id = arriving.document_id and earlier.element = arriving.element
        and earlier.reader < arriving.reader and earlier.fields = arriving.fields
      join read_target_decision decided on decided.read_target_id = earlier.id
    where arriving.document_id = ${documentId} and arriving.import_id = ${importId}
    order by arriving.id, earlier.reader desc, decided.id desc`.execute(db)
}
