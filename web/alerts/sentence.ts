import type { Alert } from '#contract/alerts/alerts.ts'
import { language } from '../i18n/language.ts'
import { categoryName } from '../indicators/categories.ts'
import { newsMessages } from '../news/messages.ts'
import { topicName } from '../news/names.ts'
import { alertMessages } from './messages.ts'

/** What an alert watches, as a sentence of parts: `保有先のニュース・適時開示、重大以上、キーワード：改ざん`. */
export function watchText({ watch, watchedJa, watchedEn }: Pick<Alert, 'watch' | 'watchedJa' | 'watchedEn'>): string {
  const m = alertMessages()
  const isJa = language() === 'ja'
  const watched = isJa ? watchedJa : watchedEn
  const subject = m.subjects[watch.subject]
  const parts = [watched === null ? subject : isJa ? `${watched}：${subject}` : `${watched}: ${subject}`]
  if (watch.subject === 'news') parts.push(...conditionTexts(watch.conditions))
  return parts.join(isJa ? '、' : ', ')
}

/** Conditions that are neither companies nor lists, each in words. */
export function conditionTexts({ q, category, topic, level, kind, publisher, tone, language: published }: Conditions) {
  const m = alertMessages()
  const news = newsMessages()
  const joined = (values: string, name: (value: string) => string) =>
    values
      .split(',')
      .map(name)
      .join(language() === 'ja' ? '・' : '/')
  return [
    ...(q ? [m.wordsNamed(q)] : []),
    ...(category ? [joined(category, (one) => (one === 'none' ? news.noCategory : categoryName(one as never)))] : []),
    ...(topic ? [topicName(topic)] : []),
    ...(level ? [m.levelFrom(news.levels[Number(level)] ?? level)] : []),
    ...(kind ? [m.kinds[kind as keyof typeof m.kinds] ?? kind] : []),
    ...(tone ? [joined(tone, (one) => news.tones[one as keyof typeof news.tones] ?? one)] : []),
    ...(published ? [m.languages[published as keyof typeof m.languages] ?? published] : []),
    ...(publisher ? [publisher] : []),
  ]
}

type Conditions = Readonly<Record<string, string>>

/** `1日1回 7時`, `once a week on Monday at 7:00`. */
export function timesText({ frequency, weekday, hour }: Pick<Alert, 'frequency' | 'weekday' | 'hour'>): string {
  const m = alertMessages()
  const day = frequency === 'weekly' ? m.weekdays[weekday - 1]! : null
  return m.times(m.frequencies[frequency], day, m.atHour(String(hour)))
}
