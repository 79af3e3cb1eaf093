import { z } from 'zod'
import type { Definition, listDefinitions } from '#contract/market/indicators.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { testsOf } from '#methodology/themes/rule-evaluation.ts'
import type { Rule } from '#methodology/themes/themes.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import { readFurtherScored } from '#server/market/panel/further/rows.ts'
import { readObjectiveMappings } from './eu-taxonomy.ts'

const WeightRow = z.object({ ...fact, middle_category: z.string(), weight: z.coerce.number().int().min(0).max(5) })

const indicatorCode = /^[EFGS]-[A-Z]{2}-\d{3}$/

/** The indicators that a rule asks about, in its order. */
export function indicatorsOf({ branches }: Rule): string[] {
  const terms = branches.flatMap(({ expression }) => testsOf(expression)).map(({ term }) => term)
  return [...new Set(terms)].filter((term) => indicatorCode.test(term))
}

/** The catalogue with everything that uses it. */
export function readDefinitions(): Output<typeof listDefinitions> {
  const themes = [...themeTables().rules].map(([code, rule]) => ({ code, indicators: indicatorsOf(rule) }))
  const mappings = readObjectiveMappings()
  const weights: Record<string, number[]> = {}
  for (const { middle_category: category, weight } of readTable('materiality.csv', WeightRow)) {
    weights[category] ??= [0, 0, 0, 0, 0, 0]
    weights[category][weight]!++
  }
  const indicators = readCatalogue().map(
    (row): Definition => ({
      ...toPlain(row),
      isScored: isScored(row),
      themes: themes.flatMap(({ code, indicators }) => (indicators.includes(row.code) ? [code] : [])),
      objectives: mappings.flatMap(({ indicator, objective, relation }) =>
        indicator === row.code ? [{ objective, relation }] : [],
      ),
    }),
  )
  return { indicators, weights }
}

/** The main list is scored, where one end is the better one, and what counts beside it from version 2.1 on. */
function isScored({ code, kind, direction, middle }: CatalogueRow): boolean {
  const isFurther = readFurtherScored().some((row) => row.code === code)
  return (kind === 'esg' || isFurther) && direction !== 'neutral' && categories.some((category) => category === middle)
}

/** The answer is an allow-list: what the catalogue says of distributions stays inside. */
function toPlain({ distribution: _, ...row }: CatalogueRow) {
  return {
    ...row,
    sdgs: [...row.sdgs],
    standardRefs: [...row.standardRefs],
    ssbjRefs: [...row.ssbjRefs],
    scoreTags: [...row.scoreTags],
    elements: [...row.elements],
  }
}
