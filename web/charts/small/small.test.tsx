import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { BandGlyph, BandMark } from '../Band.tsx'
import { ScandalLevel } from '../ScandalLevel.tsx'
import { binsOf } from './bins.ts'
import { DotLine } from './DotLine.tsx'
import { Histogram } from './Histogram.tsx'
import { sparkPath } from './Sparkline.tsx'

test('a gap breaks a sparkline', () => {
  const pathOf = (values: readonly (number | null)[], apart?: readonly boolean[]) =>
    sparkPath(values, (index) => index, { y: (value) => value, apart })
  const path = pathOf([1, 2, null, 4, 5])
  // A year that cannot be compared with the one before begins a new piece too.
  expect(pathOf([1, 2, 3, 4], [false, false, true, false])).toBe('M0.0 1.0L1.0 2.0M2.0 3.0L3.0 4.0')
  expect(path).toBe('M0.0 1.0L1.0 2.0M3.0 4.0L4.0 5.0')
})

test('steps of a histogram hold every figure, both ends included', () => {
  expect(binsOf([0, 10, 50, 100], [0, 100], 4).map(({ count }) => count)).toEqual([2, 0, 1, 1])
  expect(binsOf([-1, 101], [0, 100], 4).every(({ count }) => count === 0)).toBe(true)
})

test('a histogram can be read as a table', () => {
  render(<Histogram label="Intensity" values={[1, 2, 60]} own={60} range={[0, 100]} count={2} />)
  expect(screen.getByRole('table', { name: 'Intensity' }).textContent).toContain('50–1001')
})

test('a missing value dots the line and has no dot', () => {
  const { container } = render(<DotLine value={null} average={50} label="Impact: not disclosed" />)
  expect(container.querySelector('[stroke-dasharray]')).toBeTruthy()
  expect(container.querySelector('circle')).toBeNull()
  expect(screen.getByRole('img', { name: 'Impact: not disclosed' })).toBeTruthy()
})

test('a band has glyph and word in the language of the view', () => {
  setLanguage('ja')
  render(
    <>
      <BandMark band="strength" />
      <BandGlyph band="issue" />
    </>,
  )
  expect(screen.getByText('強み')).toBeTruthy()
  expect(screen.getByRole('img', { name: '課題' })).toBeTruthy()
})

test('a scandal level is said with its number and word; without a rating it is not zero', () => {
  const { rerender } = render(<ScandalLevel level={1} />)
  expect(screen.getByRole('img', { name: 'Controversy level 1 of 0–4, Limited' })).toBeTruthy()
  const filled = () => document.querySelectorAll('i[data-on]').length
  expect(filled()).toBe(1)
  rerender(<ScandalLevel level={0} />)
  expect([filled(), document.querySelectorAll('i').length]).toEqual([0, 4])
  rerender(<ScandalLevel level={null} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(/No data/)).toBeTruthy()
})
