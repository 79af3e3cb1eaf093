import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { getHighlights, type Highlight } from '#contract/scores/peers.ts'
import { getRatings, getThemes, type ThemeAnswer } from '#contract/scores/ratings.ts'
import { getScores } from '#contract/scores/scores.ts'
import { setLanguage } from '../i18n/language.ts'
import { renderParts } from '../test/parts.tsx'
import { answer, givenNetwork, givenProfile, givenSession, renderAt } from '../test/render.tsx'
import { EvaluationComparison } from './evaluation/EvaluationComparison.tsx'
import { company, indicators, peers, ratings, recipe, scores, screenOf } from './given-ratings.ts'
import { Highlights } from './summary/Highlights.tsx'
import { Themes } from './summary/Themes.tsx'

describe.each(['ja', 'en'] as const)('evaluation comparison, %s', (language) => {
  const words = {
    ja: {
      table: '評価比較',
      locked: '契約外',
      silent: '無回答',
      simulated: /模擬値/,
      original: '原値',
      differ: /45\.6ポイントの差の主因は測定方法/,
    },
    en: {
      table: 'Evaluation comparison',
      locked: 'Locked',
      silent: 'No answer',
      simulated: /simulated/,
      original: 'Original',
      differ: /45\.6 points .* mostly from measurement/,
    },
  }[language]
  beforeEach(async () => {
    setLanguage(language)
    await givenSession()
  })

  test('each rater on its own scale and on the common one; locked vendors have a row and no figure', async () => {
    givenNetwork([answer(getRatings, ratings), peers])
    await renderParts(<EvaluationComparison {...screenOf} />)
    const msci = (await screen.findByRole('img', { name: /^MSCI 78\.6/ })).closest('tr')!
    expect(within(msci).getByText('9 / 41')).toBeTruthy()
    expect(within(msci).getByText('AA')).toBeTruthy()
    const ftse = screen.getByRole('rowheader', { name: 'FTSE Russell' }).closest('tr')!
    expect(within(ftse).getByText(words.locked)).toBeTruthy()
    expect(ftse.querySelector('.num')).toBeNull()
    expect(screen.getByText(words.silent)).toBeTruthy()
    expect(screen.getByText(words.simulated)).toBeTruthy()
    expect(screen.getByText(words.differ)).toBeTruthy()
  })

  test('the original view shows pillars as they are written', async () => {
    givenNetwork([answer(getRatings, ratings), peers])
    await renderParts(<EvaluationComparison {...screenOf} />)
    await userEvent.click(await screen.findByRole('button', { name: words.original }))
    expect(screen.getByText('8.1')).toBeTruthy()
  })

  test('without a vendor there is still our own score, and nobody to differ', async () => {
    const nobody = {
      ...ratings,
      vendors: ratings.vendors.map(({ vendor: name }) => ({ vendor: name, locked: true as const })),
    }
    givenNetwork([answer(getRatings, { ...nobody, consensus: null, disagreement: null, correlations: [] }), peers])
    await renderParts(<EvaluationComparison {...screenOf} />)
    expect(await screen.findByRole('img', { name: /^Satoyama 72\.4/ })).toBeTruthy()
    expect(screen.getAllByText(words.locked)).toHaveLength(6)
  })
})

const highlight = (parts: Partial<Highlight>): Highlight => ({
  kind: 'strength',
  indicator: 'E-CC-001',
  category: 'climatechange',
  share: 0.05,
  contribution: 0.02,
  value: 1234,
  ranked: 1234,
  size: null,
  isEstimated: false,
  rank: 6,
  of: 168,
  band: 'top-20',
  group: { code: 'market', level: 'market' },
  median: 2000,
  peersDisclosing: 0.8,
  previous: 1500,
  change: { kind: 'negative', meaning: 'better', relative: -0.177, isEstimated: false, reason: null },
  ...parts,
})

describe.each(['ja', 'en'] as const)('strengths and issues, %s', (language) => {
  beforeEach(async () => {
    setLanguage(language)
    await givenSession()
  })

  test('says value, rank and the peers, and opens the reasons', async () => {
    const silent = highlight({
      kind: 'not-disclosed',
      indicator: 'E-WT-001',
      value: null,
      rank: null,
      contribution: -0.03,
    })
    givenNetwork([
      answer(getHighlights, {
        year: 2024,
        strengths: [highlight({})],
        issues: [silent],
        inAll: { strengths: 1, issues: 1 },
        recipe,
      }),
      indicators,
    ])
    const opened: string[] = []
    await renderParts(<Highlights {...screenOf} open={(key) => void opened.push(key)} />)
    const name = language === 'ja' ? 'E-CC-001の根拠を開く' : 'Open the reasons for E-CC-001'
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(opened).toEqual(['E-CC-001'])
    expect(screen.getByText(language === 'ja' ? /80%が開示している項目/ : /80% of the peers disclose it/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: language === 'ja' ? '前年との比較' : 'vs last year' }))
    expect(screen.getAllByText(language === 'ja' ? /−17\.7%、改善/ : /−17\.7% .*, better/)).toBeTruthy()
  })

  test('says that there is no analysis', async () => {
    givenNetwork([
      answer(getHighlights, { year: 2024, strengths: [], issues: [], inAll: { strengths: 0, issues: 0 }, recipe }),
      indicators,
    ])
    await renderParts(<Highlights {...screenOf} />)
    const none = language === 'ja' ? '強み・課題の分析はありません' : 'No strength and issue analysis'
    expect(await screen.findByText(none)).toBeTruthy()
  })
})

const theme = (parts: Partial<ThemeAnswer>): ThemeAnswer => ({
  code: 'human_rights',
  kind: 'theme',
  nameJa: '人権',
  nameEn: 'Human rights',
  state: 'implemented',
  color: 'green',
  because: [
    {
      term: 'S-LR-048',
      nameJa: '人権方針の有無',
      nameEn: 'Human rights policy',
      indicator: { fiscalYear: 2024, boundary: 'consolidated', unit: 'yes/no' },
      average: null,
      source: null,
      test: { kind: 'comparison', operator: '=', operand: 'yes' },
      found: { kind: 'disclosed', value: 1 },
      holds: true,
    },
  ],
  canBeJudged: true,
  rule: '',
  jurisdiction: null,
  effective: null,
  status: 'proposed',
  ...parts,
})

describe.each(['ja', 'en'] as const)('themes, %s', (language) => {
  beforeEach(async () => {
    setLanguage(language)
    await givenSession()
  })

  test('only human rights has a color; the reason leads to the figure', async () => {
    const others = [
      theme({ code: 'tcfd', nameJa: 'TCFD', nameEn: 'TCFD', color: null }),
      theme({ code: 'reg_csrd', kind: 'regulation', state: 'unknown', color: null, because: [] }),
    ]
    givenNetwork([answer(getThemes, { year: 2024, themes: [theme({}), ...others] })])
    await renderParts(<Themes {...screenOf} />)
    const words = await screen.findAllByText(language === 'ja' ? '取り組みあり' : 'In place')
    expect(words.slice(0, 2).map(({ dataset }) => dataset.color)).toEqual(['green', undefined])
    const links = screen.getAllByRole('link', { name: language === 'ja' ? 'あり FY2024' : 'yes FY2024', hidden: true })
    expect(links[0]!.getAttribute('href')).toContain('figure=S-LR-048.2024.consolidated.')
  })

  test('what nobody can decide here is told apart from silence', async () => {
    const silent = theme({ code: 'tcfd', state: 'no_information', color: null })
    const index = theme({ code: 'idx', kind: 'index', state: 'no_information', color: null, canBeJudged: false })
    givenNetwork([answer(getThemes, { year: 2024, themes: [silent, index] })])
    await renderParts(<Themes {...screenOf} />)
    expect(await screen.findAllByText(language === 'ja' ? '情報なし' : 'No information')).not.toEqual([])
    const words = language === 'ja' ? '判定不可（データ未収録）' : 'Cannot be determined: no data'
    expect(screen.getAllByText(words)).not.toEqual([])
  })
})

describe.each(['ja', 'en'] as const)('consensus, %s', (language) => {
  test('score, ranks, correlations with n, what a study found, and limits', async () => {
    setLanguage(language)
    await givenSession()
    localStorage.setItem('company-head-tab', 'open') // The strip has the dots and the level of scandals.
    renderAt(`/companies/7/sustainability/consensus?vendors=msci,sp&lang=${language}`, [
      givenProfile({ supported_vendors: ['satoyama', 'msci', 'sp', 'sustainalytics', 'cdp'] }),
      answer(getCompany, company),
      answer(getScores, scores),
      answer(getRatings, ratings),
      answer(listClassifications, {
        tse33: [],
        tse17: [],
        gics: [],
        markets: [],
        bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
        segments: [],
      }),
      peers,
    ])
    const table = await screen.findByRole('region', {
      name: language === 'ja' ? '評価機関どうしの相関' : 'How alike raters are',
    })
    expect(within(table).getByText('0.41')).toBeTruthy()
    expect(within(table).getByText('n=120')).toBeTruthy()
    expect(within(table).queryByText('CDP')).toBeNull() // not among the vendors of the context
    expect(screen.getByText(/Berg.*0\.38.*0\.71.*0\.54/)).toBeTruthy()
    expect(
      screen.getByText(
        language === 'ja' ? /ご契約の範囲で閲覧できる評価機関だけ/ : /vendors of your contract alone\. /,
      ),
    ).toBeTruthy()
    const dots = screen.getByRole('img', { name: /MSCI 78\.6.*S&P Global 33\.0/ })
    expect(dots).toBeTruthy()
    expect(screen.getByRole('img', { name: language === 'ja' ? /不祥事レベル 1/ : /Controversy level 1/ })).toBeTruthy()
  })
})
