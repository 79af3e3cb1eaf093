import { z } from 'zod'
import { once } from '#server/cache/once.ts'
import { readTable } from '../csv-table.ts'
import { fact } from '../fact.ts'

/** The sentence that a source demands beside its figures. */
export interface Attribution {
  /** As documents of the source name it. */
  readonly publisher: string
  readonly ja: string
  readonly en: string
}

const rows = once(() =>
  readTable(
    'attributions.csv',
    z.object({
      ...fact,
      key: z.string().min(1),
      publisher: z.string(),
      is_due: z.enum(['yes', 'no']),
      sentence_ja: z.string(),
      sentence_en: z.string(),
    }),
  ),
)

/** Import sources of which it is said whether a sentence is due. */
export const attributedSources = (): readonly string[] => rows().map(({ key }) => key)

/** What is due beside figures of these import sources, each sentence once, in the order of the table. */
export function attributionsOf(sources: Iterable<string>): Attribution[] {
  const keys = new Set(sources)
  const due = rows().filter(({ key, is_due }) => keys.has(key) && is_due === 'yes')
  const attributions = due.map(({ publisher, sentence_ja, sentence_en }) => ({
    ...{ publisher, ja: sentence_ja, en: sentence_en },
  }))
  return [...new Map(attributions.map((one) => [one.ja, one])).values()]
}
