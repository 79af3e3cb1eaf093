import type { Definition } from '#contract/market/indicators.ts'
import { language } from '../../i18n/language.ts'
import { categoryName } from '../../indicators/categories.ts'
import { standardName } from '../../indicators/standards.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { definitionMessages } from '../messages.ts'
import { tagName } from '../tag-name.ts'
import type { Dimension } from './filters.ts'

/** What a value of a filter is called. */
export function valueName(dimension: Dimension, value: string, definitions: readonly Definition[]): string {
  const m = definitionMessages()
  if (dimension === 'class') return categoryName(value)
  if (dimension === 'small') {
    const match = definitions.find(({ smallEn }) => smallEn === value)
    return match && language() === 'ja' ? match.smallJa : value
  }
  if (dimension === 'sdg') return scoreName(`sdgs_${value}_score`)
  if (dimension === 'standard') return standardName(value)
  if (dimension === 'tag') return tagName(value)
  return (m.values[dimension] as Readonly<Record<string, string>>)[value] ?? value
}
