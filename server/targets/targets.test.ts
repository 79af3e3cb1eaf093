import { beforeAll, expect, test } from 'vitest'
import { compareTargets, type TargetComparison } from '#contract/comparisons/targets.ts'
import { type CompanyTargets, getTargets } from '#contract/targets/targets.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  ids = (await database.db.selectFrom('company').select('id').where('is_listed', '=', true).execute()).map(
    ({ id }) => id,
  )
})

const every = 'scope1,scope2,scope3,scope1+2,scope1+2+3'
const ask = (companyId: number, query: Record<string, unknown> = {}) =>
  app.call(getTargets, { params: { companyId }, query: { val_scopes: every, ...query } }, token)
const targetsOf = async (companyId: number, query: Record<string, unknown> = {}): Promise<CompanyTargets> => {
  const { status, body } = await ask(companyId, query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

type TargetAnswer = TargetComparison['targets'][number] | CompanyTargets['targets'][number]

const isSure = ({ source }: TargetAnswer) => source.kind === 'list' || source.isAccepted
/** A pace is told there even where no base is known, as far as it goes; here the fault alone is. */
const saidOf = ({ scope, measure, baseYear, targetYear, reduction, fault, outcome, pace, source }: TargetAnswer) =>
  JSON.stringify([scope, measure, baseYear, targetYear, reduction, fault, outcome, fault ? null : pace, source])

test('of every company of the market: paces are those of the comparison, gaps are figures less lines, ranks lie among the promises', async () => {
  const states = new Set<string>()
  let targetCount = 0
  for (const id of ids) {
    const { targets, byScope, temperature, sbti, contradictions, years, finalYear } = await targetsOf(id)
    const query = { companies: String(id), val_scopes: every, per_scopes: every }
    const compared: TargetComparison = (await app.call(compareTargets, { query }, token)).body.data
    // The comparison says the same of each of them, but for those that a person has not looked at.
    expect(compared.targets.map(saidOf).sort()).toEqual(targets.filter(isSure).map(saidOf).sort())
    expect(compared.companies[0]!.finalYear).toBe(finalYear)
    expect(byScope.reduce((sum, scope) => sum + scope.targets, 0)).toBe(targets.length)
    expect(temperature.grid).toHaveLength(9)
    for (const { state } of sbti) states.add(String(state))
    states.add(targets.length >= 3 ? 'three' : targets.length === 0 ? 'none' : 'some')
    for (const [a, b] of contradictions) {
      states.add('contradiction')
      expect([targets[a]!.scope, targets[a]!.targetYear]).toEqual([targets[b]!.scope, targets[b]!.targetYear])
    }
    for (const target of targets) {
      const { baseYear, targetYear, reduction, pace, gap, paths, strength, source, outcome } = target
      states.add(`${source.kind} ${outcome}`)
      states.add(String(target.fault))
      if (target.fault === null) expect(years[0]).toBeLessThanOrEqual(Math.max(baseYear - 1, 2015))
      if (strength?.rank != null) {
        expect(strength.promised[strength.rank - 1]).toBeCloseTo(reduction / (targetYear - baseYear), 12)
        expect(strength.n).toBeLessThanOrEqual(strength.companies)
      }
      for (const { slope, gap: behind } of paths) {
        if (!behind || !pace?.base) continue
        targetCount++
        const year = Math.min(pace.latestYear!, targetYear)
        expect(behind.gap).toBeCloseTo((year === targetYear ? target.inYear! : pace.latest!) - behind.allowed, 6)
        expect(behind.years!).toBeCloseTo(behind.gap / (pace.base * slope), 9)
        expect(behind.allowed).toBeCloseTo(pace.base * Math.max(0, 1 - slope * (year - baseYear)), 6)
      }
      if (gap && pace?.targetEmissions != null && pace.latestYear! >= targetYear)
        expect(gap.allowed).toBeCloseTo(pace.targetEmissions, 6)
    }
  }
  expect(targetCount).toBeGreaterThan(5)
  expect([...states]).toEqual(
    expect.arrayContaining([
      ...['list open', 'list reached', 'list missed', 'sentence open', 'targets-set', 'committed', 'removed'],
      ...['none', 'some', 'three', 'contradiction', 'no-base'],
    ]),
  )
})

test('a past day knows no later target and no later figure', async () => {
  for (const id of ids.slice(0, 40)) {
    const { targets, years, sbti, others } = await targetsOf(id, { asOf: '2022-06-30' })
    for (const { source } of targets) {
      const day = source.kind === 'list' ? source.publishedOn : source.document.filedOn
      expect(day === null || day <= '2022-06-30').toBe(true)
    }
    for (const { publishedOn } of sbti) expect(publishedOn === null || publishedOn <= '2022-06-30').toBe(true)
    for (const { document } of others) expect(document === null || document.filedOn <= '2022-06-30').toBe(true)
    expect(years.every((year) => year <= 2022)).toBe(true)
  }
})

test('averages come when asked for; an unknown company and a scope that is none are refused', async () => {
  const { emissions, intensities } = await targetsOf(ids[0]!, { set_avg_emissions: 'true', val_scopes: 'scope1 2' })
  expect(emissions.map(({ scope, average }) => [scope, average?.length])).toEqual([
    ['scope1+2', emissions[0]!.values.length],
  ])
  expect(intensities[0]!.average).toBeUndefined()
  const byIndustry = await targetsOf(ids[0]!, { set_avg_strength: 'true' })
  expect(byIndustry.intensities.map(({ scope, average }) => [scope, average?.length])).toEqual([
    ['scope1+2', byIndustry.years.length],
  ])
  expect(byIndustry.emissions.every(({ average }) => average === undefined)).toBe(true)
  const usual = (await app.call(getTargets, { params: { companyId: ids[0]! }, query: {} }, token)).body.data
  expect([...usual.emissions, ...usual.intensities].map(({ scope }) => scope)).toEqual(['scope1+2', 'scope1+2'])
  expect((await ask(999_999)).body.code).toBe('company.not-found')
  expect((await ask(ids[0]!, { val_scopes: 'scope4' })).status).toBe(400)
})
