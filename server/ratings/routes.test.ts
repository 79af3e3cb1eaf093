import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { getMarket } from '#contract/market/market.ts'
import { getHighlights } from '#contract/scores/peers.ts'
import { getRatings, getThemes, type ThemeAnswer } from '#contract/scores/ratings.ts'
import type { NewsRecord, TableFigure, TermRecord, VendorScoreRecord } from '#server/imports/records.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'

const database = givenDatabase()
const app = givenApp(database)
const everyVendor = ['satoyama', 'msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse']
const some = { token: '', limited: '', none: '' }
const count = 40
const codeOf = (k: number) => `${9100 + k}0`
const ids: number[] = []

/** Company k of 40; S&P gives it 20 + 2k, so that the edges of its classes are all there. */
const rated = (
  k: number,
  vendor: VendorScoreRecord['vendor'],
  value: string,
  more: Partial<VendorScoreRecord> = {},
) => ({
  line: 1,
  company: { securityCode: codeOf(k) },
  vendor,
  item: 'total',
  ratedOn: '2025-10-01',
  knownFrom: '2025-10-05',
  value,
  number: null,
  isSimulated: true,
  ...more,
})

function scores(): VendorScoreRecord[] {
  const letters = ['D-', 'D', 'C-', 'C', 'B-', 'B', 'A-', 'A']
  return [...Array(count).keys()].flatMap((k) => [
    rated(k, 'sp', String(20 + 2 * k)),
    ...['environment', 'social', 'governance'].flatMap((item, p) => [
      rated(k, 'sp', String(18 + 2 * k + p * (k % 5)), { item }),
      rated(k, 'msci', ((k * 7 + p * 3) % 10).toFixed(1), { item }),
    ]),
    rated(k, 'msci', ['CCC', 'B', 'BB', 'BBB', 'A', 'AA', 'AAA'][(k * 5) % 7]!),
    rated(k, 'sustainalytics', (45 - k).toFixed(1)),
    rated(k, 'cdp', k === 0 ? 'F' : letters[k % 8]!),
  ])
}

const yes = (k: number, indicator: string, value: number | null): TableFigure =>
  givenFigure({
    company: { securityCode: codeOf(k) },
    indicator,
    fiscalYear: 2024,
    value,
    boundary: indicator === 'S-LR-018' ? 'parent' : 'consolidated',
    filed: value === null ? null : String(value),
    state: value === null ? 'not-applicable' : 'disclosed',
    knownFrom: '2025-06-20',
  } as Partial<TableFigure>)

/** [policy, due diligence] of human rights, and what they come to. */
const rights = [
  [1, 1, 'green'],
  [0, 0, 'red'],
  [1, 0, 'red'],
  [0, 1, 'grey'],
  [1, null, 'grey'],
  [null, null, 'grey'],
] as const

const news = (k: number, publishedAt: string, severity: number | null, story: string | null = null): NewsRecord => ({
  line: 1,
  company: { securityCode: codeOf(k) },
  sourceKey: `${k} ${publishedAt}`,
  publishedAt,
  publisher: '見本新聞',
  titleJa: '見本',
  titleEn: null,
  bodyJa: null,
  bodyEn: null,
  url: null,
  kind: 'news',
  category: null,
  sentiment: -0.5,
  severity,
  story,
  isCorrection: false,
})

beforeAll(async () => {
  const companies = [...Array(count).keys()].map((k) => ({
    line: k + 1,
    edinetCode: `E${98000 + k}`,
    securityCode: codeOf(k),
    nameJa: `見本${k}株式会社`,
    nameEn: `Sample ${k}`,
  }))
  await givenParsedImport(database.db, { companies })
  const figures = [
    ...[...Array(count).keys()].map((k) => givenFigure({ company: { securityCode: codeOf(k) }, fiscalYear: 2024 })),
    ...rights.flatMap(([policy, diligence], k) => [
      ...(policy === null ? [] : [yes(k, 'S-LR-048', policy)]),
      ...(diligence === null ? [] : [yes(k, 'S-LR-049', diligence)]),
    ]),
    ...[...Array(count).keys()].map((k) => yes(k, 'S-LR-018', 100 + k)),
  ]
  await givenParsedImport(database.db, givenTable(figures), { fileName: 'figures.csv' })
  const later = [
    rated(3, 'sp', '99', { knownFrom: '2025-12-20' }), // restated
    rated(3, 'sp', '21', { ratedOn: '2024-10-01', knownFrom: '2024-10-05' }),
    rated(5, 'ftse', '4.9', { value: '4.9' }),
    rated(6, 'refinitiv', 'A+'),
  ]
  const terms: TermRecord[] = [
    { ...term('pct.arms', 12), company: { securityCode: codeOf(1) } },
    { ...term('index.Invented Leaders', 1), company: { securityCode: codeOf(1) } },
  ]
  await givenParsedImport(database.db, { vendorScores: scores() }, { fileName: 'ratings.csv' })
  await givenParsedImport(
    database.db,
    {
      vendorScores: later,
      terms,
      news: [
        news(1, '2025-06-01 10:00', 3, 'one'),
        news(1, '2025-06-03 10:00', 2, 'one'),
        news(1, '2025-09-01 10:00', 1),
        news(1, '2024-01-01 10:00', 4),
        news(2, '2025-09-01 10:00', null),
      ],
    },
    { fileName: 'later.csv' },
  )
  const rows = await database.db.selectFrom('company').select(['id', 'security_code']).execute()
  for (const k of Array(count).keys()) ids.push(rows.find(({ security_code }) => security_code === codeOf(k))!.id)
  const tokenOf = async (email: string, vendors: readonly string[]) => {
    await givenAccount(database.db, email, { vendors })
    return (await app.call(signIn, { body: { email, password } })).body.token as string
  }
  some.token = await tokenOf('all@asset.example', everyVendor)
  some.limited = await tokenOf('some@asset.example', ['satoyama', 'msci', 'sp'])
  some.none = await tokenOf('none@asset.example', ['satoyama'])
  const isFresh = async () => {
    const { revision, revisionInMemory } = (await app.call(getMarket, {}, some.token)).body.data
    expect(revisionInMemory).toBe(revision)
  }
  await vi.waitFor(isFresh, { timeout: 20_000 })
})

const term = (name: string, value: number) => ({
  line: 1,
  term: name,
  validFrom: '2025-04-01',
  knownFrom: '2025-04-01',
  value,
  source: '見本',
})

async function ratings(k: number, query = {}, token = some.token) {
  return (await app.call(getRatings, { params: { companyId: ids[k]! }, query }, token)).body.data
}
const vendorIn = (answer: { vendors: { vendor: string }[] }, name: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect
  answer.vendors.find(({ vendor }) => vendor === name) as any

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
        published: 0.67,
        status: 'recalled',
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
    expect((await ratings(1)).scandal).toEqual({ level: 3, events: 2, since: '2025-01-15' })
    expect((await ratings(2)).scandal).toMatchObject({ level: 0, events: 0 })
    expect((await ratings(1, { asOf: '2025-06-02' })).scandal).toMatchObject({ level: 3, events: 1 })
    expect((await ratings(1, { asOf: '2023-01-01' })).scandal).toBeNull()
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
    expect(await theme(2, 'reg_csrd')).toMatchObject({ state: 'unknown' })
    expect(await theme(1, 'index.Invented Leaders')).toMatchObject({ state: 'member', kind: 'index' })
    expect(await themes(2)).toHaveLength(50)
  })

  test('a scandal of the last three years counts, silence of the news does not clear alone', async () => {
    expect((await theme(1, 'neg_severe_scandal')).state).toBe('hit')
    expect((await theme(2, 'neg_severe_scandal')).state).toBe('no_information')
  })
})

describe('strengths and issues', () => {
  test('the best of forty is a strength with its rank and median', async () => {
    const { data } = (await app.call(getHighlights, { params: { companyId: ids[count - 1]! }, query: {} }, some.token))
      .body
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
    const { data } = (await app.call(getHighlights, { params: { companyId: ids[0]! }, query: {} }, some.token)).body
    expect(data.issues[0]).toMatchObject({ indicator: 'S-LR-018', rank: count, band: 'worst-20' })
  })

  test('a year without a report has none', async () => {
    const { data } = (
      await app.call(getHighlights, { params: { companyId: ids[0]! }, query: { asOf: '2000-01-01' } }, some.token)
    ).body
    expect(data).toMatchObject({ year: null, strengths: [], issues: [] })
  })
})
