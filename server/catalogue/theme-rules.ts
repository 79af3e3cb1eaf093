import { z } from 'zod'
import { themeKinds } from '#contract/scores/ratings.ts'
import { parseRule, type Rule } from '#methodology/themes/themes.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'

const ThemeRowSchema = z.object({
  ...fact,
  code: z.string().min(1),
  name_en: z.string(),
  name_ja: z.string(),
  kind: z.enum(themeKinds),
  rule: z.string(),
  jurisdiction: z.string(),
  effective_year: z.string(),
  note: z.string(),
  note_ja: z.string(),
})
export type ThemeRow = z.infer<typeof ThemeRowSchema>

const WordRow = z.object({ ...fact, kind: z.string(), value: z.string(), name_en: z.string(), name_ja: z.string() })

export interface BilingualName {
  readonly nameJa: string
  readonly nameEn: string
}

export interface ThemeTables {
  readonly rows: readonly ThemeRow[]
  readonly rules: ReadonlyMap<string, Rule>
  /** Names of the terms that are no indicators, and of the rules themselves. */
  readonly names: ReadonlyMap<string, BilingualName>
}

/** The rules and what their terms are called; a rule that cannot be read is a fault. */
export const themeTables = once(readTables)

function readTables(): ThemeTables {
  const rows = readTable('themes.csv', ThemeRowSchema)
  const rules = new Map(
    rows.map(({ code, rule }) => {
      const parsed = parseRule(rule)
      if (parsed.kind === 'error') throw new Error(`data/themes.csv, ${code}: ${JSON.stringify(parsed.error)}`)
      return [code, parsed.rule]
    }),
  )
  const words = readTable('vocabulary.csv', WordRow).filter(({ kind }) => kind === 'rule_term')
  const names = new Map(words.map((row) => [row.value, { nameJa: row.name_ja, nameEn: row.name_en }]))
  for (const row of rows) names.set(row.code, { nameJa: row.name_ja, nameEn: row.name_en })
  return { rows, rules, names }
}
