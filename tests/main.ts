import { mkdirSync } from 'node:fs'
import { endWithParent } from '../server/machine/end-with-parent.ts'
import { ownTemporaryFolder } from '../server/test/temporary.ts'
import { changedFiles } from './changed/git.ts'
import { cacheFolder, reports } from './places.ts'
import { changedPlan, ciPlan, longPlan, type Plan, pathsPlan, quickPlan } from './plans.ts'
import { tryFaults } from './planted/try.ts'
import { tryRecipes } from './recipes/try.ts'
import { recordAnswers } from './recorded/record.ts'
import { printSummary, record } from './summary.ts'
import { renewTimes } from './times.ts'

/**
 * `npm test`: format, lint, types, and the tests that eight minutes pay for. With paths behind it only the tests of those;
 * `--changed` what a change touches (`--first` ends with its first answer); `--long` all that is left out, `--ci` what CI runs, `--times` keeps what the last runs took,
 * `--planted` tries whether the tests find faults, `--recipes` whether the recipes of CONTRIBUTING.md hold, `--record` asks real servers for what screens are drawn from. The last line counts them all.
 */
endWithParent()
ownTemporaryFolder()
mkdirSync(reports, { recursive: true })
// Every Node that is started from here on finds its modules compiled.
process.env.NODE_COMPILE_CACHE ??= cacheFolder('node')
process.env.PWTEST_CACHE_DIR ??= cacheFolder('playwright')

const args = process.argv.slice(2)
if (args.includes('--times')) {
  process.stdout.write(`tests/times.json: the times of ${renewTimes()} files and parts of files\n`)
  process.exit(0)
}
if (args.includes('--planted'))
  process.exit((await tryFaults(args.filter((name) => name !== '--planted'))) === 0 ? 0 : 1)
if (args.includes('--recipes'))
  process.exit((await tryRecipes(args.filter((name) => name !== '--recipes'))) === 0 ? 0 : 1)
if (args.includes('--record')) process.exit(await recordAnswers(args.filter((path) => path !== '--record')))
const plan = chosen()
const results = await plan.run()
record(plan.name, results)
process.exit(printSummary(results) === 0 ? 0 : 1)

function chosen(): Plan {
  if (args.includes('--long')) return longPlan()
  if (args.includes('--ci')) return ciPlan()
  if (args.includes('--changed')) return changedPlan(changedFiles(), args.includes('--first'))
  if (args.length === 0) return quickPlan()
  const isJourney = (path: string) => /(^|\/)journeys(\/|$)|\.journey\./.test(path)
  const [journeys, unit] = [args.filter(isJourney), args.filter((path) => !isJourney(path))]
  return pathsPlan({ unit, journeys })
}
