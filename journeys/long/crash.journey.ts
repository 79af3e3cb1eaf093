import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { demoParts } from '../../contract/market/demo-parts.ts'
import { connectionOf } from '../../server/db/cluster/cluster.ts'
import { longCodeList, type Victim, victim } from '../killed.ts'
import { inventedFiles } from '../market.ts'
import type { Product } from '../product.ts'
import { expect, test } from '../test.ts'

const often = { intervals: [10], timeout: 60_000 }

/** A connection to the database that another process starts, as soon as it is there. */
async function connected({ home }: Product): Promise<pg.Client> {
  const open: { client?: pg.Client } = {}
  const connect = async () => {
    const client = new pg.Client(connectionOf(home))
    client.on('error', () => {})
    await client.connect()
    open.client = client
  }
  await expect(connect).toPass(often)
  return open.client!
}

/** Hold a table, so that whoever is about to write to it, or to build a key of it, stands still there. */
async function standingAt(
  product: Product,
  table: string,
  start: () => Victim,
): Promise<{ one: Victim; holder: pg.Client }> {
  const one = start()
  const holder = await connected(product)
  // Share mode would let the building of a key through, which takes that mode itself.
  await holder.query(`begin; lock table ${table} in share row exclusive mode`)
  const waiting = async () =>
    (await holder.query('select from pg_locks where not granted and relation = $1::regclass', [table])).rowCount
  await expect.poll(waiting, often).toBeGreaterThan(0)
  return { one, holder }
}

test('killed at each step of an import, the next start is sound and nothing is half imported', async ({ clone }) => {
  test.setTimeout(300_000) // Many starts, on a machine that may be busy.
  const product = await clone('empty')
  for (const [round, table] of ['import', 'company', 'market'].entries()) {
    const file = longCodeList(product.home, round)
    const { one, holder } = await standingAt(product, table, () => victim(product, 'cli', 'import', file))
    expect(await one.kill(), table).toBe(true)
    await holder.end().catch(() => {})
    const { status, output } = product.satoyama('imports')
    expect(status, output).toBe(0)
    expect(output, table).not.toContain(basename(file))
  }
  expect(product.satoyama('doctor', '--deep').status).toBe(0)
  // After all that a list imports whole, and then changes nothing.
  const last = longCodeList(product.home, 99)
  product.satoyama('import', last)
  expect(product.satoyama('import', last, '--again').output).toMatch(
    /edinet-code-list\s+8,000\s+0\s+8,000\s+0\s+0\s+0\s+0/,
  )
  expect(product.satoyama('import', inventedFiles[0]!).output).toMatch(/edinet-code-list\s+3\s+2\s+0\s+0\s+0\s+0\s+1/)
})

test('killed while it serves, the server starts again on the same folder; a second one beside it is refused', async ({
  clone,
  fresh,
}) => {
  const product = await clone('empty')
  await product.start()
  await product.stop('SIGKILL')
  await product.start()

  const second = fresh()
  Object.assign(second.env, { SATOYAMA_HOME: product.home })
  await expect(second.start()).rejects.toThrow(/is in use by process \d+/)
  expect(product.satoyama('user', 'list').output).toContain('demo@satoyama.example')
})

const makingSteps = ['companies', 'documents', 'figures']

test('killed at each step of making the demo market’s figures, they are there whole or not at all', async ({
  clone,
}) => {
  test.setTimeout(300_000) // Many starts, on a machine that may be busy.
  const product = await clone('empty')
  product.env.SATOYAMA_DEMO_COMPANIES = '60'
  for (const step of makingSteps) {
    const one = victim(product, 'main')
    const holder = await connected(product)
    await holder.query('begin; lock table market in share mode') // Its last word is written there.
    await expect.poll(() => one.said(), often).toContain(`Making the demo market: ${step}`)
    await one.kill()
    await holder.end().catch(() => {})
    expect(product.satoyama('market', 'status').output, step).toContain('Companies: 0 ')
  }
  const made = victim(product, 'main')
  await expect.poll(() => made.said(), often).toContain('Demo market made')
  await made.kill()
  const { output } = product.satoyama('market', 'status')
  expect(output).toContain('Companies: 60 ')
  expect(output).toContain('Still being made: ')
  // The first part builds the key of the figures: killed there, the next one builds it.
  const { one, holder } = await standingAt(product, 'observation', () => victim(product, 'main'))
  await one.kill()
  await holder.end().catch(() => {})
  await product.start()
  expect(product.satoyama('market', 'status').output).not.toContain('Still being made: ')
  expect(product.satoyama('doctor', '--deep')).toMatchObject({ status: 0 })
})

/** Whether a database runs in the data folder: that of a process which has gone may take a moment to end. */
function isDatabaseRunning({ home }: Product): boolean {
  try {
    return process.kill(Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 0)
  } catch {
    return false
  }
}

/** Hold the table in which a part is struck off, behind whoever waits for it already. */
async function holdParts(product: Product): Promise<pg.Client> {
  const holder = await connected(product)
  await holder.query('begin')
  void holder.query('lock table demo_making in share mode').catch(() => {})
  return holder
}

test('killed at the end of each part of the demo market, the next start goes on with that part', async ({ clone }) => {
  test.setTimeout(900_000) // A start a part, on a machine that may be busy.
  const product = await clone('empty')
  product.env.SATOYAMA_DEMO_COMPANIES = '60'
  const waiting = 'select from pg_locks where not granted and relation = $1::regclass'
  const making = 'select parts from demo_making'
  const figures = victim(product, 'main')
  await expect.poll(() => figures.said(), often).toContain('Demo market made')
  await figures.kill()
  expect(product.satoyama('market', 'status').output).toContain('Still being made: ratings, share prices, holdings')
  const left = async (client: pg.Client) => (await client.query<{ parts: string[] }>(making)).rows[0]?.parts ?? []
  for (const [index, part] of demoParts.entries()) {
    await expect.poll(() => isDatabaseRunning(product), often).toBe(false) // Else the wrong one would be asked.
    const one = victim(product, 'main')
    const holder = await holdParts(product)
    const looker = await connected(product)
    const isWaiting = async (count: number) =>
      expect.poll(async () => (await looker.query(waiting, ['demo_making'])).rowCount, often).toBe(count)
    await isWaiting(1) // The part is made, and not yet struck off.
    expect(await left(looker), part).toEqual(demoParts.slice(index))
    const next = await holdParts(product)
    await isWaiting(2)
    await holder.end() // The part is struck off; whoever holds the table next keeps the part after it from ending.
    await expect.poll(() => left(looker), often).toEqual(demoParts.slice(index + 1))
    if (index < demoParts.length - 1) await isWaiting(1)
    await one.kill()
    await Promise.all([next, looker].map((client) => client.end().catch(() => {})))
    // It also ends the database that was left behind, so that nobody takes that for the next one's.
    const { output } = product.satoyama('market', 'status')
    expect(output.includes('Still being made: '), output).toBe(index < demoParts.length - 1)
  }
  expect(product.satoyama('doctor', '--deep')).toMatchObject({ status: 0 })
})

test('killed at each step of building a panel and its scores, the next server builds them whole', async ({ clone }) => {
  test.setTimeout(300_000) // Many starts, on a machine that may be busy.
  const product = await clone('demo')
  const panels = join(product.home, 'panel')
  const steps = [
    ['serving', (one: Victim) => one.said().includes('Ctrl-C')],
    ['writing', () => globSync(join(panels, '*.half')).length > 0],
    ['a panel', () => globSync(join(panels, '*.panel')).length > 0],
    ['scores', () => globSync(join(panels, '*.scores')).length > 0],
  ] as const
  for (const [step, isReached] of steps) {
    for (const name of readdirSync(panels)) rmSync(join(panels, name), { recursive: true })
    const one = victim(product, 'main')
    await expect.poll(() => isReached(one), { intervals: [1], timeout: 60_000, message: step }).toBe(true)
    await one.kill()
  }
  await product.start()
  const answer = await product.call('/market')
  expect(answer.revisionInMemory).toBe(answer.revision)
  expect(answer.companies).toBe(300)
  expect((await product.call('/search?perPage=1')).total).toBeGreaterThan(0)
})
