import { beforeAll, expect, test } from 'vitest'
import { type ComparedTarget, compareTargets, type TargetComparison } from '#contract/comparisons/targets.ts'
import { type CompanyForecast, getForecast } from '#contract/forecast/forecast.ts'
import { type CompanyTarget, type CompanyTargets, getTargets } from '#contract/targets/targets.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/** Of 140 companies each target is the same row and is judged alike on the company's own tab, in a comparison and in its forecast. */
const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const scopes = targetScopes.join()
let token = ''
const own = new Map<number, CompanyTargets>()
const compared = new Map<number, ComparedTarget[]>()
const others = new Map<number, TargetComparison['others']>()
const finalYears = new Map<number, number | null>()
beforeAll(async () => {
  app.clock.now = new Date('2026-01-15T03:00:00Z')
  token = await app.signedIn('targets@asset.example')
  const rows = await database.db
    .selectFrom('company')
    .select('id')
    .where('is_listed', '=', true)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const scopeQuery = { val_scopes: scopes, per_scopes: scopes }
  for (let start = 0; start < ids.length; start += 50) {
    const some = ids.slice(start, start + 50)
    const query = { companies: some.join(), ...scopeQuery } as never
    const answer: TargetComparison = (await app.call(compareTargets, { query }, token)).body.data
    for (const [at, { id, finalYear }] of answer.companies.entries()) {
      compared.set(
        id,
        answer.targets.filter(({ company }) => company === at),
      )
      others.set(
        id,
        answer.others.filter(({ company }) => company === at),
      )
      finalYears.set(id, finalYear)
    }
  }
  for (const companyId of ids) {
    const reply = await app.call(getTargets, { params: { companyId }, query: scopeQuery as never }, token)
    own.set(companyId, reply.body.data)
  }
})

/** What a target is, whichever screen tells of it. */
const nameOf = ({ scope, measure, horizon, baseYear, targetYear, reduction, source }: CompanyTarget | ComparedTarget) =>
  JSON.stringify({ scope, measure, horizon, baseYear, targetYear, reduction, source })
/** What a reader is told of it against figures; the yearly promise is of the target alone. */
const judgementOf = ({ fault, outcome, pace }: CompanyTarget | ComparedTarget) => {
  const { promised: _, ...figures } = pace ?? {}
  const isJudged = Object.values(figures).some((figure) => figure !== null)
  return { fault, outcome, figures: isJudged ? figures : null }
}
/** A sentence that waits for a person stands on the company's own tab alone, where it says so. */
const counts = ({ source }: CompanyTarget) => source.kind === 'list' || source.isAccepted

test('a filed target is the same row with the same judgement on the company’s tab and in a comparison', () => {
  const unlike: string[] = []
  let judged = 0
  let unjudged = 0
  for (const [id, { targets }] of own) {
    const here = new Map(targets.filter(counts).map((target) => [nameOf(target), target]))
    const there = new Map(compared.get(id)!.map((target) => [nameOf(target), target]))
    for (const name of new Set([...here.keys(), ...there.keys()])) {
      const [one, other] = [here.get(name), there.get(name)]
      if (!one || !other) {
        unlike.push(`company ${id}: ${name} stands only ${one ? 'on its tab' : 'in the comparison'}`)
        continue
      }
      const [a, b] = [judgementOf(one), judgementOf(other)]
      if (a.figures) judged++
      else unjudged++
      if (JSON.stringify(a) !== JSON.stringify(b))
        unlike.push(`company ${id}, ${name}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`)
      // Who cannot be compared has achieved nothing that could be told.
      if (a.fault && a.figures) unlike.push(`company ${id}, ${name}: ${a.fault}, and yet judged`)
    }
  }
  expect(unlike).toEqual([])
  expect(judged).toBeGreaterThan(0)
  expect(unjudged).toBeGreaterThan(0)
})

test('a target in the words of a filing, and the year of net zero, are the same in both', () => {
  const unlike: string[] = []
  let filed = 0
  for (const [id, answer] of own) {
    const here = answer.others
      .filter(({ figure, sentence }) => figure === null && sentence === null)
      .map(({ name, target, result, unit, period, document }) => [name, target, result, unit, period, document?.id])
    const there = others
      .get(id)!
      .map(({ name, target, performance, unit, period, document }) => [
        name,
        target,
        performance,
        unit,
        period,
        document.id,
      ])
    filed += here.length
    if (JSON.stringify(here.toSorted()) !== JSON.stringify(there.toSorted()))
      unlike.push(`company ${id}: ${JSON.stringify(here)} and ${JSON.stringify(there)}`)
    if (answer.finalYear !== finalYears.get(id))
      unlike.push(`company ${id}: ${answer.finalYear} and ${finalYears.get(id)}`)
  }
  expect(unlike).toEqual([])
  expect(filed).toBeGreaterThan(3)
})

test('the forecast of emissions is drawn to a target of the tab', async () => {
  const unlike: string[] = []
  let drawn = 0
  for (const [companyId, { targets }] of own) {
    const levels = targets.flatMap(({ scope, measure, targetYear, pace }) =>
      scope === 'scope1+2' && measure === 'absolute' && pace?.targetEmissions != null
        ? [{ year: targetYear, value: pace.targetEmissions }]
        : [],
    )
    if (levels.length === 0) continue
    const query = { key: 'scope1+2' } as never
    const { target }: CompanyForecast = (await app.call(getForecast, { params: { companyId }, query }, token)).body.data
    if (!target) continue
    drawn++
    const isThere = levels.some(
      ({ year, value }) => year === target.year && Math.abs(value - target.value) <= 1e-6 * Math.max(1, value),
    )
    if (!isThere) unlike.push(`company ${companyId}: ${JSON.stringify(target)} and ${JSON.stringify(levels)}`)
  }
  expect(unlike).toEqual([])
  expect(drawn).toBeGreaterThan(3)
})
