import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, type Part, parts } from './parts.ts'
import { reports, root } from './places.ts'
import type { Recorded } from './summary.ts'

/** Seconds that each file of tests took when it was last measured; of a journey, each of its parts (`tests/parts.ts`). */
export type Times = ReadonlyMap<string, number>

const path = join(root, 'tests/times.json')
/** For what nobody has measured yet. */
const unmeasured = { unit: 2, journey: 30 }

export function readTimes(): Times {
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>))
}

export const unitSeconds = (times: Times, file: string) => times.get(file) ?? unmeasured.unit

/** A journey that is measured has no seconds for a part that it does not have. */
export function journeySeconds(times: Times, { file, language }: Part): number {
  const isMeasured = parts(file).some((part) => times.has(keyOf(part)))
  return times.get(keyOf({ file, language })) ?? (isMeasured ? 0 : unmeasured.journey)
}

/** Take over what the last run of each plan measured, leave out files that are gone, and say how many there are. */
export function renewTimes(): number {
  const times = new Map(readTimes())
  for (const record of globSync(join(reports, 'last-*.json'))) {
    const { results }: Recorded = JSON.parse(readFileSync(record, 'utf8'))
    for (const { path: key, seconds } of results.flatMap(({ files }) => files))
      times.set(key, Math.round(seconds * 10) / 10)
  }
  const there = [...times].filter(([key]) => existsSync(join(root, key.split(' ')[0]!)))
  const sorted = Object.fromEntries(there.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
  return there.length
}
