import { describe, expect, test } from 'vitest'
import type { PriceReading } from '#contract/scenario/own-prices.ts'
import type { SiteReading } from '#contract/scenario/sites.ts'
import { readPrices } from './price-file.ts'
import { readSites } from './site-file.ts'

describe('prices', () => {
  const row = (scenario: string, price: string) => `M,${scenario},Japan,Price|Carbon,USD/t CO2,${price}`
  const read = (rows: readonly string[], reading?: PriceReading) =>
    readPrices(Buffer.from(['Model,Scenario,Region,Variable,Unit,2030', ...rows].join('\n')), reading)

  test('a row is left out, and stands in the way of no other', async () => {
    const rows = [row('A', '5'), row('A', '6'), row('B', '7')]
    const outcomes = async (reading?: PriceReading) => (await read(rows, reading)).rows.map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(['add', 'repeated', 'add'])
    expect(await outcomes({ decisions: { 2: 'leave' } })).toEqual(['left-out', 'add', 'add'])
  })

  test('decimal commas are read otherwise when somebody says so', async () => {
    const rows = [row('A', '"120,5"')]
    expect((await read(rows)).assumed.map(({ kind }) => kind)).toEqual(['decimal-comma'])
    expect((await read(rows, { decimalMark: '.' })).rows[0]!.outcome).toBe('comma')
  })

  test('a price in another currency than its unit says is refused', async () => {
    const { rows } = await read([row('A', '€85'), row('B', '$85'), row('C', '85 EUR'), row('D', '85%')])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unit', 'add', 'unit', 'number'])
  })
})

describe('prices corrected in place', () => {
  const header = 'Model,Scenario,Region,Variable,Unit,2030,2050'
  const read = (rows: readonly string[], reading?: PriceReading) =>
    readPrices(Buffer.from([header, ...rows].join('\n')), reading)
  const outcomesWithPrices = async (rows: readonly string[], reading?: PriceReading) =>
    (await read(rows, reading)).rows.map(({ outcome, points }) => [outcome, ...points.map(({ price }) => price)])

  test('names, unit and prices are typed in the place of what stands there', async () => {
    const rows = [
      ',A,Japan,Price|Carbon,USD/t CO2,5,6',
      'M,B,Japan,Price|Carbon,EUR/t CO2,5,6',
      'M,C,Japan,Price|Carbon,USD/t CO2,high,6',
      'M,C,Japan,Price|Carbon,USD/t CO2,7,8',
    ]
    expect((await outcomesWithPrices(rows)).map(([outcome]) => outcome)).toEqual([
      'names',
      'unit',
      'number',
      'repeated',
    ])
    const cells = { 2: { Model: 'M' }, 3: { Unit: 'JPY/t CO2' }, 4: { 2030: '120,5' } }
    const { rows: mended, years } = await read(rows, { cells })
    expect(mended.map(({ outcome }) => outcome)).toEqual(['add', 'add', 'add', 'repeated'])
    expect(years).toEqual([2030, 2050])
    // A number that is typed has a decimal mark of its own.
    expect(mended[2]).toMatchObject({ points: [{ price: 120.5 }, { price: 6 }], cells: { 2030: '120,5', 2050: '6' } })
    // As another path the last row is repeated no more.
    expect((await read(rows, { cells: { ...cells, 5: { Scenario: 'D' } } })).rows[3]!.outcome).toBe('add')
  })

  test('a row of other columns is typed anew, and one of a year that has no column is taken', async () => {
    const rows = ['M,A,Japan,Price|Carbon,USD/t CO2,5']
    expect((await read(rows)).rows).toMatchObject([{ outcome: 'cells', cells: {}, points: [] }])
    const cells = { 2: { Model: 'M', Scenario: 'A', Region: 'Japan', Unit: 'USD/t CO2', 2030: '5', 2040: '7' } }
    expect(await outcomesWithPrices(rows, { cells })).toEqual([['add', 5, 7]])
  })
})

describe('two columns of one year', () => {
  const row = 'M,A,Japan,Price|Carbon,USD/t CO2'
  const prices = async (years: string, cells: string, reading?: PriceReading) => {
    const file = [`Model,Scenario,Region,Variable,Unit,${years}`, `${row},${cells}`].join('\n')
    const { rows, assumed } = await readPrices(Buffer.from(file), reading)
    return { points: rows[0]!.points.map(({ year, price }) => `${year}: ${price}`), assumed }
  }

  test.each([
    ['2030,2040,2030', '2030#2'],
    ['2030,2040,2030.0', '2030.0'],
  ])('%s: the first is read, which is asked, or the one that somebody chose', async (years, second) => {
    const first = await prices(years, '5,6,50')
    expect(first.points).toEqual(['2030: 5', '2040: 6'])
    expect(first.assumed).toEqual([
      { kind: 'first-column', column: '2030', value: `2030\n${second}`, isQuestion: true },
    ])
    const other = await prices(years, '5,6,50', { columns: { 2030: second } })
    expect(other.points).toEqual(['2030: 50', '2040: 6'])
    expect(other.assumed).toMatchObject([{ value: `${second}\n2030`, isQuestion: false }])
  })

  test('groups above tell them apart; a name with a year in it is none', async () => {
    const file = [',,,,,Low,,High,', 'Model,Scenario,Region,Variable,Unit,2030,2040,2030,2040', `${row},1,2,3,4`]
    const { rows, assumed } = await readPrices(Buffer.from(file.join('\n')), { columns: { 2040: 'High 2040' } })
    expect(rows[0]!.points.map(({ price }) => price)).toEqual([1, 4])
    expect(assumed.filter(({ kind }) => kind === 'first-column').map(({ value }) => value)).toEqual([
      'Low 2030\nHigh 2030',
      'High 2040\nLow 2040',
    ])
    expect((await prices('2030,Notes 2040', '5,6')).points).toEqual(['2030: 5'])
  })
})

describe('sites', () => {
  const read = async (header: string, rows: readonly string[], reading?: SiteReading) =>
    readSites(Buffer.from([header, ...rows].join('\n')), reading)
  const plain = 'Site,Prefecture,Fixed assets,Depth,Annual probability'

  test('assets in another currency than yen are refused', async () => {
    const { rows } = await read(plain, ['A,Aichi,$5,50-99,1%', 'B,Aichi,¥5,50-99,1%'])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['assets', 'add'])
    const inDollars = await read(plain.replace('assets', 'assets (USD million)'), ['A,Aichi,5,50-99,1%'])
    expect(inDollars.rows[0]!.outcome).toBe('assets')
  })

  test('the unit of a line above counts for every amount, unless a column has its own', async () => {
    const header = `単位：百万円\n${plain},Stock (JPY)`
    const { rows } = await read(header, ['A,Aichi,1.5,50-99,1%,7'])
    expect(rows[0]!.site).toMatchObject({ assets: 1.5e6 })
  })

  test('a share of one flood in two years and more is asked', async () => {
    const assumptionsFor = async (share: string) =>
      (await read(plain, [`A,Aichi,1,50-99,${share}`])).assumed.map(({ kind, isQuestion }) => [kind, isQuestion])
    expect(await assumptionsFor('1')).toEqual([['weights', true]])
    expect(await assumptionsFor('0.01')).toEqual([])
  })

  test('a row is left out, its cells are corrected, and one of other columns is typed anew', async () => {
    const rows = ['A,Aichi,5,50-99,1%', 'B,Atlantis,5,50-99,1%', 'C,Aichi,5', 'Total,,10,,']
    const reading = {
      decisions: { 2: 'leave' },
      cells: {
        3: { prefecture: 'Gifu' },
        4: { name: 'C', prefecture: 'Aichi', assets: '5', depth: '120', probability: '1/100' },
      },
    } as const
    expect((await read(plain, rows)).rows.map(({ outcome }) => outcome)).toEqual(['add', 'place', 'cells', 'total'])
    const { rows: mended } = await read(plain, rows, reading)
    expect(mended.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'left-out'],
      [3, 'add'],
      [4, 'add'],
      [5, 'total'],
    ])
    expect(mended[1]!.cells).toEqual({ name: 'B', prefecture: 'Gifu', assets: '5', depth: '50-99', probability: '1%' })
    expect(mended[2]!.site).toMatchObject({ depth: '100-199', probability: 0.01 })
  })

  test('depths without a unit are centimeters, asked where they are small, and meters when somebody says so', async () => {
    const rows = ['A,Aichi,5,1.2,1%', 'B,Aichi,5,3.5,1%']
    const { assumed, rows: first } = await read(plain, rows)
    expect(assumed).toEqual([{ kind: 'depth', column: 'Depth', value: 'cm', isQuestion: true }])
    expect(first.map(({ site }) => site!.depth)).toEqual(['below-50', 'below-50'])
    const meters = (await read(plain, rows, { depthUnit: 'm' })).rows
    expect(meters.map(({ site }) => site!.depth)).toEqual(['100-199', 'from-300'])
    // The header says it, and nothing is asked.
    expect((await read(plain.replace('Depth', 'Depth (m)'), rows)).assumed).toEqual([])
  })

  test('a probability of 1 below a name with a per-cent sign is one per cent', async () => {
    const header = plain.replace('probability', 'probability (%)')
    const { rows, assumed } = await read(header, ['A,Aichi,5,50-99,1', 'B,Aichi,5,50-99,1/50'])
    expect(rows.map(({ site }) => site!.probability)).toEqual([0.01, 0.02])
    expect(assumed).toMatchObject([{ kind: 'weights', value: 'percent' }])
    const reading = { probabilityUnit: 'percent' } as const
    expect((await read(plain, ['A,Aichi,5,50-99,1'], reading)).rows[0]!.site!.probability).toBe(0.01)
  })

  test('scales are those of the header, or as somebody says', async () => {
    const header = plain.replace('Fixed assets', 'Fixed assets (JPY million)')
    const assets = async (reading?: SiteReading) =>
      (await read(header, ['A,Aichi,5,50-99,1%'], reading)).rows[0]!.site!.assets
    expect(await assets()).toBe(5_000_000)
    expect(await assets({ scales: { assets: 1000 } })).toBe(5000)
  })

  test('a comma that is neither mark, and a formula, are named', async () => {
    const rows = ['A,Aichi,"1,5",50-99,1%', 'B,Aichi,1.5,50-99,1%', 'C,Aichi,=1+1,50-99,1%']
    expect((await read(plain, rows)).rows.map(({ outcome }) => outcome)).toEqual(['comma', 'add', 'formula'])
  })
})
