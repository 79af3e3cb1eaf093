import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getCompany } from '#contract/market/companies.ts'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHoldings } from '#contract/portfolio/holdings.ts'
import { getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { getScores } from '#contract/scores/scores.ts'
import { setLanguage } from '../i18n/language.ts'
import { changed, renderRecorded } from '../test/recorded.ts'
import { answer, refuse } from '../test/render.tsx'

const words = {
  ja: {
    company: [
      '概要と評価機関の評価',
      'スコアの内訳',
      'カテゴリー、強みと課題、テーマ',
      'スコアの推移',
      '非財務目標',
      '主要指標（5年）',
      '取締役会と直近12か月のニュース',
      '出典、計算条件、引用方法',
    ],
    report: ['スコアとカテゴリー', 'ローデータ', '業種', '非財務目標', '出典、計算条件、引用方法'],
    portfolio: ['概要', '気候', '温度スコア', 'ESG', '主要な悪影響（SFDR PAI）', '主な保有銘柄', '計算条件'],
    whatIf: '試算',
    total: '^総合スコア: ',
    out: '1銘柄を除外：',
    asOf: /データ基準日 2026\/01\/15/,
    nobody: '比較する企業がありません。企業を1社以上選んでください。',
    noList: 'このウォッチリストは利用できません。削除されたか、ほかの利用者のリストです。',
    gone: '指定された企業は登録されていません。',
    notThere: 'このポートフォリオはありません。',
  },
  en: {
    company: [
      'Summary and the vendors’ ratings',
      'What makes up the score',
      'Categories, strengths and issues, themes',
      'Scores over the years',
      'Non-financial targets',
      'Major indicators, five years',
      'Board, and news of 12 months',
      'Sources, recipe and citation',
    ],
    report: ['Scores and categories', 'Raw data', 'Industry', 'Non-financial targets', 'Sources, recipe and citation'],
    portfolio: [
      'Summary',
      'Climate',
      'Temperature score',
      'ESG',
      'Principal adverse impacts (SFDR)',
      'Largest holdings',
      'How it was computed',
    ],
    whatIf: 'What if',
    total: '^Total score: ',
    out: '1 holding excluded: ',
    asOf: /Data as of 2026\/01\/15/,
    nobody: 'No companies to compare. Choose at least one.',
    noList: 'This watchlist is not available: it was deleted or belongs to another user.',
    gone: 'There is no such company here.',
    notThere: 'There is no such portfolio.',
  },
} as const

describe.each(['ja', 'en'] as const)('%s', (language) => {
  const w = words[language]
  const draw = (address: string, name: string, front: Parameters<typeof renderRecorded>[2] = []) => {
    setLanguage(language)
    return renderRecorded(address, name, front)
  }
  const isReady = () => expect.poll(() => document.documentElement.hasAttribute('data-print-ready')).toBe(true)

  test('a company: every chapter once, with the day of its data on each page', async () => {
    await draw('/-print-company-/1?year=2024', 'print-company')
    await isReady()
    for (const part of w.company) expect(screen.getAllByRole('heading', { name: part })).toHaveLength(1)
    expect(screen.getAllByText(w.asOf).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('two companies: every chapter once', async () => {
    const view = await draw('/-print-comparison-?companies=1-2', 'print-comparison')
    await isReady()
    for (const part of w.report) expect(screen.getAllByRole('heading', { name: part })).toHaveLength(1)
    // What is drawn is what the table has, company by company.
    const total = view.answered(getScores).scores.find(({ key }) => key === 'sustainability_score')!
    const chart = screen.getByRole('img', { name: new RegExp(w.total) })
    expect(chart.getAttribute('aria-label')).toContain((total.value! * 100).toFixed(1))
    expect(screen.getAllByText(w.asOf).length).toBeGreaterThan(0)
  })

  test('scores of companies stand under the year that they are of, and a company that is listed no more says so', async () => {
    const older = changed(getScores, (answer) => ({ ...answer, year: 2023 }))
    const gone = changed(getCompany, (answer) => ({ ...answer, isListed: false }))
    await draw('/-print-comparison-?companies=1-2', 'print-comparison', [older as never, gone as never])
    await isReady()
    // Two companies, each in the key of the picture and above its column.
    expect(screen.getAllByText(language === 'ja' ? 'FY2023 上場廃止' : 'FY2023 Delisted')).toHaveLength(4)
  })

  test('a portfolio: every chapter once, by its name', async () => {
    const view = await draw('/-print-portfolio-', 'print-portfolio')
    await isReady()
    for (const part of w.portfolio) expect(screen.getAllByRole('heading', { name: part })).toHaveLength(1)
    expect(document.body.textContent).toContain(view.answered(getPortfolioFigures).portfolio.name)
  })

  test('a change between years of unequal length says so on paper', async () => {
    const unlike = changed(getPortfolioHoldings, (answer) => ({
      ...answer,
      holdings: answer.holdings.map((row, at) =>
        at === 0 ? { ...row, score: 0.656, scoreBefore: 0.616, months: [9, 12] as [number, number] } : row,
      ),
    }))
    await draw('/-print-portfolio-', 'print-portfolio', [unlike as never])
    await isReady()
    const mark = language === 'ja' ? '9か月と12か月の比較' : '9 months against 12'
    expect(screen.getAllByText(`${mark} +4.0`)).toHaveLength(1)
  })

  test('a portfolio with an exclusion: what it was and what came of it stand on paper too', async () => {
    const excluded = changed(getPortfolioFigures, (figures) => ({
      ...figures,
      whatIf: {
        strip: { ...figures.strip, waci: { ...figures.strip.waci, value: 12.3 } },
        ...{ sales: null, unknownScreens: [], trades: [], ignored: [] },
        excluded: [{ company: { id: 7, ticker: '9', nameJa: '株式会社あおば', nameEn: 'Aoba' }, weight: 0.1 }],
      },
    }))
    await draw('/-print-portfolio-', 'print-portfolio', [excluded as never])
    await isReady()
    expect(screen.getByRole('heading', { name: w.whatIf })).toBeTruthy()
    expect(document.body.textContent).toContain(w.out)
  })

  test('what the address excludes is on paper by its name', async () => {
    const view = await draw('/-print-portfolio-', 'print-portfolio')
    await isReady()
    const figures = view.answered(getPortfolioFigures)
    const [impacts, holdings] = [view.answered(getAdverseImpacts), view.answered(getPortfolioHoldings)]
    cleanup()
    const [screenOf] = figures.esg.violations
    const whatIf = { strip: figures.strip, sales: null, unknownScreens: [], trades: [], ignored: [], excluded: [] }
    await draw(`/-print-portfolio-?exclude=${screenOf!.screen}`, 'print-portfolio', [
      answer(getPortfolioFigures, { ...figures, whatIf }),
      answer(getAdverseImpacts, impacts),
      answer(getPortfolioHoldings, holdings),
    ])
    await isReady()
    const name = language === 'ja' ? screenOf!.nameJa : screenOf!.nameEn
    const chapter = screen.getByRole('heading', { name: w.whatIf }).closest('section')!
    expect(chapter.textContent).toContain(name)
  })

  test('nobody to compare', async () => {
    await draw('/-print-comparison-', 'print-comparison')
    expect(await screen.findByText(w.nobody)).toBeTruthy()
  })

  test('a list of somebody else', async () => {
    await draw('/-print-comparison-?set=watchlist-9', 'print-comparison')
    expect(await screen.findByText(w.noList)).toBeTruthy()
  })

  test('a company that is not there', async () => {
    await draw('/-print-company-/1?year=2024', 'print-company', [refuse(getScores, 'company.not-found')])
    expect(await screen.findByText(w.gone)).toBeTruthy()
  })

  test('a portfolio that is not there', async () => {
    await draw('/-print-portfolio-?of=portfolio-77', 'print-portfolio')
    expect(await screen.findByText(w.notThere)).toBeTruthy()
  })
})
