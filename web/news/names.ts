import type { NewsArticle, NewsEvent } from '#contract/news/news.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { toneBandOf } from '#methodology/news/tone-band.ts'
import { formatMinute, formatPoints, formatShare } from '../format.ts'
import { language } from '../i18n/language.ts'
import { markMessages } from './marks/mark-messages.ts'
import { newsMessages } from './messages.ts'
import { topicMessages } from './topic-messages.ts'

/** A headline in the reader’s language, else in the other one. */
export function titleOf({ titleJa, titleEn }: Pick<NewsArticle, 'titleJa' | 'titleEn'>): {
  readonly text: string
  readonly lang: 'ja' | 'en'
} {
  const ja = titleJa === null ? null : ({ text: titleJa, lang: 'ja' } as const)
  const en = titleEn === null ? null : ({ text: titleEn, lang: 'en' } as const)
  return (language() === 'ja' ? (ja ?? en) : (en ?? ja))!
}

/** The report that speaks for an event: the gravest, of those the newest that fits. */
export function headOf({ articles, level }: NewsEvent): NewsArticle {
  const fitting = articles.filter(({ isMatch }) => isMatch)
  const all = fitting.length > 0 ? fitting : articles
  return all.find((article) => article.level === level) ?? all[0]!
}

export const topicName = (topic: string): string =>
  topicMessages().topics[topic as keyof ReturnType<typeof topicMessages>['topics']] ?? topic

/** `+0.12 好意的`, or that nobody judged it. */
export function toneText(tone: number | null): string {
  const m = newsMessages()
  return tone === null ? m.notJudged : `${formatPoints(tone, 2)} ${m.tones[toneBandOf(tone)!]}`
}

/** Whose judgement a label is, and how sure: `本文から判定、確信度82%`. */
export function judgedText(by: 'source' | 'text', confidence: number): string {
  const m = newsMessages()
  return by === 'source' ? m.by.source : `${m.by.text} · ${m.confidence(formatShare(confidence))}`
}

/** Why an article belongs to its event; what a person decided of it, with name and moment. */
export function reasonText({ reason, byHand }: NewsArticle): string {
  if (byHand) {
    const hand = markMessages()
    const moment = formatMinute(tokyoTime(new Date(byHand.at)).slice(0, 16).replaceAll('/', '-'))
    return (byHand.joinTo === null ? hand.splitBy : hand.joinedBy)(byHand.by, moment)
  }
  const { reasons: m, noWords } = newsMessages()
  const words = (list: readonly string[]) => (list.length > 0 ? list.join(language() === 'ja' ? '、' : ', ') : noWords)
  if (reason.kind === 'same-text' || reason.kind === 'told-at-once') return m[reason.kind](formatShare(reason.share))
  if (reason.kind === 'names-earlier') return m['names-earlier'](reason.words)
  if (reason.kind === 'follow-up' || reason.kind === 'translation') return m[reason.kind](words(reason.words))
  return m[reason.kind]
}
