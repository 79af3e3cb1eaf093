import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { type LinkParts, type PageTarget, Paginator } from './Paginator.tsx'
import { lastPage, pageLinks, pageMargin, pageNumbers } from './page-numbers.ts'

test('nine numbers at most: both ends by two, the neighbours of the present, gaps in between', () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const all = pageNumbers(page, last)
      const numbers = all.filter((number) => number !== null)
      expect(numbers).toHaveLength(Math.min(last, pageLinks))
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      const ends = Array.from({ length: Math.min(pageMargin, last) }, (_, index) => index)
      expect(numbers.slice(0, ends.length)).toEqual(ends.map((index) => index + 1))
      expect(numbers.slice(-ends.length)).toEqual(ends.map((index) => last - index).reverse())
      // A gap stands exactly where numbers are left out.
      all.forEach((number, index) => {
        const [before, after] = [all[index - 1], all[index + 1]]
        if (number === null) expect(after! - before!).toBeGreaterThan(1)
        else if (typeof after === 'number') expect(after - number).toBe(1)
      })
    }),
  )
})

test('the last page holds the last row', () => {
  expect([lastPage(0, 50), lastPage(50, 50), lastPage(51, 50), lastPage(3900, 100)]).toEqual([1, 1, 2, 39])
})

test.each([
  [{ total: 3900, currentPage: 2, perPage: 50 }, '51–100 / 3,900'],
  [{ total: 3857, currentPage: 78, perPage: 50 }, '3,851–3,857 / 3,857'],
  [{ total: 7, currentPage: 1, perPage: 100 }, '1–7 / 7'],
  [{ total: 0, currentPage: 1, perPage: 50 }, '0–0 / 0'],
  [{ total: 120, currentPage: 99, perPage: 50 }, '101–120 / 120'],
])('%j is %s', (props, range) => {
  render(<Paginator {...props} />)
  expect(screen.getByText(range)).toBeTruthy()
})

test('a click on a page, on previous or on next is told', async () => {
  const onPageChange = vi.fn()
  render(<Paginator total={3900} currentPage={2} perPage={50} unit="companies" onPageChange={onPageChange} />)
  expect(screen.getByText('51–100 / 3,900 companies')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  for (const name of ['Page 78', 'Next page', 'Previous page']) {
    await userEvent.click(screen.getByRole('button', { name }))
  }
  expect(onPageChange.mock.calls.flat()).toEqual([78, 3, 1])
})

test('there is no way before the first page nor after the last', () => {
  render(<Paginator total={120} currentPage={1} perPage={50} />)
  expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeTruthy()
})

test('another size keeps the first row in sight', async () => {
  const onPerPageChange = vi.fn()
  const link = vi.fn((to: PageTarget, { activeOptions: _, ...parts }: LinkParts) => (
    <a href={`?page=${to.page}&perPage=${to.perPage}`} {...parts} />
  ))
  render(<Paginator total={3900} currentPage={3} perPage={50} link={link} onPerPageChange={onPerPageChange} />)
  const size = screen.getByRole('link', { name: '100 rows per page' })
  expect(size.getAttribute('href')).toBe('?page=2&perPage=100') // rows 101 to 200
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=4&perPage=50')
  await userEvent.click(size)
  expect(onPerPageChange).toHaveBeenCalledWith(100)
})

test('Japanese', () => {
  setLanguage('ja')
  render(<Paginator total={120} currentPage={1} perPage={50} unit="社" />)
  const pages = within(screen.getByRole('navigation', { name: 'ページ送り' }))
  expect(pages.getByText('1–50 / 120 社')).toBeTruthy()
  expect(pages.getByText('表示件数')).toBeTruthy()
  expect(pages.getByRole('button', { name: '次のページ' })).toBeTruthy()
})
