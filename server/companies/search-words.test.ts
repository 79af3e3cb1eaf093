import { expect, test } from 'vitest'
import { searchTextOf, searchWords } from '#server/catalogue/search-text.ts'

const nobody = { nameEn: null, nameKana: null, securityCode: null, edinetCode: null, corporateNumber: null, isin: null }

/** Whether a search finds a company of this name and code, as every screen looks. */
const finds = (search: string, nameJa: string, securityCode: string | null = null) => {
  const text = searchTextOf({ ...nobody, nameJa, securityCode })
  return searchWords(search).some((word) => text.includes(word))
}

test.each([
  ['㈱見本物産', '見本物産株式会社', null],
  ['(株)見本物産', '株式会社見本物産', null],
  ['株式会社見本物産', '見本物産株式会社', null],
  ['9X9Y.T', '見本電機株式会社', '9X9Y0'],
  ['9X9Y:TYO', '見本電機株式会社', '9X9Y0'],
  ['９Ｘ９Ｙ．Ｔ', '見本電機株式会社', '9X9Y0'],
  ['鐘が峰', '鐘ヶ峰不動産', null],
  ['鐘ケ峰', '鐘ヶ峰不動産', null],
  ['鐘ヶ峰', '鐘が峰不動産', null],
  ['淵野', '渕野商事', null],
  ['ビジョン', 'ヴィジョン見本', null],
  ['ヴィジョン', 'ビジョン見本', null],
  ['高崎', '髙﨑製作所', null],
])('%s finds %s', (search, name, code) => {
  expect(finds(search, name, code)).toBe(true)
})

test.each([
  ['鐘が峰', '鐘峰不動産', null],
  ['9X9Y.N', '見本電機株式会社', '9X9Y0'],
])('%s does not find %s', (search, name, code) => {
  expect(finds(search, name, code)).toBe(false)
})

test('a legal form alone is looked for as it stands', () => {
  expect(searchWords('株式会社')).toEqual(['株式会社'])
})
