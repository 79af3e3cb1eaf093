import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { type Company, getCompany } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { getHighlights, type Highlight, listPeers } from '#contract/scores/peers.ts'
import { getRatings, getThemes, type OpenVendor, type Ratings, type ThemeAnswer } from '#contract/scores/ratings.ts'
import { type CompanyScores, getScores } from '#contract/scores/scores.ts'
import { setLanguage } from '../i18n/language.ts'
import { renderParts } from '../test/parts.tsx'
import { answer, givenNetwork, givenProfile, givenSession, renderAt } from '../test/render.tsx'
import { EvaluationComparison } from './evaluation/EvaluationComparison.tsx'
import { Highlights } from './summary/Highlights.tsx'
import { Themes } from './summary/Themes.tsx'

const recipe: CompanyScores['recipe'] = {
  hash: 'abc',
  version: '1',
  inference: 'industry',
  period: 'short',
  peers: 'gics74',
  asOf: null,
  revision: 1,
}
const company: Company = {
  id: 7,
  ticker: '9X9Y',
  nameJa: '見本電機株式会社',
  nameEn: 'Mihon Electric',
  nameKana: null,
  isin: null,
  corporateNumber: null,
  marketCode: null,
  tse33Code: null,
  edinetIndustry: null,
  figures: 1,
  edinetCode: null,
  securityCode: null,
  lei: null,
  address: null,
  tse17Code: null,
  sizeSegment: null,
  capitalMillionJpy: null,
  fiscalYearEnd: null,
  isListed: true,
  hasConsolidated: null,
  years: [2024],
  newestDocument: null,
  updatedOn: '2026-01-10',
}
const total: CompanyScores['scores'][number] = {
  key: 'sustainability_score',
  badge: 'performance',
  value: 0.724,
  coverage: 0.86,
  rank: { rank: 12, of: 168 },
  band: 'top-20',
  standing: 'strength',
  weight: 1,
  average: 0.58,
  lower: 0.4,
  upper: 0.7,
  best: 0.9,
  previous: 0.69,
  previousRank: null,
}
const scores: CompanyScores = {
  year: 2024,
  years: [2024],
  peers: { basis: 'gics74', code: 'market', level: 'market', companies: 168 },
  average: { by: 'sales', day: null, companies: [] },
  scores: [total],
  policies: [],
  origins: { disclosed: 1, estimated: 0, inferred: 0, 'worst-value': 0, 'not-scored': 0 },
  recipe,
}

const rating = (value: string, level: 'strength' | 'average' | 'issue', axis: number) => ({
  value,
  level: null,
  class: level,
  axis,
  ratedOn: '2025-10-01',
  isSimulated: true,
})
const vendor = (parts: Partial<OpenVendor> & Pick<OpenVendor, 'vendor'>): OpenVendor => ({
  locked: false,
  measures: 'performance',
  direction: 'higher_better',
  rating: null,
  previous: null,
  rank: null,
  percentile: null,
  rated: 40,
  peers: [0.2, 0.5],
  average: 0.5,
  pillars: { E: null, S: null, G: null },
  history: [],
  ...parts,
})
const ratings: Ratings = {
  day: '2026-01-15',
  vendors: [
    vendor({
      vendor: 'msci',
      measures: 'risk',
      rating: rating('AA', 'strength', 0.786),
      previous: rating('A', 'average', 0.64),
      rank: { rank: 9, of: 41 },
      percentile: 0.8,
      pillars: {
        E: rating('8.1', 'strength', 0.81),
        S: rating('6.6', 'average', 0.66),
        G: rating('7', 'average', 0.7),
      },
      history: [{ year: 2025, rating: rating('AA', 'strength', 0.786) }],
    }),
    vendor({
      vendor: 'sp',
      rating: rating('33', 'issue', 0.33),
      rank: { rank: 30, of: 41 },
      percentile: 0.2,
      pillars: { E: rating('40', 'average', 0.4), S: rating('30', 'issue', 0.3), G: rating('31', 'issue', 0.31) },
    }),
    { vendor: 'refinitiv', locked: true },
    vendor({ vendor: 'sustainalytics', direction: 'lower_better', rating: rating('24.3', 'average', 0.393) }),
    vendor({ vendor: 'cdp', rating: { ...rating('F', 'issue', 0), class: 'not-disclosed', axis: null } }),
    { vendor: 'ftse', locked: true },
  ],
  consensus: {
    vendors: ['msci', 'sp'],
    mean: 0.5,
    dispersion: 0.3,
    isHigh: true,
    rank: { rank: 14, of: 30 },
    standing: 'average',
    previous: 0.45,
    average: 0.5,
    peers: [0.4],
    history: [
      { year: 2024, mean: 0.45, dispersion: 0.2, vendors: 2 },
      { year: 2025, mean: 0.5, dispersion: 0.3, vendors: 2 },
    ],
  },
  correlations: [
    { a: 'msci', b: 'sp', n: 120, pearson: 0.35, spearman: 0.41, published: 0.38, status: 'recalled' },
    { a: 'msci', b: 'cdp', n: 6, pearson: null, spearman: null, published: null, status: null },
  ],
  disagreement: {
    a: 'msci',
    b: 'sp',
    gap: 0.456,
    measurement: 0.4,
    scope: 0,
    weight: 0.02,
    rest: 0.036,
    weights: { a: [0.3, 0.4, 0.3], b: [0.4, 0.3, 0.3] },
    n: { a: 120, b: 200 },
    parts: [],
  },
  scandal: { level: 1, events: 2, since: '2025-01-15' },
}

const indicators = answer(listIndicators, [])
const peers = answer(listPeers, { year: 2024, keys: ['sustainability_score'], companies: [], sizeBy: 'sales' })
const screenOf = { companyId: 7, company, scores, open: () => {} }

describe.each(['ja', 'en'] as const)('evaluation comparison, %s', (language) => {
  const words = {
    ja: {
      table: '評価比較',
      locked: '契約外',
      silent: '無回答',
      simulated: /模擬値/,
      original: '原値',
      differ: /45\.6ポイントの差は、主に測定から/,
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
      answer(getHighlights, { year: 2024, strengths: [highlight({})], issues: [silent], recipe }),
      indicators,
    ])
    const opened: string[] = []
    await renderParts(<Highlights {...screenOf} open={(key) => void opened.push(key)} />)
    const name = language === 'ja' ? 'E-CC-001の根拠を開く' : 'Open the reasons for E-CC-001'
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(opened).toEqual(['E-CC-001'])
    expect(screen.getByText(language === 'ja' ? /80%が開示している項目/ : /80% of the peers disclose it/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: language === 'ja' ? '前年比' : 'vs last year' }))
    expect(screen.getAllByText(language === 'ja' ? /−17\.7%、改善/ : /−17\.7% .*, better/)).toBeTruthy()
  })

  test('says that there is no analysis', async () => {
    givenNetwork([answer(getHighlights, { year: 2024, strengths: [], issues: [], recipe }), indicators])
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
      source: null,
      test: { kind: 'comparison', operator: '=', operand: 'yes' },
      found: { kind: 'disclosed', value: 1 },
      holds: true,
    },
  ],
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
})

describe.each(['ja', 'en'] as const)('consensus, %s', (language) => {
  test('score, ranks, correlations with n beside the published ones, and limits', async () => {
    setLanguage(language)
    await givenSession()
    renderAt(`/companies/7/sustainability/consensus?vendors=msci,sp&lang=${language}`, [
      givenProfile({ supported_vendors: ['satoyama', 'msci', 'sp', 'sustainalytics', 'cdp'] }),
      answer(getCompany, company),
      answer(getScores, scores),
      answer(getRatings, ratings),
      answer(listClassifications, { tse33: [], tse17: [], gics: [], markets: [] }),
      peers,
    ])
    const table = await screen.findByRole('region', {
      name: language === 'ja' ? '評価者どうしの相関' : 'How alike raters are',
    })
    expect(within(table).getByText('0.41')).toBeTruthy()
    expect(within(table).getByText('n=120')).toBeTruthy()
    expect(within(table).queryByText('CDP')).toBeNull() // not among the vendors of the context
    expect(screen.getByText(language === 'ja' ? /照合は済んでいません/ : /not checked against the paper/)).toBeTruthy()
    expect(
      screen.getByText(
        language === 'ja' ? /ご契約の範囲で閲覧できるベンダーだけ/ : /vendors of your contract alone\. /,
      ),
    ).toBeTruthy()
    const dots = screen.getByRole('img', { name: /MSCI 78\.6.*S&P Global 33\.0/ })
    expect(dots).toBeTruthy()
    expect(screen.getByRole('img', { name: language === 'ja' ? /不祥事レベル 1/ : /Controversy level 1/ })).toBeTruthy()
  })
})
