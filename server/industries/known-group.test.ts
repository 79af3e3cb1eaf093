import { beforeAll, describe, expect, test } from 'vitest'
import { type IndustryCompany, listIndustryCompanies } from '#contract/industries/industries.ts'
import { getKnownGroup, type KnownGroup } from '#contract/industries/known-group.ts'
import { aucOf } from '#methodology/statistics/auc.ts'
import { median } from '#methodology/statistics/quantiles.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const nothing = givenApp(givenDatabase())
const whole = 'gics74-market'

let token = ''
let rows: IndustryCompany[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const answer = await app.call(
    listIndustryCompanies,
    { params: { industryId: whole }, query: { perPage: 500 } },
    token,
  )
  rows = answer.body.data.companies
})

const ask = (industryId: string, query = {}) => app.call(getKnownGroup, { params: { industryId }, query }, token)
const listed = async (industryId: string, query = {}): Promise<KnownGroup> => (await ask(industryId, query)).body.data

/** A list of everybody whose total is above the median, and of three more who are not said to be members. */
async function importList(): Promise<ReadonlySet<number>> {
  const scored = rows.filter(({ values }) => values.sustainability_score !== null)
  const middle = median(scored.map(({ values }) => values.sustainability_score!))!
  const best = scored.filter(({ values }) => values.sustainability_score! > middle)
  const lines = [
    ...best.map(({ ticker }) => `${ticker},index.Better half,2025-04-01,yes,A sceptic`),
    ...scored.slice(-3).map(({ ticker }) => `${ticker},index.Better half,2025-04-01,no,A sceptic`),
  ]
  const bytes = new TextEncoder().encode(`code,term,date,value,source\n${lines.join('\n')}\n`)
  await importFile(database.db, { bytes, fileName: 'list.csv', by: 'a test', now: new Date() })
  return new Set(best.map(({ id }) => id))
}

describe('an imported list', () => {
  test('is held against the scores that the list of companies has, pillar by pillar', async () => {
    const members = await importList()
    const { chosen, min, isInvented } = await listed(whole, { list: 'index.Better half' })
    expect([min, isInvented]).toEqual([10, true])
    expect(chosen).toMatchObject({ term: 'index.Better half', nameEn: 'Better half', companies: members.size })
    expect(chosen!.results.map(({ key }) => key)).toEqual(['sustainability_score', 'e_score', 's_score', 'g_score'])
    for (const { key, result, ...counts } of chosen!.results) {
      const side = (isMember: boolean) =>
        Float64Array.from(
          rows.flatMap(({ id, values }) => (members.has(id) === isMember && values[key] !== null ? [values[key]] : [])),
        )
      const [own, others] = [side(true), side(false)]
      expect(counts).toEqual({ members: own.length, others: others.length })
      expect(result!.market!.auc).toBeCloseTo(aucOf(own, others)!.auc, 12)
      expect(result!.withinIndustries!.auc).toBeGreaterThan(0.5)
    }
    const [total] = chosen!.results
    expect(total!.result!.market).toEqual({ auc: 1, interval: null })
    expect(total!.result!.aboveMedian.share).toBe(1)
  })

  test('without a name the longest; on a day before it was known it is no list', async () => {
    const { lists, chosen } = await listed(whole)
    expect(chosen!.term).toBe(lists[0]!.term)
    expect(lists.map(({ companies }) => companies)).toEqual(
      lists.map(({ companies }) => companies).toSorted((a, b) => b - a),
    )
    const before = await listed(whole, { asOf: '2025-03-31' })
    expect(before.lists.map(({ term }) => term)).not.toContain('index.Better half')
    const refusal = await ask(whole, { asOf: '2025-03-31', list: 'index.Better half' })
    expect(refusal).toMatchObject({ status: 404, body: { code: 'list.not-found' } })
  })

  test('in one industry has too few for a measure, and is not taken from its mean', async () => {
    const industryId = 'gics11-20'
    const { lists, chosen } = await listed(industryId)
    expect(lists.length).toBeGreaterThan(0)
    for (const { members, others, result } of chosen!.results) {
      expect(result === null).toBe(Math.min(members, others) < 10)
      if (result) expect(result.withinIndustries).toBeNull()
    }
    expect((await ask('gics11-99')).body).toMatchObject({ code: 'industry.not-found' })
  })
})

test('a market without lists says so, and so does one without companies', async () => {
  const own = await nothing.signedIn()
  const { body } = await nothing.call(getKnownGroup, { params: { industryId: whole }, query: {} }, own)
  expect(body.data).toMatchObject({ lists: [], chosen: null, isInvented: false })
})
