import { z } from 'zod'
import type { PointKind, Theme, ThemeTable } from '#methodology/ratings/prediction/themes.ts'
import { pillars } from '#methodology/ratings/prediction/themes.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from './catalogue.ts'
import { readTable } from './csv-table.ts'
import { fact } from './fact.ts'

const ThemeRow = z.object({
  ...fact,
  key: z.string(),
  pillar: z.enum(pillars),
  theme_en: z.string(),
  theme_ja: z.string(),
})
const IndicatorRow = z.object({ ...fact, theme: z.string(), indicator: z.string() })
const ExposureRow = z.object({ ...fact, theme: z.string(), middle_category: z.enum(categories) })

/** A theme with its names, and how far the list of themes was checked. */
export interface NamedTheme extends Theme {
  readonly nameEn: string
  readonly nameJa: string
}

export interface FtseTables extends ThemeTable {
  readonly themes: readonly NamedTheme[]
  /** Names the whole content; part of every recipe. */
  readonly hash: string
}

/** Themes of FTSE Russell, with the indicators and categories that we assign to them. */
export const ftseTables = once((): FtseTables => {
  const assigned = readTable('ftse_exposure.csv', ExposureRow)
  const themes = readTable('ftse_themes.csv', ThemeRow).map(({ key, pillar, theme_en, theme_ja }) => ({
    key,
    pillar,
    nameEn: theme_en,
    nameJa: theme_ja,
    categories: assigned.filter(({ theme }) => theme === key).map((row) => row.middle_category),
  }))
  const catalogue = new Map(readCatalogue().map((row) => [row.code, row]))
  const indicators = readTable('ftse_indicators.csv', IndicatorRow).map(({ theme, indicator: code }) => {
    const row = catalogue.get(code)
    const position = themes.findIndex(({ key }) => key === theme)
    if (!row || position === -1) throw new Error(`data/ftse_indicators.csv names ${theme} and ${code}`)
    const kind: PointKind = row.direction === 'neutral' ? 'disclosure' : row.type === 'boolean' ? 'answer' : 'figure'
    return { code, theme: position, kind, isLowerBetter: row.direction === 'lower_better' }
  })
  return { themes, indicators, hash: hashOf({ themes, indicators }) }
})
