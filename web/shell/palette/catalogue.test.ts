import { expect, test } from 'vitest'
import { rankedEntries, themeEntries } from './catalogue.ts'

const theme = (code: string, nameEn: string, nameJa: string) => ({
  ...{ code, nameEn, nameJa, kind: 'theme' as const, rule: '', indicators: [], jurisdiction: null, effective: null },
  ...{ noteJa: null, noteEn: null, sourceJa: '', sourceEn: '', status: 'proposed' as const },
})
const themes = [
  theme('supply_chain', 'Responsible supply chain', '責任あるサプライチェーン'),
  theme('human_rights', 'Human rights', '人権'),
  theme('rights_due_diligence', 'Due diligence on human rights', '人権デュー・ディリジェンス'),
]
const codesFor = (text: string) => rankedEntries(themeEntries(themes), text).map(({ entry }) => entry.code)

test.each([
  ['人権', ['human_rights', 'rights_due_diligence']], // the whole name before its beginning
  ['HUMAN', ['human_rights', 'rights_due_diligence']], // the beginning before a word
  ['さぷらい', ['supply_chain']],
  ['chain responsible', ['supply_chain']],
  ['human_rights', ['human_rights']],
  ['zzz', []],
  ['', []],
])('%s', (text, codes) => {
  expect(codesFor(text)).toEqual(codes)
})

test('is built once for a list', () => {
  expect(themeEntries(themes)).toBe(themeEntries(themes))
  expect(themeEntries(themes)[1]!.href).toBe('/taxonomy#theme-human_rights')
})
