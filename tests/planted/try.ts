import { join } from 'node:path'
import { applyPatch, copyTree } from './copy.ts'
import { type Fault, faults } from './faults.ts'
import { type Outcome, runTests } from './run.ts'

/** What a test says when it was tried and did not hold; anything else is a fault of the planting. */
const isAssertion = (message: string) => /AssertionError|\bexpect\(|TestingLibraryElementError/.test(message)

/**
 * Plant each fault in a copy of the tree, run the test that must fail, see that it fails by what it asserts, and take the fault
 * back; first all of these tests as the tree stands, which must pass. Answers how many went wrong.
 *
 * @param names of faults, or their beginnings; all when empty
 */
export async function tryFaults(names: readonly string[]): Promise<number> {
  const chosen = faults.filter(({ name }) => names.length === 0 || names.some((one) => name.startsWith(one)))
  if (chosen.length === 0) throw new Error(`There is no planted fault ${names.join(' ')}.`)
  const folder = copyTree()
  const sound = await soundness(folder, chosen)
  if (sound) {
    say(sound)
    return chosen.length
  }
  let wrong = 0
  for (const fault of chosen) {
    const started = performance.now()
    const verdict = verdictOn(fault, await withFault(folder, fault))
    if (verdict !== 'found') wrong++
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
    say(`${verdict === 'found' ? 'found  ' : 'MISSED '} ${seconds} s  ${fault.name}: ${fault.what}`)
    if (verdict !== 'found') say(verdict)
  }
  say(`\n${chosen.length - wrong} of ${chosen.length} planted faults found`)
  return wrong
}

/** Nothing where all tests pass as the tree stands. */
async function soundness(folder: string, chosen: readonly Fault[]): Promise<string | null> {
  for (const some of [chosen.filter(({ by }) => !isJourney(by)), chosen.filter(({ by }) => isJourney(by))]) {
    if (some.length === 0) continue
    const [files, titles] = [[...new Set(some.map(({ by }) => by))], some.map(({ fails }) => fails)]
    const { tests, failures, said } = await runTests({ folder, files, titles })
    const unknown = titles.filter((title) => !tests.some((test) => test.includes(title)))
    if (unknown.length > 0) return `No test is called so: ${unknown.join('; ')}\n${said}`
    const unsound = failures.filter(({ test }) => titles.some((title) => test.includes(title)))
    if (unsound.length > 0)
      return `Fails without any fault: ${unsound.map(({ test, message }) => `${test}\n${message}`).join('\n')}`
  }
  return null
}

const isJourney = (file: string) => file.endsWith('.journey.ts')

async function withFault(folder: string, { name, by, fails }: Fault): Promise<Outcome> {
  const patch = patchOf(name)
  applyPatch(folder, patch)
  try {
    return await runTests({ folder, files: [by], titles: [fails] })
  } finally {
    applyPatch(folder, patch, '--reverse')
  }
}

function verdictOn({ by, fails }: Fault, { tests, failures, said }: Outcome): string {
  if (tests.length === 0) return `  nothing was tried in ${by}:\n${said}`
  const failure = failures.find(({ test }) => test.includes(fails))
  if (!failure) return `  passes in spite of it: ${by} › ${fails}`
  return isAssertion(failure.message) ? 'found' : `  fails for another reason:\n${failure.message}`
}

export const patchOf = (name: string): string => join(import.meta.dirname, `${name}.patch`)

const say = (text: string) => process.stdout.write(`${text}\n`)
