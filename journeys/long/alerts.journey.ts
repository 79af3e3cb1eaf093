import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { openDatabase } from '../../server/db/database.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import { untilMoment } from '../killed.ts'
import { expect, test } from '../test.ts'

/** Alerts that are due at once, each with one recipient of its own. */
const alerts = 300
const kills = 8

test('killed at eight moments of looking and sending: no alert tells twice, none is lost, and a mail sent again is the same mail', async ({
  clone,
}) => {
  test.setTimeout(400_000)
  const seed = Number(process.env.SATOYAMA_SEED ?? randomInt(2 ** 31))
  process.stdout.write(`SATOYAMA_SEED=${seed}\n`)
  const mail = mailServer()
  await mail.listen()
  mail.mood.beforeYes = () => untilMoment(15) // Else all were sent before the kill.
  const product = await clone('invented')
  Object.assign(product.env, { SMTP_URL: mail.url })
  await product.start()
  const db = openDatabase(connectionOf(product.home))
  await givenAlerts(db)
  const { code } = await db
    .selectFrom('company')
    .select(sql<string>`left(security_code, 4)`.as('code'))
    .where('security_code', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const file = join(product.home, 'news.csv')
  const at = new Date(Date.now() - 3_600_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  writeFileSync(
    file,
    `code,published_at,publisher,title_ja,title_en\n${code},${at},山里経済,検査データの改ざんを公表,\n`,
  )
  const { status, output } = product.satoyama('import', file)
  expect(status, output).toBe(0)
  await db.destroy()
  await product.stop()

  let state = seed
  for (let round = 0; round < kills; round++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    await product.start()
    if (round === 0) await makeDue(product.home)
    // The first look comes within a minute of falling due, every later one at the start.
    await expect.poll(() => mail.received.length, { timeout: round === 0 ? 90_000 : 60_000 }).toBeGreaterThan(0)
    await untilMoment(state % 400)
    await product.stop('SIGKILL')
  }
  await product.start()
  const ids = () => new Set(mail.received.map((one) => one.header('Message-ID')))
  await expect.poll(() => ids().size, { timeout: 120_000 }).toBe(alerts)
  const later = openDatabase(connectionOf(product.home))
  const unsent = () => later.selectFrom('mail').select('id').where('sent_at', 'is', null).execute()
  await expect.poll(unsent, { timeout: 60_000 }).toEqual([])
  await later.destroy()
  expect(ids().size).toBe(alerts)
  expect(new Set(mail.received.map(({ to }) => to[0])).size).toBe(alerts)
  // At most the mails that were on their way at a kill, four at a time, are sent again, each as the same mail.
  const again = mail.received.length - alerts
  process.stdout.write(`${again} of ${alerts} mails were sent a second time, after ${kills} kills\n`)
  expect(again).toBeLessThanOrEqual(4 * kills)
  await product.stop()
  await mail.close()
})

/** Alerts of one account on everything, each to an address that agreed. */
async function givenAlerts(db: ReturnType<typeof openDatabase>): Promise<void> {
  await sql`
    insert into alert (account_id, name, watch, frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at)
    select account.id, 'A' || n, '{"subject": "news", "conditions": {}}', 'daily', 7, 1, 'ja', now(), now(), now() + interval '1 day', now(), now()
    from account cross join generate_series(1, ${alerts}) n where account.email = 'demo@satoyama.example'`.execute(db)
  await sql`
    insert into alert_recipient (alert_id, email, token, state, is_listed, changed_at)
    select id, 'person' || id || '@asset.example', md5(id::text), 'agreed', true, now() from alert`.execute(db)
}

async function makeDue(home: string): Promise<void> {
  const db = openDatabase(connectionOf(home))
  await sql`update alert set next_at = now()`.execute(db)
  await db.destroy()
}
