import { Command, CommanderError } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { readTokyoTime, tokyoTime } from '#contract/wire/tokyo.ts'
import { postbox } from '#server/mail/outbox.ts'
import type { Home } from '#server/open-home.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenSmtp } from '#server/test/smtp.ts'
import type { OnDatabase } from './on-database.ts'
import { commentCommands, contactCommands, mailCommands, maintenanceCommands, userCommands } from './people-commands.ts'

vi.hoisted(() => {
  process.env.LC_ALL = 'C' // The words of the terminal are chosen as the module loads.
})

const database = givenDatabase()
const smtp = givenSmtp()

interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

afterEach(() => vi.restoreAllMocks())

/** The operator's command on the test's database, in this process. */
async function satoyama(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const run = { code: 0, out: '', err: '' }
  const onDatabase: OnDatabase = async (command) => {
    run.code = await command({ db: database.db } as Home)
  }
  const program = new Command().exitOverride()
  userCommands(program.command('user'), onDatabase)
  mailCommands(program.command('mail'), onDatabase)
  contactCommands(program.command('contact'), onDatabase)
  commentCommands(program.command('comments'), onDatabase)
  maintenanceCommands(program.command('maintenance'), onDatabase)
  const writes = (to: 'out' | 'err') => (chunk: string | Uint8Array) => {
    run[to] += chunk
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(writes('out'))
  vi.spyOn(process.stderr, 'write').mockImplementation(writes('err'))
  vi.stubEnv('SMTP_URL', env.SMTP_URL ?? '')
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    run.code = error.exitCode
  } finally {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
  return run
}

test('accounts: made with all they can have, made trials, listed with the age of their passwords', async () => {
  const add = ['user', 'add', 'a@asset.example', '--name', '山田', '--company', '見本']
  const options = ['--phone', '０３-1234', '--language', 'en', '--trial', '--vendors', 'satoyama,cdp']
  const output = await satoyama([...add, ...options])
  expect([output.code, output.out]).toEqual([0, expect.stringMatching(/^a@asset\.example {2}\S{20}\n$/)])
  const row = () => database.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({
    phone: '03-1234',
    language: 'en',
    is_trial: true,
    supported_vendors: ['satoyama', 'cdp'],
  })
  expect(await satoyama(add)).toMatchObject({ code: 1, err: 'a@asset.example has an account already.\n' })
  expect(await satoyama(['user', 'add', 'a+b@asset.example', '--name', 'A', '--company', 'B'])).toMatchObject({
    code: 1,
    err: 'a+b@asset.example is not an e-mail address that can be used here.\n',
  })
  expect((await satoyama([...add, '--vendors', 'nobody'])).err).toContain('nobody is not a vendor')

  expect((await satoyama(['user', 'vendors', 'a@asset.example', 'satoyama,msci'])).code).toBe(0)
  expect((await row()).supported_vendors).toEqual(['satoyama', 'msci'])
  const unknown = await satoyama(['user', 'vendors', 'a@asset.example', 'msci,nobody'])
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('nobody is not a vendor (satoyama, msci')])

  const old = new Date(Date.now() - 100.5 * 86_400_000)
  await database.db.updateTable('account').set({ password_changed_at: old }).execute()
  expect((await satoyama(['user', 'list'])).out).toMatch(/a@asset\.example +山田 +見本 +active +trial +100\n/)
  expect((await satoyama(['user', 'trial', 'off', 'a@asset.example'])).code).toBe(0)
  expect((await row()).is_trial).toBe(false)
  expect(await satoyama(['user', 'trial', 'on', 'b@asset.example'])).toMatchObject({
    code: 1,
    err: 'b@asset.example has no account.\n',
  })
})

test('operators: nobody by default, marked and listed, unmarked again; an unknown address is refused in words', async () => {
  const email = 'operator@asset.example'
  await satoyama(['user', 'add', email, '--name', '運用', '--company', '見本'])
  const operators = async () =>
    (await database.db.selectFrom('account').select('email').where('is_operator', '=', true).execute()).map(
      (row) => row.email,
    )
  const listed = async () =>
    (await satoyama(['user', 'list'])).out.split('\n').filter((line) => /^E-mail.* Operator | {2}yes {2}/.test(line))
  expect([await operators(), await listed()]).toEqual([[], [expect.stringMatching(/ Kind +Operator +Password age/)]])
  for (const written of [email, ' OPERATOR@asset.example'])
    expect(await satoyama(['user', 'operator', 'on', written])).toMatchObject({
      code: 0,
      out: `${written} is now an operator.\n`,
    })
  expect(await operators()).toEqual([email])
  expect(await listed()).toMatchObject({
    1: expect.stringMatching(/^operator@asset\.example .* full +yes +0$/),
    length: 2,
  })
  const refused = { code: 1, out: '', err: 'nobody@asset.example has no account.\n' }
  for (const state of ['on', 'off'])
    expect(await satoyama(['user', 'operator', state, 'nobody@asset.example'])).toEqual(refused)
  expect((await satoyama(['user', 'operator', 'maybe', email])).code).not.toBe(0)
  expect(await operators()).toEqual([email])
  expect((await satoyama(['user', 'operator', 'off', email])).out).toBe(`${email} is no longer an operator.\n`)
  expect(await operators()).toEqual([])
})

test('an account is made without what nobody sees, and not without a name', async () => {
  const add = (name: string) =>
    satoyama(['user', 'add', 'unseen@asset.example', '--name', name, '--company', '見本\u202e\u200b\n電機'])
  expect((await add('\u200b')).err).toContain('must not be empty')
  expect((await add('x'.repeat(101))).err).toContain('at most 100 characters')
  expect((await add('山田\u0000\u2066 花子')).code).toBe(0)
  const accounts = database.db.selectFrom('account').select(['name', 'company_name']).where('email', 'like', 'unseen%')
  expect(await accounts.executeTakeFirstOrThrow()).toEqual({ name: '山田  花子', company_name: '見本 電機' })
})

test('maintenance: announced in Tokyo’s time, shown, taken back', async () => {
  const announce = (from: string, to: string, ...more: string[]) =>
    satoyama(['maintenance', 'announce', '--from', from, '--to', to, ...more])
  expect((await satoyama(['maintenance', 'status'])).out).toBe('No maintenance is announced.\n')
  const output = await announce('2096/11/30 22:00', '2096/12/01 02:00', '--ja', '定期点検')
  expect([output.code, output.out]).toEqual([
    0,
    expect.stringContaining('2096/11/30 22:00:00 – 2096/12/01 02:00:00 (Tokyo)'),
  ])
  expect(output.out).toContain('ja: 定期点検')
  const window = await database.db.selectFrom('maintenance_window').select('starts_at').executeTakeFirstOrThrow()
  expect(window.starts_at).toEqual(readTokyoTime('2096/11/30 22:00'))

  const refusals = [
    await announce('2096/12/01 01:00', '2096/12/01 03:00'),
    await announce('2097/01/02 00:00', '2097/01/01 00:00'),
    await announce('2020/01/01 00:00', '2097/01/01 00:00'),
    await announce('2097/02/30 00:00', '2097/03/01 00:00'),
  ]
  expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  const complaints = ['overlaps', 'must be after', 'in the past', 'a time in Tokyo']
  expect(refusals.filter(({ err }, index) => !err.includes(complaints[index]!))).toEqual([])

  const minute = tokyoTime(new Date()).slice(0, 16)
  expect((await announce(minute, '2096/01/01 00:00')).out).toContain('under way')
  expect(await satoyama(['maintenance', 'clear', '99'])).toMatchObject({ code: 1 })
  expect((await satoyama(['maintenance', 'clear'])).out).toBe('2 windows withdrawn.\n')
  expect((await satoyama(['maintenance', 'clear'])).code).toBe(0)
})

test('mail: kept without a mail server, shown, and sent when there is one', async () => {
  expect((await satoyama(['mail', 'list'])).out).toBe('There is no mail.\n')
  const { id: accountId } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const email = { kind: 'contact', to: 'support@satoyama.example', language: 'en', accountId } as const
  await postbox(null).post(
    database.db,
    { ...email, about: { number: 7 }, body: 'A \u001b[31mred\u001b[0m text' },
    new Date(),
  )

  expect((await satoyama(['mail', 'list'])).out).toMatch(/contact +support@satoyama\.example +not sent yet/)
  expect((await satoyama(['mail', 'show', '1'])).out).toContain(
    'Subject: [Satoyama] Message to support 7\n\nA [31mred[0m text\n',
  )
  expect(await satoyama(['mail', 'show', '9'])).toMatchObject({ code: 1, err: 'There is no mail 9.\n' })
  expect(await satoyama(['mail', 'send'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('SMTP_URL is not set'),
  })

  smtp.mood.refuseRecipients = 550
  expect(await satoyama(['mail', 'send'], { SMTP_URL: smtp.url })).toMatchObject({
    code: 1,
    out: '0 sent. 1 could not be sent.\n',
  })
  expect((await satoyama(['mail', 'list'])).out).toMatch(/given up \(failed 1×\) +EENVELOPE 550/)
  smtp.mood.refuseRecipients = undefined
  expect(await satoyama(['mail', 'send'], { SMTP_URL: smtp.url })).toMatchObject({ code: 0, out: '1 sent.\n' })
  expect(smtp.received).toHaveLength(1)
})

test('messages to support, the newest first', async () => {
  expect((await satoyama(['contact', 'list'])).out).toBe('There are no messages.\n')
  await database.db
    .insertInto('contact_message')
    .values({
      name: '山田',
      email: 'a@asset.example',
      company_name: '見本',
      department_name: '',
      title: '件名',
      comment: '一行目\n二行目',
      language: 'ja',
      received_at: new Date('2026-01-15T03:00:00Z'),
    })
    .execute()
  expect((await satoyama(['contact', 'list'])).out).toBe(
    '1  2026/01/15 12:00:00  件名\nFrom: 山田, 見本 <a@asset.example>\n  一行目\n  二行目\n\n',
  )
})

test('comments: listed with what became of them, hidden and shown again', async () => {
  expect((await satoyama(['comments', 'list'])).out).toBe('There are no comments.\n')
  const company = { edinet_code: 'E99001', name_ja: '見本水産', search_text: '', is_listed: true }
  const { id: company_id } = await database.db
    .insertInto('company')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = new Date('2026-01-15T03:00:00Z')
  const row = { company_id, author_name: '山田花子', created_at: at, active_at: at }
  const insert = (values: object) =>
    database.db
      .insertInto('comment')
      .values({ ...row, text: '一行目\n\u001b[31m二行目', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await insert({})
  const { id: reply } = await insert({ parent_id: id, text: '返信', deleted_at: at })
  expect(await satoyama(['comments', 'hide', String(id), 'x'])).toMatchObject({
    code: 1,
    out: `Hidden: ${id}\n`,
    err: 'No such comment, or already so: x\n',
  })
  const { out } = await satoyama(['comments', 'list'])
  expect(out).toContain(`${id}  2026/01/15 12:00:00  見本水産  山田花子  company not set  hidden  `)
  expect(out).toContain('  一行目\n  [31m二行目\n')
  expect(out).toContain(`reply to ${id}  deleted by its author\n`)
  expect(await satoyama(['comments', 'show', String(id)])).toMatchObject({ code: 0, out: `Shown again: ${id}\n` })
  expect((await satoyama(['comments', 'show', String(reply)])).code).toBe(1)
})
