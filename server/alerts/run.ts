import { sql } from 'kysely'
import { alertLimits } from '#contract/alerts/alert.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Email } from '#server/mail/outbox.ts'
import { type Arrival, listArrivals } from './lines/news.ts'
import { RunCache } from './lines/run-cache.ts'
import { type AlertDeps, type Findings, lookAt, lookFrom } from './look.ts'
import { allUrlOf } from './mail/all-url.ts'
import { alertEmail, gravestIn } from './mail/letter.ts'
import { correctAhead } from './store/ahead.ts'
import { listMailed, type Recipient, stopUrlOf } from './store/recipients.ts'
import type { AlertRow } from './store/rows.ts'
import { followingMoment } from './times.ts'

/** Alerts that are looked at together, and how many times that beside each other; each holds a connection to the database meanwhile. */
const inBatch = 50
const concurrency = 4
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
 * transaction, with those of some others: a server that dies before leaves them due, one that dies after leaves the mails in the outbox.
 */
export async function runDue(deps: AlertDeps, onTrouble: (text: string) => void): Promise<Run> {
  const now = deps.clock()
  await correctAhead(deps.db, now)
  const due = await listDue(deps.db, now)
  if (due.length === 0) return { alerts: 0, mails: 0 }
  const inCommon = { cache: new RunCache(now), arrivals: await arrivalsFor(deps.db, due, now) }
  const run = { alerts: 0, mails: 0 }
  const add = ({ alerts, mails }: Run) => {
    run.alerts += alerts
    run.mails += mails
  }
  const batches = Array.from({ length: Math.ceil(due.length / inBatch) }, (_, at) =>
    due.slice(at * inBatch, (at + 1) * inBatch).map(({ id }) => id),
  ).values()
  const next = async () => {
    for (const ids of batches) {
      try {
        add(await runBatch(deps, ids, inCommon))
      } catch {
        // One of them has a fault: each for itself, so that it holds up no other.
        for (const id of ids)
          await runBatch(deps, [id], inCommon).then(add, (error: Error) => onTrouble(`alert ${id}: ${error.message}`))
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, next))
  await deleteSentItems(deps.db, due, now)
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

interface InCommon {
  readonly cache: RunCache
  readonly arrivals: readonly Arrival[]
}

/** Some alerts, those left out that another server looks at or has looked at. */
async function runBatch(deps: AlertDeps, ids: readonly number[], { cache, arrivals }: InCommon): Promise<Run> {
  const now = cache.until
  return inTransaction(deps.db, async ({ db: tx }) => {
    const alerts = await tx
      .selectFrom('alert')
      .selectAll()
      .where(sql<boolean>`id = any (${ids}::int[])`)
      .where(isDue(now))
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute()
    if (alerts.length === 0) return { alerts: 0, mails: 0 }
    const owners = await listOwners(tx, alerts)
    const due = alerts.map((alert) => ({ alert, owner: owners.get(alert.account_id)! }))
    const heard = due.filter(({ owner }) => !owner.is_disabled && !owner.is_trial)
    const findings = await lookAt({ ...deps, db: tx }, heard, { cache, arrivals })
    const done = due.filter(({ alert }) => findings.get(alert.id) !== null)
    const reports = done.flatMap(({ alert, owner }) => {
      const own = findings.get(alert.id)
      return own ? [{ alert, owner: owner.name, findings: own }] : []
    })
    const mails = await write({ ...deps, db: tx }, reports, now)
    await moveOn(tx, done, { findings, now })
    return { alerts: done.length, mails }
  })
}

async function listOwners(tx: Db, alerts: readonly AlertRow[]) {
  const ids = alerts.map(({ account_id }) => account_id)
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'name', 'supported_vendors as supportedVendors', 'is_disabled', 'is_trial'])
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** From where each is looked at next time, and when. */
async function moveOn(
  tx: Db,
  done: readonly { readonly alert: AlertRow }[],
  { findings, now }: { readonly findings: ReadonlyMap<number, Findings | null>; readonly now: Date },
): Promise<void> {
  const alerts = done.map(({ alert }) => alert)
  const members = alerts.map(({ id }) => findings.get(id)?.members ?? null)
  await sql`
    update alert set covered_until = ${now}, next_at = done.next_at, members = coalesce(done.members, alert.members)
    from unnest(
      ${alerts.map(({ id }) => id)}::int[], ${alerts.map((alert) => followingMoment(alert, alert.next_at, now))}::timestamptz[],
      ${members.map((one) => one && JSON.stringify(one))}::jsonb[]
    ) done (id, next_at, members)
    where alert.id = done.id`.execute(tx)
}

interface AlertReport {
  readonly alert: AlertRow
  /** Name of whoever set it up. */
  readonly owner: string
  readonly findings: Findings
}

/** Note what is told and post a mail to everybody who wants it; how many. */
async function write(deps: AlertDeps, reports: readonly AlertReport[], now: Date): Promise<number> {
  const { db: tx, postbox } = deps
  await saveSentItems(tx, reports, now)
  const recipients = await listMailed(
    tx,
    reports.filter(({ findings }) => findings.lines.length > 0).map(({ alert }) => alert.id),
  )
  const mailed = reports.filter(({ alert }) => recipients.has(alert.id))
  const mailings = await addMailings(tx, mailed, now)
  const letters = mailed.flatMap((report) => {
    const { id } = report.alert
    return emailsOf(deps, report, { recipients: recipients.get(id)!, alertMailingId: mailings.get(id)!, now })
  })
  await postbox.postAll(tx, letters, now)
  return letters.length
}

const linesOf = ({ findings }: AlertReport) => findings.lines.slice(0, alertLimits.lines)

async function addMailings(tx: Db, mailed: readonly AlertReport[], now: Date): Promise<Map<number, number>> {
  if (mailed.length === 0) return new Map()
  const rows = await tx
    .insertInto('alert_mailing')
    .values(
      mailed.map((report) => ({
        alert_id: report.alert.id,
        since: report.alert.covered_until,
        until: now,
        items: report.findings.lines.length,
        lines: JSON.stringify(linesOf(report)),
      })),
    )
    .returning(['id', 'alert_id'])
    .execute()
  return new Map(rows.map(({ id, alert_id }) => [alert_id, id]))
}

interface Posting {
  readonly recipients: readonly Recipient[]
  readonly alertMailingId: number
  readonly now: Date
}

function emailsOf({ address }: AlertDeps, report: AlertReport, { recipients, alertMailingId, now }: Posting): Email[] {
  const { alert, owner, findings } = report
  const content = {
    name: alert.name,
    owner,
    frequency: alert.frequency,
    since: alert.covered_until,
    until: now,
    lines: linesOf(report),
    items: findings.lines.length,
  }
  const reader = { language: alert.language, address: address() }
  const about = { alert: alert.name, items: content.items, level: gravestIn(content.lines) }
  return recipients.map(({ email, token, state }) => {
    const { text, html } = alertEmail(content, reader, {
      stopUrl: `${address()}/alerts/mail/${token}`,
      allUrl: allUrlOf(alert, { address: address(), isOwn: state === 'own' }),
      changeUrl: state === 'own' ? `${address()}/esg_contents/v2/alerts?alert=${alert.id}` : null,
    })
    return {
      kind: 'alert',
      to: email,
      about,
      body: text,
      html,
      stopUrl: stopUrlOf(address(), token),
      alertMailingId,
      language: alert.language,
      accountId: alert.account_id,
      expiresAt: new Date(now.getTime() + mailDays * 86_400_000),
    }
  })
}

async function saveSentItems(tx: Db, reports: readonly AlertReport[], now: Date): Promise<void> {
  const items = reports.flatMap(({ alert, findings }) => findings.items.map((item) => ({ ...item, alert: alert.id })))
  if (items.length === 0) return
  await sql`
    insert into alert_item (alert_id, item_id, level, told_at)
    select alert, item, level, ${now}
    from unnest(
      ${items.map(({ alert }) => alert)}::int[], ${items.map(({ id }) => id)}::int[],
      ${items.map(({ level }) => level)}::smallint[]
    ) told (alert, item, level)
    on conflict (alert_id, item_id) do update set level = excluded.level, told_at = excluded.told_at`.execute(tx)
}

/** What some alerts told so long ago that its event has ended. */
async function deleteSentItems(db: Db, alerts: readonly Pick<AlertRow, 'id'>[], now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - toldDays * 86_400_000)
  const ids = alerts.map(({ id }) => id)
  await sql`delete from alert_item where alert_id = any (${ids}::int[]) and told_at < ${longAgo}`.execute(db)
}
