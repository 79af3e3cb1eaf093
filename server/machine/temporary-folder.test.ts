import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporary, sweepTemporary } from './temporary-folder.ts'
import { browserUser } from './unprivileged.ts'

/** A folder of a process that ends in some way; answers where it was. */
function madeBy(end: string): string {
  const script = `
    const { makeTemporary } = await import(${JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))})
    process.stdout.write(makeTemporary('tried').path)
    ${end}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout
}

test('a folder goes with its process, and that of a killed one at the next start; those in use stay', () => {
  expect(existsSync(madeBy('process.exit(0)'))).toBe(false)
  const left = madeBy("process.kill(process.pid, 'SIGKILL')")
  writeFileSync(join(left, 'file'), '')
  const own = makeTemporary('tried')
  expect(sweepTemporary()).toBeGreaterThanOrEqual(1)
  expect([existsSync(dirname(left)), existsSync(own.path)]).toEqual([false, true])
  own.remove()
  expect(existsSync(dirname(own.path))).toBe(false)
})

test('what only looks like one of ours stays', () => {
  const other = mkdtempSync(join(tmpdir(), 'satoyama-for-'))
  const named = join(tmpdir(), 'satoyama-for-something-of-yours')
  mkdirSync(named)
  sweepTemporary()
  expect([existsSync(other), existsSync(named)]).toEqual([true, true])
  for (const path of [other, named]) rmSync(path, { recursive: true })
})

test('of another user it is that one’s alone, in a folder that is ours', () => {
  const user = browserUser()
  const { path, remove } = makeTemporary('tried', user)
  const { uid, mode } = statSync(path)
  expect([uid, mode & 0o777]).toEqual([user?.uid ?? process.getuid?.(), 0o700])
  expect(statSync(dirname(path)).uid).toBe(process.getuid?.())
  remove()
})

test('what needs a short path lies where there is one', () => {
  const { path, remove } = makeTemporary('browser', null, 58)
  expect(path.length).toBeLessThanOrEqual(58)
  remove()
  expect(existsSync(path)).toBe(false)
})
