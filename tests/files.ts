import { globSync } from 'node:fs'
import { root } from './places.ts'
import type { Files } from './selection.ts'

/** All files with tests of this checkout. */
export function testFiles(): Files {
  const all = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort()
  return {
    unit: all('*.test.ts', '{data,methodology,contract,server,tests}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'),
    journeys: all('journeys/**/*.journey.ts'),
  }
}
