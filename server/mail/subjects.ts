import type { MailKind } from './lanes.ts'
import { plainName } from './plain-name.ts'

/** Controversy levels as mails name them, 0 to 4. */
export const levelWords = {
  ja: ['限定的またはなし', '限定的またはなし', '影響あり', '大きい', '重大'],
  en: ['Limited or none', 'Limited or none', 'Some impact', 'Large', 'Significant'],
} as const

/** What a subject may say besides our own words. The alert's name is the only text of a person in it, and no feed has any. */
export interface SubjectFacts {
  /** What an alert is called, as its owner typed it. */
  readonly alert?: string
  /** Items that a mail tells. */
  readonly items?: number
  /** Controversy level of the gravest event; null where none is graver than limited. */
  readonly level?: number | null
  /** Number of a message to support. */
  readonly number?: number
  readonly isReply?: boolean
  readonly isDone?: boolean
}

type Words = Readonly<Record<MailKind, (facts: Omit<SubjectFacts, 'alert'>, alert: string) => string>>

const ja: Words = {
  'password-reset': () => '【Satoyama】パスワード再設定のご案内',
  'address-question': () => '【Satoyama】メールアドレスの確認をお願いします',
  'address-asked': () => '【Satoyama】メールアドレス変更のお申し込みを受け付けました',
  'address-changed': () => '【Satoyama】メールアドレス変更のお知らせ',
  contact: ({ number }) => `【Satoyama】お問い合わせ ${number}`,
  'comment-mention': ({ isReply }) => `【Satoyama】${isReply ? '返信' : 'コメント'}であなたに言及がありました`,
  'weights-scored': ({ isDone }) =>
    isDone
      ? '【Satoyama】カスタムスコアリングが完了しました'
      : '【Satoyama】カスタムスコアリングを処理できませんでした',
  'alert-question': () => '【Satoyama】アラートの受信を確認してください',
  alert: ({ items, level }, alert) =>
    `【Satoyama】${alert || 'アラート'}：${items}件${isGrave(level) ? `（${levelWords.ja[level]}）` : ''}`,
}

const en: Words = {
  'password-reset': () => 'Satoyama: setting a new password',
  'address-question': () => 'Satoyama: please confirm your e-mail address',
  'address-asked': () => 'Satoyama: a change of your e-mail address was asked for',
  'address-changed': () => 'Satoyama: your e-mail address was changed',
  contact: ({ number }) => `[Satoyama] Message to support ${number}`,
  'comment-mention': ({ isReply }) => `[Satoyama] You were mentioned in a ${isReply ? 'reply' : 'comment'}`,
  'weights-scored': ({ isDone }) =>
    isDone ? '[Satoyama] Custom scoring is complete' : '[Satoyama] Custom scoring could not be processed',
  'alert-question': () => '[Satoyama] Please confirm that you want an alert',
  alert: ({ items, level }, alert) =>
    `[Satoyama] ${alert || 'Alert'}: ${items} ${items === 1 ? 'item' : 'items'}${isGrave(level) ? ` (${levelWords.en[level]})` : ''}`,
}

const isGrave = (level: number | null | undefined): level is 2 | 3 | 4 => (level ?? 0) > 1

/** The subject of every mail: the outbox writes it, and nobody hands it one. */
export function subjectOf(kind: MailKind, language: 'ja' | 'en', { alert = '', ...facts }: SubjectFacts = {}): string {
  return (language === 'ja' ? ja : en)[kind](facts, plainName(alert))
}
