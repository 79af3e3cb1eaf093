import { beforeAll, describe, expect, test } from 'vitest'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { getDecomposition, type ScoreLeaf } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { getHighlights, getSpider, type Highlight, listPeers } from '#contract/scores/peers.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { type ScoreKey, scoreKeys, totals } from '#methodology/scores/hierarchy.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)

let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ids = rows.map(({ id }) => id)
})

/** Every seventh company or so, the same ones in every run. */
const chosen = (count: number) => Array.from({ length: count }, (_, index) => ids[(index * 37 + 5) % ids.length]!)
const keyOf = (index: number): ScoreKey => scoreKeys[(index * 7) % scoreKeys.length]!
const inferences = ['industry', 'time-series', 'worst-value'] as const

interface Parts {
  readonly performance: number
  readonly weighting: number
  readonly peers: number
}
const sumOf = (rows: readonly { difference: Parts | null }[]) =>
  rows.reduce((sum, { difference }) => sum + difference!.performance + difference!.weighting + difference!.peers, 0)

const comparisons = ['average', 'last-year', 'company'] as const
const ways = standardVersions.flatMap((version) => comparisons.map((against) => [version, against] as const))

describe('decomposition', () => {
  test.each(ways)('its parts add up under version %s: %s', async (version, against) => {
    let compared = 0
    for (const [index, companyId] of chosen(10).entries()) {
      const key = index % 3 === 0 ? 'sustainability_score' : keyOf(index)
      const query = { version, against, inference: inferences[index % 3]!, other: ids[(index * 11) % ids.length]! }
      const { status, body } = await app.call(getDecomposition, { params: { companyId, key }, query }, token)
      expect(status).toBe(200)
      const { value, mean, leaves, absent, against: comparison } = body.data
      if (value === null) {
        expect([leaves, absent, mean]).toEqual([[], [], null])
        continue
      }
      const sum = (of: (leaf: ScoreLeaf) => number) =>
        leaves.reduce((total: number, leaf: ScoreLeaf) => total + of(leaf), 0)
      expect(Math.abs(sum(({ contribution }) => contribution) - value)).toBeLessThanOrEqual(1e-9)
      expect(mean === null).toBe(version === '1.0' || key in totals)
      if (mean) {
        expect(mean.value).toBeCloseTo(
          sum(({ share, percentile }) => share * percentile),
          9,
        )
        expect(value).toBeCloseTo((mean.worse + mean.same / 2) / mean.of, 12)
      }
      if (version === '1.0')
        for (const { percentile, share, contribution } of leaves)
          expect(contribution).toBeCloseTo(share * percentile, 12)
      if (comparison.value === null) continue
      compared++
      expect(Math.abs(sumOf([...leaves, ...absent]) - (value - comparison.value))).toBeLessThanOrEqual(1e-9)
    }
    expect(compared).toBeGreaterThan(5)
  })

  test.each(standardVersions)('each leaf of version %s is what the page of its indicator says', async (version) => {
    const counts = { perSize: 0, expected: 0, held: 0 }
    for (const [at, companyId] of chosen(3).entries()) {
      const query = { version, inference: at % 2 === 0 ? ('time-series' as const) : ('industry' as const) }
      const params = { companyId, key: 'sustainability_score' as const }
      const { body } = await app.call(getDecomposition, { params, query }, token)
      for (const leaf of body.data.leaves.filter((_: unknown, index: number) => index % 5 === 0)) {
        const input = { params: { companyId, indicator: leaf.indicator }, query }
        const { data } = (await app.call(getIndicatorScore, input, token)).body
        const { origin, value, size, ranked, percentile, expected } = data
        expect([origin, value, size, ranked, percentile]).toEqual([
          leaf.origin,
          leaf.value,
          leaf.size,
          leaf.ranked,
          leaf.percentile,
        ])
        expect([data.figures, data.reference.code]).toEqual([leaf.reference.figures, leaf.reference.code])
        expect(data.peers).toHaveLength(data.figures)
        expect(leaf.rank).toBe(ranked === null ? 1 + data.figures : 1 + data.figures - data.worse - data.same)
        if (size) counts.perSize++
        if (ranked === null && !expected) expect(percentile).toBe(0)
        else if (ranked !== null && value !== 0) expect(ranked / (value / (size?.value ?? 1))).toBeCloseTo(1, 10)
        expect(expected !== null).toBe(version !== '1.0' && origin === 'inferred')
        if (ranked !== null && !expected)
          expect(percentile).toBeCloseTo((data.worse + data.same / 2) / data.figures, 12)
        if (!expected) continue
        counts.expected++
        const min = Math.min(expected.alone, expected.remembered?.percentile ?? 1)
        expect(Math.abs(percentile - min)).toBeLessThanOrEqual(0.5 / expected.parts + 1e-9)
        if (!expected.remembered) continue
        if (expected.alone > expected.remembered.percentile) counts.held++
      }
    }
    expect(Math.min(counts.perSize, counts.expected) > 0).toBe(version !== '1.0')
    if (version !== '1.0') expect(counts.held).toBeGreaterThan(0)
  })
})

test.each(standardVersions)('strengths and issues of version %s rank what the leaves rank', async (version) => {
  let perSize = 0
  for (const companyId of chosen(8)) {
    const query = { version }
    const { data } = (await app.call(getHighlights, { params: { companyId }, query }, token)).body
    const params = { companyId, key: 'sustainability_score' as const }
    const { leaves } = (await app.call(getDecomposition, { params, query }, token)).body.data
    for (const one of [...data.strengths, ...data.issues] as Highlight[]) {
      if (one.rank === null) continue
      const leaf = leaves.find(({ indicator }: ScoreLeaf) => indicator === one.indicator)
      expect([one.rank, one.ranked, one.size]).toEqual([leaf.rank, leaf.ranked, leaf.size?.indicator ?? null])
      // The middle figure is neither better than a strength nor worse than an issue.
      const page = { params: { companyId, indicator: one.indicator }, query }
      const sign = (await app.call(getIndicatorScore, page, token)).body.data.direction === 'higher_better' ? 1 : -1
      const ahead = sign * (one.ranked! - one.median!)
      expect(one.kind === 'strength' ? ahead : -ahead).toBeGreaterThanOrEqual(0)
      if (one.size) perSize++
    }
  }
  expect(perSize > 0).toBe(version !== '1.0')
})

describe('the other calls', () => {
  test('what the radar is asked for and cannot show is refused, not replaced', async () => {
    const params = { companyId: chosen(1)[0]! }
    const ask = async (query: Record<string, unknown>) => {
      const { status, body } = await app.call(getSpider, { params, query }, token)
      return [status, body.code ?? body.data.data.map(({ indicator }: { indicator: string }) => indicator).join()]
    }
    expect(await ask({ indicators: 'water,e_score' })).toEqual([200, 'water,e_score'])
    expect(await ask({ indicators: 'water,no_such_score' })).toEqual([400, 'request.invalid'])
    for (const method_id of [3, 4, 5]) expect(await ask({ method_id })).toEqual([422, 'method.not-available'])
    const { status } = await app.call(listPeers, { params, query: { keys: 'water,no_such_score' } }, token)
    expect(status).toBe(400)
  })

  test('agree with each other', async () => {
    const [companyId] = chosen(1)
    const params = { companyId: companyId! }
    const scores = (await app.call(getScores, { params, query: {} }, token)).body.data
    const history = (await app.call(getScoreHistory, { params, query: {} }, token)).body.data
    const peers = (await app.call(listPeers, { params, query: { scope: 'market' } }, token)).body.data
    const spider = (await app.call(getSpider, { params, query: { guess_kbn: 2 } }, token)).body
    const whole = scores.scores[0]
    expect(whole.key).toBe('sustainability_score')
    const at = history.years.indexOf(scores.year)
    expect([history.series[0].values[at], history.series[0].average[at]]).toEqual([whole.value, whole.average])
    expect(history.series[0].ranks[at]).toEqual(whole.rank)
    expect(peers.companies.find(({ id }: { id: number }) => id === companyId).values).toEqual([whole.value])
    expect(JSON.stringify(spider)).toContain('"indicator"')
    expect(scores.policies.find(({ inference }: { inference: string }) => inference === 'industry').value).toBe(
      whole.value,
    )
    const { origins } = scores
    expect(origins.disclosed + origins.inferred).toBeGreaterThan(100)
  })

  test('weights of one’s own: one indicator alone ranks by its percentile', async () => {
    const weights = [{ industry: null, indicator: 'E-CC-001', weight: 3 }]
    const { status, body } = await app.call(scoreCustomWeights, { body: { industries: 74, weights } }, token)
    expect(status).toBe(200)
    const [first, second] = body.data.companies
    expect(first.rank).toBe(1)
    expect(first.score).toBeGreaterThanOrEqual(second.score)
    for (const industry of ['101010', '151010']) {
      const some = [...weights, { industry, indicator: 'E-CC-002', weight: 1 }]
      expect((await app.call(scoreCustomWeights, { body: { industries: 74, weights: some } }, token)).status).toBe(200)
    }
    const both = (share: number) => [
      { industry: null, indicator: 'E-CC-001', weight: 3 * share },
      { industry: null, indicator: 'E-CC-002', weight: 1 },
    ]
    const scored = async (share: number) => {
      const body = { industries: 74, weights: both(share), companyId: second.id, perPage: 100 }
      return (await app.call(scoreCustomWeights, { body }, token)).body.data
    }
    const { sensitivity } = await scored(1)
    expect(sensitivity.map(({ indicator }: { indicator: string }) => indicator)).toEqual(['E-CC-001', 'E-CC-002'])
    for (const [share, side] of [
      [0.8, 'lowered'],
      [1.2, 'raised'],
    ] as const) {
      const { companies } = await scored(share) // The whole market again, with the one weight moved.
      expect(sensitivity[0][side]).toBe(companies.find(({ id }: { id: number }) => id === second.id).rank)
    }
    const nobody = await app.call(scoreCustomWeights, { body: { industries: 74, weights, companyId: 999_999 } }, token)
    expect([nobody.status, nobody.body.code]).toEqual([404, 'company.not-found'])
    const unknown = [{ industry: '999999', indicator: 'E-CC-001', weight: 1 }, ...weights]
    const refused = await app.call(scoreCustomWeights, { body: { industries: 74, weights: unknown } }, token)
    expect([refused.status, refused.body.code]).toEqual([422, 'weights.invalid'])
  })
})
