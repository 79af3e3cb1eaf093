import { z } from 'zod'
import { objectiveRelations } from '#contract/market/indicators.ts'
import { safeguardTopics } from '#contract/taxonomy/taxonomy.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'

const ObjectiveRow = z.object({
  ...fact,
  code: z.string().min(1),
  article: z.string().min(1),
  contribution_article: z.string(),
  harm_article: z.string(),
  name_en: z.string().min(1),
  name_ja: z.string().min(1),
  name_ja_status: fact.status,
})

const MappingRow = z.object({
  ...fact,
  objective: z.string(),
  indicator: z.string(),
  relation: z.enum(objectiveRelations),
  article: z.string().min(1),
  topic: z
    .string()
    .transform((text) => text || null)
    .pipe(z.enum(safeguardTopics).nullable()),
})

/** The six objectives of Regulation (EU) 2020/852 and the minimum safeguards beside them. */
export const readObjectives = () => readTable('eu_objectives.csv', ObjectiveRow)

/** Which indicators bear on which of them: our own mapping. */
export const readObjectiveMappings = () => readTable('eu_taxonomy.csv', MappingRow)
