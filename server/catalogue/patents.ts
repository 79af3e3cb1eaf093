import { z } from 'zod'
import { greenMatcher } from '#methodology/patents/green.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact, list, type Status } from './fact.ts'
import { japaneseOf } from './japanese.ts'

const name = { name_en: z.string().min(1), name_ja: z.string().min(1) }

/** Sections, classes and subclasses of the International Patent Classification. */
export const readIpcClasses = once(() =>
  readTable(
    'ipc_classes.csv',
    z.object({
      ...fact,
      ...name,
      code: z.string().regex(/^[A-H](\d{2}[A-Z]?)?$/),
      level: z.enum(['section', 'class', 'subclass']),
    }),
  ).map(({ code, level, name_ja, name_en }) => ({ code, level, nameJa: name_ja, nameEn: name_en })),
)

export interface GreenTopic {
  readonly key: string
  readonly nameJa: string
  readonly nameEn: string
  readonly subtopics: readonly {
    /** `energy/wind`. */
    readonly key: string
    readonly nameJa: string
    readonly nameEn: string
    readonly symbols: readonly string[]
    readonly status: Status
  }[]
}

const readGreenRows = once(() =>
  readTable(
    'ipc_green_inventory.csv',
    z.object({
      ...fact,
      ...name,
      topic: z.string().regex(/^[a-z]+$/),
      topic_en: z.string().min(1),
      topic_ja: z.string().min(1),
      subtopic: z.string().regex(/^[a-z-]+$/),
      symbols: list,
    }),
  ),
)

/** WIPO's inventory of green technologies: topics, their parts and the symbols of each. */
export const readGreenInventory = once((): readonly GreenTopic[] => {
  const topics = Map.groupBy(readGreenRows(), ({ topic }) => topic)
  return [...topics].map(([key, rows]) => ({
    key,
    nameJa: rows[0]!.topic_ja,
    nameEn: rows[0]!.topic_en,
    subtopics: rows.map(({ subtopic, name_ja: nameJa, name_en: nameEn, symbols, status }) => ({
      ...{ key: `${key}/${subtopic}`, nameJa, nameEn, symbols, status },
    })),
  }))
})

/** Parts of the inventory that a code belongs to. */
export const greenPartsOf = once(() => greenMatcher(readGreenInventory().flatMap(({ subtopics }) => subtopics)))

const order: readonly Status[] = ['proposed', 'recalled', 'secondary', 'derived', 'verified', 'official']

/** Where a table comes from, how far its least checked row was checked, and how many rows are our own. */
function factsOf(rows: readonly { readonly source: string; readonly status: Status }[]) {
  const sources = [...new Set(rows.map(({ source }) => source))]
  return {
    sourceJa: sources.map(japaneseOf('source')).join('。'),
    sourceEn: sources.join('; '),
    status: order.find((each) => rows.some(({ status }) => status === each))!,
    rows: rows.length,
    own: rows.filter(({ status }) => status === 'proposed').length,
  }
}

export const ipcFacts = once(() => factsOf(readTable('ipc_classes.csv', z.object(fact))))
export const greenFacts = once(() => factsOf(readGreenRows()))
