import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getSpider } from '#contract/scores/peers.ts'
import { getScores } from '#contract/scores/scores.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'
import {
  blankScores,
  givenDecomposition,
  givenIssue,
  givenScoreScreens,
  givenScores,
  noScores,
  thinScores,
} from './given-scores.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => {
  await givenSession()
  // The strip is looked at on every tab.
  localStorage.setItem('company-head-tab', 'open')
})

const at = (screenPath: string) => `/companies/7/${screenPath}`
const screens = {
  dashboard: 'dashboard',
  esg: 'sustainability/esg',
  decomposition: 'sustainability/score-decomposition',
  details: 'details',
} as const
const figure = (id: string) => document.getElementById(id)!
const findFigure = (id: string) => waitFor(() => expect(figure(id)?.querySelector('.fig-body > *')).toBeTruthy())

describe.each(Object.entries(screens))('%s', (_, path) => {
  test('a year without a score says so and leads to one', async () => {
    const { path: address } = renderAt(at(`${path}?year=2010`), givenScoreScreens(answer(getScores, noScores())))
    await screen.findByRole('heading', { name: 'No score for FY2010' })
    await userEvent.click(screen.getByRole('button', { name: 'Show FY2024, the latest with data' }))
    await waitFor(() => expect(address()).toContain('year=2024'))
  })

  test('a year with too little disclosed says how little, without a verdict, and leads to one with a score', async () => {
    const { path: address } = renderAt(at(path), givenScoreScreens(answer(getScores, thinScores())))
    expect((await screen.findAllByText(/^Too little is disclosed: 2 of 398\./)).length).toBe(2)
    expect(document.querySelectorAll('.band, .g')).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Show FY2023, the latest with data' }))
    await waitFor(() => expect(address()).toContain('year=2023'))
  })

  test('rows without figures are dashes, not zeros', async () => {
    const empty = givenDecomposition({
      leaves: [],
      absent: [],
      value: null,
      against: { ...givenDecomposition().against, value: null },
    })
    const spider = answer(getSpider, { data: [{ indicator: 'water', value: null, average: null }] })
    renderAt(at(path), givenScoreScreens(answer(getScores, blankScores()), answer(getDecomposition, empty), spider))
    await screen.findByText('Only 20% of the score rests on disclosed figures')
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test('in Japanese', async () => {
    setLanguage('ja')
    renderAt(at(path), givenScoreScreens())
    await screen.findByRole('button', { name: 'この画面を引用' })
    await waitFor(() => expect(document.querySelectorAll('.fig').length).toBeGreaterThan(1))
    expect(document.querySelector('.score-sheet')!.textContent).not.toMatch(/NaN|undefined/)
  })

  test('a failure stays in its panel', async () => {
    renderAt(at(path), givenScoreScreens(refuse(getScores, 'company.not-found')))
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mihon Electric')
  })
})

describe('dashboard', () => {
  test('sections in the order of the specification, each with its link', async () => {
    renderAt(at(screens.dashboard), givenScoreScreens())
    await findFigure('spider_chart')
    const order = [
      'esg_evaluation_comparison',
      'spider_chart',
      'position_map',
      'time_series_score',
      'industry_average_materiality_map',
      'download',
    ]
    const ids = [...document.querySelectorAll('.score-sheet [id]')].map(({ id }) => id)
    expect(ids.filter((id) => order.includes(id))).toEqual(order)
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('#position_map')
  })

  test('the version of the method reaches every request about scores', async () => {
    const { sent } = renderAt(at(`${screens.dashboard}?version=2.0`), givenScoreScreens())
    await findFigure('time_series_score')
    const requests = sent.filter(({ url }) => /\/(scores|highlights|spider)/.test(url.pathname))
    expect(requests.length).toBeGreaterThan(3)
    for (const { url } of requests)
      expect([url.pathname, url.searchParams.get('version')]).toEqual([url.pathname, '2.0'])
  })

  test('axes and scope of the map are in the address', async () => {
    const { path, sent } = renderAt(at(`${screens.dashboard}?axes=nonsense`), givenScoreScreens())
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'X axis' }), 'water')
    await waitFor(() => expect(path()).toContain('axes=water%2Cs_score'))
    await userEvent.click(screen.getByRole('button', { name: 'Whole market' }))
    await waitFor(() => expect(path()).toContain('scope=market'))
    await waitFor(() => expect(sent.some(({ url }) => url.search.includes('scope=market'))).toBe(true))
  })

  test('a row of the map’s table opens that company', async () => {
    const { path } = renderAt(at(screens.dashboard), givenScoreScreens())
    await findFigure('position_map')
    await within(figure('position_map')).findByText(/Peer group: .+ \(GICS 74\)/)
    await waitFor(() => within(figure('position_map')).getByRole('button', { name: 'Table' }))
    await userEvent.click(within(figure('position_map')).getByRole('button', { name: 'Table' }))
    await userEvent.click(await within(figure('position_map')).findByRole('button', { name: 'Invented 9' }))
    await waitFor(() => expect(path()).toMatch(/^\/companies\/9\/dashboard/))
  })

  test('the profile’s table has every category, since its headline speaks of all of them', async () => {
    const spider = answer(getSpider, { data: [{ indicator: 'water', value: 0.5, average: 0.5 }] })
    renderAt(at(screens.dashboard), givenScoreScreens(spider))
    await findFigure('spider_chart')
    const profile = within(figure('spider_chart'))
    await userEvent.click(profile.getByRole('button', { name: 'Table' }))
    // Thirteen categories, one of them drawn; the head is a row too.
    expect(profile.getAllByRole('row')).toHaveLength(1 + categories.length)
  })

  test('years: the pillar is in the address, a gap is not a zero', async () => {
    const { path } = renderAt(at(screens.dashboard), givenScoreScreens())
    await findFigure('time_series_score')
    const years = () => within(figure('time_series_score'))
    await userEvent.click(await years().findByRole('button', { name: 'E' }))
    await waitFor(() => expect(path()).toContain('key=e_score'))
    await userEvent.click(years().getByRole('button', { name: 'Table' }))
    const row = (await years().findByRole('rowheader', { name: 'FY2023' })).closest('tr')!
    expect(within(row).getAllByRole('cell')[0]!.textContent).toContain('—')
  })

  test('the materiality map leads to the details and keeps the query', async () => {
    const { path } = renderAt(at(`${screens.dashboard}?year=2024&inference=time-series`), givenScoreScreens())
    await userEvent.click(await screen.findByRole('link', { name: 'Open all categories in detail, save' }))
    await waitFor(() => expect(path()).toMatch(/^\/companies\/7\/details/))
    expect(path()).toContain('inference=time-series')
  })

  test('the download is closed at first; a trial sees its files and may not take them', async () => {
    renderAt(at(screens.dashboard), givenScoreScreens(givenProfile({ is_trial: true })))
    const toggle = await screen.findByRole('button', { name: 'Download this data' })
    expect(screen.queryByRole('button', { name: 'Scores (CSV)' })).toBeNull()
    await userEvent.click(toggle)
    for (const name of ['Scores (CSV)', 'Rows behind the total score (JSON)', 'Create the file']) {
      const file = screen.getByRole('button', { name })
      await waitFor(() => expect(file.getAttribute('aria-disabled')).toBe('true'))
    }
    expect(screen.getAllByText('Not available in the trial version.')).toHaveLength(3)
  })
})

describe('esg', () => {
  test('a category of which too little is known says so in the place of its score', async () => {
    const scores = givenScores()
    const water = {
      value: null,
      coverage: 0.05,
      known: { disclosed: 1, of: 21, catalogue: 21 },
      rank: null,
      band: null,
      standing: null,
    }
    const thin = scores.scores.map((score) => (score.key === 'water' ? { ...score, ...water } : score))
    renderAt(at(screens.esg), givenScoreScreens(answer(getScores, { ...scores, scores: thin })))
    const button = await screen.findByRole('button', { name: /^Too little is disclosed: 1 of 21/ })
    expect(button.textContent).toContain('1/21 disclosed')
    expect(button.closest('td')!.querySelector('.g')).toBeNull()
  })

  test('pillars fold their categories away, and every score opens its reasons', async () => {
    const { path } = renderAt(at(screens.esg), givenScoreScreens())
    await screen.findByRole('rowheader', { name: 'Water' })
    await userEvent.click(screen.getByRole('button', { name: 'Hide the categories of Environment' }))
    expect(screen.queryByRole('rowheader', { name: 'Water' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '60.0 Open the reasons for Anti-corruption' }))
    await waitFor(() => expect(path()).toContain('why=anti_corruption'))
  })
  test('all goals and viewpoints are there', async () => {
    renderAt(at(screens.esg), givenScoreScreens())
    await screen.findByRole('rowheader', { name: 'SDG 17 Partnerships' })
    expect(screen.getByRole('rowheader', { name: 'Controversy' }).closest('tr')!.textContent).toContain('controversy')
  })
})

describe('decomposition', () => {
  test('rows open down to the indicators, and say where a figure comes from', async () => {
    const { path } = renderAt(at(screens.decomposition), givenScoreScreens())
    const open = await screen.findByRole('button', { name: 'Show the categories of Water' })
    expect(open.getAttribute('aria-expanded')).toBe('false')
    open.focus()
    await userEvent.keyboard('{Enter}')
    const row = screen.getByRole('button', { name: 'Water withdrawal' }).closest('tr')!
    expect(row.textContent).toMatch(/est\.120.0.*model est\./)
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }))
    expect(screen.getByRole('button', { name: 'Women managers' }).closest('tr')!.textContent).toContain('worst value')
    expect(screen.getByRole('button', { name: 'Training hours' }).closest('tr')!.textContent).toContain(
      'no figure of its own',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Women managers' }))
    await waitFor(() => expect(path()).toContain('why=S-DV-002'))
  })

  test('issues only, in the address', async () => {
    renderAt(at(`${screens.decomposition}?sort=issues`), givenScoreScreens(answer(getDecomposition, givenIssue())))
    expect(await screen.findByRole('button', { name: 'Water withdrawal' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Emissions intensity' })).toBeNull()
  })

  test('another company is asked for before anything is compared', async () => {
    const hit = {
      id: 8,
      ticker: '1234',
      nameJa: '架空',
      nameEn: 'Invented',
      nameKana: null,
      isin: null,
      corporateNumber: null,
      marketCode: null,
      tse33Code: null,
      edinetIndustry: null,
      isListed: true,
      figures: 1,
    }
    const search = answer(searchCompanies, { total: 1, market: 2, companies: [hit] })
    const { path, sent } = renderAt(at(`${screens.decomposition}?against=company`), givenScoreScreens(search))
    await screen.findByRole('heading', { name: 'Choose a company to compare with' })
    expect(sent.some(({ url }) => url.search.includes('against=company'))).toBe(false)
    await userEvent.type(screen.getByRole('combobox', { name: 'Compare with' }), 'inv')
    await userEvent.click(await screen.findByRole('option', { name: /Invented/ }))
    await waitFor(() => expect(path()).toContain('other=8'))
  })

  test('no year before: says so and leads back', async () => {
    const { against } = givenDecomposition()
    const none = givenDecomposition({ against: { ...against, kind: 'last-year', year: null, value: null } })
    const { path } = renderAt(
      at(`${screens.decomposition}?against=last-year`),
      givenScoreScreens(answer(getDecomposition, none)),
    )
    await screen.findByRole('heading', { name: 'The year before has no score to compare with' })
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the industry average' }))
    await waitFor(() => expect(path()).not.toContain('against'))
  })
})

test('details: every category with its indicators, rank and disclosure', async () => {
  renderAt(at(screens.details), givenScoreScreens())
  const water = await screen.findByRole('region', { name: 'Water' })
  expect(within(water).getByText('0 of 1 indicator disclosed')).toBeTruthy()
  const row = within(water).getByRole('button', { name: 'Water withdrawal' }).closest('tr')!
  expect(row.textContent).not.toContain('9 / 40') // A figure that was inferred has no place among the disclosed.
  expect(row.querySelector('.g')).toBeNull()
  expect(row.textContent).toContain('model est.')
})

test('a figure that is held and not ranked is named, and not told to be missing', async () => {
  renderAt(at('sustainability/esg'), givenScoreScreens(answer(getScores, thinScores())))
  const ways = await screen.findAllByRole('list', { name: 'Files that would fill the gaps' })
  expect(ways[0]!.textContent).toContain('381 that have no figure yet.')
  expect(ways[0]!.textContent).toMatch(/1 is held and not scored \(Water withdrawal\)\. Too few companies/)
})

test.each([givenScores(), thinScores()])(
  'the details list what is held and not scored, with the reason',
  async (scores) => {
    renderAt('/companies/7/details', givenScoreScreens(answer(getScores, scores)))
    const figure = await screen.findByRole('figure', { name: 'Of what is held, 1 figure is not scored' })
    const row = within(figure).getByRole('row', { name: /Water withdrawal/ })
    expect(row.textContent).toMatch(/FY2023.*1,234.*Parent.*not compared with others/)
  },
)
