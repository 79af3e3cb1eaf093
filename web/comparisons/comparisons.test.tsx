import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { compareCompanies } from '#contract/comparisons/comparison.ts'
import { setLanguage } from '../i18n/language.ts'
import { changed, renderRecorded } from '../test/recorded.ts'
import { refuse } from '../test/render.tsx'

const words = {
  ja: {
    tabs: ['マテリアリティ', 'スコア・ローデータ', '非財務目標'],
    two: '2 / 50社',
    difference: '2社の差の内訳',
    none: '比較する企業がありません',
    full: '50社まで選択できます。企業を外すと追加できます。',
    beyond: 'リンクには50社を超えて指定されているため、1社を表示していません。',
    unknown: 'リンクに含まれる1社は登録されていないため表示していません。',
    add: '企業を追加',
    missing: 'このウォッチリストは利用できません',
    fromList: 'ウォッチリストから選ぶ',
    noLists: 'ウォッチリストはまだありません。',
    preparing: 'スコアを計算しています。まもなく表示します。',
    rows: '比較する項目に、存在しないスコアや指標が含まれています。',
    noMatch: '該当する企業がありません',
    remove: (name: string) => `${name}を外す`,
  },
  en: {
    tabs: ['Materiality', 'Scores and raw data', 'Non-financial targets'],
    two: '2 / 50 companies',
    difference: 'Difference between two companies',
    none: 'No company to compare',
    full: 'Up to 50 companies can be compared. Remove one to add another.',
    beyond: 'The link lists more than 50 companies; 1 not shown.',
    unknown: '1 company in the link could not be found.',
    add: 'Add a company',
    missing: 'This watchlist is not available',
    fromList: 'From a watchlist',
    noLists: 'There are no watchlists yet.',
    preparing: 'Scores are being calculated and will appear shortly.',
    rows: 'Among the items to compare is a score or an indicator that does not exist.',
    noMatch: 'No company matches',
    remove: (name: string) => `Remove ${name}`,
  },
} as const

const at = (tab: string, search: string) => `/comparisons/comparison/${tab}${search}`
const many = Array.from({ length: 51 }, (_, index) => index + 1).join('-')

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  const draw = (address: string, front: Parameters<typeof renderRecorded>[2] = []) => {
    setLanguage(language)
    return renderRecorded(address, 'comparisons', front)
  }

  test('two companies on each of the three screens, from link to link; one is taken out', async () => {
    const view = await draw(at('materiality', '?companies=1-2'))
    expect(await screen.findByText(w.two)).toBeTruthy()
    expect((await screen.findAllByText(w.difference)).length).toBeGreaterThan(0)
    const [, raws, targets] = w.tabs
    await userEvent.click(screen.getByRole('link', { name: raws }))
    await expect.poll(view.path).toMatch(/comparison\/raws\?.*companies=1-2/)
    expect(await screen.findByRole('grid')).toBeTruthy()
    const { companies } = view.answered(compareCompanies)
    expect(companies.map(({ id }) => id)).toEqual([1, 2])
    await userEvent.click(screen.getByRole('link', { name: targets }))
    await expect.poll(view.path).toMatch(/non-financial-targets\?.*companies=1-2/)
    const name = language === 'ja' ? companies[1]!.nameJa : companies[1]!.nameEn!
    await userEvent.click(await screen.findByRole('button', { name: w.remove(name) }))
    await expect.poll(view.path).toMatch(/companies=1(&|$)/)
  })

  test('nobody to compare, and no watchlist of one’s own', async () => {
    const first = await draw(at('raws', ''))
    expect(await screen.findByRole('heading', { name: w.none })).toBeTruthy()
    expect(first.sent.some(({ url }) => url.pathname === '/api/comparisons')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: w.fromList }))
    expect(await screen.findByText(w.noLists)).toBeTruthy()
  })

  test('somebody else’s watchlist is not there', async () => {
    await draw(at('raws', '?set=watchlist-9'))
    expect(await screen.findByRole('heading', { name: w.missing })).toBeTruthy()
  })

  test('fifty are compared, the next is refused before anybody tries, and a link with 51 says whom it leaves out', async () => {
    await draw(at('materiality', `?companies=${many}`), [refuse(compareCompanies, 'market.preparing')])
    expect(await screen.findByText(w.beyond)).toBeTruthy()
    expect(screen.getByText(w.full)).toBeTruthy()
    expect(screen.getByLabelText(w.add).matches(':disabled')).toBe(true)
    expect(await screen.findByText(w.preparing)).toBeTruthy()
  })

  test('a number that no company has, and a name that nobody has', async () => {
    await draw(at('raws', '?companies=1-999999'))
    expect(await screen.findByText(w.unknown)).toBeTruthy()
    await userEvent.click(screen.getByLabelText(w.add))
    await userEvent.paste('zzzz')
    expect((await screen.findAllByText(w.noMatch)).length).toBeGreaterThan(0)
  })

  test('rows that do not exist are refused in words', async () => {
    await draw(at('raws', '?companies=1-2'), [refuse(compareCompanies, 'comparison.row-unknown')])
    expect(await screen.findByText(w.rows)).toBeTruthy()
  })
})

/** The comparison of 1 and 2, as if both were of one industry and industries were compared. */
const ofOneIndustry = changed(compareCompanies, (comparison) => ({
  ...comparison,
  units: 'industries' as const,
  companies: comparison.companies.map((company) => ({ ...company, industry: 0 })),
  industries: comparison.industries.slice(0, 1),
  rows: comparison.rows.map((row) => ({
    ...row,
    weights: row.weights.slice(0, 1),
    years: row.years.map(({ market, averages, values, states }) => ({
      market,
      averages: averages.slice(0, 1),
      values: values.slice(0, 1),
      states: states.slice(0, 1),
    })),
  })),
}))

test.each(['materiality', 'raws'])('on %s companies of one industry are one industry', async (tab) => {
  setLanguage('en')
  const consoleError = vi.spyOn(console, 'error')
  await renderRecorded(at(tab, '?companies=1-2'), 'comparisons', [ofOneIndustry])
  expect((await screen.findAllByText('Oil, Gas & Consumable Fuels')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(consoleError.mock.calls.map(String).filter((line) => line.includes('same key'))).toEqual([])
  consoleError.mockRestore()
})

test('a method that makes the whole at once shows the whole, and names itself', async () => {
  setLanguage('en')
  const wholeAlone = changed(compareCompanies, (comparison) => ({
    ...comparison,
    recipe: { ...comparison.recipe, method: 'employment-impact' as const },
    rows: comparison.rows.map((row) => ({
      ...row,
      years: row.years.map((year) => ({
        ...year,
        values: year.values.map((value) => (row.code === 'sustainability_score' ? value : null)),
      })),
    })),
  }))
  await renderRecorded(at('materiality', '?companies=1-2'), 'comparisons', [wholeAlone])
  const figure = await figureOf('comparison_materiality')
  expect(figure.textContent).toContain('This method has a total only')
  expect(figure.textContent).toContain('Satoyama score (employment impact)')
  expect(figure.textContent).not.toContain('Climate change')
})

test('scores stay scores in a comparison, whatever the head shows, and say so', async () => {
  setLanguage('en')
  await renderRecorded(at('materiality', '?companies=1-2&display=percentile'), 'comparisons')
  for (const id of ['comparison_materiality', 'comparison_difference'])
    expect((await figureOf(id)).querySelector('.unit')!.textContent).toContain('In points of score')
})

async function figureOf(id: string): Promise<Element> {
  await waitFor(() => expect(document.getElementById(id)?.querySelector('.unit')).toBeTruthy())
  return document.getElementById(id)!
}

test('a year of the head is asked for as the years of the comparison, by every call', async () => {
  const { sent } = await renderRecorded(at('materiality', '?companies=1-2-3&year=2024'), 'comparisons')
  const compared = () => sent.filter(({ url }) => url.pathname.endsWith('/comparisons'))
  // The rule of the page, and the two others.
  await expect.poll(() => new Set(compared().map(({ url }) => url.searchParams.get('inference'))).size).toBe(3)
  for (const { url } of compared()) expect(url.searchParams.get('year')).toBeNull()
})

test('numbers of the specification are said in the words of the context', async () => {
  const view = await renderRecorded(at('materiality', '?companies=1-2&guess_kbn=0&method_period=2'), 'comparisons', [
    refuse(compareCompanies, 'market.preparing'),
  ])
  await expect.poll(view.path).toContain('inference=worst-value')
  expect(view.path()).toContain('period=long')
  expect(view.path()).not.toMatch(/guess_kbn|method_period/)
  expect(await screen.findByText(words.en.preparing)).toBeTruthy()
})
