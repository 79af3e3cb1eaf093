import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { type Indicator, listIndicators } from '#contract/market/indicators.ts'
import { getSearchPoints, searchMarket } from '#contract/search/searches.ts'
import { comparisonOf } from '../../companies/comparison.ts'
import { forgetOpen } from '../../test/dialogs.ts'
import { Frame } from '../../test/parts.tsx'
import { type Answer, answer, givenNetwork, givenProfile, givenSession } from '../../test/render.tsx'
import { Themed } from '../../ui/theme.tsx'
import { SearchState } from '../address.ts'
import { givenRecipe } from '../given-recipe.ts'
import type { SearchResult } from '../use-searches.ts'
import { BulkBar } from './BulkBar.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import { ResultMap } from './map/ResultMap.tsx'
import { useSelection } from './selection.ts'

let people = 0
/** Comparisons and selections live as long as the page, so each test has a person of its own. */
let email = ''
beforeEach(async () => {
  email = `person${++people}@b.example`
  await givenSession()
})
afterEach(() => localStorage.clear())

const company = (id: number) => ({ id, ticker: `${1000 + id}`, nameJa: `会社${id}`, nameEn: `Company ${id}` })
const result: SearchResult = {
  total: 412,
  scored: 412,
  universe: 600,
  market: 620,
  year: 2025,
  years: [2024, 2025],
  steps: [],
  columns: ['sustainability_score', 'msci'],
  display: 'score',
  rows: [1, 2].map((id) => ({
    ...company(id),
    nameKana: null,
    isListed: true,
    marketCode: null,
    tse33Code: null,
    gicsCode: null,
    cells: [
      { state: 'computed', value: 0.724, text: null, class: null },
      { state: 'locked', value: null, text: null, class: null },
    ],
  })),
  recipe: givenRecipe,
}
const intensity = {
  code: 'E-CC-022',
  questionCode: '',
  nameJa: 'GHG排出原単位',
  nameEn: 'GHG intensity',
  unit: 't-CO2e/JPY million',
  large: 'environment',
  middle: 'climatechange',
  smallJa: '',
  smallEn: '',
  direction: 'lower_better',
  type: 'numeric',
  boundary: 'consolidated',
  isMajor: true,
  sameAs: null,
  scoreTags: [],
  sdgs: [],
  standardRefs: [],
  elements: [],
  status: 'official',
} satisfies Indicator
const women = { ...intensity, code: 'S-DV-002', nameEn: 'Women in management', nameJa: '女性管理職比率', unit: '%' }
const points = answer(getSearchPoints, {
  total: 4,
  missing: 1,
  companies: [7, 8, 9].map(company),
  xs: [0.2, 0.3, 0.4],
  ys: [0.7, 0.5, 0.4],
  sizes: [100, null, 25],
  median: { x: 0.3, y: 0.5 },
  year: 2025,
  isLocked: false,
  display: 'score',
})

function show(children: ReactNode, { isTrial = false, more = [] as Answer[], at = '' } = {}) {
  onTestFinished(forgetOpen)
  const sent = givenNetwork([
    givenProfile({ email, is_trial: isTrial, supported_vendors: ['msci'] }),
    answer(searchMarket, result),
    answer(listIndicators, [intensity, women]),
    points,
    ...more,
  ])
  const root = createRootRoute({ component: Frame })
  const app = createRoute({ getParentRoute: () => root, id: 'app', component: Outlet })
  const search = createRoute({
    getParentRoute: () => app,
    path: '/v2/comparisons',
    validateSearch: SearchState,
    component: () => <main>{children}</main>,
  })
  const company = createRoute({ getParentRoute: () => app, path: '/companies/$companyId/dashboard' })
  const history = createMemoryHistory({ initialEntries: [`/v2/comparisons${at}`] })
  const router = createRouter({ routeTree: root.addChildren([app.addChildren([search, company])]), history })
  render(
    <Themed>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Themed>,
  )
  return { sent, path: () => decodeURIComponent(history.location.href) }
}

function Boxes() {
  const selection = useSelection()
  return result.rows.map((row) => (
    <input
      key={row.id}
      type="checkbox"
      aria-label={row.nameJa}
      checked={selection.has(row.id)}
      onChange={() => selection.toggle(row)}
    />
  ))
}
const bulk = (
  <>
    <Boxes />
    <BulkBar page={result.rows} total={result.total} selectAllMatching={async () => []} />
    <ExportMenu result={result} />
  </>
)

test('what is selected goes into the comparison; all that fit are too many, and it says so', async () => {
  show(bulk)
  await userEvent.click(await screen.findByRole('checkbox', { name: '会社1' }))
  const bar = screen.getByRole('region', { name: 'Selected companies' })
  expect(within(bar).getByText('1 of 100 selected')).toBeTruthy()
  const all = within(bar).getByRole('button', { name: 'Select all 412 matching' })
  expect(all.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(all.getAttribute('aria-describedby')!)!.textContent).toContain('Up to 100')
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 2 on this page' }))
  await userEvent.click(within(bar).getByRole('button', { name: 'Add 2 to comparison' }))
  expect(comparisonOf(email).companies.map(({ id }) => id)).toEqual([1, 2])
  expect(within(bar).getByText('All in the comparison')).toBeTruthy()
})

test('with one place left, two are refused before anybody tries', async () => {
  comparisonOf(email).add(Array.from({ length: 49 }, (_, k) => company(100 + k)))
  show(bulk)
  await userEvent.click(await screen.findByRole('checkbox', { name: '会社1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '会社2' }))
  expect(screen.getByText(/1 more can be added/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 to comparison' }))
  expect(comparisonOf(email).placesLeft).toBe(1)
})

test('the page is copied below one row of names, the question as code', async () => {
  const user = userEvent.setup()
  show(bulk, { at: '?where=market(PRM)' })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Copy the 2 on this page as TSV')
  await screen.findByText('2 companies copied')
  expect((await navigator.clipboard.readText()).split('\n').slice(0, 2)).toEqual([
    'Ticker\tName (Japanese)\tName (English)\tTotal score\tMSCI',
    '1001\t会社1\tCompany 1\t72.4\tlocked',
  ])
  await choose('Copy as curl')
  expect(await navigator.clipboard.readText()).toContain("--data-urlencode 'where=market(PRM)'")
})

test('a file shows what it takes from the month before it is made', async () => {
  const usage = answer(getDownloadUsage, {
    limit: 1000,
    used: 300,
    remaining: 700,
    count: 0,
    month: '2026-01',
    unit: 'company-year',
  })
  show(bulk, { more: [usage] })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save all 412 matching as CSV…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save 412 companies as CSV' })
  expect(await within(dialog).findByText(/412 companies × 1/)).toBeTruthy()
})

test('a trial sees the ways out, closed', async () => {
  show(bulk, { isTrial: true })
  await screen.findByRole('checkbox', { name: '会社1' })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const item = await screen.findByRole('menuitem', { name: /Copy the 2 on this page as TSV/ })
  expect(item.textContent).toContain('trial')
})

test('the map in rows: picked by box, opened by name', async () => {
  show(<ResultMap />)
  const figure = await screen.findByRole('figure', { name: '3 companies are too few to relate the two measures' })
  await userEvent.click(within(figure).getByRole('button', { name: 'Table' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Company 8' }))
  expect((screen.getByRole('checkbox', { name: 'Select Company 8' }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Company 9' }))
  const card = screen.getByRole('region', { name: 'Position of Company 9' })
  expect(within(card).getByText('40.0')).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: 'Add to comparison' }))
  expect(comparisonOf(email).has(9)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Position of Company 9' })).toBeNull()
  expect(screen.getByText(/Not shown for want of a figure: 1/)).toBeTruthy()
})

test('another axis is found by its name and goes into the address; locked vendors stay and cannot be chosen', async () => {
  const { path } = show(<ResultMap />)
  await userEvent.click(await screen.findByRole('button', { name: /^X axis/ }))
  const field = await screen.findByRole('combobox', { name: 'Find an indicator or score' })
  expect(screen.getByRole('option', { name: /FTSE Russell/ }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(field, '女性')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(path()).toContain('axes=S-DV-002,sustainability_score')
  await userEvent.click(await screen.findByRole('button', { name: 'Swap the axes' }))
  expect(path()).toContain('axes=sustainability_score,S-DV-002')
})
