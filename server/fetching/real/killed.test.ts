import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTokyoTime } from '#contract/wire/tokyo.ts'
import { givenDatabase } from '#server/test/database.ts'
import { type Replay, startReplay } from '#server/test/world/replay/replay.ts'
import { makeWorld } from '#server/test/world/world.ts'
import { marketRows } from '../given-market-rows.ts'
import { waitingFiles } from '../store/files.ts'
import type { GivenBuild } from './given-builder.ts'

const whole = givenDatabase()
const fallen = givenDatabase()
const builder = join(import.meta.dirname, 'given-builder.ts')
const today = '2025-12-01'
let replay: Replay
beforeAll(async () => {
  replay = await startReplay(makeWorld({ companies: 10, years: 2, today, noise: 1 }))
})
afterAll(() => replay.stop())

const begin = (database: typeof whole, home: string): ChildProcess & { readonly ended: Promise<number | null> } => {
  const given: GivenBuild = {
    ...{ connection: database.connection, origins: replay.origins, home },
    now: readTokyoTime(`${today} 18:40`)!.toISOString(),
  }
  const child = spawn(process.execPath, [builder, JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] })
  return Object.assign(child, { ended: new Promise<number | null>((done) => child.once('exit', done)) })
}

/** Requests after which it is killed, and milliseconds later: within a request, while its answer is written, while it is imported. */
const kills: readonly (readonly [path: RegExp, nth: number, later: number])[] = [
  [/Edinetcode\.zip/, 1, 0],
  [/Edinetcode\.zip/, 1, 40],
  [/data_j\.xlsx/, 1, 5],
  [/data_j\.xlsx/, 1, 60],
  [/lei-records/, 1, 0],
  [/download/, 1, 30],
  [/targets-excel/, 1, 0],
  [/targets-excel/, 1, 150],
  [/documents\.json/, 1, 0],
  [/documents\.json/, 41, 20],
  [/documents\.json/, 100, 0],
  [/documents\/S/, 1, 2],
  [/documents\/S/, 4, 60],
  [/documents\/S/, 7, 200],
]

test('killed at each step and begun again, a market is that of one that never fell', async () => {
  const home = mkdtempSync(join(tmpdir(), 'fallen-'))
  const fallenAt: string[] = []
  for (const [path, nth, later] of kills) {
    replay.clearRequests()
    const child = begin(fallen, home)
    let isOver = false
    void child.ended.then(() => {
      isOver = true
    })
    while (!isOver && replay.requests.filter((request) => path.test(request.path)).length < nth) await sleep(1)
    await sleep(later)
    if (!isOver) fallenAt.push(String(path))
    child.kill('SIGKILL')
    await child.ended
  }
  expect(fallenAt.length).toBeGreaterThan(kills.length - 3)
  expect(await begin(fallen, home).ended).toBe(0)
  // What a kill leaves that no row names goes an hour later; nothing waits.
  expect(await waitingFiles(fallen.db, 'edinet-documents')).toEqual([])

  expect(await begin(whole, mkdtempSync(join(tmpdir(), 'whole-'))).ended).toBe(0)
  const [one, other] = [await marketRows(whole.db), await marketRows(fallen.db)]
  for (const name of Object.keys(one) as (keyof typeof one)[]) expect([name, other[name]]).toEqual([name, one[name]])
  expect(one.figures.length).toBeGreaterThan(500)
  expect(one.documents.length).toBeGreaterThan(9)
  expect(Math.max(...Object.values(replay.maxConcurrent))).toBe(1)
}, 180_000)
