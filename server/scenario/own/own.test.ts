import { beforeAll, describe, expect, test } from 'vitest'
import { getScenario } from '#contract/scenario/cost.ts'
import {
  type OwnPriceRow,
  ownPriceLimits,
  readPriceFile,
  removePricePath,
  savePriceFile,
} from '#contract/scenario/own-prices.ts'
import { listPricePaths, type PricePathRow } from '#contract/scenario/prices.ts'
import {
  listSavedScenarios,
  removeSavedScenario,
  renameSavedScenario,
  saveScenarioAs,
} from '#contract/scenario/saved.ts'
import {
  listSites,
  readSiteFile,
  removeSites,
  type ScenarioSites,
  type SiteRow,
  saveSiteFile,
  saveSiteTemplate,
} from '#contract/scenario/sites.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
let other = ''
beforeAll(async () => {
  token = await app.signedIn('own-scenarios@asset.example')
  other = await app.signedIn('other-scenarios@asset.example')
})

const base64 = (text: string) => Buffer.from(text).toString('base64')

const iamc = [
  'Model,Scenario,Region,Variable,Unit,2020,2025,2030,2040,2050',
  'INVENTED 1.0,Delayed,Japan,Price|Carbon,US$2010/t CO2 or local currency/t CO2,0,5.5,20,100,300',
  'INVENTED 1.0,Orderly,Japan,Price|Carbon,US$2010/t CO2 or local currency/t CO2,0,,80,,250',
  'INVENTED 1.0,Delayed,Japan,Emissions|CO2,Mt CO2/yr,1100,1000,900,500,100',
  'INVENTED 1.0,Odd,Japan,Price|Carbon,EUR2010/t CO2,0,1,2,3,4',
  'INVENTED 1.0,Below,Japan,Price|Carbon,USD_2020/t CO2,0,1,-2,3,4',
  'INVENTED 1.0,Empty,Japan,Price|Carbon,USD_2020/t CO2,,,,,',
  'INVENTED 1.0,Words,Japan,Price|Carbon,USD_2020/t CO2,0,1,high,3,4',
  'INVENTED 1.0,Delayed,Japan,Price|Carbon,US$2010/t CO2,0,1,2,3,4',
  '"© An invented explorer, https://explorer.example"',
].join('\n')

const paths = async (by = token): Promise<PricePathRow[]> => (await app.call(listPricePaths, {}, by)).body.data

describe('prices of one’s own', () => {
  test('a table in the wide form is read row by row', async () => {
    const { rows, others, copyright } = (await app.call(readPriceFile, { body: { file: base64(iamc) } }, token)).body
      .data
    expect(rows.map(({ line, outcome }: OwnPriceRow) => [line, outcome])).toEqual([
      [2, 'add'],
      [3, 'add'],
      [5, 'unit'],
      [6, 'negative'],
      [7, 'no-price'],
      [8, 'number'],
      [9, 'repeated'],
    ])
    expect(others).toBe(1)
    expect(copyright).toBe('© An invented explorer, https://explorer.example')
    expect(await paths()).toHaveLength(3)
  })

  test('names in any case, decimal commas and other ways to write a unit are read; a comma that is neither is named', async () => {
    const table = [
      'model;scenario;region;variable;unit;2020.0;2030.0',
      'M;A;Japan;Price|Carbon;US$2010/t CO2;5,5;120,5',
      'M;B;Japan;Price|Carbon;USD_2010/t CO2-equiv;;1.310,25',
      'M;C;Japan;Price|Carbon;USD_2010/t CO2;1;2;3',
    ].join('\n')
    const ask = async (text: string) =>
      (await app.call(readPriceFile, { body: { file: base64(text) } }, token)).body.data
    const { rows, assumed } = await ask(table)
    expect(rows.map(({ outcome, points }: OwnPriceRow) => [outcome, points.map(({ price }) => price)])).toEqual([
      ['add', [5.5, 120.5]],
      ['add', [1310.25]],
      ['cells', []],
    ])
    expect(assumed.map(({ kind }: { kind: string }) => kind)).toEqual(['separator', 'decimal-comma'])
    const mixed = 'Model,Scenario,Region,Variable,Unit,2030,2040\nM,A,J,Price|Carbon,USD/t CO2,"120,5",130.5'
    expect((await ask(mixed)).rows).toMatchObject([{ outcome: 'comma' }])
  })

  test('it is kept for its owner alone, works in a scenario, takes the place of an earlier one, and is removed', async () => {
    const save = async (file: string) =>
      (await app.call(savePriceFile, { body: { file: base64(file), fileName: '見本.csv' } }, token)).body.data
    const first = await save(iamc)
    expect(first).toMatchObject({ saved: 2, rejected: 5 })
    expect(await paths(other)).toHaveLength(3)
    const own = (await paths()).filter(({ key }) => key.startsWith('own-'))
    expect(
      own.map(({ scenario, currency, priceLevel, copyright }) => [scenario, currency, priceLevel, copyright]),
    ).toEqual(
      ['Delayed', 'Orderly'].map((scenario) => [
        scenario,
        'USD',
        2010,
        '© An invented explorer, https://explorer.example',
      ]),
    )
    const { key } = own[1]!
    const query = { who: 'market', scenarios: key } as never
    const { years, scenarios } = (await app.call(getScenario, { query }, token)).body.data
    // Orderly has 2030 and 2050: 80 + (250 − 80) × 5 ÷ 20 = 122.5 in 2035.
    expect(scenarios[0].prices[years.indexOf(2035)]).toMatchObject({
      price: 122.5,
      status: 'proposed',
      basis: 'between',
    })
    expect((await app.call(getScenario, { query }, other)).body.code).toBe('scenario.price-unknown')
    const again = await save(iamc.replace(',80,,250', ',90,,250'))
    expect(again.saved).toBe(2)
    expect((await paths()).filter((path) => path.key.startsWith('own-'))).toHaveLength(2)
    for (const path of again.keys) {
      const params = { pathId: Number(path.slice(4)) } as never
      expect((await app.call(removePricePath, { params }, other)).body.code).toBe('scenario.not-found')
      expect((await app.call(removePricePath, { params }, token)).status).toBe(200)
    }
    expect(await paths()).toHaveLength(3)
  })

  test.each([
    ['no table', 'nothing here', 'scenario.file-columns'],
    ['no years', 'Model,Scenario,Region,Variable,Unit\na,b,c,Price|Carbon,USD/t CO2', 'scenario.file-columns'],
    ['an image', '\u0000\u0001\u0002\u0000', 'scenario.file-unreadable'],
    [
      'too many rows',
      ['Model,Scenario,Region,Variable,Unit,2030']
        .concat(Array.from({ length: ownPriceLimits.paths + 1 }, (_, at) => `m,s${at},r,Price|Carbon,USD/t CO2,5`))
        .join('\n'),
      'scenario.file-long',
    ],
  ])('%s is refused', async (_, text, code) => {
    expect((await app.call(readPriceFile, { body: { file: base64(text) } }, token)).body.code).toBe(code)
  })

  test('a table without a row that can be kept is refused', async () => {
    const text = 'Model,Scenario,Region,Variable,Unit,2030\na,b,c,Price|Carbon,EUR/t CO2,5'
    const body = { file: base64(text), fileName: 'a.csv' }
    expect((await app.call(savePriceFile, { body }, token)).body.code).toBe('scenario.no-lines')
  })
})

const sites = [
  '拠点名,都道府県,緯度,経度,固定資産（円）,浸水深,年間発生確率,在庫（円）,1日当たり売上高（円）',
  '見本工場,愛知県,,,10000000000,100-199,1/100,,',
  '第二工場,,35.1,136.9,"1,000,000,000",320cm,1%,500000000,20000000',
  ',愛知県,,,1,100-199,0.01,,',
  '場所なし,,,,1,100-199,0.01,,',
  '海の底,アトランティス,,,1,100-199,0.01,,',
  '資産なし,愛知県,,,不明,100-199,0.01,,',
  '深さなし,愛知県,,,1,深い,0.01,,',
  '確率超過,愛知県,,,1,100-199,1.5,,',
  '在庫負,愛知県,,,1,100-199,0.01,-5,',
  '売上文字,愛知県,,,1,100-199,0.01,,多い',
].join('\n')

describe('sites', () => {
  test('a table is read row by row, with the reason of each that cannot be taken', async () => {
    const { rows } = (await app.call(readSiteFile, { body: { file: base64(sites) } }, token)).body.data
    expect(rows.map(({ outcome }: SiteRow) => outcome)).toEqual([
      'add',
      'add',
      'name',
      'place',
      'place',
      'assets',
      'depth',
      'probability',
      'stock',
      'sales',
    ])
    expect(rows[1].site).toMatchObject({ depth: 'from-300', probability: 0.01, latitude: 35.1, prefecture: null })
    expect(rows[0].site).toMatchObject({ prefecture: 'JP-23' })
  })

  test('decimal commas, scales of the header and meters are read; a total is none', async () => {
    const table = [
      '拠点名;緯度;経度;固定資産（百万円）;浸水深（m）;年間発生確率',
      '見本工場;35,1;136,9;1.500,5;1,2;1,8 %',
      '合計;;;1.500,5;;',
    ].join('\n')
    const { rows, assumed } = (await app.call(readSiteFile, { body: { file: base64(table) } }, token)).body.data
    expect(rows.map(({ outcome }: SiteRow) => outcome)).toEqual(['add', 'total'])
    // 1,500.5 million yen; 120 cm.
    expect(rows[0].site).toMatchObject({ assets: 1_500_500_000, depth: '100-199', latitude: 35.1, longitude: 136.9 })
    expect(rows[0].site.probability).toBeCloseTo(0.018, 12)
    expect(assumed.map(({ kind }: { kind: string }) => kind)).toEqual(['separator', 'decimal-comma', 'scale'])
  })

  test('they are kept with the damage to be expected, for their owner alone', async () => {
    const body = { file: base64(sites) }
    expect((await app.call(saveSiteFile, { body }, token)).body.data).toEqual({ saved: 2, rejected: 8 })
    const own: ScenarioSites = (await app.call(listSites, {}, token)).body.data
    // 10bn × 0.789 × 0.01 × 2 = 157.8m; at 4 °C twice that.
    expect(own.sites[0]!.damage['2C']).toMatchObject({
      assets: expect.closeTo(157.8e6, 0),
      stock: null,
      downtime: null,
    })
    expect(own.sites[0]!.damage['4C'].total).toBeCloseTo(315.6e6, 0)
    // 1bn × 0.995 + 500m × 0.982 + 20m × 22.6 = 1,938m, × 0.01 = 19.38m a year today.
    expect(own.sites[1]!.damage.today.total).toBeCloseTo(19.38e6, 0)
    expect(own.depths.every(({ status }) => status === 'recalled')).toBe(true)
    expect((await app.call(listSites, {}, other)).body.data.sites).toEqual([])
    await app.call(removeSites, {}, token)
    expect((await app.call(listSites, {}, token)).body.data.sites).toEqual([])
  })

  test.each(['ja', 'en'] as const)('the template in %s is read as it stands', async (lang) => {
    const answer = await app.call(saveSiteTemplate, { params: { format: 'csv' }, query: { lang } }, token)
    const { rows } = (await app.call(readSiteFile, { body: { file: base64(String(answer.body)) } }, token)).body.data
    expect(rows).toMatchObject([{ outcome: 'add', site: { prefecture: 'JP-23', probability: 0.01, assets: 1e10 } }])
  })

  test('what is no table of sites is refused', async () => {
    const ask = (text: string) => app.call(readSiteFile, { body: { file: base64(text) } }, token)
    expect((await ask('a,b\n1,2')).body.code).toBe('scenario.file-columns')
    const none = '拠点名,固定資産（円）,浸水深,年間発生確率\n,1,100-199,0.1'
    expect((await app.call(saveSiteFile, { body: { file: base64(none) } }, token)).body.code).toBe('scenario.no-lines')
  })
})

test('a scenario is kept by name, once, for its owner alone, renamed and removed', async () => {
  const body = { name: '見本のシナリオ', address: 'part=scenario&who=company-1&fx=140' }
  const { id } = (await app.call(saveScenarioAs, { body }, token)).body.data
  expect((await app.call(saveScenarioAs, { body }, token)).body.code).toBe('scenario.name-taken')
  expect((await app.call(listSavedScenarios, {}, token)).body.data).toMatchObject([body])
  expect((await app.call(listSavedScenarios, {}, other)).body.data).toEqual([])
  const params = { scenarioId: id } as never
  const rename = async (name: string, by = token) => {
    const { body } = await app.call(renameSavedScenario, { params, body: { name } }, by)
    return body.code ?? body.data
  }
  const second = (await app.call(saveScenarioAs, { body: { ...body, name: '二つ目' } }, token)).body.data
  expect(await rename('二つ目')).toBe('scenario.name-taken')
  expect(await rename('三つ目', other)).toBe('scenario.not-found')
  expect(await rename(body.name)).toMatchObject(body) // Its own name is not taken.
  expect(await rename('  新しい 名前 ')).toMatchObject({ id, name: '新しい 名前', address: body.address })
  await app.call(removeSavedScenario, { params: { scenarioId: second.id } as never }, token)
  expect((await app.call(removeSavedScenario, { params }, other)).body.code).toBe('scenario.not-found')
  expect((await app.call(removeSavedScenario, { params }, token)).status).toBe(200)
  expect((await app.call(listSavedScenarios, {}, token)).body.data).toEqual([])
})
