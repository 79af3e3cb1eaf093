import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { getFtseBundle, recomputeFtse } from '#contract/ftse-prediction/bundle.ts'
import { type FtsePrediction, getFtsePrediction, saveFtsePrediction } from '#contract/ftse-prediction/company.ts'
import { type FtseModel, getFtseModel, getFtseProgress } from '#contract/ftse-prediction/model.ts'
import { replayPrediction } from '#methodology/ratings/prediction/replay.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const empty = givenDatabase()
const nothing = givenApp(empty)
const folder = mkdtempSync(join(tmpdir(), 'satoyama-ftse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let token = ''
let ids: number[] = []

/** Somebody whose contract holds these vendors. */
async function signedInWith(vendors: readonly string[], [on, market] = [app, database]): Promise<string> {
  const email = `${vendors.join('-')}@asset.example`
  await givenAccount(market.db, email, { vendors })
  return (await on.call(signIn, { body: { email, password } })).body.token
}

beforeAll(async () => {
  token = await signedInWith(['satoyama', 'ftse'])
  const rows = await database.db
    .selectFrom('company')
    .select('id')
    .where('is_listed', '=', true)
    .orderBy('id')
    .execute()
  ids = rows.map(({ id }) => id)
})

const card = async (query = {}): Promise<FtseModel> => {
  const { status, body } = await app.call(getFtseModel, { query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const predict = async (companyId: number, query = {}, by = token): Promise<FtsePrediction> => {
  const { status, body } = await app.call(getFtsePrediction, { params: { companyId }, query }, by)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

/** How the script that needs nothing of the product ends, and what it says. */
async function runScript(bundle: unknown): Promise<[code: number, text: string]> {
  const path = join(folder, 'bundle.json')
  writeFileSync(path, JSON.stringify(bundle))
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../docs/recompute.mjs'), path]).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout, stderr }) => [code, stdout + stderr],
  )
}

describe('the model card', () => {
  test('tells ratings, years and errors beside the plainest rivals, all measured here', async () => {
    const { state, isSimulated, targets, themes, recipe, published } = await card()
    expect([state, isSimulated, themes.length, targets.length]).toEqual(['model', true, 14, 18])
    const total = targets.find(({ key }) => key === 'total')!
    const rows = await database.db
      .selectFrom('vendor_score')
      .select('company_id')
      .distinct()
      .where('vendor', '=', 'ftse')
      .where('item', '=', 'total')
      .execute()
    expect(total.companies).toBeLessThanOrEqual(rows.length)
    expect(total.companies).toBeGreaterThanOrEqual(30)
    expect(total.isTimeOrdered).toBe(true)
    const { model, industryMean, lastYear, structure } = total.measures!
    expect(industryMean.n).toBe(model.n)
    expect(lastYear!.rival.n).toBe(lastYear!.model.n)
    expect(structure!.rival.n).toBe(model.n)
    for (const { error, close, coverage } of [model, industryMean, lastYear!.rival, structure!.rival]) {
      expect(error).toBeGreaterThan(0)
      expect(error).toBeLessThan(2.5)
      for (const share of [close, coverage]) expect(share >= 0 && share <= 1).toBe(true)
    }
    // The market's ratings change slowly: no model of figures foretells them as well as last year's.
    expect(lastYear!.rival.error).toBeLessThan(lastYear!.model.error)
    expect(total.measures!.r2).toBeLessThan(0.95)
    expect(published).toMatchObject({ r2: 0.54, status: 'verified' })
    const { hash, ...rest } = recipe
    expect(hashOf(rest)).toBe(hash)
  })

  test('is told of while it is being made, to those who may see it', async () => {
    const share = async (by: string, query: object) => (await app.call(getFtseProgress, { query }, by)).body.data?.share
    // Of another basis nothing is made yet; the one that was asked for is made.
    expect(await share(token, {})).toBeNull()
    expect(await share(await signedInWith(['satoyama']), {})).toBeNull()
    const { whatIf } = await app.market().snapshot({ today: '2026-01-15' }, ownCaller)
    const { recipe, targets } = await card()
    const keys = targets.map(({ key }) => key)
    expect(whatIf.predictions.progress([...keys, 'another'], recipe.hash)).toBeCloseTo(18 / 19, 12)
  })

  test('a theme with few ratings has no model, and says so', async () => {
    const { targets } = await card()
    for (const { kind, state, measures, ratings } of targets.filter((target) => target.kind === 'theme')) {
      expect(kind).toBe('theme')
      expect(['no-ratings', 'too-few', 'model']).toContain(state)
      expect(measures === null).toBe(state !== 'model')
      if (state === 'no-ratings') expect(ratings).toBe(0)
    }
    expect(targets.find(({ key }) => key === 'tax-transparency')!.state).toBe('no-ratings')
  })

  test('before there were ratings there is nothing to learn from', async () => {
    const { state, targets, features } = await card({ asOf: '2021-06-30' })
    expect([state, features]).toEqual(['no-ratings', 0])
    expect(targets.every((target) => target.measures === null)).toBe(true)
  })
})

describe('a company', () => {
  test('has a score by the structure that its inputs give again, and a prediction in its interval', async () => {
    let predicted = 0
    for (const id of ids.slice(0, 20)) {
      const answer = await predict(id)
      if (answer.year === null) continue
      const { overall, themes, inputs, pillars, steps } = answer
      expect(themes).toHaveLength(14)
      const own = themes.filter(({ structure }) => structure !== null)
      const exposure = own.reduce((sum, theme) => sum + theme.exposure, 0)
      const mean = own.reduce((sum, theme) => sum + theme.exposure * theme.structure!, 0) / exposure
      if (overall.structure !== null) expect(overall.structure).toBeCloseTo(mean, 9)
      for (const { key, points, possible, structure } of themes) {
        const themeInputs = inputs.filter((input) => input.theme === key && input.points !== null)
        expect(themeInputs).toHaveLength(possible)
        expect(points).toBeCloseTo(
          themeInputs.reduce((sum, input) => sum + input.points!, 0),
          9,
        )
        if (structure !== null) expect(structure).toBeCloseTo((5 * points) / possible, 9)
      }
      expect(pillars.map(({ pillar }) => pillar)).toEqual(['E', 'S', 'G'])
      if (overall.predicted) {
        predicted++
        const { low, score, high, from, to } = overall.predicted
        expect([low, score, high]).toEqual([low, score, high].toSorted((a, b) => a - b))
        expect(score >= from && score <= to && to - from === 0.5).toBe(true)
      }
      for (const { gain } of steps) expect(gain).toBeGreaterThan(0)
    }
    expect(predicted).toBeGreaterThan(10)
  })

  test('shows the vendor’s own rating beside it', async () => {
    const { company_id: rated } = await database.db
      .selectFrom('vendor_score')
      .select('company_id')
      .where('vendor', '=', 'ftse')
      .where('item', '=', 'total')
      .orderBy('rated_on', 'desc')
      .executeTakeFirstOrThrow()
    const { overall } = await predict(rated)
    expect(overall.actual).toMatchObject({ isSimulated: true })
    expect(overall.actual!.score * 10).toBeCloseTo(Math.round(overall.actual!.score * 10), 9) // one decimal
  })

  test('is made again from its rows alone, and a changed row is found', async () => {
    const [id] = ids
    const params = { companyId: id! }
    const { status, body } = await app.call(getFtseBundle, { params, query: {} }, token)
    expect(status).toBe(200)
    const { structure, predicted } = replayPrediction(body.data)
    expect(structure).toBeCloseTo(body.data.structure, 9)
    expect(predicted?.score).toBeCloseTo(body.data.predicted.score, 9)
    const again = (await app.call(recomputeFtse, { params, query: {} }, token)).body.data
    expect(again.isSame).toBe(true)
    expect(again.rows).toBeGreaterThan(201)
    expect(await runScript(body.data)).toEqual([0, expect.stringContaining('structure')])
    expect((await runScript({ ...body.data, structure: structure! + 1e-6 }))[0]).toBe(1)
    const at = body.data.inputs.findIndex(({ state }: { state: string }) => state === 'undisclosed')
    const changed = { ...body.data.inputs[at], state: 'known', value: 1, percentile: 0.9, isLowerBetter: false }
    expect(replayPrediction({ ...body.data, inputs: body.data.inputs.with(at, changed) }).structure).not.toBe(structure)
  })

  test.each(['xlsx', 'csv'] as const)('leaves as %s in both languages', async (format) => {
    for (const lang of ['ja', 'en'] as const) {
      const params = { companyId: ids[0]!, format }
      const { status, headers } = await app.call(saveFtsePrediction, { params, query: { lang } }, token)
      expect(status).toBe(200)
      expect(String(headers['content-disposition'])).toContain('satoyama-ftse-prediction')
    }
  })

  test('that is unknown is refused, and one without a report has nothing', async () => {
    const { status, body } = await app.call(getFtsePrediction, { params: { companyId: 99_999 }, query: {} }, token)
    expect([status, body.code]).toEqual([404, 'company.not-found'])
    const before = await predict(ids[0]!, { year: 1999 })
    expect(before).toMatchObject({ year: null, themes: [], steps: [], overall: { structure: null, predicted: null } })
    const file = { params: { companyId: ids[0]!, format: 'xlsx' as const }, query: { year: 1999 } }
    expect((await app.call(saveFtsePrediction, file, token)).body.code).toBe('figure.not-found')
  })
})

describe('an account without the vendor', () => {
  let locked = ''
  beforeAll(async () => {
    locked = await signedInWith(['satoyama', 'msci'])
  })

  test('is told that it is locked, and nothing else of it', async () => {
    const { state, targets, features } = (await app.call(getFtseModel, { query: {} }, locked)).body.data
    expect([state, targets, features]).toEqual(['locked', [], 0])
    const answer = await predict(ids[0]!, {}, locked)
    expect(answer).toMatchObject({ state: 'locked', year: null, themes: [], steps: [], inputs: [], error: null })
  })

  test('has no file, bundle or replay', async () => {
    const params = { companyId: ids[0]! }
    const replies = [
      await app.call(saveFtsePrediction, { params: { ...params, format: 'xlsx' }, query: {} }, locked),
      await app.call(getFtseBundle, { params, query: {} }, locked),
      await app.call(recomputeFtse, { params, query: {} }, locked),
    ]
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'vendor.locked']))
  })
})

test('a market without anything says that ratings are missing', async () => {
  const { body } = await nothing.call(getFtseModel, { query: {} }, await signedInWith(['ftse'], [nothing, empty]))
  expect(body.data).toMatchObject({ state: 'no-ratings', template: 'vendor-scores', vendor: 'ftse' })
})
