import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { periodsColumn, UnlikePeriods, unlikePeriodsText } from './UnlikePeriods.tsx'

test('a change between unlike years says how long they are, in the words of the company’s own table', () => {
  setLanguage('ja')
  expect(unlikePeriodsText([9, 12])).toBe('9か月と12か月の比較')
  setLanguage('en')
  expect(unlikePeriodsText([9, 12])).toBe('9 months against 12')
  expect(render(<UnlikePeriods months={[9, 12]} />).container.textContent).toBe('9 months against 12 ')
  expect(render(<UnlikePeriods months={undefined} />).container.textContent).toBe('')
})

test('a table for a spreadsheet has a column for it only where some row needs it', () => {
  setLanguage('en')
  const rows = [{}, { months: [9, 12] as const }]
  const some = periodsColumn(rows, 'Periods compared')
  expect(some.columns).toEqual([{ label: 'Periods compared' }])
  expect(rows.map(some.cellsOf)).toEqual([[null], ['9 months against 12']])
  const none = periodsColumn([{}], 'Periods compared')
  expect([none.columns, none.cellsOf({})]).toEqual([[], []])
})
