import { randomInt } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { longCodeList, untilMoment, victim } from '../killed.ts'
import { inventedFiles } from '../market.ts'
import { expect, test } from '../test.ts'

/** Kills at moments that nobody chose. The seed is printed; with `SATOYAMA_SEED` the moments are the same again. */
const seed = Number(process.env.SATOYAMA_SEED ?? randomInt(2 ** 31))
const kills = 20

/** The same moments for the same seed, whatever else runs: between `from` and `to` milliseconds. */
function momentsBetween(from: number, to: number): number[] {
  process.stdout.write(`SATOYAMA_SEED=${seed}\n`)
  let state = seed
  return Array.from({ length: kills }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + ((to - from) * state) / 2 ** 32
  })
}

test('killed at twenty moments of an import, the next start is sound and nothing is half imported', async ({
  clone,
}) => {
  test.setTimeout(360_000)
  const product = await clone('empty')
  for (const [round, moment] of momentsBetween(400, 3000).entries()) {
    const file = longCodeList(product.home, round)
    const one = victim(product, 'cli', 'import', file)
    await untilMoment(moment)
    const wasKilled = await one.kill()
    const { status, output } = product.satoyama('imports')
    expect(status, output).toBe(0)
    // It stands in the log, whole, or it has left nothing.
    const isWhole = output.includes(basename(file))
    expect(isWhole || wasKilled, output).toBe(true)
  }
  expect(product.satoyama('doctor', '--deep').status).toBe(0) // Whatever broke on the way would still be broken.
  // After all that a list imports whole, and then changes nothing.
  const last = longCodeList(product.home, 99)
  product.satoyama('import', last)
  expect(product.satoyama('import', last, '--again').output).toMatch(
    /edinet-code-list\s+8,000\s+0\s+8,000\s+0\s+0\s+0\s+0/,
  )
  const other = product.satoyama('import', inventedFiles[0]!)
  expect(other.output).toMatch(/edinet-code-list\s+3\s+2\s+0\s+0\s+0\s+0\s+1/) // read 3, accepted 2, ignored 1
})

test('killed twenty times while the demo market is made, every next start is sound', async ({ fresh }) => {
  test.setTimeout(360_000)
  const product = fresh()
  product.env.SATOYAMA_DEMO_COMPANIES = '150'
  for (const moment of momentsBetween(500, 6000)) {
    const one = victim(product, 'main')
    await untilMoment(moment)
    await one.kill()
    // Whole or not at all.
    const { output } = product.satoyama('market', 'status')
    expect(output).toMatch(/Companies: (0|150) /)
    // A market that was made whole goes, so that the next round makes one again; half of one is gone on.
    if (!output.includes('Companies: 150 ') || output.includes('Still being made: ')) continue
    rmSync(product.home, { recursive: true, force: true, maxRetries: 5 })
    mkdirSync(product.home)
  }
  await product.start()
  expect(product.satoyama('market', 'status').output).not.toContain('Still being made: ')
  expect(product.satoyama('doctor', '--deep')).toMatchObject({ status: 0 })
})

test('killed twenty times while a panel is built, the next server builds it whole', async ({ clone }) => {
  test.setTimeout(240_000)
  const product = await clone('demo')
  const panels = join(product.home, 'panel')
  for (const moment of momentsBetween(600, 1600)) {
    for (const name of readdirSync(panels)) if (name.endsWith('.panel')) rmSync(join(panels, name))
    const one = victim(product, 'main')
    await untilMoment(moment)
    await one.kill()
  }
  await product.start()
  const answer = await product.call('/market')
  expect(answer.revisionInMemory).toBe(answer.revision)
  expect(answer.companies).toBe(300)
})
