import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { BandGlyph, BandMark } from '../Band.tsx'
import { ScandalLevel } from '../ScandalLevel.tsx'
import { binsOf } from './bins.ts'
import { DotLine } from './DotLine.tsx'
import { Histogram } from './Histogram.tsx'
import { Sparkline } from './Sparkline.tsx'

test('a gap breaks a sparkline, and so does a year that cannot be compared with the one before', () => {
  const draw = (values: readonly (number | null)[], apart?: readonly boolean[]) => {
    const { container } = render(<Sparkline values={values} apart={apart} width={46} height={16} />)
    const dot = container.querySelector('circle')
    return [container.querySelector('path')!.getAttribute('d'), dot?.getAttribute('cx'), dot?.getAttribute('cy')]
  }
  // 46 − 2 × 3 across four ways of 10, 16 − 2 × 3 up for 1 to 6
  expect(draw([1, 2, null, 4, 6])).toEqual(['M3,13L13,11M33,7L43,3', '43', '3'])
  expect(draw([1, 2, 3, 4, 6], [false, false, true])).toEqual(['M3,13L13,11M23,9L33,7L43,3', '43', '3'])
  expect(draw([5, null, null, null, null])).toEqual(['M3,8Z', '3', '8']) // alone it stands in the middle
  expect(draw([null, null])).toEqual(['', undefined, undefined])
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
