import type { Definition } from '#contract/market/indicators.ts'
import type { Objective, ThemeDefinition } from '#contract/taxonomy/taxonomy.ts'
import { type Standard, standardKeys, standardName, standardsOf } from '../indicators/standards.ts'
import { fold } from '../ui/fold.ts'
import type { Taxonomies } from './taxonomies.ts'

interface TaxonomyMatches {
  readonly themes: readonly ThemeDefinition[]
  readonly objectives: readonly Objective[]
  readonly standards: readonly Standard[]
  readonly goals: Taxonomies['goals']
}

/**
 * Entries that contain every typed word in their own names or in those of their indicators. An objective that matches by an
 * indicator alone shows the matching indicators.
 */
export function matchesIn(taxonomy: Taxonomies, definitions: readonly Definition[], find: string): TaxonomyMatches {
  const words = fold(find).split(' ').filter(Boolean)
  const used = new Set(definitions.flatMap(standardsOf))
  const standards = standardKeys.filter((key) => used.has(key))
  if (words.length === 0) return { ...taxonomy, standards }
  const has = (...texts: readonly (string | null)[]) => {
    const text = fold(texts.filter((each) => each !== null).join('\n'))
    return words.every((word) => text.includes(word))
  }
  const byCode = new Map(definitions.map((definition) => [definition.code, definition]))
  const isIndicator = (code: string) => has(code, byCode.get(code)?.nameJa ?? null, byCode.get(code)?.nameEn ?? null)
  return {
    themes: taxonomy.themes.filter(
      ({ code, nameJa, nameEn, rule, noteJa, noteEn, indicators }) =>
        has(code, nameJa, nameEn, rule, noteJa, noteEn) || indicators.some(isIndicator),
    ),
    objectives: taxonomy.objectives.flatMap((objective) => {
      if (has(objective.code, objective.nameJa, objective.nameEn)) return [objective]
      const mappings = objective.mappings.filter(({ indicator }) => isIndicator(indicator))
      return mappings.length > 0 ? [{ ...objective, mappings }] : []
    }),
    standards: standards.filter((key) => has(key, standardName(key))),
    goals: taxonomy.goals.filter(({ code, nameJa, nameEn }) => has(`SDG${code}`, `SDG ${code}`, nameJa, nameEn)),
  }
}
