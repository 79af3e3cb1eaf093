import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { assumedIn, linesOf, read } from './given-holdings.ts'

describe('a comma', () => {
  test.each([
    ['quoted, beside a comma that parts the cells', 'code,weight\n1110,"0,5"\n2220,"12,5"\n3330,"87,0"'],
    ['in a file of tabs', 'code\tweight\n1110\t0,5\n2220\t12,5\n3330\t87,0'],
    ['in a file of semicolons', 'code;weight\n1110;0,5\n2220;12,5\n3330;87,0'],
    ['with a percent sign', 'code\tweight\n1110\t0,5 %\n2220\t12,5 %\n3330\t87,0 %'],
  ])('%s is a decimal mark where the column has no groups of three', async (_, file) => {
    expect(await linesOf(file, 'weight')).toEqual([
      [2, 'add', 0.5],
      [3, 'add', 12.5],
      [4, 'add', 87],
    ])
    expect(await assumedIn(file)).toMatchObject({ 'decimal-comma': 'weight' })
  })

  test('parts thousands before groups of three, of whatever size, and in India', async () => {
    const file = 'code,value\n1110,"1,234"\n2220,"1,234,567.5"\n3330,"12,34,567"\n130A,"１，２３４"'
    // One group of three alone reads as thousands where nothing says otherwise.
    expect(await linesOf(file, 'valueJpy')).toEqual([
      [2, 'add', 1234],
      [3, 'add', 1_234_567.5],
      [4, 'add', 1_234_567],
      [5, 'add', 1234],
    ])
    expect(await assumedIn(file)).not.toHaveProperty('decimal-comma')
  })

  test('is a decimal mark in a column whose other cells have points for thousands; blanks part them too', async () => {
    const file = 'code\tvalue\n1110\t1.234.567,89\n2220\t8.000.000,5\n3330\t97 100\n130A\t1.234'
    expect(await linesOf(file, 'valueJpy')).toEqual([
      [2, 'add', 1_234_567.89],
      [3, 'add', 8_000_000.5],
      [4, 'add', 97_100],
      [5, 'add', 1234],
    ])
  })

  test('is one where a weight would be over 100 %', async () => {
    // 12.625 + 87.375 = 100.
    expect((await linesOf('code;weight\n1110;12,625\n2220;87,375', 'weight')).map(([, , weight]) => weight)).toEqual([
      12.625, 87.375,
    ])
    // 6,000 + 4,000 = 10,000 basis points.
    expect((await linesOf('code;weight\n1110;6,000\n2220;4,000', 'weight')).map(([, , weight]) => weight)).toEqual([
      60, 40,
    ])
  })

  test.each([
    ['another column tells it', 'Wertpapier;ISIN;Stück;Kurs\nA;JP9111000007;1.500;18,52\nB;JP9222000003;2.250;39,50'],
    ['other cells have no decimals', 'ISIN;Bestand\nJP9111000007;1.500\nJP9222000003;2.250\nJP9333000009;40'],
  ])('makes points part thousands where %s', async (_, file) => {
    expect((await linesOf(file, 'quantity')).slice(0, 2).map(([, , quantity]) => quantity)).toEqual([1500, 2250])
    expect(await assumedIn(file)).toHaveProperty('decimal-comma')
  })

  test('is no mark of three decimals that every cell has', async () => {
    expect(
      (await linesOf('code,shares\n1110,1.500\n2220,250.000', 'quantity')).map(([, , quantity]) => quantity),
    ).toEqual([1.5, 250])
  })

  test('is named where a column has decimal points as well', async () => {
    const file = 'code,weight\n1110,0.25\n2220,"12,5"\n3330,1.75'
    const lines = await linesOf(file, 'weight')
    expect(lines[1]).toEqual([3, 'comma', null])
    expect(await assumedIn(file)).toMatchObject({ 'decimals-mixed': 'weight?' })
  })
})

describe('whatever the encoding and the breaks', () => {
  const text = ['コード,銘柄名,評価額', '1110,アカマツ製作所株式会社,1200', '2220,株式会社クロマツ商会,300'].join('\n')
  const expected = [
    [2, 'add', 1200],
    [3, 'add', 300],
  ]
  const be = (marked: boolean) => Buffer.from(iconv.encode(text, 'utf16be', { addBOM: marked }))
  test.each<[string, Uint8Array]>([
    ['UTF-16 BE with a mark', be(true)],
    ['UTF-16 BE without', be(false)],
    ['UTF-16 LE without', iconv.encode(text, 'utf16le', { addBOM: false })],
    ['carriage returns alone', Buffer.from(text.replaceAll('\n', '\r'))],
    ['carriage returns and line feeds', iconv.encode(text.replaceAll('\n', '\r\n'), 'cp932')],
    ['semicolons', Buffer.from(text.replaceAll(',', ';'))],
    ['pipes', Buffer.from(text.replaceAll(',', '|'))],
    ['tabs', Buffer.from(text.replaceAll(',', '\t'))],
  ])('%s are read', async (_, bytes) => {
    expect(await linesOf(bytes, 'valueJpy')).toEqual(expected)
  })

  test('a separator other than a comma is said', async () => {
    expect(await assumedIn(text.replaceAll(',', ';'))).toMatchObject({ separator: 'semicolon' })
  })

  test('lines are counted by their breaks, also those within quotes', async () => {
    const { lines } = await read('code,name,value\r\n1110,"a\r\nb",1\r\n2220,c,2\r\n')
    expect(lines.map(({ line }) => line)).toEqual([2, 4])
  })
})
