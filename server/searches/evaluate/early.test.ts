import { beforeAll, expect, test, vi } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import { ScoreEngine } from '#server/market/scores/score-engine.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

const search = async (query: object) => (await app.call(searchMarket, { query }, token)).body.data

/** Scores that are there only when the test says so. */
function givenScoresUnderway() {
  const { scores } = ScoreEngine.prototype
  const { promise, resolve } = Promise.withResolvers<void>()
  const spy = vi.spyOn(ScoreEngine.prototype, 'scores').mockImplementation(async function (
    this: ScoreEngine,
    ...request
  ) {
    await promise
    return scores.apply(this, request)
  })
  return () => {
    spy.mockRestore()
    resolve()
  }
}

test('companies are found by name while scores are on their way, and their scores stand empty', async () => {
  const recipe = { inference: 'time-series', period: 'long', columns: 'sustainability_score,coverage,market_cap' }
  const arrive = givenScoresUnderway()
  const early = await search({ ...recipe, early: true })
  const [{ ticker }] = early.rows
  const byName = await search({ ...recipe, early: true, q: ticker })
  arrive()
  await search(recipe)
  const whole = await search({ ...recipe, early: true })

  const none = { state: 'none', value: null, text: null, class: null }
  for (const { cells } of early.rows) expect(cells.slice(0, 2)).toEqual([none, none])
  expect([early.isPreparing, early.total]).toEqual([true, whole.total])
  expect(early.rows.some(({ cells }: { cells: { value: number | null }[] }) => cells[2]!.value !== null)).toBe(true)
  expect(byName.rows.map((row: { ticker: string }) => row.ticker)).toContain(ticker)
  expect(whole).not.toHaveProperty('isPreparing')
  expect(whole.rows[0].cells[0].value).not.toBeNull()
})

test.each([
  ['one that did not ask for it', { period: 'short' }],
  ['one with conditions', { period: 'long', early: true, where: 'e_score(strength)' }],
])('%s waits for the scores', async (_, query) => {
  const arrive = givenScoresUnderway()
  const answered = vi.fn()
  const pending = search({ inference: 'worst-value', ...query })
  void pending.then(answered)
  await search({ inference: 'worst-value', period: 'long', early: true }) // One that does not wait, and was asked later.
  expect(answered).not.toHaveBeenCalled()
  arrive()
  const result = await pending
  expect(result).not.toHaveProperty('isPreparing')
  expect(result.rows[0].cells[0].value).not.toBeNull()
})
