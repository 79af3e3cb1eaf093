import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { listIndustries, listIndustryCompanies } from '#contract/industries/industries.ts'
import { getIndustry, listIndustryMembers } from '#contract/industries/industry.ts'
import { countMatches, saveSearchCsv } from '#contract/search/searches.ts'
import { clearAuth } from '../app/auth-store.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenSession, refuse, renderAt } from '../test/render.tsx'
import { givenCompanies, givenIndustry, givenIndustryScreens, givenList } from './given-industries.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

const at = (tab: string) => `/industries/gics74-151010/${tab}`
const paths = [
  '/industries',
  at('sustainability'),
  at('overview'),
  at('companies'),
  '/industry-classification-standard',
]
const sound = () => expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity|\bnull\b/)
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test.each(paths.flatMap((path) => (['ja', 'en'] as const).map((of) => ({ path, of }))))(
  '$path in $of says what it shows, and no figure is a blunder',
  async ({ path, of }) => {
    setLanguage(of)
    renderAt(path, givenIndustryScreens())
    await waitFor(() => expect(screen.getAllByRole('table').length).toBeGreaterThan(0))
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
    sound()
  },
)

describe('the list', () => {
  test('orders by a column in the address; what has no average is last', async () => {
    const { path } = renderAt('/industries', givenIndustryScreens())
    await userEvent.click(await screen.findByRole('link', { name: 'Sort by Top-10 average' }))
    await waitFor(() => expect(path()).toContain('order=total'))
    const table = screen.getByRole('table')
    await waitFor(() => expect(rowsOf(table)[0]).toContain('Banks'))
    expect(rowsOf(table)[2]).toContain('Gas Utilities')
    await userEvent.click(screen.getByRole('link', { name: 'Sort by Top-10 average' }))
    await waitFor(() => expect(rowsOf(table)[0]).toContain('Chemicals'))
    expect(rowsOf(table)[2]).toContain('Gas Utilities')
  })

  test('the basis and what is looked for are in the address', async () => {
    const { path, sent } = renderAt('/industries?find=bank&year=2023', givenIndustryScreens())
    await waitFor(() => expect(screen.getByText('1 industry')).toBeTruthy())
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Classification' }), 'tse33')
    await waitFor(() => expect(path()).toContain('peers=tse33'))
    await waitFor(() =>
      expect(sent.some(({ url }) => /peers=tse33/.test(url.search) && /year=2023/.test(url.search))).toBe(true),
    )
  })

  test('a year without scores leads to one that has them', async () => {
    const { path } = renderAt(
      '/industries?year=2010',
      givenIndustryScreens(answer(listIndustries, givenList({ year: null }))),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Show FY2024, the latest with data' }))
    await waitFor(() => expect(path()).not.toContain('2010'))
  })
})

describe('an industry', () => {
  test('stands on its sustainability first, and says where', async () => {
    const { path } = renderAt('/industries/gics74-151010', givenIndustryScreens())
    await screen.findByText('The ten largest average 52.3, rank 2 of 3 industries, +1.2 vs last year')
    expect(path()).toBe(at('sustainability'))
    expect(screen.getByText('Riser Co rose most (+4.0), Faller Co fell most (−5.0)')).toBeTruthy()
    expect(screen.getByText(/50% were disclosed or estimated by their source, 30% are inferred, and 20%/)).toBeTruthy()
  })

  test('which ten, and every score of theirs leads to its reasons', async () => {
    renderAt(at('sustainability'), givenIndustryScreens())
    await userEvent.click(await screen.findByRole('button', { name: 'The ten companies' }))
    const link = await screen.findByRole('link', { name: /Large Co 52.3/ })
    expect(link.getAttribute('href')).toBe('/companies/71/dashboard?why=sustainability_score')
  })

  test('the pillar and the table of a figure are in the address; one without scores says so', async () => {
    const { path } = renderAt(at('sustainability'), givenIndustryScreens())
    const figure = () => within(document.getElementById('distribution')!)
    await waitFor(() => figure().getByRole('button', { name: 'Governance G' }))
    await userEvent.click(figure().getByRole('button', { name: 'Environment E' }))
    await waitFor(() => expect(path()).toContain('key=e_score'))
    await userEvent.click(figure().getByRole('button', { name: 'Table' }))
    await waitFor(() => expect(path()).toContain('view=distribution-table'))
    expect(figure().getByRole('table').textContent).toContain('Lower quartile40.0')
    await userEvent.click(figure().getByRole('button', { name: 'Governance G' }))
    await waitFor(() => expect(figure().queryByRole('img')).toBeNull())
  })

  test('one that is not there shows the not-found page', async () => {
    renderAt('/industries/x/sustainability', givenIndustryScreens(refuse(getIndustry, 'industry.not-found')))
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  test('nor has one that is not there a list of companies', async () => {
    const none = refuse(listIndustryCompanies, 'industry.not-found')
    renderAt('/industries/x/companies', givenIndustryScreens(none))
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  test('an industry of which nobody is scored', async () => {
    const nobody = givenIndustry({
      totals: givenIndustry().totals.map((total) => ({
        ...total,
        average: null,
        rank: null,
        scores: [],
        quartiles: null,
      })),
      coverage: null,
      movers: { compared: 0, rose: [], fell: [] },
    })
    renderAt(at('sustainability'), givenIndustryScreens(answer(getIndustry, nobody)))
    expect(await screen.findByText('None of the ten largest has a score')).toBeTruthy()
    sound()
  })

  test('companies: one without a score says how little is known, and the head how many there are', async () => {
    const first = givenCompanies.companies[0]!
    const thin = {
      ...first,
      values: { sustainability_score: null, e_score: null, s_score: null, g_score: null },
      known: { ...first.known, sustainability_score: { disclosed: 2, of: 398, catalogue: 398 } },
      standings: { sustainability_score: null, e_score: null, s_score: null, g_score: null },
      rank: null,
      band: null,
    }
    const list = {
      ...givenCompanies,
      industry: { ...givenCompanies.industry, companies: 12, scored: 11 },
      companies: [thin],
    }
    renderAt(`${at('companies')}?version=2.0`, givenIndustryScreens(answer(listIndustryCompanies, list)))
    await screen.findByText('Too little is disclosed: 2 of 398')
    expect(screen.getByText(/11 scored, 1 without a score/)).toBeTruthy()
    expect(document.querySelectorAll('tbody .g')).toHaveLength(0)
  })

  test('companies: order and page are in the address and on the wire', async () => {
    const { path, sent } = renderAt(at('companies'), givenIndustryScreens())
    await userEvent.click(await screen.findByRole('link', { name: 'Sort by Market cap (JPY 100m)' }))
    await waitFor(() => expect(path()).toContain('order=size'))
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Pagination' })).getByRole('link', { name: 'Page 2' }),
    )
    await waitFor(() =>
      expect(sent.some(({ url }) => /sort=size/.test(url.search) && /page=2/.test(url.search))).toBe(true),
    )
    expect(screen.getByText('12,345')).toBeTruthy()
  })

  test('companies: the file holds the whole list in its order, and says first what it takes', async () => {
    const summary = { total: 118, scored: 118, universe: 118, market: 118, year: 2024, steps: [], years: [2024] }
    const usage = {
      month: '2026-11',
      unit: 'company-year' as const,
      limit: 10_000,
      used: 0,
      remaining: 10_000,
      count: 0,
    }
    const file = { name: 'companies.csv', type: 'text/csv', bytes: new Uint8Array([1]), replaced: 0 }
    const answers = [answer(countMatches, summary), answer(getDownloadUsage, usage), answer(saveSearchCsv, file)]
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => {}
    const { sent } = renderAt(`${at('companies')}?order=size&find=co`, givenIndustryScreens(...answers))
    await userEvent.click(await screen.findByRole('button', { name: /^Export and link/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save all 120 companies as CSV…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save 118 companies of Chemicals as CSV' }))
    expect(await dialog.findByText('118 companies × 1 year = 118 counts')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
    await waitFor(() =>
      expect(sent.find(({ url }) => url.pathname === '/api/search/csv')?.body).toMatchObject({
        where: 'listing(listed,delisted),gics(151010)',
        q: 'co',
        peers: 'gics74',
        sort: '-market_cap',
        columns: 'sustainability_score,e_score,s_score,g_score,sustainability_score:difference,coverage,market_cap',
        encoding: 'utf-8',
      }),
    )
  })

  test('the overview says why and by whom it was proposed', async () => {
    setLanguage('ja')
    renderAt(at('overview'), givenIndustryScreens())
    expect((await screen.findAllByText('コーポレートガバナンス・コードに沿った通常の監督で足りる')).length).toBe(13)
    expect(screen.getByText(/独自に定めた値/)).toBeTruthy()
  })

  test('the overview of the market asks for news of the market, that of an industry for its own', async () => {
    const industries = async (id: string) => {
      const { sent } = renderAt(`/industries/${id}/overview`, givenIndustryScreens())
      await waitFor(() => expect(sent.some(({ url }) => url.pathname.endsWith('/news'))).toBe(true))
      const requests = sent.filter(({ url }) => url.pathname.endsWith('/news'))
      cleanup()
      return requests.map(({ url }) => url.searchParams.get('industry'))
    }
    expect(new Set(await industries('market'))).toEqual(new Set([null]))
    expect(new Set(await industries('gics74-151010'))).toEqual(new Set(['gics74-151010']))
  })

  test('the overview says why in English to an English reader', async () => {
    renderAt(at('overview'), givenIndustryScreens())
    expect((await screen.findAllByText('Standard governance-code oversight is sufficient')).length).toBe(13)
  })
})

describe('the report', () => {
  test('holds everything, and its foot says of which day and method', async () => {
    renderAt('/-print-industry-/gics74-151010', givenIndustryScreens())
    await screen.findByRole('link', { name: 'Silent Co' })
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(document.querySelector('.print-foot')!.textContent).toContain('standard method v2.0')
    expect(screen.queryByRole('navigation')).toBeNull()
    sound()
  })

  test('needs a session, as its figures do', async () => {
    await clearAuth()
    const { path } = renderAt('/-print-industry-/gics74-151010', givenIndustryScreens())
    await waitFor(() => expect(path()).toMatch(/^\/login\?r=/))
  })
})

describe('the standard', () => {
  test('a row is linkable and marked; a name leads to its industry', async () => {
    const { path } = renderAt('/industry-classification-standard?find=chem', givenIndustryScreens())
    await userEvent.click(await screen.findByRole('link', { name: 'Link to row 3200' }))
    await waitFor(() => expect(path()).toContain('code=tse33-3200'))
    expect(document.getElementById('tse33-3200')!.getAttribute('aria-current')).toBe('true')
    expect(screen.queryByText('Banks (TSE)')).toBeNull()
    expect(screen.getByRole('link', { name: 'Chemicals (TSE)' }).getAttribute('href')).toBe(
      '/industries/tse33-3200/sustainability',
    )
  })

  test('a tree keeps what stands above what was found, and says what became of a code', async () => {
    renderAt('/industry-classification-standard?of=gics2023&find=151010', givenIndustryScreens())
    await screen.findByText('Unchanged')
    expect(rowsOf(screen.getAllByRole('table')[0]!)).toHaveLength(3)
  })

  test('tables from a secondary source are not shown as official', async () => {
    renderAt('/industry-classification-standard', givenIndustryScreens())
    expect((await screen.findByText('From a secondary source')).className).toContain('warn')
    expect(screen.getByText('From the official source').className).not.toContain('warn')
  })
})

test('while the scores of an industry are worked out, its name and companies stand there, and lead to the same peers', async () => {
  renderAt('/industries/tse33-3200/sustainability', [
    answer(listIndustryMembers, {
      industry: { code: 'tse33:3200', nameJa: '化学', nameEn: 'Chemicals' },
      basis: 'tse33',
      companies: [{ id: 7, nameJa: '見本化学株式会社', nameEn: 'Mihon Chemical', ticker: '9X9Y', isListed: true }],
    }),
    ...givenIndustryScreens(),
  ])
  const others = fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    /\/industries\/[^/]+$/.test(new URL(input, 'http://localhost').pathname)
      ? new Promise(() => {}) // Its scores are never ready.
      : others(input, init),
  )
  expect(await screen.findByRole('heading', { name: 'Chemicals' }, { timeout: 120_000 })).toBeTruthy()
  expect(screen.getByText(/Scores are being calculated.*1 company in this industry/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Mihon Chemical' })
  expect(link.getAttribute('href')).toBe('/companies/7/dashboard?peers=tse33')
})
