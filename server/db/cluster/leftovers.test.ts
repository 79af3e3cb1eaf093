import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { findUnprivileged } from '#server/machine/unprivileged.ts'
import { endLeftovers } from './leftovers.ts'

const data = mkdtempSync(join(tmpdir(), 'satoyama-leftovers-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const file = join(data, 'postmaster.pid')
const { uid, gid } = findUnprivileged() ?? {}

/** A shell that does something as the database's user, in the background of a process that never asks how it ended. */
async function givenProcess(command: string) {
  const child = spawn('/bin/sh', ['-c', `${command} & echo $!; exec sleep 60`], { uid, gid, cwd: '/' })
  const [line] = await once(child.stdout, 'data')
  return { pid: Number(line), end: () => child.kill('SIGKILL') }
}

const isThere = (pid: number) => existsSync(`/proc/${pid}`)

test.runIf(isThere(process.pid)).each([
  ['of another program that came later', 'sleep 60'],
  ['of a dead process that is still listed', 'sleep 0.3'],
])('a number %s keeps no database out, and the program goes on', async (_, command) => {
  const { pid, end } = await givenProcess(command)
  // By then its parent is a program that never asks how it ended.
  const isDead = () => /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (command !== 'sleep 60') await vi.waitFor(() => expect(isDead()).toBe(true), { timeout: 120_000 })
  writeFileSync(file, `${pid}\n${data}\n`)
  await endLeftovers(data)
  expect([existsSync(file), isThere(pid)]).toEqual([false, true])
  process.kill(pid, 'SIGKILL')
  end()
})

test('a file that names no process is left to PostgreSQL, which also looks at its memory', async () => {
  writeFileSync(file, `4194305\n${data}\n`) // Greater than any.
  await endLeftovers(data)
  expect(existsSync(file)).toBe(true)
})
