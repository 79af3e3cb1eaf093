import iconv from 'iconv-lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHoldings } from '#contract/portfolio/holdings.ts'
import * as contract from '#contract/portfolio/portfolios.ts'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { noSources, tableFile } from '#server/http/files/table-file.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const day = '2025-12-30'
let token = ''
let companies: { readonly id: number; readonly ticker: string; readonly isin: string; readonly name: string }[] = []

beforeAll(async () => {
  token = await app.signedIn('holder@asset.example')
  const rows = await database.db
    .selectFrom('company')
    .select(['id', 'security_code', 'isin', 'name_ja'])
    .where('is_listed', '=', true)
    .where('security_code', 'is not', null)
    .orderBy('id')
    .limit(12)
    .execute()
  companies = rows.map((row) => ({
    id: row.id,
    ticker: tickerOf(row.security_code)!,
    isin: row.isin ?? '',
    name: row.name_ja,
  }))
})

const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes as string).toString('base64')

async function read(file: string | Uint8Array, more: contract.HoldingsReading = {}) {
  const { status, body } = await app.call(
    contract.readPortfolioFile,
    { body: { file: base64(file), date: day, ...more } },
    token,
  )
  return { status, code: body.code as string, ...(body.data as object) } as {
    status: number
    code: string
    columns: { name: string }[]
    mapping: contract.HoldingMapping
    lines: contract.HoldingLine[]
    dates: string[]
  }
}

async function save(name: string, file: string | Uint8Array, by = token) {
  const { status, body } = await app.call(contract.addPortfolio, { body: { name, file: base64(file), date: day } }, by)
  return { status, code: body.code, ...body.data }
}

const outcomes = (lines: readonly contract.HoldingLine[]) => lines.map(({ outcome }) => outcome)

describe('a custodian’s file, as it comes', () => {
  const table = () => [
    ['ファンド名', 'さとやま日本株'],
    ['基準日', '2025/12/30'],
    [],
    ['銘柄コード', '銘柄名', '数量（株）', '評価額（千円）', '通貨'],
    [companies[0]!.ticker, companies[0]!.name, '１，２００', '３４５，６７８', '円'],
    [companies[1]!.ticker, companies[1]!.name, '300', '12,000.5', 'JPY'],
  ]
  const text = (separator: string, quote = '"') =>
    table()
      .map((row) => row.map((cell) => `${quote}${cell}${quote}`).join(separator))
      .join('\r\n')

  const forms: [string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['UTF-8', () => Buffer.from(text(','))],
    ['UTF-8 with a mark', () => Buffer.from(`\ufeff${text(',')}`)],
    ['Shift_JIS', () => iconv.encode(text(','), 'cp932')],
    ['UTF-16 with tabs', () => iconv.encode(text('\t', ''), 'utf16le', { addBOM: true })],
    [
      'Excel',
      async () =>
        (
          await tableFile({ name: 'x', format: 'xlsx', sources: noSources }, [
            { name: '明細', rows: table(), widthOf: () => 10 },
          ])
        ).bytes,
    ],
  ]
  test.each(forms)(
    '%s: lines above the header are passed over, thousands of yen and full-width digits read',
    async (_, make) => {
      const { status, lines, dates } = await read(await make())
      expect(status).toBe(200)
      expect(outcomes(lines)).toEqual(['add', 'add'])
      // 345,678 and 12,000.5 thousand yen.
      expect(lines.map(({ valueJpy }) => valueJpy)).toEqual([345_678_000, 12_000_500])
      expect(lines.map(({ quantity }) => quantity)).toEqual([1200, 300])
      expect(lines.map(({ company }) => company?.id)).toEqual([companies[0]!.id, companies[1]!.id])
      expect(dates).toEqual([day])
    },
  )
})

test('each line says what becomes of it, and a broken one never loses the others', async () => {
  const [a, b, c] = companies
  const { lines } = await read(
    [
      'code,name,date,value,quantity,weight,currency,rate',
      `${a!.ticker},,2025-09-30,100,,,,`,
      `${a!.ticker}0,,2025-09-30,50,,,,`, // the same company by its five digits
      `${b!.isin},,,,,１２．５％,,`,
      `${c!.ticker},,,NaN,,,,`,
      `${c!.ticker},,,,-5,,,`,
      `${c!.ticker},,,,,100.01,,`,
      'ZZ99,Some fund,,10,,,,',
      ',,,10,,,,',
      `${c!.ticker},,,,,,,`,
      `${c!.ticker},,2099-01-01,1,,,,`,
      `${c!.ticker},,31/31/2025,1,,,,`,
      `${c!.ticker},,,1000,,,USD,150.5`,
      `${companies[3]!.ticker},,,2000,,,USD,`, // takes the rate of the other line
      `${companies[4]!.ticker},,,2000,,,EUR,`,
      `${c!.ticker},,,1`,
    ].join('\n'),
  )
  expect(outcomes(lines)).toEqual([
    'add',
    'lot',
    'add',
    'number',
    'short',
    'over',
    'unknown',
    'no-code',
    'no-amount',
    'date',
    'date',
    'add',
    'add',
    'rate',
    'cells',
  ])
  expect(lines[1]!.sameAs).toBe(2)
  expect(lines[2]!.weight).toBe(12.5)
  // 1,000 dollars at 150.5, and 2,000 at the same rate.
  expect([lines[11]!.valueJpy, lines[12]!.valueJpy]).toEqual([150_500, 301_000])
})

test('weights that sum to one are shares, and are read as per cent', async () => {
  const { lines } = await read(`code,weight\n${companies[0]!.ticker},0.25\n${companies[1]!.ticker},0.75`)
  expect(lines.map(({ weight }) => weight)).toEqual([25, 75])
})

test('columns of any name are mapped by hand', async () => {
  const file = `x,y\n${companies[0]!.ticker},70\n${companies[1]!.ticker},30`
  const guessed = await read(file)
  expect([guessed.lines, guessed.columns.map(({ name }) => name)]).toEqual([[], ['x', 'y']])
  const mapped = await read(file, { mapping: { code: 0, weight: 1 } })
  expect(mapped.lines.map(({ weight }) => weight)).toEqual([70, 30])
  // Without who or how much there are no lines yet, and nothing can be kept.
  for (const mapping of [{ weight: 1 }, { code: 0 }]) {
    expect(await read(file, { mapping })).toMatchObject({ status: 200, lines: [], mapping })
    const body = { name: 'half', file: base64(file), date: day, mapping }
    expect((await app.call(contract.addPortfolio, { body }, token)).body.code).toBe('portfolio.file-columns')
  }
})

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 3])],
  ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', 'latin1')],
  ['a torn workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0, 0, 0])],
  ['nothing but a line', Buffer.from('hello')],
])('%s is refused in words', async (_, bytes) => {
  const { status, code } = await read(bytes)
  expect(status).toBe(422)
  expect(code).toMatch(/^portfolio\.file-(unreadable|columns)$/)
})

test('100,000 lines are refused, 20,000 are not', async () => {
  const line = `${companies[0]!.ticker},1\n`
  const long = await read(`code,weight\n${line.repeat(100_000)}`)
  expect([long.status, long.code]).toEqual([422, 'portfolio.file-long'])
  const full = await read(`code,value\n${line.repeat(20_000)}`)
  expect([full.status, full.lines.length]).toEqual([200, 20_000])
})

test('a call that is not valid names the field', async () => {
  const ask = async (more: object) =>
    (await app.call(contract.readPortfolioFile, { body: { file: base64('a,b'), ...more } as never }, token)).body
  expect(await ask({ date: 'yesterday' })).toMatchObject({ code: 'request.invalid', field: 'body.date' })
  expect(await ask({ rates: { USD: -1 } })).toMatchObject({ code: 'request.invalid', field: 'body.rates.USD' })
  expect(await ask({ file: base64('x'.repeat(2_000_100)) })).toMatchObject({ code: 'upload.large', most: 2_000_000 })
})

describe('kept', () => {
  const two = () => `code,value\n${companies[0]!.ticker},75\n${companies[1]!.ticker},25`

  test('a file becomes a portfolio; further days are added, the same day takes the place of the old one', async () => {
    const made = await save('two days', two())
    expect(made).toMatchObject({ saved: 2, rejected: 0, dates: [day] })
    const add = (file: string, date: string) =>
      app.call(contract.addHoldings, { params: { portfolioId: made.id }, body: { file: base64(file), date } }, token)
    expect((await add(two(), '2026-01-05')).status).toBe(200)
    expect((await add(`code,value\n${companies[2]!.ticker},1`, day)).status).toBe(200)
    const { body } = await app.call(listPortfolioSources, { query: {} }, token)
    const source = body.data.find(({ of }: { of: string }) => of === `portfolio-${made.id}`)
    expect(source).toMatchObject({ name: 'two days', dates: [day, '2026-01-05'] })
    const weightsOn = async (date: string) =>
      (
        await app.call(getPortfolioHoldings, { query: { of: `portfolio-${made.id}`, date } as never }, token)
      ).body.data.holdings.map((one: { company: { id: number }; weight: number }) => [one.company.id, one.weight])
    expect(await weightsOn(day)).toEqual([[companies[2]!.id, 1]])
    expect(await weightsOn('2026-01-05')).toEqual([
      [companies[0]!.id, 0.75],
      [companies[1]!.id, 0.25],
    ])
  })

  test('what the market does not know stays in the weights and is named', async () => {
    const made = await save('with a fund', `code,value\n${companies[0]!.ticker},60\nZZ99,40`)
    const { body } = await app.call(getPortfolioFigures, { query: { of: `portfolio-${made.id}` } as never }, token)
    const { portfolio, strip } = body.data
    expect(portfolio).toMatchObject({ positions: 2, matched: 1, matchedWeight: 0.6 })
    expect(portfolio.unmatched).toEqual([{ label: 'ZZ99', weight: 0.4, isCash: false }])
    expect(strip.score.coverage).toBeLessThanOrEqual(0.6)
    expect(coveragesIn(body.data).length).toBeGreaterThan(10)
    for (const coverage of coveragesIn(body.data)) expect(coverage).toBeLessThanOrEqual(0.6 + 1e-12)
  })

  test('cash weighs, and is called so', async () => {
    const made = await save('with cash', `code,name,value\n${companies[0]!.ticker},x,60\nJPY,Yen cash,40\n,合計,100`)
    expect(made).toMatchObject({ saved: 2, rejected: 1 })
    const { body } = await app.call(getPortfolioFigures, { query: { of: `portfolio-${made.id}` } as never }, token)
    expect(body.data.portfolio.unmatched).toEqual([{ label: 'Yen cash', weight: 0.4, isCash: true }])
    const alone = await save('without cash', `code,name,value\n${companies[0]!.ticker},x,60`)
    const query = { of: `portfolio-${alone.id}` } as never
    const { temperature } = (await app.call(getPortfolioFigures, { query }, token)).body.data.strip
    expect(temperature.coverage).toBe(1)
    // Cash promises nothing and breaks no promise: the temperature is that of the company, of 60 % of the weight.
    expect(body.data.strip.temperature).toEqual({ ...temperature, coverage: 0.6 })
    for (const coverage of coveragesIn(body.data)) expect(coverage).toBeLessThanOrEqual(0.6 + 1e-12)
  })

  test('another person’s portfolio is not there, in any of its ways', async () => {
    const made = await save('mine', two())
    const other = await app.signedIn('other@asset.example')
    const params = { portfolioId: made.id }
    const body = { file: base64(two()), date: day }
    const answers = await Promise.all([
      app.call(contract.renamePortfolio, { params, body: { name: 'theirs' } }, other),
      app.call(contract.removePortfolio, { params }, other),
      app.call(contract.restorePortfolio, { params }, other),
      app.call(contract.addHoldings, { params, body }, other),
      app.call(getPortfolioFigures, { query: { of: `portfolio-${made.id}` } as never }, other),
      app.call(getPortfolioFigures, { query: { of: 'market', benchmark: `portfolio-${made.id}` } as never }, other),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(Array(6).fill('portfolio.not-found'))
  })

  test('of the same name sent twice at once one is kept; removed it frees the name, and comes back once', async () => {
    const both = await Promise.all([save('twice', two()), save('twice', two())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { id } = both.find(({ status }) => status === 200)!
    const params = { portfolioId: id }
    expect((await app.call(contract.removePortfolio, { params }, token)).status).toBe(200)
    expect((await app.call(contract.removePortfolio, { params }, token)).body.code).toBe('portfolio.not-found')
    const again = await save('twice', two())
    expect(again.status).toBe(200)
    expect((await app.call(contract.restorePortfolio, { params }, token)).body.code).toBe('portfolio.name-taken')
    await app.call(contract.renamePortfolio, { params: { portfolioId: again.id }, body: { name: 'once' } }, token)
    expect((await app.call(contract.restorePortfolio, { params }, token)).status).toBe(200)
  })

  test('a file without a line that can be kept makes nothing', async () => {
    expect(await save('nothing', `code,value\n${companies[0]!.ticker},x`)).toMatchObject({ code: 'portfolio.no-lines' })
    const { body } = await app.call(listPortfolioSources, { query: {} }, token)
    expect(body.data.map(({ name }: { name: string }) => name)).not.toContain('nothing')
  })
})

/** Every coverage of the whole portfolio that an answer states: not of its benchmark, nor of the part of it in one sector. */
function coveragesIn(value: unknown): number[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('benchmark') || key === 'sectors') return []
    return key === 'coverage' && typeof inner === 'number' ? [inner] : coveragesIn(inner)
  })
}
