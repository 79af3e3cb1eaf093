import {
  AlertDraft,
  type AlertFrequency,
  AlertNews,
  type AlertSubject,
  type AlertWatch,
} from '#contract/alerts/alert.ts'
import type { Alert } from '#contract/alerts/alerts.ts'
import { language } from '../i18n/language.ts'
import type { AlertsSearch } from './address.ts'

/** An alert while it is written. */
export interface Draft {
  readonly name: string
  readonly subject: AlertSubject
  readonly conditions: Readonly<Record<string, string>>
  readonly searchId: number | null
  readonly frequency: AlertFrequency
  readonly hour: number
  readonly weekday: number
  readonly language: 'ja' | 'en'
  readonly recipients: readonly string[]
}

/** Conditions of documents and restatements: whose. */
const followed = ['companies', 'set', 'industry'] as const

/** A new alert: every morning at seven, to whoever writes it, of what the address says. */
export function newDraft(search: AlertsSearch, email: string): Draft {
  const subject = search.new ?? 'news'
  const all = { ...search } as Readonly<Record<string, unknown>>
  const names = subject === 'news' ? Object.keys(AlertNews.shape) : followed
  const conditions = names.flatMap((name) => (all[name] === undefined ? [] : [[name, String(all[name])] as const]))
  return {
    name: '',
    subject,
    conditions: Object.fromEntries(conditions),
    searchId: search.search ?? null,
    frequency: 'daily',
    hour: 7,
    weekday: 1,
    language: language(),
    recipients: [email],
  }
}

export function draftOf(alert: Alert): Draft {
  const { watch, recipients } = alert
  return {
    name: alert.name,
    subject: watch.subject,
    conditions: watch.subject === 'search' ? {} : watch.conditions,
    searchId: watch.subject === 'search' ? watch.searchId : null,
    frequency: alert.frequency,
    hour: alert.hour,
    weekday: alert.weekday,
    language: alert.language,
    recipients: recipients.map(({ email }) => email),
  }
}

/** What a draft watches; null while it is not said whose documents, or which search. */
export function watchOf({ subject, conditions, searchId }: Draft): AlertWatch | null {
  if (subject === 'search') return searchId === null ? null : { subject, searchId }
  if (subject === 'news') return { subject, conditions: { ...conditions } }
  const own = Object.fromEntries(followed.flatMap((name) => (conditions[name] ? [[name, conditions[name]]] : [])))
  return Object.keys(own).length === 0 ? null : { subject, conditions: own }
}

/** Faults of a draft, each at its field. */
export type Faults = Partial<Record<'name' | 'recipients' | 'watch', 'missing' | 'form' | 'many' | 'long'>>

export function faultsOf(draft: Draft): Faults {
  const faults: Faults = {}
  const { name, recipients } = AlertDraft.shape
  if (!name.safeParse(draft.name).success) faults.name = draft.name.trim() === '' ? 'missing' : 'long'
  if (draft.recipients.length === 0) faults.recipients = 'missing'
  else if (!recipients.safeParse(draft.recipients).success) {
    const isForm = draft.recipients.some((email) => !recipients.safeParse([email]).success)
    faults.recipients = isForm ? 'form' : 'many'
  }
  if (watchOf(draft) === null) faults.watch = 'missing'
  return faults
}

/** Addresses in a text: separated by commas, semicolons, spaces or lines, of either width. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;、，；　]+/).filter((part) => part !== ''))]
}

export const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)
