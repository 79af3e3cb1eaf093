import { beforeAll, describe, expect, test } from 'vitest'
import { getCustomRanges } from '#contract/scores/custom-ranges.ts'
import { getCustomStart } from '#contract/scores/custom-start.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import type { Input, Request } from '#contract/wire/endpoint.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { usualPatience } from '#server/http/turns/patience.ts'
import { Market } from '#server/market/market.ts'
import { revisionName } from '#server/market/scores/state-names.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)

type Body = Request<typeof scoreCustomWeights>['body']
interface Row {
  readonly id: number
  readonly rank: number
  readonly standardRank: number | null
  readonly rankChange: number | null
  readonly coverage: number
}

let token = ''
let gics = new Map<number, string>()
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select(['id', 'gics_code as gics']).execute()
  gics = new Map(rows.flatMap(({ id, gics }) => (gics === null ? [] : [[id, gics]])))
})

const weights = [
  { industry: null, indicator: 'E-CC-001', weight: 3 },
  { industry: null, indicator: 'E-CC-002', weight: 1 },
  { industry: null, indicator: 'S-DV-002', weight: 2 },
]
const score = async (body: Partial<Body> = {}) => {
  const { status, body: answer } = await app.call(
    scoreCustomWeights,
    { body: { industries: 74, weights, ...body } },
    token,
  )
  expect(status).toBe(200)
  return answer.data
}
const ranges = async (body: Partial<Input<typeof getCustomRanges>['body']> = {}) => {
  const { status, body: answer } = await app.call(
    getCustomRanges,
    { body: { industries: 74, weights, ...body } },
    token,
  )
  expect(status).toBe(200)
  return answer.data
}
/** All rows, page by page. */
const all = async (body: Partial<Body> = {}): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { companies, total } = await score({ ...body, page, perPage: 100 })
    rows.push(...companies)
    if (companies.length === 0 || rows.length >= total) return rows
  }
}

describe('beside the standard', () => {
  test('the summary counts what the rows say', async () => {
    const rows = await all()
    const { summary, total } = await score()
    expect(rows.length).toBe(total)
    const both = rows.filter(({ standardRank }) => standardRank !== null)
    expect([summary.both, summary.onlyOwn]).toEqual([both.length, rows.length - both.length])
    for (const { rank, standardRank, rankChange } of both) expect(rankChange).toBe(standardRank! - rank)
    const changes = both.map(({ rankChange }) => rankChange!).sort((a, b) => b - a)
    const moves = (list: readonly Row[]) => list.map(({ rank, standardRank }) => standardRank! - rank)
    expect(moves(summary.risers)).toEqual(changes.slice(0, 5).filter((change) => change > 0))
    expect(moves(summary.fallers)).toEqual(changes.slice(-5).reverse().filter((change) => change < 0)) // biome-ignore format: one line
    const top = both.filter(({ standardRank }) => standardRank! <= 20)
    expect(summary.top.kept).toBe(top.filter(({ rank }) => rank <= 20).length)
    expect(summary.top.of).toBeGreaterThanOrEqual(top.length)
    expect(Math.abs(summary.correlation)).toBeLessThanOrEqual(1)
  })

  test('an order, turned round or not, has everybody once', async () => {
    const keys = {
      rank: ({ rank }: Row) => rank,
      change: ({ rankChange }: Row) => (rankChange === null ? null : -rankChange),
      coverage: ({ coverage }: Row) => -coverage,
      standard: ({ standardRank }: Row) => standardRank,
    }
    const ids = (await all()).map(({ id }) => id).sort()
    for (const [sort, keyOf] of Object.entries(keys) as [keyof typeof keys, (row: Row) => number | null][]) {
      for (const reversed of [false, true]) {
        const rows = await all({ sort, reversed })
        expect(rows.map(({ id }) => id).sort()).toEqual(ids)
        const values = rows.map(keyOf)
        const present = values.filter((value) => value !== null)
        expect(values.slice(0, present.length)).toEqual(present) // What is missing stands last.
        expect(present).toEqual(present.toSorted((a, b) => (reversed ? b - a : a - b)))
      }
    }
  })

  test('an industry alone, and rows asked for by number', async () => {
    const rows = await all()
    const sector = gics.get(rows[0]!.id)!.slice(0, 2)
    const inSector = rows.filter(({ id }) => gics.get(id)?.startsWith(sector))
    expect(await all({ industry: `gics:${sector}` })).toEqual(inSector)
    const ids = [...gics.keys()].slice(0, 60)
    const { wanted } = await score({ companyIds: ids, perPage: 1 })
    expect(wanted.map(({ id }: Row) => id)).toEqual(ids)
    for (const row of wanted) {
      const listed = rows.find(({ id }) => id === row.id)
      if (listed) expect(row).toEqual(listed)
      else expect([row.rank, row.score, row.rankChange]).toEqual([null, null, null])
    }
  })

  test.each([11, 24, 25, 69] as const)('with the %s industries of another classification', async (industries) => {
    expect((await score({ industries })).total).toBeGreaterThan(50)
    if (industries !== 69) return
    const old = [...weights, { industry: '401020', indicator: 'E-CC-002', weight: 4 }] // Thrifts are no industry any more.
    expect((await score({ industries, weights: old })).total).toBeGreaterThan(50)
  })

  test('weights that mean the same give the same answer to the bit', async () => {
    const { recipe: _, weights: __, ...once } = await score()
    const same = [...weights, { industry: null, indicator: 'G-BD-002', weight: 0 }].reverse()
    const again = await score({ weights: same })
    expect(again).toEqual(await score())
    const eightfold = await score({ weights: weights.map((row) => ({ ...row, weight: 8 * row.weight })) })
    expect({ ...eightfold, recipe: null, weights: null }).toEqual({ ...once, recipe: null, weights: null })
    expect((await score({ weights: weights.slice(1) })).recipe.hash).not.toBe(again.recipe.hash)
  })
})

describe('how firm it is', () => {
  test('ranges hold the ranks of the list, and a replay is the same', async () => {
    const rows = await all()
    const answer = await ranges({ perPage: 200 })
    expect([answer.total, answer.draws, answer.companies.length]).toEqual([rows.length, 1000, rows.length])
    expect(answer.companies.map(({ id, rank }: Row) => [id, rank])).toEqual(rows.map(({ id, rank }) => [id, rank]))
    for (const { rank, moved, drawn } of answer.companies) {
      expect(moved.best <= rank && rank <= moved.worst).toBe(true)
      const { min, p5, p25, p50, p75, p95, max } = drawn
      const shares = [1, min, p5, p25, p50, p75, p95, max, rows.length]
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    }
    expect(await ranges({ perPage: 200 })).toEqual(answer)
    expect((await ranges({ weights: weights.slice(0, 2) })).seed).toBe(answer.seed)
  })

  test('each weight moved agrees with what a company’s own sensitivity says', async () => {
    const { companies } = await ranges({ perPage: 1 })
    const [{ id, rank, moved }] = companies
    const { sensitivity } = await score({ companyId: id })
    const ranks = sensitivity.flatMap((row: { lowered: number; raised: number }) => [row.lowered, row.raised])
    expect(moved).toEqual({ best: Math.min(rank, ...ranks), worst: Math.max(rank, ...ranks) })
  })

  test('an excluded indicator has no sensitivity; a weight that stands alone decides nothing', async () => {
    const alone = [weights[0]!, { ...weights[1]!, weight: 0 }]
    const { indicators, companies } = await ranges({ weights: alone })
    expect(indicators.map(({ indicator }: { indicator: string }) => indicator)).toEqual(['E-CC-001'])
    expect([indicators[0].changed, indicators[0].companies]).toEqual([0, (await score({ weights: alone })).total])
    for (const { rank, moved, drawn } of companies)
      expect([moved.best, moved.worst, drawn.min, drawn.max]).toEqual([rank, rank, rank, rank])
  })

  test('companies asked for by number, in their order', async () => {
    const ids = [...gics.keys()].slice(0, 5).reverse()
    expect((await ranges({ companyIds: ids })).companies.map(({ id }: Row) => id)).toEqual(ids)
  })
})

describe('refusals', () => {
  const refused = async (body: Partial<Body>) => {
    const { status, body: answer } = await app.call(
      scoreCustomWeights,
      { body: { industries: 74, weights, ...body } },
      token,
    )
    return [status, answer.code, answer.weights]
  }
  const cell = { industry: '151010', indicator: 'E-CC-001' }

  test.each([
    [-1, 'negative'],
    [null, 'no-number'],
    [1e308, 'out-of-range'],
  ] as const)('a weight of %s names its cell', async (weight, reason) => {
    const first = [{ reason, ...cell }]
    expect(await refused({ weights: [...weights, { ...cell, weight }] })).toEqual([
      422,
      'weights.invalid',
      { total: 1, first },
    ])
  })

  test('unknown, twice, and nothing but zeros', async () => {
    const reasonsOf = async (some: Body['weights']) =>
      (await refused({ weights: some }))[2].first.map(({ reason }: { reason: string }) => reason)
    expect(await reasonsOf([{ ...cell, indicator: 'E-XX-999', weight: 1 }])).toEqual(['unknown-indicator'])
    expect(await reasonsOf([{ ...cell, industry: '999999', weight: 1 }])).toEqual(['unknown-industry'])
    expect(await reasonsOf([weights[0]!, weights[0]!])).toEqual(['duplicate'])
    expect(await reasonsOf([{ ...weights[0]!, weight: 0 }])).toEqual(['all-zero'])
  })

  test('of many wrong cells the first twenty are named', async () => {
    const many = Array.from({ length: 50 }, () => ({ ...weights[0]!, weight: -1 }))
    const [, , faults] = await refused({ weights: many })
    expect([faults.total, faults.first.length]).toEqual([99, 20]) // Fifty negative, and all but the first the same cell again.
  })

  test('unknown companies and industries', async () => {
    expect(await refused({ companyIds: [999_999] })).toEqual([404, 'company.not-found', undefined])
    expect(await refused({ industry: 'gics:99' })).toEqual([404, 'industry.not-found', undefined])
    expect(await refused({ industry: 'all' })).toEqual([404, 'industry.not-found', undefined])
    const body = { industries: 74, weights, companyIds: [999_999] }
    const { status, body: answer } = await app.call(getCustomRanges, { body }, token)
    expect([status, answer.code]).toEqual([404, 'company.not-found'])
  })

  test('a weight for each of 74 industries and all indicators fits into a call', async () => {
    const industries = [...new Set(gics.values())]
    const { indicators } = await ranges({ weights: [{ industry: null, indicator: 'E-CC-001', weight: 1 }] })
    expect(indicators.length).toBe(1)
    const codes = Array.from({ length: 398 }, (_, at) => `E-CC-${String(at).padStart(3, '0')}-padded`)
    const rows = Array.from({ length: 74 }, (_, row) => industries[row % industries.length]!).flatMap((industry) =>
      codes.map((indicator) => ({ industry, indicator, weight: 12.345678901234 })),
    )
    expect((await refused({ weights: rows }))[1]).toBe('weights.invalid') // Read to the end, and its cells judged.
  })
})

test('the work of a caller who leaves is ended, and others are served', async () => {
  const patience = { ...usualPatience, model: 60_000 }
  const market = new Market({ connection: database.connection, home: null, patience })
  try {
    const snapshot = await market.snapshot({ today: '2026-01-15' }, ownCaller)
    const matrix = new Float64Array(snapshot.peers.industries.length * snapshot.indicators.length).fill(1)
    const input = { matrix, year: snapshot.year!, seed: 'seed' }
    const gone = new AbortController()
    const first = snapshot.whatIf.ranges(input, 'first', { account: 7, signal: gone.signal })
    first.catch(() => {})
    expect(market.cache.models.isWorking).toBe(true)
    gone.abort()
    await expect(first).rejects.toThrow('market.preparing') // Nobody reads it.
    const second = await snapshot.whatIf.ranges(input, 'second', { account: 8 })
    expect(second.own.length).toBe(second.places.length)
    expect(market.cache.has(`${revisionName(snapshot.panel)} ranges first`)).toBe(false)
    expect(market.cache.has(`${revisionName(snapshot.panel)} ranges second`)).toBe(true)
  } finally {
    await market.close()
  }
})

test('weights start from those of the standard, which are 100 together, and from every indicator that it ranks', async () => {
  const { status, body } = await app.call(getCustomStart, { query: {} }, token)
  expect(status).toBe(200)
  const rows: { weight: number; indicators: { code: string }[] }[] = body.data.categories
  expect(rows).toHaveLength(13)
  expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 9)
  const { industries, vendors } = body.data
  expect(industries.length).toBeGreaterThan(20)
  for (const { weights: shares } of industries)
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(100, 9)
  const eleven = await app.call(getCustomStart, { query: { industries: 11 } }, token)
  expect(eleven.body.data.industries.map(({ code }: { code: string }) => code).sort()).toContain('45')
  for (const { weights: pillars } of vendors)
    expect(pillars.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(100, 9)
  const codes = rows.flatMap(({ indicators }) => indicators.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  const all = codes.map((indicator) => ({ industry: null, indicator, weight: 1 }))
  expect((await score({ weights: all })).total).toBeGreaterThan(0)
})
