import { expect, test } from 'vitest'
import { changeAddress, confirmAddress } from '#contract/account/address.ts'
import { signIn } from '#contract/account/session.ts'
import { addAlert, listAlerts } from '#contract/alerts/alerts.ts'
import { agreeToAlert } from '#contract/alerts/recipients.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { listMailed } from './store/recipients.ts'

const database = givenDatabase()
const app = givenApp(database)
let people = 0

async function givenOwner() {
  const email = `person${++people}@asset.example`
  await givenAccount(database.db, email)
  const token = (await app.call(signIn, { body: { email, password } })).body.token as string
  const add = async (name: string, recipients: string[]): Promise<number> => {
    const watch = { subject: 'news', conditions: { level: '4' } } as const
    const body = { name, watch, recipients, frequency: 'daily', hour: 7, language: 'ja' } as const
    return (await app.call(addAlert, { body }, token)).body.data.id
  }
  const move = async (next: string) => {
    await app.call(changeAddress, { body: { email: next, password } }, token)
    await app.call(confirmAddress, { body: { token: await linkTo(next, 'address-question', /address\/([\w-]+)/) } })
  }
  return { email, next: `new-${email}`, token, add, move }
}
async function linkTo(recipient: string, kind: string, pattern: RegExp): Promise<string> {
  const mails = await database.db.selectFrom('mail').select(['recipient', 'kind', 'body']).orderBy('id').execute()
  return pattern.exec(mails.findLast((mail) => mail.recipient === recipient && mail.kind === kind)!.body!)![1]!
}
const mailed = async (alert: number) =>
  ((await listMailed(database.db, [alert])).get(alert) ?? []).map(({ email }) => email)
const tokenOf = async (alert: number) => (await listMailed(database.db, [alert])).get(alert)![0]!.token

test('an alert follows its owner to a proven address; the former one gets mails again only if it agrees', async () => {
  const { email, next, token, add, move } = await givenOwner()
  const alert = await add('one', [email])
  await app.call(changeAddress, { body: { email: next, password } }, token)
  expect(await mailed(alert)).toEqual([email]) // Until it is confirmed.
  const former = await database.db.selectFrom('alert_recipient').select('token').where('alert_id', '=', alert).execute()
  await move(next)
  expect(await mailed(alert)).toEqual([next])
  expect(await app.call(agreeToAlert, { params: { token: former[0]!.token } })).toMatchObject({ status: 404 })

  const both = await add('two', [email, next])
  expect(await mailed(both)).toEqual([next])
  const link = await linkTo(email, 'alert-question', /alerts\/mail\/([\w-]+)/)
  expect((await app.call(agreeToAlert, { params: { token: link } })).body.data.state).toBe('agreed')
  expect(await mailed(both)).toEqual([email, next])
})

test('an address that was another recipient before becomes the own one, and one that stopped stays so', async () => {
  const { email, next, token, add, move } = await givenOwner()
  const [asked, stopped] = [await add('one', [email, next]), await add('two', [email, next])]
  const set = (alert: number, state: 'stopped') =>
    database.db.updateTable('alert_recipient').set({ state }).where('alert_id', '=', alert).where('email', '=', next)
  await set(stopped, 'stopped').execute()
  await move(next)
  expect([await mailed(asked), await mailed(stopped)]).toEqual([[next], []])
  const { alerts } = (await app.call(listAlerts, {}, token)).body.data
  expect(alerts.map((alert: { recipients: object[] }) => alert.recipients)).toEqual([
    [{ email: next, state: 'stopped' }],
    [{ email: next, state: 'own' }],
  ])
})

test('the own address is asked like any other while it is not proven, and an own one that is not the account’s gets nothing', async () => {
  const { email, add } = await givenOwner()
  const proven = await add('one', [email])
  await database.db.updateTable('account').set({ is_address_proven: false }).where('email', '=', email).execute()
  const unproven = await add('two', [email])
  expect([await mailed(proven), await mailed(unproven)]).toEqual([[], []])
  const changed = { email: `elsewhere-${email}`, is_address_proven: true }
  await database.db.updateTable('account').set(changed).where('email', '=', email).execute()
  expect(await mailed(proven)).toEqual([])
})

test('mail that waits for the former address goes to the new one, with links of its own', async () => {
  const { email, next, add, move } = await givenOwner()
  const alert = await add('one', [email])
  const { id: accountId } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const former = await tokenOf(alert)
  const mailing = await database.db
    .insertInto('alert_mailing')
    .values({ alert_id: alert, since: app.clock.now, until: app.clock.now, items: 1, lines: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mail = { kind: 'alert', recipient: email, subject: 's', language: 'ja' as const, account_id: accountId }
  const texts = { body: `stop: /alerts/mail/${former}`, html: former, stop_url: former, alert_mailing_id: mailing.id }
  await database.db
    .insertInto('mail')
    .values({ ...mail, ...texts, created_at: app.clock.now, due_at: app.clock.now })
    .execute()
  await move(next)
  const token = await tokenOf(alert)
  expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
  const waiting = await database.db.selectFrom('mail').selectAll().where('kind', '=', 'alert').execute()
  expect(waiting).toMatchObject([
    { recipient: next, body: `stop: /alerts/mail/${token}`, html: token, stop_url: token },
  ])
})
