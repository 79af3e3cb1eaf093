import { sql } from 'kysely'
import { alertLimits } from '#contract/alerts/alert.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Arrival, listArrivals } from './lines/news.ts'
import { type AlertDeps, type Findings, lookAt, lookFrom } from './look.ts'
import { alertLetter } from './mail/letter.ts'
import { listMailed, stopUrlOf } from './store/recipients.ts'
import type { AlertRow } from './store/rows.ts'
import { followingMoment } from './times.ts'

/** Alerts that are looked at beside each other; each holds a connection to the database meanwhile. */
const atOnce = 4
/** Days after which a mail that could not leave is no news any more: a mail server that is set up later sends no months of them. */
const mailDays = 7
/** Days for which is known what was told; events end sooner. */
const toldDays = 400

interface Run {
  /** Alerts that were looked at. */
  readonly alerts: number
  /** Mails that were written. */
  readonly mails: number
}

/**
 * Look at every alert that is due and write its mails. What it tells, the mails and where it looks from next time are written in one
 * transaction: a server that dies before leaves the alert due, one that dies after leaves the mails in the outbox.
 */
export async function runDue(deps: AlertDeps, onTrouble: (text: string) => void): Promise<Run> {
  const now = deps.clock()
  const due = await listDue(deps.db, now)
  if (due.length === 0) return { alerts: 0, mails: 0 }
  const arrivals = await arrivalsFor(deps.db, due, now)
  const run = { alerts: 0, mails: 0 }
  const waiting = due.values()
  const next = async () => {
    for (const { id } of waiting) {
      try {
        const mails = await runOne(deps, id, { now, arrivals })
        if (mails === null) continue
        run.alerts++
        run.mails += mails
      } catch (error) {
        // Scores that are being worked out are waited for; anything else is told. Either way it stays due.
        if (!(error instanceof Refusal && error.code.startsWith('market.')))
          onTrouble(`alert ${id}: ${(error as Error).message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return run
}

const isDue = (now: Date) => sql<boolean>`removed_at is null and paused_at is null and next_at <= ${now}`

function listDue(db: Db, now: Date) {
  return db
    .selectFrom('alert')
    .select(['id', 'follows_from', 'covered_until'])
    .where(isDue(now))
    .orderBy('next_at')
    .orderBy('id')
    .execute()
}

/** What came in since the one that looked longest ago. */
function arrivalsFor(db: Db, due: readonly Pick<AlertRow, 'follows_from' | 'covered_until'>[], now: Date) {
  const since = new Date(Math.min(...due.map((alert) => lookFrom(alert).getTime())))
  return listArrivals(db, { since, until: now })
}

interface Moment {
  readonly now: Date
  readonly arrivals: readonly Arrival[]
}

/** Mails that one alert made; null when another server looks at it, or has done so. */
async function runOne(deps: AlertDeps, id: number, { now, arrivals }: Moment): Promise<number | null> {
  return inTransaction(deps.db, async ({ db: tx }) => {
    const alert = await tx
      .selectFrom('alert')
      .selectAll()
      .where('id', '=', id)
      .where(isDue(now))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!alert) return null
    const owner = await tx
      .selectFrom('account')
      .select(['id', 'name', 'supported_vendors as supportedVendors', 'is_disabled', 'is_trial'])
      .where('id', '=', alert.account_id)
      .executeTakeFirstOrThrow()
    const isMute = owner.is_disabled || owner.is_trial
    const findings = isMute
      ? null
      : await lookAt({ ...deps, db: tx }, alert, { owner, until: now, arrivals }).catch(nothingIfGone)
    const mails = findings === null ? 0 : await write({ ...deps, db: tx }, alert, { findings, owner: owner.name, now })
    await tx
      .updateTable('alert')
      .set({
        covered_until: now,
        next_at: followingMoment(alert, alert.next_at, now),
        ...(findings?.members && { members: JSON.stringify(findings.members) }),
      })
      .where('id', '=', id)
      .execute()
    return mails
  })
}

/** A list, search or industry that is gone has nothing to tell; the list of alerts says so. */
function nothingIfGone(error: unknown): null {
  if (error instanceof Refusal && !error.code.startsWith('market.')) return null
  throw error
}

interface Writing {
  readonly findings: Findings
  readonly owner: string
  readonly now: Date
}

/** Note what is told and post a mail to everybody who wants it. */
async function write(deps: AlertDeps, alert: AlertRow, { findings, owner, now }: Writing): Promise<number> {
  const { db: tx, postbox, address } = deps
  await noteTold(tx, alert.id, findings.items, now)
  const items = findings.lines.length
  const recipients = items === 0 ? [] : await listMailed(tx, alert.id)
  if (recipients.length === 0) return 0
  const lines = findings.lines.slice(0, alertLimits.lines)
  const { id: alertMailingId } = await tx
    .insertInto('alert_mailing')
    .values({ alert_id: alert.id, since: alert.covered_until, until: now, items, lines: JSON.stringify(lines) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const telling = {
    name: alert.name,
    owner,
    frequency: alert.frequency,
    since: alert.covered_until,
    until: now,
    lines,
    items,
    allUrl: allUrlOf(alert, address()),
  }
  const reader = { language: alert.language, address: address() }
  for (const { email, token, state } of recipients) {
    const { subject, text, html } = alertLetter(telling, reader, {
      stopUrl: `${address()}/alerts/mail/${token}`,
      changeUrl: state === 'own' ? `${address()}/esg_contents/v2/alerts?alert=${alert.id}` : null,
    })
    await postbox.post(
      tx,
      {
        kind: 'alert',
        to: email,
        subject,
        body: text,
        html,
        stopUrl: stopUrlOf(address(), token),
        alertMailingId,
        language: alert.language,
        accountId: alert.account_id,
        expiresAt: new Date(now.getTime() + mailDays * 86_400_000),
      },
      now,
    )
  }
  return recipients.length
}

async function noteTold(tx: Db, alertId: number, items: Findings['items'], now: Date): Promise<void> {
  if (items.length === 0) return
  await sql`
    insert into alert_item (alert_id, item_id, level, told_at)
    select ${alertId}::int, item, level, ${now}
    from unnest(${items.map(({ id }) => id)}::int[], ${items.map(({ level }) => level)}::smallint[]) told (item, level)
    on conflict (alert_id, item_id) do update set level = excluded.level, told_at = excluded.told_at`.execute(tx)
  const longAgo = new Date(now.getTime() - toldDays * 86_400_000)
  await tx.deleteFrom('alert_item').where('alert_id', '=', alertId).where('told_at', '<', longAgo).execute()
}

/** Where everything that an alert watches stands. */
function allUrlOf({ id, watch }: AlertRow, address: string): string {
  return watch.subject === 'news'
    ? `${address}/esg_contents/v2/news_search?${new URLSearchParams({ ...watch.conditions, range: '7d' })}`
    : `${address}/esg_contents/v2/alerts?alert=${id}`
}
