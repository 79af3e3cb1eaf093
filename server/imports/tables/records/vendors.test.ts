import { describe, expect, test } from 'vitest'
import { ownVendors } from '#server/catalogue/vendors.ts'
import { read, rejectedOf } from '../given-tables.ts'

const head = 'vendor,name_ja,name_en,direction,measures,notation,level,min,max,class'
const vendors = async (...rows: string[]) => {
  const parsed = await read(`${head}\n${rows.join('\n')}\n`)
  return {
    vendors: parsed.vendors,
    rejected: rejectedOf(parsed).map(({ line, column, reason }) => [line, column, reason]),
  }
}
const first = 'ecolens,エコレンズ,EcoLens,lower_better,risk,numbers,Low,0,10,strength'
const second = 'ecolens,,,,,,High,10,30,issue'

describe('a vendor of the operator’s own', () => {
  test('is its names, its direction and its levels, from the lowest up', async () => {
    const { vendors: [ecolens] = [], rejected } = await vendors(
      second.replace(',,,,,,', ',エコレンズ,EcoLens,lower_better,risk,numbers,'),
      first,
    )
    expect(rejected).toEqual([])
    expect(ecolens).toMatchObject({
      line: 2,
      vendor: {
        ...{ key: 'ecolens', nameJa: 'エコレンズ', nameEn: 'EcoLens', direction: 'lower_better', isGrade: false },
        bands: [
          { level: 'Low', min: 0, max: 10, hasMin: true, hasMax: false, class: 'strength' },
          { level: 'High', min: 10, max: 30, class: 'issue' },
        ],
      },
    })
  })

  test.each([
    ['a key of the product’s', [first.replace('ecolens', 'msci')], [2, 'vendor', 'vendor-key']],
    ['a key that searches use', [first.replace('ecolens', 'consensus')], [2, 'vendor', 'vendor-key']],
    ['a direction nobody knows', [first.replace('lower_better', 'down')], [2, 'direction', 'scale']],
    ['levels that overlap', [first, second.replace('10,30', '5,30')], [3, 'min', 'scale']],
    ['a level twice', [first, second.replace('High', 'Low')], [3, 'level', 'duplicate']],
    ['no level that is a rating', [first.replace('strength', 'not-disclosed')], [2, 'class', 'scale']],
    ['two directions', [first, second.replace(',,,,,,', ',,,higher_better,,,')], [3, 'direction', 'conflict']],
  ])('with %s is left out whole', async (_, rows, fault) => {
    expect(await vendors(...rows)).toEqual({ vendors: [], rejected: [fault] })
  })
})

const scores = 'code,vendor,item,date,value\n9X9Y,ecolense,total,2025-06-01,5\n9X9Y,ecolens,total,2025-06-01,5\n'

test('ratings of an unknown vendor name the nearest and all that are known', async () => {
  const { vendors: [ecolens] = [] } = await vendors(first, second)
  const allVendors = [...ownVendors(), ecolens!.vendor]
  const parsed = await read(scores, { vendors: allVendors })
  expect(parsed.vendorScores).toMatchObject([{ line: 3, vendor: 'ecolens', value: '5', number: 5 }])
  expect(parsed.rejected).toMatchObject([{ line: 2, column: 'vendor', value: 'ecolense', reason: 'vendor' }])
  expect(parsed.warnings).toEqual([
    {
      code: 'vendor-unknown',
      detail: {
        vendor: 'ecolense',
        nearest: 'ecolens',
        known: 'msci, sp, refinitiv, sustainalytics, cdp, ftse, ecolens',
      },
    },
  ])
})
