import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../i18n/language.ts'
import { referenceName } from './reference-names.ts'

const tables = ['indicators.csv', 'statutory.csv', 'financials.csv']
const references = tables.flatMap((name) => {
  const text = readFileSync(join(import.meta.dirname, '../../data', name))
  const rows = parse(text, { columns: true }) as { standard_refs: string }[]
  return rows.flatMap(({ standard_refs }) => standard_refs.split(';').map((part) => part.trim()))
})

/** Proper names, and sections of SASB as the standard names them. */
const names = /^(CDP|FTSE Green Revenues|work with Pride|RE100|SASB|SBTi|COSO|NIST|ICMA|TCFD WACI)/

afterEach(() => setLanguage('en'))

test('a Japanese reader reads no reference as an English phrase', () => {
  setLanguage('ja')
  const left = [...new Set(references.map(referenceName))].filter((name) => /[a-z]{4}/.test(name) && !names.test(name))
  expect(left).toEqual([])
  expect([referenceName('CG Code 4-11'), referenceName('PAI add.S4')]).toEqual(['CGコード 4-11', 'PAI 追加指標 S4'])
})

test('an English reader reads them as the catalogue has them', () => {
  expect(referenceName('annual securities report')).toBe('annual securities report')
})
