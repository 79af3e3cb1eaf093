import type { MarkLabel, NewsMark } from '#contract/news/marks.ts'
import { categoryName } from '../../indicators/categories.ts'
import { newsMessages } from '../messages.ts'
import { markMessages } from './mark-messages.ts'

/** A value of a label in words. */
export function valueText(label: MarkLabel, value: string | null): string {
  const [m, news] = [markMessages(), newsMessages()]
  if (value === null) return label === 'category' ? m.none : news.notJudged
  if (label === 'relevant') return m.relevant[value === 'no' ? 'no' : 'yes']
  if (label === 'tone') return news.tones[value as 'good' | 'even' | 'bad']
  return label === 'category' ? categoryName(value) : `${value} ${news.levels[Number(value)]}`
}

/** A mark in words: `論調：正しい`, `Category: should be “Water”`. */
export function markText({ label, read, value }: NewsMark): string {
  const m = markMessages()
  const verdict =
    label === 'relevant' ? valueText(label, value) : read === value ? m.right : m.should(valueText(label, value))
  return `${m.labels[label]}: ${verdict}`
}
