import { expect, test } from 'vitest'
import { readChapters, table, valuesOf } from '../given-chapters.ts'

test('pay: either order of columns, parts of a row not counted twice, units of the head', () => {
  const pay = table([
    ['役員区分|1|2', '報酬等の総額（千円）|1|2', '報酬等の種類別の総額（千円）|3', '対象となる役員の員数（人）|1|2'],
    ['基本報酬', '業績連動報酬', '譲渡制限付株式報酬'],
    ['取締役（社外取締役を除く）', '200,000', '120,000', '50,000', '30,000', '4'],
    ['監査役（社外監査役を除く）', '20,000', '20,000', '－', '－', '1'],
    ['社外取締役', '30,000', '30,000', '－', '－', '3'],
  ])
  // 230 million of directors; 50/200 and 30/200; 200/4 each.
  expect(valuesOf({ RemunerationForDirectorsAndOtherOfficers: pay })).toMatchObject({
    'G-BD-027': 230,
    'G-BD-029': 25,
    'G-BD-030': 15,
    'G-BD-028': 50,
  })
})

test('pay in money beside shares does not say what of it depends on performance', () => {
  const pay = table([
    ['役員区分|1|2', '報酬等の総額（百万円）|1|2', '報酬等の種類別の総額（百万円）|2', '員数（名）|1|2'],
    ['金銭報酬', '株式報酬'],
    ['取締役（社外取締役を除く）', '100', '80', '20', '4'],
  ])
  const values = valuesOf({ RemunerationForDirectorsAndOtherOfficers: pay })
  expect(values).toMatchObject({ 'G-BD-027': 100, 'G-BD-030': 20 })
  expect(values['G-BD-029']).toBeUndefined()
  const split = (rows: string[][], kinds: string[]) =>
    valuesOf({
      RemunerationForDirectorsAndOtherOfficers: table([
        [
          '役員区分|1|2',
          '報酬等の総額（百万円）|1|2',
          `報酬等の種類別の総額（百万円）|${kinds.length}`,
          '員数（名）|1|2',
        ],
        kinds,
        ...rows,
      ]),
    })
  // Variable pay may be paid in shares; shares taken back are no share of the pay.
  expect(split([['取締役（社外取締役を除く）', '100', '60', '40', '4']], ['基本報酬', '業績連動報酬'])).toEqual({
    'G-BD-027': 100,
    'G-BD-028': 25,
    'G-BD-029': 40,
  })
  expect(split([['取締役（社外取締役を除く）', '90', '100', '△10', '3']], ['固定報酬', '株式報酬'])).toEqual({
    'G-BD-027': 90,
    'G-BD-028': 30,
  })
  // The audit committee is left out, the outside director is not: 90 of 3.
  expect(
    split(
      [
        ['取締役（監査等委員を除く）', '100', '70', '30', '4'],
        ['（うち社外取締役）', '10', '10', '－', '1'],
      ],
      ['固定報酬', '株式報酬'],
    )['G-BD-028'],
  ).toBe(30)
})

test('pay above a hundred million: none is said, or the rows at the limit are counted', () => {
  const none = '<p>連結報酬等の総額が１億円以上である者が存在しないため、記載しておりません。</p>'
  expect(valuesOf({ RemunerationForDirectorsAndOtherOfficers: none })['G-BD-033']).toBe(0)
  const listed = table([
    ['氏名', '役員区分', '連結報酬等の総額（百万円）'],
    ['甲', '取締役', '120'],
    ['乙', '取締役', '96'],
  ])
  expect(valuesOf({ RemunerationForDirectorsAndOtherOfficers: listed })['G-BD-033']).toBe(1)
})

test('pay with the classes in columns; nobody earns a hundred million only where that is said of persons', () => {
  const pay = table([
    ['区分', '取締役（社外取締役を除く）', '社外取締役'],
    ['報酬等の総額', '200', '30'],
    ['基本報酬', '150', '30'],
    ['業績連動報酬', '50', '－'],
    ['員数（名）', '4', '3'],
  ])
  expect(valuesOf({ RemunerationForDirectorsAndOtherOfficers: `<p>（単位：百万円）</p>${pay}` })).toMatchObject({
    'G-BD-027': 230,
    'G-BD-029': 25,
    'G-BD-028': 50,
  })
  const high = (text: string) => valuesOf({ RemunerationForDirectorsAndOtherOfficers: text })['G-BD-033']
  expect(high('報酬等の総額が1億円以上である役員はおりません。')).toBe(0)
  const names = '氏名役員区分甲取締役120乙取締役110丙取締役130丁取締役105戊取締役101己取締役100庚取締役140'
  expect(
    high(`報酬等の総額が1億円以上である者の報酬等の総額等${names}返還を求める条項は設けておりません。`),
  ).toBeUndefined()
})

test('cells that ran together give no pay, no count of holdings and no shares', () => {
  const read = readChapters({
    RemunerationForDirectorsAndOtherOfficers:
      '役員区分報酬等の総額（百万円）取締役（社外取締役を除く）20012050304社外取締役3030－－3',
    Shareholdings: '銘柄数（銘柄）貸借対照表計上額の合計額（百万円）非上場株式11121,225',
    InformationAboutEmployees:
      '従業員数（人）平均年齢（歳）39942.316.96,397,636管理職に占める女性労働者の割合（％）5.19169.270.191.8',
  })
  expect(read).toEqual([])
})
