import { z } from 'zod'
import type { getTaxonomy, Objective, ThemeDefinition } from '#contract/taxonomy/taxonomy.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'
import { japaneseOf } from '#server/catalogue/japanese.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import { indicatorsOf } from '#server/indicators/definitions.ts'
import { readObjectiveMappings, readObjectives } from '#server/indicators/eu-taxonomy.ts'

const GoalRow = z.object({ ...fact, code: z.string().min(1), name_en: z.string().min(1), name_ja: z.string().min(1) })

/** Everything that sorts indicators besides our own classification. */
export function readTaxonomy(): Output<typeof getTaxonomy> {
  const { names } = themeTables()
  return {
    themes: themes(),
    terms: [...names].map(([code, { nameJa, nameEn }]) => ({ code, nameJa, nameEn })),
    objectives: objectives(),
    goals: readTable('sdgs.csv', GoalRow).map(toNamed),
  }
}

const toNamed = (row: { code: string; name_ja: string; name_en: string }) => ({
  code: row.code,
  nameJa: row.name_ja,
  nameEn: row.name_en,
})

function themes(): ThemeDefinition[] {
  const { rows, rules } = themeTables()
  const sourceJa = japaneseOf('source')
  return rows.map((row) => ({
    ...toNamed(row),
    kind: row.kind,
    rule: row.rule,
    indicators: indicatorsOf(rules.get(row.code)!),
    jurisdiction: row.jurisdiction || null,
    effective: row.effective_year || null,
    noteJa: row.note_ja || null,
    noteEn: row.note || null,
    sourceJa: sourceJa(row.source),
    sourceEn: row.source,
    status: row.status,
  }))
}

function objectives(): Objective[] {
  const order = new Map(readCatalogue().map(({ code }, position) => [code, position]))
  const mappings = readObjectiveMappings().sort((a, b) => order.get(a.indicator)! - order.get(b.indicator)!)
  return readObjectives().map((row) => ({
    ...toNamed(row),
    article: row.article,
    contributionArticle: row.contribution_article || null,
    harmArticle: row.harm_article || null,
    nameJaStatus: row.name_ja_status,
    source: row.source,
    status: row.status,
    mappings: mappings
      .filter(({ objective }) => objective === row.code)
      .map(({ indicator, relation, article, topic, source, status }) => ({
        indicator,
        relation,
        article,
        topic,
        source,
        status,
      })),
  }))
}
