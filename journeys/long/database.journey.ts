import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { untilMoment } from '../killed.ts'
import type { Product } from '../product.ts'
import { expect, test } from '../test.ts'

const postmasterOf = ({ home }: Product) =>
  Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Processes that the database's process has made. */
const backendsOf = (postmaster: number) =>
  spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

const status = async ({ address }: Product, path: string) => (await fetch(`${address}${path}`)).status

const isRunning = (pid: number) => existsSync(`/proc/${pid}`) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('whoever kills the database, or one of its processes, finds it serving again within seconds; calls meanwhile say so', async ({
  clone,
}) => {
  const product = await clone('empty')
  await product.start()
  await product.call('/market')
  const statuses = { health: new Set<number>(), calls: new Set<number>() }
  const watch = async () => {
    statuses.health.add(await status(product, '/healthz'))
    statuses.calls.add(await status(product, '/app.config.json'))
  }
  const killers = [
    (postmaster: number) => process.kill(postmaster, 'SIGKILL'),
    (postmaster: number) => process.kill(backendsOf(postmaster).at(-1)!, 'SIGKILL'),
  ]
  for (const kill of killers) {
    kill(postmasterOf(product))
    const isBack = async () => {
      await watch()
      return (await product.call('/market'))?.revision
    }
    await expect.poll(isBack, { intervals: [10], timeout: 15_000 }).toBeGreaterThanOrEqual(0)
    await expect.poll(() => status(product, '/readyz')).toBe(200)
  }
  expect([...statuses.health]).toEqual([200])
  expect([...statuses.calls].filter((code) => code !== 200 && code !== 503)).toEqual([])
})

test('a database that does not stay up is given up: the server says why, and ends', async ({ clone }) => {
  const product = await clone('empty')
  await product.start()
  const { server } = product as { server: ChildProcess }
  server.removeAllListeners('exit')
  let output = ''
  server.stderr!.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<number | null>((done) => server.once('exit', done))
  const killing = setInterval(() => {
    try {
      process.kill(postmasterOf(product), 'SIGKILL')
    } catch {
      // It is not there at the moment.
    }
  }, 100)
  expect(await ended).toBe(1)
  clearInterval(killing)
  expect(output).toContain('more than 5 times within 10 minutes')
})

test('a call whose body trickles in holds up no stop, and a second signal leaves no database behind', async ({
  clone,
}) => {
  const product = await clone('empty')
  await product.start()
  const postmaster = postmasterOf(product)
  const { port } = new URL(product.address)
  const trickle = connect(Number(port), '127.0.0.1')
  trickle.on('error', () => {})
  trickle.write(
    'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  )
  const drops = setInterval(() => trickle.write(' '), 200)
  await once(trickle, 'connect')
  expect(await status(product, '/healthz')).toBe(200) // What came before it has been read.
  const stopped = product.stop('SIGTERM')
  const takesCalls = () =>
    status(product, '/healthz').then(
      () => true,
      () => false,
    )
  await expect.poll(takesCalls, { intervals: [50] }).toBe(false) // It has begun to stop.
  product.server!.kill('SIGTERM')
  product.server!.kill('SIGINT')
  await stopped
  clearInterval(drops)
  trickle.destroy()
  expect(product.server!.exitCode).toBe(0) // Of a stop that was held up and cut off it is 1.
  expect(isRunning(postmaster)).toBe(false)
  expect(readdirSync(join(product.home, 'postgres'))).not.toContain('postmaster.pid')
})

test('a command that is interrupted, even while it starts the database, leaves none behind', async ({ clone }) => {
  const product = await clone('empty')
  product.satoyama('user', 'list')
  for (const patience of [150, 400, 700, 1500]) {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/cli.ts'), 'doctor', '--deep'], {
      env: product.env,
      stdio: 'ignore',
    })
    await untilMoment(patience)
    const ended = new Promise((done) => child.once('exit', done))
    if (child.exitCode === null && child.kill('SIGINT')) await ended
    const left = join(product.home, 'postgres/postmaster.pid')
    await expect.poll(() => existsSync(left) && isRunning(postmasterOf(product)), { intervals: [50] }).toBe(false)
  }
})

test('a signal while it is still starting leaves no database behind', async ({ fresh }) => {
  const product = fresh()
  product.env.SATOYAMA_DEMO_COMPANIES = '300'
  const starting = product.start().catch(() => {})
  await expect.poll(() => existsSync(join(product.home, 'postgres/postmaster.pid')), { intervals: [10] }).toBe(true)
  const postmaster = postmasterOf(product)
  await untilMoment(300)
  product.server!.kill('SIGTERM')
  await starting
  await expect.poll(() => isRunning(postmaster)).toBe(false)
})
