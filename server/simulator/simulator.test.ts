import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getScores } from '#contract/scores/scores.ts'
import { type SimulatedRatings, simulateRatings } from '#contract/simulator/ratings.ts'
import { type Levers, listLevers, type Simulation, simulateScores } from '#contract/simulator/simulator.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let companies: { id: number; security_code: string | null }[] = []
beforeAll(async () => {
  token = await app.signedIn()
  companies = await database.db
    .selectFrom('company')
    .select(['id', 'security_code'])
    .where('is_listed', '=', true)
    .execute()
})

const ask = (companyId: number, query: Record<string, unknown> = {}) =>
  app.call(simulateScores, { params: { companyId }, query }, token)
const simulate = async (companyId: number, query: Record<string, unknown> = {}): Promise<Simulation> => {
  const { status, body } = await ask(companyId, query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const levers = async (companyId: number, step = 'median'): Promise<Levers> =>
  (await app.call(listLevers, { params: { companyId }, query: { step: step as 'median' } }, token)).body.data

test('with nothing changed every score is that of the scores, to the last bit', async () => {
  for (const { id } of companies.slice(0, 20)) {
    const { scores, steps, changes } = await simulate(id)
    const pageScores = (await app.call(getScores, { params: { companyId: id }, query: {} }, token)).body.data.scores
    for (const { key, before, after } of scores) {
      const { value, coverage, rank, band } = pageScores.find((one: { key: string }) => one.key === key)
      expect(before, `${id} ${key}`).toEqual({ score: value, coverage, rank, band })
      expect(after).toEqual(before)
    }
    expect([steps, changes]).toEqual([[], null])
  }
})

test('the effects of a plan of levers sum to the difference, whatever the order, and each lever alone does what it says', async () => {
  let companyCount = 0
  for (const { id } of companies.slice(0, 6)) {
    const list = (await levers(id, 'quartile')).levers.slice(0, 4)
    if (list.length < 2) continue
    companyCount++
    const set = list.map(({ indicator, to }) => `${indicator}:${to}`)
    const [forth, back] = [
      await simulate(id, { set: set.join('~') }),
      await simulate(id, { set: set.toReversed().join('~') }),
    ]
    const whole = ({ scores }: Simulation) => scores[0]!
    expect(whole(forth).after).toEqual(whole(back).after)
    for (const plan of [forth, back]) {
      const sum = plan.steps.reduce((total, { effect }) => total + effect!, 0)
      expect(sum).toBeCloseTo(whole(plan).after.score! - whole(plan).before.score!, 12)
      expect(plan.steps.at(-1)!.after).toEqual(whole(plan).after)
    }
    expect(forth.steps[0]!.effect).toBe(list[0]!.effect)
    expect(forth.steps[0]!.after.rank).toEqual(list[0]!.rank)
    for (const { precedents, perYear, effect } of list) {
      expect(precedents.n).toBeLessThanOrEqual(precedents.of)
      expect(precedents.fastest).toHaveLength(Math.min(3, precedents.n))
      expect(precedents.fastest.map((peer) => peer.id)).not.toContain(id)
      if (perYear !== null) expect(perYear).toBeCloseTo(effect / precedents.years!, 12)
    }
  }
  expect(companyCount).toBeGreaterThan(3)
})

test('no size is a lever, and what peers from there made stands before what none of them ever did, each by effect', async () => {
  const catalogue = new Map(readCatalogue().map((indicator) => [indicator.code, indicator]))
  const named = new Set<string>()
  for (const { id } of companies.slice(0, 12)) {
    const list = (await levers(id, 'quartile')).levers
    for (const { indicator } of list) {
      named.add(indicator)
      expect(catalogue.get(indicator)!.sizeBase, indicator).toBeNull()
    }
    const made = list.map(({ precedents }) => precedents.n > 0)
    expect(made).toEqual(made.toSorted((a, b) => Number(b) - Number(a)))
    for (const half of [list.filter((_, at) => made[at]), list.filter((_, at) => !made[at])])
      expect(half.map(({ effect }) => effect)).toEqual(half.map(({ effect }) => effect).toSorted((a, b) => b - a))
  }
  // Tonnes emitted, patents held, headcount and sales; their shares and intensities are there.
  for (const size of ['E-CC-001', 'S-SI-003', 'S-LR-001', 'F-PL-001']) expect([...named]).not.toContain(size)
  expect(named.size).toBeGreaterThan(20)
})

describe('what cannot be changed is told, and the rest is done', () => {
  test('codes that are none, that carry no score, and figures that cannot be', async () => {
    const set = 'X-XX-001:1~F-PL-001:5~G-BD-002:140~G-BD-002:-3~S-DV-002:20~nonsense~S-DV-003:1e99'
    const { rejected, steps } = await simulate(companies[0]!.id, { set })
    expect(rejected.map(({ indicator, reason, most }) => [indicator, reason, most])).toEqual([
      ['X-XX-001', 'unknown', null],
      ['F-PL-001', 'not-scored', null],
      ['G-BD-002', 'range', 100],
      ['S-DV-003', 'range', 100],
    ])
    expect(steps.map(({ indicator }) => indicator)).toEqual(['S-DV-002'])
  })

  test('an unknown company, one to compare with that is none, and a method that is not made of indicators', async () => {
    expect((await ask(999_999)).body.code).toBe('company.not-found')
    expect((await ask(companies[0]!.id, { against: 999_999 })).body.code).toBe('company.not-found')
    expect((await ask(companies[0]!.id, { method: 'employment-impact' })).body.code).toBe('method.not-available')
    const other = await simulate(companies[0]!.id, { against: companies[1]!.id })
    const theirs = await simulate(companies[1]!.id)
    expect(other.scores.map(({ other }) => other)).toEqual(theirs.scores.map(({ before }) => before.score))
  })
})

test('a changed figure gives what an import of that figure gives', async () => {
  const { id, security_code: securityCode } = companies[3]!
  const { year } = await simulate(id)
  const changes = [
    { indicator: 'E-EN-004', value: 44 },
    { indicator: 'S-DV-002', value: 31.5 },
  ]
  const set = changes.map(({ indicator, value }) => `${indicator}:${value}`).join('~')
  const simulated = await simulate(id, { set, year })
  expect(simulated.steps).toHaveLength(2)
  const rows = changes.map((change) => {
    const { boundary } = readCatalogue().find(({ code }) => code === change.indicator)!
    const filer = { securityCode: securityCode! }
    return givenFigure({ ...change, boundary, company: filer, fiscalYear: year!, knownFrom: '2026-01-14' })
  })
  await givenParsedImport(database.db, givenTable(rows))
  const { revision } = await database.db.selectFrom('market').select('revision').executeTakeFirstOrThrow()
  await vi.waitFor(() => expect(app.market().revision).toBe(Number(revision)), { timeout: 120_000, interval: 100 })
  const imported = await simulate(id, { year })
  expect(imported.recipe.revision).toBeGreaterThan(simulated.recipe.revision)
  expect(imported.scores.map(({ before }) => before)).toEqual(simulated.scores.map(({ after }) => after))
})

describe('ratings of vendors', () => {
  const ratings = async (companyId: number, query: Record<string, unknown> = {}): Promise<SimulatedRatings> => {
    const { status, body } = await app.call(simulateRatings, { params: { companyId }, query }, token)
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    return body.data
  }

  const mayUse = (...supported_vendors: string[]) =>
    database.db.updateTable('account').set({ supported_vendors }).execute()

  test('with nothing changed nothing moves; a plan that raises the score moves them; each tells its error and what it was made from', async () => {
    await mayUse('msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse')
    const { id } = companies[5]!
    const set = (await levers(id, 'quartile')).levers.slice(0, 8).map(({ indicator, to }) => `${indicator}:${to}`)
    const [still, planned] = [await ratings(id), await ratings(id, { set: set.join('~') })]
    const modelled = still.vendors.filter(({ state }) => state === 'model')
    expect(modelled.length).toBeGreaterThan(2)
    for (const { vendor, before, after, model } of modelled) {
      expect(after, vendor).toEqual(before)
      expect(before!.low.axis).toBeLessThanOrEqual(before!.middle.axis)
      expect(before!.high.axis).toBeGreaterThanOrEqual(before!.middle.axis)
      expect(model!.companies).toBeGreaterThanOrEqual(30)
      expect(model!.accuracy.n).toBeGreaterThanOrEqual(20)
      expect(model!.accuracy.coverage).toBeGreaterThan(0.5)
      // Last year's rating is another one, not the same still standing.
      expect(model!.accuracy.lastYear?.error, vendor).not.toBe(0)
      // Features are the company's own figures: nothing in a market of 140 explains a rating almost wholly.
      expect(model!.accuracy.r2, vendor).toBeLessThan(0.95)
    }
    expect(
      planned.vendors.some(({ before, after }) => before && after && after.middle.axis !== before.middle.axis),
    ).toBe(true)
  })

  test('a vendor that is not in the contract is locked, and nothing of it leaves', async () => {
    await mayUse('cdp')
    const { vendors } = await ratings(companies[5]!.id)
    expect(vendors.length).toBeGreaterThan(3)
    for (const { vendor, state, actual, model, before } of vendors) {
      if (vendor === 'cdp') expect(state).not.toBe('locked')
      else expect([state, actual, model, before], vendor).toEqual(['locked', null, null, null])
    }
  })
})
