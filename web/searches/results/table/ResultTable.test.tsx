import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { answer, givenSession, renderAt } from '../../../test/render.tsx'
import { shell } from '../../conditions/given.ts'
import { givenRecipe } from '../../given-recipe.ts'

const codes = Array.from({ length: 40 }, (_, index) => `X-YZ-${100 + index}`)

const page = (rows: number, columns: number) =>
  answer(searchMarket, {
    total: rows,
    scored: rows,
    universe: rows,
    market: rows,
    year: 2025,
    years: [2025],
    steps: [],
    columns: codes.slice(0, columns),
    display: 'score',
    rows: Array.from({ length: rows }, (_, index) => ({
      id: index + 1,
      ticker: `${1000 + index}`,
      nameJa: `会社${index + 1}`,
      nameEn: `Company ${index + 1}`,
      nameKana: null,
      isListed: true,
      marketCode: null,
      tse33Code: null,
      gicsCode: null,
      cells: Array.from({ length: columns }, (_, column) => ({
        state: 'disclosed' as const,
        value: index * 100 + column,
        text: null,
        class: null,
      })),
    })),
    recipe: givenRecipe,
  })
beforeEach(async () => {
  await givenSession()
  // A box of ten rows and ten columns.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(880)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(88)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function show(rows: number, columns: number) {
  renderAt('/v2/comparisons?perPage=100', [...shell, page(rows, columns)])
  const table = await screen.findByRole('table')
  const figure = (row: number, column: number) =>
    table.querySelector<HTMLElement>(`tr[aria-rowindex="${row + 3}"] [aria-colindex="${column + 5}"] a`)
  return { table, figure, rows: () => within(table).getAllByRole('row').length }
}

test('a score stands beside what it rests on, and a missing one says how little is known', async () => {
  const cells = [
    [{ state: 'computed', value: 0.62, text: null, class: 'strength', coverage: 0.45 }],
    [
      {
        state: 'none',
        value: null,
        text: null,
        class: null,
        coverage: 0.01,
        known: { disclosed: 2, of: 398, catalogue: 398 },
      },
    ],
  ] as const
  const { data: body } = page(2, 0).body as { data: Output<typeof searchMarket> }
  const rows = body.rows.map((row, at) => ({ ...row, cells: [...cells[at]!] }))
  const thin = answer(searchMarket, { ...body, scored: 1, columns: ['e_score'], rows })
  renderAt('/v2/comparisons', [...shell, thin])
  const table = await screen.findByRole('table')
  const [first, second] = within(table).getAllByRole('row').slice(2)
  expect(within(first!).getByText('45% of its weight rests on disclosed figures')).toBeTruthy()
  expect(within(second!).getByText('Too little is disclosed: 2 of 398')).toBeTruthy()
  expect([first, second].map((row) => row!.querySelectorAll('.g').length)).toEqual([1, 0])
  expect(screen.getByText('1 scored, 1 without a score')).toBeTruthy()
  expect(screen.getByText('Peer group: each company’s industry (GICS 74)')).toBeTruthy()
})

test('a small page is drawn whole', async () => {
  const { figure } = await show(50, 15)
  expect(figure(0, 0)).not.toBeNull()
  expect(figure(49, 14)).not.toBeNull()
})

test('of a large page what is in sight is drawn, and the table says how large it is', async () => {
  const { table, figure, rows } = await show(100, 40)
  expect([table.getAttribute('aria-rowcount'), table.getAttribute('aria-colcount')]).toEqual(['102', '44'])
  expect(rows()).toBeLessThan(40)
  expect(figure(0, 0)!.textContent).toContain('0')
  expect([figure(0, 39), figure(99, 0)]).toEqual([null, null])
  expect(within(table).getAllByRole('button')).toHaveLength(42) // Code, company and forty heads.
})

test('the arrows reach what was not drawn, and one figure is the tab stop', async () => {
  const { table, figure } = await show(100, 40)
  act(() => figure(0, 0)!.focus())
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(figure(0, 39))
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(20)}{Home}`)
  expect(document.activeElement).toBe(figure(20, 0))
  expect(document.activeElement!.textContent).toContain('2,000') // 20 × 100 + 0
  expect(table.querySelectorAll('.fig-btn[tabindex="0"]')).toHaveLength(1)
  act(() => screen.getByRole('link', { name: 'Company 1' }).focus())
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement!.id).toBe('company-search')
})

test('every row and figure goes to paper', async () => {
  const { figure, rows } = await show(100, 40)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows()).toBe(102)
  expect(figure(99, 39)!.textContent).toContain('9,939') // 99 × 100 + 39
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows()).toBeLessThan(40)
})

test('a change between years of unequal length says so, and one between printed scores is of these', async () => {
  // 0.6556 − 0.6164 = 0.0392, beside 65.6.
  const cells = [
    { state: 'computed', value: 0.6556, text: null, class: null, coverage: 1 },
    { state: 'computed', value: 0.0392, text: null, class: null, months: [9, 12] },
    { state: 'computed', value: -0.259, text: null, class: null, months: [9, 12] },
  ] as const
  const columns = ['sustainability_score', 'sustainability_score:difference', 'F-PL-001:change']
  const { data: body } = page(1, 0).body as { data: Output<typeof searchMarket> }
  const rows = body.rows.map((row) => ({ ...row, cells: structuredClone([...cells]) as never }))
  renderAt('/v2/comparisons?perPage=100', [...shell, answer(searchMarket, { ...body, unlike: 1, columns, rows })])
  const table = await screen.findByRole('table')
  const [, change, sales] = [5, 6, 7].map((column) => table.querySelector(`tbody [aria-colindex="${column}"]`))
  expect(change!.textContent).toContain('9 months against 12 +4.0')
  expect(sales!.textContent).toContain('9 months against 12 −25.9%')
  await screen.findByText(/1 of them by a change between years of unequal length/)
})
