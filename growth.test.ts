import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { GrowthCount } from './tests/growth/count.ts'

interface Outcome {
  readonly stdout: string
  /** Names of pieces, as they begin. */
  readonly stderr: string
}

/** All pieces together take seconds, some more on a machine that is busy; one that never ends is ended, and named. */
async function run(program: string): Promise<Outcome> {
  const path = join(import.meta.dirname, 'tests/growth', program)
  return promisify(execFile)(process.execPath, [path], { timeout: 100_000 }).catch((error: Outcome) => error)
}

const lastOf = ({ stderr }: Outcome) => stderr.trim().split('\n').at(-1)

test('twice as much takes no more than twice the work', async () => {
  const outcome = await run('count.ts')
  expect(lastOf(outcome), 'the last that began').toBe('all')
  const counts = Object.entries<GrowthCount>(JSON.parse(outcome.stdout))
  expect(counts.length).toBeGreaterThan(30)
  const faster = counts.flatMap(([name, { sizes, work, most }]) => {
    const growth = work[1] / work[0] / (sizes[1] / sizes[0])
    return work[0] > 0 && growth <= most ? [] : [`${name}: ${growth.toFixed(2)} × as fast as its size`]
  })
  expect(faster).toEqual([])
}, 120_000)

test('a text of which a pattern would never come to an end is read to its end', async () => {
  expect(lastOf(await run('end.ts')), 'the last that began').toBe('all')
}, 120_000)
