import { beforeAll, expect, vi } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { getMarket } from '#contract/market/market.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import type {
  ClimateCommitmentRecord,
  NewsRecord,
  TermRecord,
  VendorScoreRecord,
} from '#server/imports/market-records.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import type { TableFigure } from '#server/imports/table-records.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'

const database = givenDatabase()
export const app = givenApp(database)
const everyVendor = ['satoyama', 'msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse']
export const some = { token: '', limited: '', none: '', seventh: '' }
export const count = 40
const codeOf = (k: number) => `${9100 + k}0`
export const ids: number[] = []

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

/** A seventh vendor, which grades risks: R1 is the least and the best. */
const ecoLens = `vendor,name_ja,name_en,short,direction,measures,notation,level,min,max,class
ecolens,エコレンズ,EcoLens,Eco,lower_better,risk,letters,R1,1,1,strength
ecolens,,,,,,,R2,2,2,average
ecolens,,,,,,,R3,3,3,issue
`
/** Three companies in turn: R1, R2, R3. */
const ecoLensScores = `code,vendor,item,date,value
${[...Array(count).keys()].map((k) => `${codeOf(k)},ecolens,total,2025-10-01,R${1 + (k % 3)}`).join('\n')}
${codeOf(0)},ecolence,total,2025-10-01,R1
`

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
export const rights = [
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

/** A disclosure that nobody judged. */
const title = (k: number, publishedAt: string, titleJa: string): NewsRecord => ({
  ...news(k, publishedAt, null),
  titleJa,
  kind: 'disclosure',
  sentiment: null,
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
      commitments: [commitment(4, 'climate-register'), commitment(5, 'sbti-companies')],
      news: [
        news(1, '2025-06-01 10:00', 3, 'one'),
        news(1, '2025-06-03 10:00', 2, 'one'),
        news(1, '2025-09-01 10:00', 1),
        news(1, '2024-01-01 10:00', 4),
        news(2, '2025-09-01 10:00', null),
        title(3, '2025-09-02 15:00', '第三者委員会の設置に関するお知らせ'),
        title(3, '2025-09-09 15:00', '（開示事項の経過）第三者委員会の調査状況について'),
        title(4, '2025-09-03 15:00', '2026年3月期 第1四半期決算短信'),
      ],
    },
    { fileName: 'later.csv' },
  )
  for (const [fileName, text] of Object.entries({ 'a-vendors.csv': ecoLens, 'b-scores.csv': ecoLensScores }))
    await importFile(database.db, {
      bytes: Buffer.from(text),
      fileName,
      by: 'test',
      now: new Date('2026-01-15T03:00:00Z'),
    })
  const rows = await database.db.selectFrom('company').select(['id', 'security_code']).execute()
  for (const k of Array(count).keys()) ids.push(rows.find(({ security_code }) => security_code === codeOf(k))!.id)
  const tokenOf = async (email: string, vendors: readonly string[]) => {
    await givenAccount(database.db, email, { vendors })
    return (await app.call(signIn, { body: { email, password } })).body.token as string
  }
  some.token = await tokenOf('all@asset.example', everyVendor)
  some.limited = await tokenOf('some@asset.example', ['satoyama', 'msci', 'sp'])
  some.seventh = await tokenOf('seven@asset.example', ['satoyama', 'sp', 'ecolens'])
  some.none = await tokenOf('none@asset.example', ['satoyama'])
  const isFresh = async () => {
    const { revision, revisionInMemory } = (await app.call(getMarket, {}, some.token)).body.data
    expect(revisionInMemory).toBe(revision)
  }
  await vi.waitFor(isFresh, { timeout: 20_000 })
})

/** The same words in two lists, of which one is the Science Based Targets initiative's. */
const commitment = (k: number, source: string): ClimateCommitmentRecord => ({
  ...{ line: 1, source, rowKey: `${k}`, company: { securityCode: codeOf(k) }, name: `見本${k}` },
  ...{ isin: null, lei: null, publishedOn: '2025-04-01', record: { status: 'Targets set' } },
})

const term = (name: string, value: number) => ({
  line: 1,
  term: name,
  validFrom: '2025-04-01',
  knownFrom: '2025-04-01',
  value,
  source: '見本',
})

export async function ratings(k: number, query = {}, token = some.token) {
  return (await app.call(getRatings, { params: { companyId: ids[k]! }, query }, token)).body.data
}
export const vendorIn = (answer: { vendors: { vendor: string }[] }, name: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect
  answer.vendors.find(({ vendor }) => vendor === name) as any
