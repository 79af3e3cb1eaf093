import { expect, test } from 'vitest'
import { prefectureOf, regionsOf } from './regions.ts'

test.each([
  ['東京都千代田区見本町一丁目１番地', 'JP-13'],
  ['港区見本二丁目３番４号', 'JP-13'], // Lists of filers leave the prefecture out.
  ['名古屋市港区見本町１番地', 'JP-23'],
  ['京都市中京区見本町１', 'JP-26'],
  ['茅ケ崎市見本１', 'JP-14'], // Written with a small ヶ in the table.
  ['北海道伊達市見本１', 'JP-01'],
  ['伊達市見本１', null], // One in Hokkaido, one in Fukushima.
  ['府中市見本１', null], // One in Tokyo, one in Hiroshima.
  ['見本郡試町１', null],
  ['', null],
])('%s is in %s', (address, prefecture) => expect(prefectureOf(address)).toBe(prefecture))

test('a head office lies in all regions around it', () => {
  expect(regionsOf({ country: 'JP', address: '大阪市北区見本１' })).toEqual(['JP-27', 'JP-kinki', '030', '142'])
  expect(regionsOf({ country: 'JP', address: null })).toEqual(['030', '142'])
  expect(regionsOf({ country: 'US', address: '東京都港区見本１' })).toEqual(['021', '019'])
  expect(regionsOf({ country: 'BR', address: null })).toEqual(['005', '419', '019'])
  expect(regionsOf({ country: 'AQ', address: null })).toEqual([])
})
