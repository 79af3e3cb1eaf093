import { sql } from 'kysely'
import { addressLimits } from '#contract/account/address.ts'
import { tokenLimits } from '#contract/account/tokens.ts'
import { commentLimits } from '#contract/comments/text.ts'
import { exportsADay } from '#contract/exports/exports.ts'
import { maxMarks } from '#contract/news/marks.ts'
import { mailLimits } from '#contract/wire/mail-limits.ts'
import { knownDays, maxPlaces, maxSessions, maxSessionsOver, maxTokensOver, overDays } from './limits.ts'
import type { AccountTable } from './table.ts'

const owner = 'account_id'

/** Signing in, and what a person writes, marks and takes away. */
export const peopleTables = {
  session: {
    owner,
    most: { kind: 'oldest-go', rows: maxSessions + maxSessionsOver },
    deletions: [{ what: 'over', days: overDays, where: (before) => sql`coalesce(ended_at, expires_at) < ${before}` }],
  },
  known_place: {
    owner,
    most: { kind: 'oldest-go', rows: maxPlaces },
    deletions: [{ what: 'not seen again', days: knownDays, where: (before) => sql`seen_at <= ${before}` }],
  },
  access_token: {
    owner,
    most: { kind: 'oldest-go', rows: tokenLimits.tokens + maxTokensOver },
    deletions: [{ what: 'over', days: overDays, where: (before) => sql`least(ended_at, expires_on + 1) < ${before}` }],
  },
  attempt: {
    owner: null,
    most: { kind: 'held', by: 'the limits of tries; no row says whose it is' },
    deletions: [{ what: 'made', days: 1, where: (before) => sql`made_at < ${before}` }],
  },
  password_reset: {
    owner,
    most: { kind: 'held', by: 'the limits of tries' },
    deletions: [{ what: 'run out', days: 1, where: (before) => sql`expires_at < ${before}` }],
  },
  address_change: {
    owner,
    most: { kind: 'held', by: `new addresses: ${addressLimits.asked} a day` },
    deletions: [{ what: 'run out', days: 1, where: (before) => sql`expires_at < ${before}` }],
  },
  former_name: {
    owner,
    most: { kind: 'held', by: 'the limit of changes of a name' },
    deletions: [{ what: 'replaced', days: 400, where: (before) => sql`until < ${before}` }],
  },
  contact_message: {
    owner,
    most: { kind: 'refused', rows: 1000, refusal: 'contact.too-many' },
    deletions: [{ what: 'received', days: 730, where: (before) => sql`received_at < ${before}` }],
    outlives: 'the message, with the name and address written in it',
  },
  mail: {
    owner,
    most: { kind: 'held', by: `what causes mail: ${mailLimits.caused} a day` },
    deletions: [
      {
        what: 'sent, given up or run out, its mailing gone',
        days: 90,
        where: (before) => sql`alert_mailing_id is null and coalesce(sent_at, given_up_at, expires_at) < ${before}`,
      },
      { what: 'written and never sent', days: 365, where: (before) => sql`sent_at is null and created_at < ${before}` },
    ],
    outlives: 'the mail, until its days are over',
  },
  comment: {
    owner,
    most: {
      kind: 'refused',
      rows: commentLimits.perAccount,
      bytes: { most: commentLimits.bytes, of: sql`octet_length(text)` },
      refusal: 'comment.too-many',
    },
    deletions: [
      {
        what: 'deleted, without a reply; with one its text',
        days: 365,
        where: (before) =>
          sql`deleted_at < ${before} and hidden_at is null
            and not exists (select from comment reply where reply.parent_id = comment.id)`,
      },
    ],
    outlives: 'the comment, under the name that its author had',
  },
  comment_text: {
    owner: { column: 'comment_id', of: 'comment' },
    most: {
      kind: 'refused',
      rows: commentLimits.perAccount,
      bytes: { most: commentLimits.bytes, of: sql`octet_length(text)` },
      refusal: 'comment.too-many',
    },
    deletions: [{ what: 'replaced', days: 365, where: (before) => sql`until < ${before}` }],
    outlives: 'earlier texts, with their comment',
  },
  comment_mention: {
    owner,
    most: { kind: 'held', by: `its comment: ${commentLimits.mentions} people` },
    deletions: [],
  },
  news_mark: {
    owner,
    most: { kind: 'refused', rows: maxMarks, refusal: 'news.marks' },
    deletions: [{ what: 'taken back or replaced', days: 730, where: (before) => sql`ended_at < ${before}` }],
  },
  news_place: {
    owner,
    most: { kind: 'refused', rows: 50_000, refusal: 'account.full' },
    deletions: [],
    otherwise: 'never: what was decided, and when',
  },
  download: {
    owner,
    most: { kind: 'held', by: 'the month’s counts: what takes none is not written' },
    deletions: [{ what: 'made', days: 760, where: (before) => sql`made_at < ${before}` }],
  },
  export_job: {
    owner,
    most: {
      kind: 'refused',
      rows: exportsADay.files,
      bytes: { most: exportsADay.bytes, of: sql`case when state = 'done' then coalesce(bytes, 0) else 0 end` },
      refusal: 'export.space',
    },
    deletions: [],
    otherwise: 'asked for: after a day, with its file',
  },
  export_part: {
    owner: { column: 'export_id', of: 'export_job' },
    most: { kind: 'held', by: '`export_job`' },
    deletions: [],
    otherwise: 'with its job',
  },
} as const satisfies Record<string, AccountTable>
