import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { type Indicator, listIndicators } from '#contract/market/indicators.ts'
import { getDecomposition, type ScoreLeaf } from '#contract/scores/decomposition.ts'
import { getSpider, listPeers } from '#contract/scores/peers.ts'
import type { Score } from '#contract/scores/score.ts'
import { type CompanyScores, getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { badgeOf, categories, type ScoreKey, scoreKeys, totalKeys } from '#methodology/scores/hierarchy.ts'
import { givenCompany } from '../test/given-company.ts'
import { type Answer, answer, givenProfile } from '../test/render.tsx'
import { givenStep, givenUnscored, recipe } from './given-years.ts'

/** Invented scores for tests. */

function givenScore(key: ScoreKey, more: Partial<Score> = {}): Score {
  return {
    key,
    badge: badgeOf(key),
    value: 0.6,
    coverage: 0.8,
    known: { disclosed: 8, of: 10, catalogue: 10 },
    fillable: null,
    rank: { rank: 12, of: 60 },
    band: 'top-20',
    standing: 'strength',
    weight: (categories as readonly string[]).includes(key) ? 1 / 13 : null,
    average: 0.5,
    lower: 0.4,
    upper: 0.6,
    best: 0.9,
    previous: 0.55,
    previousRank: { rank: 15, of: 60 },
    displays: {
      percentile: { value: 0.808, average: 0.5, lower: 0.2, upper: 0.8, best: 0.992, previous: 0.758 },
      deviation: { value: 58.7, average: 51.2, lower: 42.1, upper: 57.9, best: 81.4, previous: 55.5 },
    },
    ...more,
  }
}

export function givenScores(more: Partial<CompanyScores> = {}): CompanyScores {
  return {
    year: 2024,
    years: [2023, 2024],
    reported: [2023, 2024],
    peers: { basis: 'gics74', code: 'gics:452030', level: 'industry', companies: 60 },
    average: { by: 'market-cap', day: '2026-01-15', companies: [] },
    scores: scoreKeys.map((key) => givenScore(key)),
    policies: [
      {
        inference: 'industry',
        isReady: true,
        value: 0.6,
        rank: { rank: 12, of: 60 },
        displays: { percentile: 0.808, deviation: 58.7 },
      },
      {
        inference: 'time-series',
        isReady: true,
        value: null,
        rank: null,
        displays: { percentile: null, deviation: null },
      },
    ],
    origins: { disclosed: 3, estimated: 1, inferred: 1, 'worst-value': 1, 'not-scored': 388 },
    // With the 86 % that are disclosed: 0.86 + 0.08 + 0 + 0.06 = 1.
    rest: { inferred: 0.08, worstValue: 0, leftOut: 0.06 },
    recipe,
    ...more,
  }
}

const emptyDisplay = { value: null, average: null, lower: null, upper: null, best: null, previous: null }

/** The hostile case: a score row for every key and not one figure in them. */
export const blankScores = () =>
  givenScores({
    scores: scoreKeys.map((key) =>
      givenScore(key, {
        value: key === 'sustainability_score' ? 0.6 : null,
        coverage: key === 'sustainability_score' ? 0.2 : 0,
        rank: null,
        band: null,
        standing: null,
        weight: null,
        average: null,
        lower: null,
        upper: null,
        best: null,
        previous: null,
        previousRank: null,
        displays: { percentile: emptyDisplay, deviation: emptyDisplay },
      }),
    ),
  })

/** A company that reported, and of which too little is known for any score. */
export const thinScores = () => {
  const blank = blankScores()
  const disclosedCount = { disclosed: 2, of: 398, catalogue: 398 }
  return {
    ...blank,
    years: [2023],
    scores: blank.scores.map((score) => ({
      ...score,
      value: null,
      known: disclosedCount,
      fillable: {
        annualReport: 14,
        template: 381,
        held: [{ indicator: 'E-WT-001', nameJa: '取水量', nameEn: 'Water withdrawal', reason: 'unranked' as const }],
      },
    })),
  }
}

export const noScores = () => givenScores({ year: 2010, years: [2023, 2024], scores: [], policies: [] })

export function givenLeaf(indicator: string, more: Partial<ScoreLeaf> = {}): ScoreLeaf {
  const [share, percentile] = [more.share ?? 0.25, more.percentile ?? 0.7]
  return {
    indicator,
    category: 'climatechange',
    share,
    percentile,
    contribution: share * percentile,
    origin: 'disclosed',
    value: 120,
    size: null,
    ranked: 120,
    reference: { code: 'gics:452030', level: 'industry', figures: 40 },
    rank: 9,
    average: 0.5,
    difference: { performance: share * (percentile - 0.5), weighting: 0.001, peers: 0 },
    ...more,
  }
}

export function givenDecomposition(
  more: Partial<Output<typeof getDecomposition>> = {},
): Output<typeof getDecomposition> {
  const leaves = [
    givenLeaf('E-CC-001'),
    givenLeaf('E-WT-001', { category: 'water', percentile: 0.2, origin: 'inferred' }),
    givenLeaf('S-DV-002', { category: 'diversity_s', percentile: 0, origin: 'worst-value', value: null, ranked: null }),
    givenLeaf('G-BD-001', { category: 'board_meeting', percentile: 0.55, origin: 'estimated', average: null }),
  ]
  const absent = [
    {
      indicator: 'S-LR-001',
      category: 'labour_rights',
      difference: { performance: 0, weighting: -0.02, peers: 0 },
    } as const,
  ]
  const value = leaves.reduce((sum, { contribution }) => sum + contribution, 0)
  const difference = [...leaves, ...absent].reduce(
    (sum, part) => sum + part.difference!.performance + part.difference!.weighting + part.difference!.peers,
    0,
  )
  return {
    year: 2024,
    value,
    mean: null,
    leaves,
    absent,
    against: {
      kind: 'average',
      year: 2024,
      companyId: null,
      nameJa: null,
      nameEn: null,
      value: value - difference,
    },
    recipe,
    ...more,
  }
}

/** The same, with the figure of water disclosed: low among its peers, and so an issue. */
export const givenIssue = () =>
  givenDecomposition({
    leaves: givenDecomposition().leaves.map((leaf) =>
      leaf.indicator === 'E-WT-001' ? { ...leaf, origin: 'disclosed' as const } : leaf,
    ),
  })

export const givenIndicator = (code: string, nameEn: string, nameJa: string): Indicator => ({
  code,
  questionCode: `Q-${code}`,
  nameJa,
  nameEn,
  unit: '%',
  large: 'environment',
  middle: 'climatechange',
  smallJa: '',
  smallEn: '',
  direction: 'higher_better',
  type: 'numeric',
  boundary: 'consolidated',
  isMajor: true,
  sameAs: null,
  scoreTags: [],
  sdgs: [],
  standardRefs: [],
  elements: [],
  status: 'proposed',
})

const years = [2022, 2023, 2024]
const history: Output<typeof getScoreHistory> = {
  years,
  series: [...totalKeys, ...categories].map((key) => ({
    key,
    values: [0.5, null, 0.6],
    average: [0.5, 0.5, null],
    coverage: [0.3, 0, 0.8],
    ranks: [null, null, null],
    own: { steps: [null, null, givenStep], isLikeLast: [true, false, true] },
    averages: { steps: [null, null, null], isLikeLast: [true, true, false] },
    displays: {
      percentile: { values: [0.5, null, 0.808], average: [0.5, 0.5, null] },
      deviation: { values: [50, null, 58.7], average: [51, 51, null] },
    },
  })),
  recipe,
}
const peer = (id: number, values: (number | null)[]) => ({
  id,
  nameJa: `架空${id}`,
  nameEn: `Invented ${id}`,
  ticker: null,
  values,
  coverages: values.map(() => 0.5),
  size: null,
})
const peers: Output<typeof listPeers> = {
  year: 2024,
  keys: ['e_score', 's_score'],
  companies: [peer(7, [0.6, 0.4]), peer(8, [0.5, 0.5]), peer(9, [0.4, 0.6]), peer(10, [null, 0.6])],
  unscored: 2,
  sizeBy: 'sales',
}
const spider = categories
  .slice(0, 8)
  .map((key, index) => ({ indicator: key, value: index === 3 ? null : 60, average: 50 }))

/** Everything that the screens about scores ask for; what is given comes first. */
export function givenScoreScreens(...first: readonly Answer[]): Answer[] {
  return [
    ...first,
    givenProfile(),
    answer(listClassifications, {
      tse33: [],
      tse17: [],
      gics: [],
      markets: [],
      bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
      segments: [],
    }),
    answer(getCompany, givenCompany),
    answer(getScores, givenScores()),
    answer(getScoreHistory, history),
    answer(listUnscored, { year: 2024, figures: givenUnscored, recipe }),
    answer(getDecomposition, givenDecomposition()),
    answer(listPeers, peers),
    answer(getSpider, { data: spider }),
    answer(listIndicators, [
      givenIndicator('E-CC-001', 'Emissions intensity', '排出原単位'),
      givenIndicator('E-WT-001', 'Water withdrawal', '取水量'),
      givenIndicator('S-DV-002', 'Women managers', '女性管理職比率'),
      givenIndicator('G-BD-001', 'Outside directors', '社外取締役比率'),
      givenIndicator('S-LR-001', 'Training hours', '研修時間'),
    ]),
  ]
}
