import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { contextWords } from './context-words.ts'

test.each([
  ['CurrentYearInstant', '当期末', 'Current year end'],
  ['Prior1YearDuration', '前期', 'Prior year'],
  ['Prior2YearInstant', '前々期末', '2 years before end'],
  ['Prior4YearDuration_NonConsolidatedMember', '4期前 · 単体', '4 years before · parent'],
  ['FilingDateInstant', '提出日現在', 'Filing date'],
  [
    'CurrentYearInstant_jpcrp030000-asr_E99001-000AutomotiveReportableSegmentMember',
    '当期末 · Automotive',
    'Current year end · Automotive',
  ],
  ['something else', 'something else', 'something else'],
])('%s', (context, ja, en) => {
  setLanguage('ja')
  expect(contextWords(context)).toBe(ja)
  setLanguage('en')
  expect(contextWords(context)).toBe(en)
})
