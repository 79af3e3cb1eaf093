import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { connectionOf } from '../server/db/cluster/cluster.ts'
import type { Product } from './product.ts'
import { expect, test } from './test.ts'

const root = join(import.meta.dirname, '..')
const often = { intervals: [50], timeout: 30_000 }

/** As people start it: npm, the shell that npm takes for it, `run.mjs`, and only then the server. */
async function startedByNpm({ env }: Product): Promise<{ npm: ChildProcess; address: string; said: () => string }> {
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [npm.stdout!, npm.stderr!]) stream.on('data', (chunk: Buffer) => (output += chunk))
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C')
  return { npm, address: /http:\/\/localhost:\d+/.exec(output)![0], said: () => output }
}

const answers = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )

async function hasDatabase({ home }: Product): Promise<boolean> {
  const client = new pg.Client(connectionOf(home))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

test('whoever ends npm ends the server and its database, in order; a terminal that closes ends nothing that does without one', async ({
  clone,
}) => {
  const product = await clone('empty')
  const first = await startedByNpm(product)
  expect([await answers(first.address), await hasDatabase(product)]).toEqual([true, true])
  first.npm.kill('SIGTERM') // To npm alone, which tells only its shell.
  await expect.poll(() => answers(first.address), often).toBe(false)
  await expect.poll(() => hasDatabase(product), often).toBe(false)
  expect(first.said()).toContain('Stopping…')

  const { npm, address, said } = await startedByNpm(product)
  process.kill(-npm.pid!, 'SIGHUP') // To all of them, as a terminal does.
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit')
  expect(await answers(address)).toBe(true)
  expect(said()).not.toContain('Stopping…')
  process.kill(-npm.pid!, 'SIGINT')
  await expect.poll(() => answers(address), often).toBe(false)
  await expect.poll(() => hasDatabase(product), often).toBe(false)
  expect(said().match(/Stopping…/g)).toHaveLength(1)
})
