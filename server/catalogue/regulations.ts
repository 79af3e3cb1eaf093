import { z } from 'zod'
import { boundParties, regulationNatures, slugOf, stageForces, termKinds } from '#contract/regulations/names.ts'
import { testsOf } from '#methodology/themes/rule-evaluation.ts'
import { parseRule, type Rule } from '#methodology/themes/themes.ts'
import { once } from '#server/cache/once.ts'
import { type CatalogueRow, readCatalogue } from './catalogue.ts'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'
import { japaneseOf } from './japanese.ts'
import { type ThemeRow, themeTables } from './theme-rules.ts'

const RegulationRow = z.object({
  ...fact,
  code: z.string().min(1),
  binds: z.enum(boundParties),
  nature: z.enum(regulationNatures),
  asks_en: z.string().min(1),
  asks_ja: z.string().min(1),
  text_en: z.string().min(1),
  text_ja: z.string().min(1),
  url: z.url(),
  url_status: fact.status,
})

const StageRow = z.object({
  ...fact,
  code: z.string(),
  from: z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/),
  /** Whether the date is a day, or the end of the first fiscal year that counts: years that end on it or later. */
  counts_from: z.enum(['day', 'year_end']),
  condition: z.string(),
  what_en: z.string().min(1),
  what_ja: z.string().min(1),
  force: z.enum(stageForces),
})

const year = z.preprocess((text) => (text === '' ? null : Number(text)), z.int().min(0).nullable())

const TermRow = z.object({
  ...fact,
  code: z.string(),
  kind: z.enum(termKinds),
  /** Fiscal years after the first that binds, from and to; empty where it holds in every one. */
  first_year: year,
  last_year: year,
  what_en: z.string().min(1),
  what_ja: z.string().min(1),
  force: z.enum(stageForces),
})

const ServingRow = z.object({ ...fact, code: z.string(), indicator: z.string() })

/** From when a regulation asks something, and of whom. */
export interface Stage extends Omit<z.infer<typeof StageRow>, 'code' | 'condition'> {
  readonly year: number
  /** Whether all that the regulation binds are bound from here on, those of a rule with the one label `bound`, or nothing tells whom. */
  readonly of: 'all' | 'unknown' | Rule
  readonly condition: string
  readonly sourceJa: string
}

/** What the text says of a company that is bound, such as assurance a year later. */
export interface RegulationTerm extends Omit<z.infer<typeof TermRow>, 'code'> {
  readonly sourceJa: string
}

/** An indicator that says something of what a regulation asks for. */
interface Serving extends Omit<z.infer<typeof ServingRow>, 'code' | 'indicator'> {
  readonly indicator: CatalogueRow
  readonly sourceJa: string
}

export interface Regulation extends z.infer<typeof RegulationRow> {
  /** What addresses call it, `human-capital-jp`. */
  readonly slug: string
  readonly sourceJa: string
  readonly theme: ThemeRow & { readonly sourceJa: string }
  readonly rule: Rule
  /** Ascending. */
  readonly stages: readonly Stage[]
  readonly terms: readonly RegulationTerm[]
  readonly indicators: readonly Serving[]
}

/** The regulations of `data/themes.csv` with what they ask, their dates and the indicators that serve them; in its order. */
export const regulations = once(readRegulations)

/** The one that an address names. */
export const findRegulation = (slug: string): Regulation | undefined => regulations().find((each) => each.slug === slug)

function readRegulations(): readonly Regulation[] {
  const { rows: themes, rules } = themeTables()
  const sourceJa = japaneseOf('source')
  const withJa = <R extends { readonly source: string }>(row: R) => ({ ...row, sourceJa: sourceJa(row.source) })
  const rows = new Map(readTable('regulations.csv', RegulationRow).map((row) => [row.code, withJa(row)]))
  const stages = readTable('regulation_stages.csv', StageRow).map((row) => ({ ...withJa(row), ...boundBy(row) }))
  const terms = readTable('regulation_terms.csv', TermRow).map(withJa)
  const catalogue = new Map(readCatalogue().map((row) => [row.code, row]))
  const serving = readTable('regulation_indicators.csv', ServingRow).map((row) => {
    const indicator = catalogue.get(row.indicator)
    if (!indicator) throw new Error(`data/regulation_indicators.csv: no indicator ${row.indicator}`)
    return { ...withJa(row), indicator }
  })
  return themes
    .filter(({ kind }) => kind === 'regulation')
    .map((theme) => {
      const { code } = theme
      const row = rows.get(code)
      if (!row) throw new Error(`data/regulations.csv: no row for ${code}`)
      return {
        ...row,
        slug: slugOf(code),
        theme: withJa(theme),
        rule: rules.get(code)!,
        stages: stages.filter((stage) => stage.code === code),
        terms: terms.filter((term) => term.code === code),
        indicators: serving.filter((each) => each.code === code),
      }
    })
}

function boundBy({ code, from, condition }: z.infer<typeof StageRow>): Pick<Stage, 'year' | 'of'> {
  const year = Number(from.slice(0, 4))
  if (condition === '') return { year, of: 'all' }
  if (condition === '?') return { year, of: 'unknown' }
  const parsed = parseRule(`bound: ${condition}; free: otherwise`)
  if (parsed.kind === 'error') throw new Error(`data/regulation_stages.csv, ${code}: ${JSON.stringify(parsed.error)}`)
  return { year, of: parsed.rule }
}

/** Names that a regulation's own rule asks about, those of rules that it asks among them. */
export function termsAskedBy({ rule }: Pick<Regulation, 'rule'>): ReadonlySet<string> {
  const { rules } = themeTables()
  const names = rule.branches.flatMap(({ expression }) => testsOf(expression)).map(({ term }) => term)
  const inner = names.flatMap((name) => {
    const other = rules.get(name)
    return other ? other.branches.flatMap(({ expression }) => testsOf(expression)).map(({ term }) => term) : [name]
  })
  return new Set(inner)
}
