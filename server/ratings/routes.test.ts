import { describe, expect, test } from 'vitest'
import { getHighlights } from '#contract/scores/peers.ts'
import { getRatings, getThemes, type ThemeAnswer } from '#contract/scores/ratings.ts'
import { getSearchVocabulary, searchMarket } from '#contract/search/searches.ts'
import { app, count, ids, ratings, rights, some, vendorIn } from './given-ratings.ts'

describe('ratings', () => {
  test('S&P is a strength from 66 and an issue up to 33', async () => {
    const classes = await Promise.all(
      [6, 7, 22, 23].map(async (k) => {
        const { rating } = vendorIn(await ratings(k), 'sp')
        return [rating.value, rating.class]
      }),
    )
    expect(classes).toEqual([
      ['32', 'issue'],
      ['34', 'average'],
      ['64', 'average'],
      ['66', 'strength'],
    ])
  })

  test('rank, peers and direction: the least risk is the first', async () => {
    const last = vendorIn(await ratings(count - 1), 'sustainalytics')
    expect(last).toMatchObject({
      direction: 'lower_better',
      measures: 'risk',
      rank: { rank: 1, of: count },
      rated: count,
    })
    expect(last.peers).toHaveLength(count - 1)
    expect(vendorIn(await ratings(0), 'sustainalytics').rank).toEqual({ rank: count, of: count })
  })

  test("CDP's F stands apart, without a place or a rank", async () => {
    expect(vendorIn(await ratings(0), 'cdp')).toMatchObject({
      rating: { value: 'F', class: 'not-disclosed', axis: null },
      rank: null,
    })
  })

  test('a past day knows neither what was restated since nor what came later', async () => {
    expect(vendorIn(await ratings(3), 'sp')).toMatchObject({ rating: { value: '99' }, previous: { value: '21' } })
    expect(vendorIn(await ratings(3, { asOf: '2025-12-19' }), 'sp').rating.value).toBe('26')
    expect(vendorIn(await ratings(3, { asOf: '2025-10-04' }), 'sp').rating.value).toBe('21')
    expect(vendorIn(await ratings(3, { year: 2023 }), 'sp').rating.value).toBe('21')
    expect(vendorIn(await ratings(3, { asOf: '2024-01-01' }), 'sp')).toMatchObject({ rating: null, history: [] })
  })

  test('history has a rating a year', async () => {
    expect(vendorIn(await ratings(3), 'sp').history.map(({ year }: { year: number }) => year)).toEqual([2024, 2025])
  })

  test('consensus, correlations and the split of the widest pair', async () => {
    const { consensus, correlations, disagreement } = await ratings(10)
    expect(consensus).toMatchObject({
      vendors: ['msci', 'sp', 'sustainalytics', 'cdp'],
      rank: { of: expect.any(Number) },
    })
    expect(correlations.find(({ a, b }: Record<string, string>) => a === 'sp' && b === 'sustainalytics')).toMatchObject(
      {
        n: count,
      },
    )
    const { gap, measurement, scope, weight, rest } = disagreement
    expect(measurement + scope + weight + rest).toBeCloseTo(gap)
    expect([disagreement.a, disagreement.b].sort()).toEqual(['msci', 'sp'])
  })

  test('of a locked vendor only the name leaves, and it moves nothing', async () => {
    const [all, limited] = [await ratings(10), await ratings(10, {}, some.limited)]
    expect(vendorIn(limited, 'sustainalytics')).toEqual({ vendor: 'sustainalytics', locked: true })
    const { vendors, ...rest } = limited
    const open = vendors.filter(({ locked }: { locked: boolean }) => !locked)
    expect(open.map(({ vendor }: { vendor: string }) => vendor)).toEqual(['msci', 'sp'])
    for (const name of ['sustainalytics', 'cdp', 'refinitiv', 'ftse'])
      expect([name, JSON.stringify([open, rest]).includes(name)]).toEqual([name, false])
    expect(limited.consensus.vendors).toEqual(['msci', 'sp'])
    expect(limited.consensus.mean).not.toBe(all.consensus.mean)
    const own = open.map(({ percentile }: { percentile: number }) => percentile)
    expect(limited.consensus.mean).toBeCloseTo((own[0] + own[1]) / 2)
  })

  test('without any vendor there are names and nothing else', async () => {
    const { vendors, consensus, correlations, disagreement } = await ratings(5, {}, some.none)
    expect(vendors.every((one: object) => Object.keys(one).join() === 'vendor,locked')).toBe(true)
    expect([consensus, correlations, disagreement]).toEqual([null, [], null])
  })

  test('scandals: the gravest of twelve months, a story once, and none is not unknown', async () => {
    expect((await ratings(1)).scandal).toMatchObject({ state: 'judged', level: 3, events: 2, since: '2025-01-15' })
    expect((await ratings(2)).scandal).toMatchObject({ state: 'judged', level: 0, events: 0 })
    expect((await ratings(1, { asOf: '2025-06-02' })).scandal).toMatchObject({ level: 3, events: 1 })
    expect((await ratings(1, { asOf: '2023-01-01' })).scandal).toMatchObject({ state: 'no-news', level: null })
  })

  test('a vendor of the operator’s own is rated, ranked and searched by its own scale', async () => {
    const [best, worst] = [await ratings(0, {}, some.seventh), await ratings(2, {}, some.seventh)]
    // 40 companies in turn: 14 of R1, 13 of R2, 13 of R3; of three grades the best stands at 5 ÷ 6, the worst at 1 ÷ 6.
    expect(vendorIn(best, 'ecolens')).toMatchObject({
      direction: 'lower_better',
      measures: 'risk',
      scale: { least: 'R1', most: 'R3', silent: null },
      rating: { value: 'R1', level: 'R1', class: 'strength' },
      rank: { rank: 1, of: count },
      rated: count,
    })
    expect(vendorIn(best, 'ecolens').rating.axis).toBeCloseTo(5 / 6)
    expect(vendorIn(best, 'ecolens').percentile).toBeCloseTo((26 + 14 / 2) / 40) // 26 are worse, 14 the same
    expect(vendorIn(worst, 'ecolens').rating.axis).toBeCloseTo(1 / 6)
    expect(vendorIn(worst, 'ecolens').rank).toEqual({ rank: 28, of: count })
    expect(best.consensus.vendors).toEqual(['sp', 'ecolens'])
    expect(vendorIn(await ratings(0), 'ecolens')).toEqual({ vendor: 'ecolens', locked: true })

    const vocabulary = (await app.call(getSearchVocabulary, { query: {} }, some.seventh)).body.data
    expect(vendorIn(vocabulary, 'ecolens')).toEqual({
      vendor: 'ecolens',
      nameJa: 'エコレンズ',
      nameEn: 'EcoLens',
      isLocked: false,
      levels: [
        { value: 'R1', companies: 14 },
        { value: 'R2', companies: 13 },
        { value: 'R3', companies: 13 },
      ],
    })
    const search = async (where: string) =>
      (await app.call(searchMarket, { query: { where, columns: 'ecolens' } }, some.seventh)).body
    expect((await search('ecolens(R3)')).data.total).toBe(13)
    const byRating = { columns: 'ecolens', sort: '-ecolens' } // The best first, as of every other column.
    const sorted = await app.call(searchMarket, { query: byRating }, some.seventh)
    expect(sorted.body.data.rows[0].cells[0]).toMatchObject({ text: 'R1', class: 'strength' })
    expect((await search('ecolens(R4)')).code).toBe('search.invalid')
    expect((await search('ecolence(R3)')).code).toBe('search.invalid')
  })

  test('only the initiative’s own list says who has a science-based target', async () => {
    const search = async (where: string) =>
      (await app.call(searchMarket, { query: { where } }, some.token)).body.data.rows.map(
        ({ id }: { id: number }) => id,
      )
    expect(await search('sbti(targets-set)')).toEqual([ids[5]])
    expect(await search(`sbti(none),company(${ids[4]},${ids[5]})`)).toEqual([ids[4]])
  })

  test('a company that is not there', async () => {
    expect(await app.call(getRatings, { params: { companyId: 999_999 }, query: {} }, some.token)).toMatchObject({
      status: 404,
      body: { code: 'company.not-found' },
    })
  })
})

describe('themes', () => {
  const themes = async (k: number, query = {}): Promise<ThemeAnswer[]> =>
    (await app.call(getThemes, { params: { companyId: ids[k]! }, query }, some.token)).body.data.themes
  const theme = async (k: number, code: string, query = {}) =>
    (await themes(k, query)).find((theme) => theme.code === code)!

  test.each(rights.map(([policy, diligence, color], k) => ({ k, policy, diligence, color })))(
    'human rights with policy $policy and due diligence $diligence is $color',
    async ({ k, color }) => {
      expect((await theme(k, 'human_rights')).color).toBe(color)
    },
  )

  test('says why, with the figures found and their year', async () => {
    const { because } = await theme(2, 'human_rights')
    expect(because).toContainEqual(
      expect.objectContaining({
        term: 'S-LR-049',
        indicator: expect.objectContaining({ fiscalYear: 2024 }),
        found: { kind: 'disclosed', value: 0 },
        holds: true,
      }),
    )
  })

  test('before it was known it is grey', async () => {
    expect((await theme(0, 'human_rights', { asOf: '2025-06-19' })).color).toBe('grey')
  })

  test('terms that were brought in decide, others stay unknown', async () => {
    expect(await theme(1, 'neg_conventional_arms')).toMatchObject({
      state: 'hit',
      color: null,
      because: [{ source: { name: '見本', validFrom: '2025-04-01' } }],
    })
    expect(await theme(2, 'neg_conventional_arms')).toMatchObject({ state: 'no_information' })
    expect(await theme(2, 'reg_csrd')).toMatchObject({ state: 'unknown', canBeJudged: false }) // of no company is it known here
    expect(await theme(2, 'neg_conventional_arms')).toMatchObject({ canBeJudged: true })
    expect(await theme(2, 'idx_msci_japan_win')).toMatchObject({ state: 'no_information', canBeJudged: false })
    expect(await theme(1, 'index.Invented Leaders')).toMatchObject({ state: 'member', kind: 'index' })
    expect(await themes(2)).toHaveLength(50)
  })

  test('nothing imported, nothing judged, a title that the rule reads and no scandal are four things, in the search too', async () => {
    const level = { items: 2, unjudged: 1, events: 1, isByText: true }
    expect((await ratings(3)).scandal).toMatchObject({ state: 'judged', level: 3, ...level })
    expect((await ratings(4)).scandal).toMatchObject({ state: 'not-judged', level: null, items: 1, unjudged: 1 })
    expect((await ratings(5)).scandal).toMatchObject({ state: 'no-news', level: null, items: 0 })
    const search = (query: object) =>
      app.call(searchMarket, { query: { columns: 'scandal', perPage: 100, ...query } }, some.token)
    const { rows } = (await search({})).body.data
    const cellOf = (k: number) => rows.find(({ id }: { id: number }) => id === ids[k]).cells[0]
    expect([1, 2, 3, 4, 5].map((k) => [cellOf(k).value, cellOf(k).news ?? null])).toEqual([
      [3, null],
      [0, null],
      [3, 'by-text'],
      [null, 'not-judged'],
      [null, 'no-news'],
    ])
    // Who asks for companies without a scandal gets those that somebody judged.
    const clear = (await search({ where: 'scandal(0..0)' })).body.data.rows
    expect(clear.map(({ id }: { id: number }) => id)).toEqual([ids[2]])
    // A rule’s reading of a title excludes nobody from a portfolio.
    expect((await theme(3, 'neg_severe_scandal')).state).toBe('no_information')
  })

  test('a scandal of the last three years counts, silence of the news does not clear alone', async () => {
    expect((await theme(1, 'neg_severe_scandal')).state).toBe('hit')
    expect((await theme(2, 'neg_severe_scandal')).state).toBe('no_information')
  })
})

// Of version 1.0: forty companies with one figure each have no score under 2.0, and neither strengths nor issues.
describe('strengths and issues', () => {
  test('the best of forty is a strength with its rank and median', async () => {
    const { data } = (
      await app.call(getHighlights, { params: { companyId: ids[count - 1]! }, query: { version: '1.0' } }, some.token)
    ).body
    expect(data.strengths[0]).toMatchObject({
      kind: 'strength',
      indicator: 'S-LR-018',
      rank: 1,
      of: count,
      band: 'top-20',
      value: 139,
      median: 119.5,
      previous: null,
      change: { reason: 'missing' },
    })
    expect(data.issues).toEqual([])
  })

  test('the worst of forty has an issue', async () => {
    const { data } = (
      await app.call(getHighlights, { params: { companyId: ids[0]! }, query: { version: '1.0' } }, some.token)
    ).body
    expect(data.issues[0]).toMatchObject({ indicator: 'S-LR-018', rank: count, band: 'worst-20' })
  })

  test('a year without a report has none', async () => {
    const { data } = (
      await app.call(getHighlights, { params: { companyId: ids[0]! }, query: { asOf: '2000-01-01' } }, some.token)
    ).body
    expect(data).toMatchObject({ year: null, strengths: [], issues: [] })
  })
})
