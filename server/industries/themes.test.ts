import { expect, test } from 'vitest'
import { basisJa } from './themes.ts'

const topics: Readonly<Record<string, string>> = {
  'waste management': '廃棄物管理',
  safety: '安全',
  'no SASB topic': '項目なし',
}
const inJapanese = (basis: string) => basisJa(basis, (topic) => topics[topic]!)

test('the topics of a basis in Japanese, its codes and marks as they stand', () => {
  expect(inJapanese('SASB EM-CM waste management; safety [R] | SASB EM-MM safety [S]')).toBe(
    'SASB EM-CM 廃棄物管理、安全 [R] | SASB EM-MM 安全 [S]',
  )
  expect(inJapanese('no SASB topic [P]')).toBe('項目なし [P]')
})
