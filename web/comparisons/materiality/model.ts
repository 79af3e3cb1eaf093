import type { Comparison } from '#contract/comparisons/comparison.ts'
import { defaultRows } from '#contract/comparisons/comparison.ts'
import { type ComparisonFinding, comparisonFinding, spreadOf } from '#methodology/findings/comparison.ts'
import { type ScoreKey, scoreKeys, totals } from '#methodology/scores/hierarchy.ts'
import { bandsSpanned } from '#methodology/scores/reliability/interval.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { language } from '../../i18n/language.ts'
import { scoreName } from '../../scoring/score-messages.ts'

/** A company, or an industry where those are compared. */
export interface Subject {
  readonly key: string
  /** Number of the company; null for an industry. */
  readonly id: number | null
  readonly name: string
  readonly lang: string
  readonly industry: number
}

/** One score of all subjects in one year, in points of 0 to 100. */
export interface Item {
  readonly code: string
  readonly name: string
  /** 0 the whole, 1 a pillar, 2 a category or other score. */
  readonly level: 0 | 1 | 2
  readonly values: readonly (number | null)[]
  /** By year of the comparison, then by subject. */
  readonly years: readonly (readonly (number | null)[])[]
  readonly coverages: readonly (number | null)[]
  readonly ranks: readonly (readonly [number, number])[]
  /** Of the whole, where it is measured: whose rank may lie in so many bands that it is not named. */
  readonly isUnclear?: readonly boolean[]
  /** Share of the weight in the industry that most subjects are in, 0 to 1. */
  readonly weight: number | null
  /** Average of that industry; null where it is not wanted, or where the subjects are of several. */
  readonly average: number | null
  readonly market: { readonly median: number | null; readonly lower: number | null; readonly upper: number | null }
  readonly medians: readonly (number | null)[]
}

/** The scores of the address that are scores; the totals and categories when it names none. */
export function itemsOf(items: string | undefined): ScoreKey[] {
  const chosen = (items ?? '')
    .split(',')
    .filter((item): item is ScoreKey => (scoreKeys as readonly string[]).includes(item))
  return chosen.length > 0 ? [...new Set(chosen)] : [...defaultRows]
}

export function subjectsOf({ companies, industries, units }: Comparison): Subject[] {
  if (units === 'industries') {
    return industries.map(({ code, nameJa, nameEn }, industry) => ({
      key: code,
      id: null,
      name: language() === 'ja' ? nameJa : nameEn,
      lang: language(),
      industry,
    }))
  }
  return companies.map((company) => {
    const { first } = namesOf(company)
    return {
      key: String(company.id),
      id: company.id,
      name: shortName(first),
      lang: first.lang,
      industry: company.industry,
    }
  })
}

/** Position of the industry that most of the companies are in; null where they are of several and none has half. */
export function mainIndustry({ companies, industries }: Comparison): number | null {
  const counts = industries.map((_, at) => companies.filter(({ industry }) => industry === at).length)
  const max = counts.indexOf(Math.max(...counts))
  return counts[max]! * 2 > companies.length ? max : null
}

/** A method that makes the whole at once has no parts of it to show. */
const isWholeOnly = ({ recipe }: Comparison) => recipe.method === 'employment-impact'
const hasAny = ({ values }: Comparison['rows'][number]['years'][number]) => values.some((value) => value !== null)

const points = (value: number | null | undefined) => (value == null ? null : value * 100)

export function itemRows(comparison: Comparison, year: number): Item[] {
  const main = mainIndustry(comparison)
  return comparison.rows
    .filter(({ kind }) => kind === 'score')
    .filter(({ code, years }) => code === 'sustainability_score' || !isWholeOnly(comparison) || years.some(hasAny))
    .map((row) => {
      const now = row.years[year]!
      return {
        code: row.code,
        name: scoreName(row.code),
        level: row.code === 'sustainability_score' ? 0 : row.code in totals ? 1 : 2,
        values: now.values.map(points),
        years: row.years.map(({ values }) => values.map(points)),
        coverages: now.coverages ?? [],
        ranks: now.ranks ?? [],
        ...(now.intervals && { isUnclear: now.intervals.map(isUnclear) }),
        weight: main === null ? null : row.weights[main]!,
        average: main === null ? null : points(now.averages[main]),
        market: { median: points(now.market.median), lower: points(now.market.lower), upper: points(now.market.upper) },
        medians: row.years.map(({ market }) => points(market.median)),
      }
    })
}

/** Indicators of the standard order, or by how far the subjects lie apart. */
export function orderedItems(items: readonly Item[], isByDifference: boolean): readonly Item[] {
  return isByDifference ? items.toSorted((a, b) => spreadOf(b.values) - spreadOf(a.values)) : items
}

/** A rank that may lie in three of the five bands tells no leader from the middle. */
const isUnclear = ([best, worst, of]: readonly [number, number, number]) =>
  of > 0 && bandsSpanned({ best, worst, of }) > 2

export function findingOf(
  items: readonly Item[],
  otherRules: readonly (readonly (number | null)[])[],
): ComparisonFinding {
  const total = items.find(({ code }) => code === 'sustainability_score') ?? items[0]
  if (!total) return { kind: 'none' }
  return comparisonFinding(
    total,
    items.filter(({ level, code }) => level === 2 && code !== total.code),
    otherRules,
  )
}
