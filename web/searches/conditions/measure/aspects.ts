import type { Aspect, Measure, OwnMeasure } from '#contract/search/condition.ts'
import type { MeasureWords } from '../../measures/measures.ts'
import type { Way } from './draft.ts'

const ofYear: readonly OwnMeasure[] = ['disclosure_rate', 'coverage']

/** Measures of a day have no years. */
export const hasYears = ({ of }: Measure, { kind }: MeasureWords) => kind !== 'own' || ofYear.includes(of as OwnMeasure)

/** What can be asked of a measure. */
export function aspectsFor(measure: Measure, words: MeasureWords, isBoolean: boolean): Aspect[] {
  if (!hasYears(measure, words)) return ['value']
  const hasPercentile = words.kind === 'indicator' || words.kind === 'vendor'
  return [
    'value',
    ...(isBoolean ? [] : (['change'] as const)),
    'difference',
    ...(hasPercentile ? (['percentile'] as const) : []),
  ]
}

const lettered = ['msci', 'cdp']

/** How a measure can be tested, the likeliest first. */
export function waysFor({ of, aspect }: Measure, { kind, isBoolean, direction }: MeasureWords): Way[] {
  const numbers: Way[] = direction === 'lower_better' ? ['most', 'least', 'between'] : ['least', 'most', 'between']
  if (aspect !== 'value') return numbers
  if (isBoolean) return ['classes', 'disclosed']
  if (of === 'scandal' || lettered.includes(of)) return ['classes']
  if (kind === 'score') return [...numbers, 'classes']
  if (kind === 'vendor') return ['classes', ...numbers]
  return kind === 'indicator' ? [...numbers, 'disclosed'] : numbers
}
