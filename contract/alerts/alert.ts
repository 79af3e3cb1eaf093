import { z } from 'zod'
import { NewsFilter } from '../news/filter.ts'
import { ItemName } from '../wire/account-items.ts'
import { Id } from '../wire/id.ts'
import { mailPattern, toMailText } from '../wire/typed.ts'

export const alertLimits = {
  /** Alerts of an account, without those removed. */
  alerts: 100,
  /** Addresses that one alert mails. */
  recipients: 20,
  /** Events, documents or companies that one mail lists; the rest is counted in it. */
  lines: 50,
  /** Removed alerts that can still be restored. */
  restorable: 50,
} as const

export const alertFrequencies = ['daily', 'every-3-days', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** Days from one mail to the next. */
export const daysBetween: Readonly<Record<AlertFrequency, number>> = { daily: 1, 'every-3-days': 3, weekly: 7 }

/** What an alert watches. */
export const alertSubjects = ['news', 'search', 'restatements', 'documents'] as const
export type AlertSubject = (typeof alertSubjects)[number]

/** What of the search of news an alert takes over: everything but its period. */
export const AlertNews = NewsFilter.pick({
  q: true,
  companies: true,
  set: true,
  industry: true,
  theme: true,
  category: true,
  topic: true,
  kind: true,
  publisher: true,
  language: true,
  tone: true,
  level: true,
})

/** Companies whose documents or restatements an alert tells: of a list, of an industry or by number. */
const Followed = NewsFilter.pick({ companies: true, set: true, industry: true })

/** Conditions as the screen of news keeps them in its address, so that an alert is a search that goes on. */
const conditions = <const T extends z.ZodObject>(schema: T) =>
  z.record(z.string().max(40), z.string().max(4000)).superRefine((given, context) => {
    for (const issue of schema.strict().safeParse(given).error?.issues ?? []) {
      const name = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path
      context.addIssue({ code: 'custom', path: [...name] })
    }
  })

const namesCompanies = (given: Record<string, string>) => Object.keys(given).length > 0

export const AlertWatch = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('news'), conditions: conditions(AlertNews) }),
  /** A saved search: companies that enter or leave it. */
  z.object({ subject: z.literal('search'), searchId: Id }),
  z.object({ subject: z.literal('restatements'), conditions: conditions(Followed).refine(namesCompanies) }),
  z.object({ subject: z.literal('documents'), conditions: conditions(Followed).refine(namesCompanies) }),
])
export type AlertWatch = z.infer<typeof AlertWatch>

/** When the mails of an alert leave, Tokyo time. */
export const AlertTimes = z.object({
  frequency: z.enum(alertFrequencies),
  /** Full hour in Tokyo. */
  hour: z.int().min(0).max(23),
  /** 1 Monday to 7 Sunday; counts for `weekly` alone. */
  weekday: z.int().min(1).max(7).default(1),
})
export type AlertTimes = z.infer<typeof AlertTimes>

/** An address, lower case and in ASCII, as the contact form takes it. */
export const Recipient = z
  .string()
  .max(1000)
  .transform((text) => toMailText(text).toLowerCase())
  .pipe(z.string().max(254).regex(mailPattern))

/** An alert as it is written. */
export const AlertDraft = AlertTimes.extend({
  name: ItemName,
  watch: AlertWatch,
  /** Language of its mails. */
  language: z.enum(['ja', 'en']),
  /** Each once; at least one. */
  recipients: z
    .array(Recipient)
    .min(1)
    .max(alertLimits.recipients)
    .transform((addresses) => [...new Set(addresses)]),
})
export type AlertDraft = z.infer<typeof AlertDraft>

/**
 * Whether an address gets mail: the owner’s own and those who agreed do, those who were asked and those who said no do not.
 */
export const recipientStates = ['own', 'asked', 'agreed', 'stopped'] as const
export type RecipientState = (typeof recipientStates)[number]
