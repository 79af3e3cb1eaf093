import { mkdirSync } from 'node:fs'
import { endWithParent } from '../server/machine/end-with-parent.ts'
import { ownTemporaryFolder } from '../server/test/temporary.ts'
import { chooseTests } from './changed/choose.ts'
import { changedFiles } from './changed/git.ts'
import { readTree } from './changed/tree.ts'
import { cacheFolder, reports } from './places.ts'
import { longPlan, type Plan, pathsPlan, quickPlan, withLongPlan } from './plans.ts'
import { tryFaults } from './planted/try.ts'
import { printSummary, record } from './summary.ts'

/**
 * `npm test`: format, lint, types, unit, server and journeys. With paths behind it only the tests of
 * those; `--changed` what a change touches; `--long` what takes longer, `--with-long` both; `--planted` whether the tests find faults. The last line counts them all.
 */
endWithParent()
ownTemporaryFolder()
mkdirSync(reports, { recursive: true })
// Every Node that is started from here on finds its modules compiled.
process.env.NODE_COMPILE_CACHE ??= cacheFolder('node')
process.env.PWTEST_CACHE_DIR ??= cacheFolder('playwright')

const asked = process.argv.slice(2)
if (asked.includes('--planted'))
  process.exit((await tryFaults(asked.filter((name) => name !== '--planted'))) === 0 ? 0 : 1)
const plan = chosen()
const results = await plan.run()
record(plan.name, results)
process.exit(printSummary(results) === 0 ? 0 : 1)

function chosen(): Plan {
  if (asked.includes('--long')) return longPlan()
  if (asked.includes('--with-long')) return withLongPlan()
  if (asked.includes('--changed')) return pathsPlan('changed', chooseTests(readTree(), changedFiles()))
  if (asked.length === 0) return quickPlan()
  const isJourney = (path: string) => /(^|\/)journeys(\/|$)|\.journey\./.test(path)
  const [journeys, unit] = [asked.filter(isJourney), asked.filter((path) => !isJourney(path))]
  return pathsPlan('paths', { unit, journeys })
}
