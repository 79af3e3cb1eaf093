import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import { getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import { setLanguage } from '../i18n/language.ts'
import { renderRecorded } from '../test/recorded.ts'
import { answer, refuse } from '../test/render.tsx'

const words = {
  ja: {
    parts: ['気候', '温度スコア', 'ESG', 'PAI', '推移', '試算', '保有銘柄'],
    nav: 'ポートフォリオ',
    fourFifths: (all: number, few: number) => `${all}銘柄のうち${few}銘柄がWACIの8割をつくる`,
    covers: (percent: string) => new RegExp(`対象 ${percent}%`),
    screens: (count: number, percent: string) => `${count}銘柄、構成比の${percent}%が該当`,
    impacts: (count: number) => `14指標のうち${count}指標を計算できる`,
    single: /^(保有日が1つのみ|.+は.+から.+へ)/,
    nothing: '売買、除外、目標を指定すると、変更前後のすべての指標を示します。',
    holdings: (count: number) => `${count}銘柄`,
    empty: 'ポートフォリオがありません',
    emptyActs: ['ウォッチリストから', '保有を取り込む', '見本で試す', '市場全体を見る'],
    notThere: 'このポートフォリオはありません。',
    nothingLeft: '除外すると保有銘柄が残りません。',
    reach: '最少の売却でこのWACIに達する',
    already: 'すでに達している',
    percent: '構成比（%）',
    wrongPercent: '構成比は0より大きく100以下の数値で入力してください。',
    add: '売買を加える',
    find: '銘柄を探す',
    some: (visibleCount: number, all: number) => `${all}銘柄のうち${visibleCount}銘柄`,
    noMatch: '該当する銘柄はありません。',
  },
  en: {
    parts: ['Climate', 'Temperature', 'ESG', 'PAI', 'Over time', 'What if', 'Holdings'],
    nav: 'Portfolio',
    fourFifths: (all: number, few: number) => `${few} of ${all} holdings make four fifths of the WACI`,
    covers: (percent: string) => new RegExp(`covers ${percent}%`),
    screens: (count: number, percent: string) => `${count} holdings, ${percent}% of weight, are hit`,
    impacts: (count: number) => `${count} of 14 indicators can be computed`,
    single: /^(One day on file|.+ went from .+ to )/,
    nothing: 'Name a trade, an exclusion or a target to see every figure before and after.',
    holdings: (count: number) => `${count} holdings`,
    empty: 'No portfolio yet',
    emptyActs: ['From a watchlist', 'Import holdings', 'Try a sample', 'Look at the whole market'],
    notThere: 'There is no such portfolio.',
    nothingLeft: 'Nothing would be left after the exclusion.',
    reach: 'WACI to reach with fewest sales',
    already: 'Reached already',
    percent: 'Weight (%)',
    wrongPercent: 'Enter a weight above 0 and at most 100.',
    add: 'Add the trade',
    find: 'Find a holding',
    some: (visibleCount: number, all: number) => `${visibleCount} of ${all} holdings`,
    noMatch: 'No holding fits.',
  },
} as const

const percent = (share: number) => (share * 100).toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',')

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  const draw = (address: string, front: Parameters<typeof renderRecorded>[2] = []) => {
    setLanguage(language)
    return renderRecorded(address, 'portfolio', front)
  }

  test('every part says its finding, and none has what is no number', async () => {
    const view = await draw('/portfolio')
    expect(await screen.findByRole('heading', { level: 1, name: 'Satoyama Core' })).toBeTruthy()
    const { climate, strip, esg, portfolio } = view.answered(getPortfolioFigures)
    expect(screen.getAllByText(w.covers(percent(strip.waci.coverage))).length).toBeGreaterThan(0)
    const measured = climate.contributors.length + climate.others.companies
    const findings = [
      () => w.fourFifths(measured, climate.fourFifths),
      () => /℃|°C/,
      () => w.screens(strip.excluded.companies, percent(strip.excluded.weight)),
      () => w.impacts(indicatorsOf(view.answered(getAdverseImpacts).impacts)),
      () => w.single,
      () => null,
      () => w.holdings(view.answered(getPortfolioHoldings).companies),
    ]
    expect(esg.scores.length).toBeGreaterThan(0)
    const tabs = screen.getByRole('navigation', { name: w.nav })
    for (const [at, part] of w.parts.entries()) {
      const tab = within(tabs).getByRole('link', { name: part })
      await userEvent.click(tab)
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
      if (at === 5) expect(await screen.findByText(w.nothing)).toBeTruthy()
      else await expect.poll(() => headings().some((text) => fits(text, findings[at]!()))).toBe(true)
      expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(portfolio.positions).toBeGreaterThan(1)
  })

  test('a WACI above the present one is reached already; a weight of nothing is no trade', async () => {
    const view = await draw('/portfolio?part=whatif')
    const percentField = await screen.findByRole('textbox', { name: w.percent })
    await userEvent.type(percentField, '０')
    expect(screen.getByRole('alert').textContent).toBe(w.wrongPercent)
    await userEvent.click(screen.getByRole('button', { name: w.add }))
    expect(view.path()).not.toContain('trade')
    // The screen has it per 100 million yen, the answer per million: 100 times, and one more.
    const { value } = view.answered(getPortfolioFigures).strip.waci
    await userEvent.type(screen.getByLabelText(new RegExp(`^${w.reach}`)), `${Math.ceil(value! * 100) + 1}{Enter}`)
    expect(await screen.findByRole('heading', { level: 2, name: w.already })).toBeTruthy()
  })

  test('holdings are found by code, and by nothing that is not there', async () => {
    const view = await draw('/portfolio?part=holdings')
    const box = await screen.findByRole('searchbox', { name: w.find })
    const { holdings } = view.answered(getPortfolioHoldings)
    await userEvent.type(box, holdings[1]!.company.ticker!)
    expect(await screen.findByText(w.some(1, holdings.length))).toBeTruthy()
    await userEvent.type(box, 'zzz')
    expect(await screen.findByText(w.noMatch)).toBeTruthy()
  })

  test('nothing held: the four ways to begin', async () => {
    const { path } = await draw('/portfolio', [answer(listPortfolioSources, [])])
    expect(await screen.findByRole('heading', { name: w.empty })).toBeTruthy()
    const names = [...document.querySelectorAll('main .btn')].map((act) => act.textContent)
    expect(names).toEqual(w.emptyActs)
    expect(path()).toBe('/portfolio')
  })

  test('what is refused is said in words', async () => {
    await draw('/portfolio?of=portfolio-77', [refuse(getPortfolioFigures, 'portfolio.not-found')])
    expect(await screen.findByText(w.notThere)).toBeTruthy()
  })

  test('an exclusion of everything says that nothing is left', async () => {
    await draw('/portfolio?part=whatif', [refuse(getPortfolioFigures, 'portfolio.nothing-left')])
    expect(await screen.findByText(w.nothingLeft)).toBeTruthy()
  })
})

test('a download over the limit of the month is refused in words, and nothing is saved', async () => {
  await renderRecorded('/portfolio?part=holdings', 'portfolio', [
    refuse(saveHoldings, 'download.over-limit', { download: { limit: 100, used: 99, remaining: 1, count: 27 } }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV (all positions and a summary)' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Remaining after')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('This download would exceed your limit for the month.')).toBeTruthy()
})

/** Of the fourteen, those of which some part has a mean. */
const indicatorsOf = (impacts: readonly { no: number; mean: number | null }[]) =>
  new Set(impacts.filter(({ mean }) => mean !== null).map(({ no }) => no)).size
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent!)
const fits = (text: string, finding: string | RegExp | null) =>
  finding instanceof RegExp ? finding.test(text) : text === finding
