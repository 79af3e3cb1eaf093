import type { Measure } from '#contract/search/measure.ts'
import { isGrade } from '../../../app/vendors.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import type { Way } from './draft.ts'

/** How a measure can be tested, the likeliest first. */
export function waysFor({ subject, aspect }: Measure, { kind, isBoolean, direction }: MeasureWords): Way[] {
  const numbers: Way[] = direction === 'lower_better' ? ['most', 'least', 'between'] : ['least', 'most', 'between']
  if (aspect !== 'value') return numbers
  if (isBoolean) return ['classes', 'disclosed']
  if (subject.name === 'scandal' || (kind === 'vendor' && isGrade(subject.name))) return ['classes']
  if (kind === 'score') return [...numbers, 'classes']
  if (kind === 'vendor') return ['classes', ...numbers]
  return kind === 'indicator' ? [...numbers, 'disclosed'] : numbers
}
