import { listClassifications } from '#contract/market/classifications.ts'
import {
  type Definition,
  getCoverage,
  getDistribution,
  listCoverage,
  listDefinitions,
} from '#contract/market/indicators.ts'
import { getSearchVocabulary } from '#contract/search/searches.ts'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { toTally } from '#methodology/panel/disclosure-rate.ts'
import { type Answer, answer, givenProfile } from '../test/render.tsx'

/** An indicator as the server defines it; only what matters to a test is said. */
const givenDefinition = (code: string, nameEn: string, more: Partial<Definition> = {}): Definition => ({
  code,
  questionCode: `Q-${code}`,
  nameJa: `${nameEn}（和）`,
  nameEn,
  unit: '%',
  large: 'social',
  middle: 'diversity_s',
  smallJa: '女性',
  smallEn: 'Women in management',
  direction: 'higher_better',
  type: 'numeric',
  boundary: 'parent',
  isMajor: true,
  sameAs: null,
  sdgs: [5],
  standardRefs: ['GRI 405-1'],
  elements: ['jpcrp_cor:RatioOfFemaleManagers'],
  status: 'proposed',
  kind: 'esg',
  figureKind: 'percent',
  isScored: true,
  scoreTags: ['impact', 'women'],
  ssbjRefs: [],
  formulaJa: null,
  formulaEn: null,
  elementsStatus: 'official',
  referencesStatus: 'recalled',
  themes: ['women_empowerment'],
  objectives: [],
  ...more,
})

export const definitions = [
  givenDefinition('E-CC-001', 'GHG emissions', {
    nameJa: 'GHG排出量',
    unit: 't-CO2e',
    large: 'environment',
    middle: 'climatechange',
    smallJa: '排出量',
    smallEn: 'Emissions',
    direction: 'lower_better',
    sdgs: [13],
    standardRefs: ['GRI 305-1', 'IFRS S2 29(a)', 'company KPI'],
    ssbjRefs: ['S2.29(a)'],
    scoreTags: ['risk'],
    themes: [],
    elements: ['jpcrp_cor:GrossScope1And2'],
    objectives: [{ objective: 'climate-mitigation', relation: 'no_significant_harm' }],
  }),
  givenDefinition('S-DV-002', 'Female manager ratio', { nameJa: '女性マネージャー比率' }),
  givenDefinition('S-DV-003', 'Female section head ratio', { elements: [], elementsStatus: null, themes: [] }),
  givenDefinition('F-PL-001', 'Net sales', {
    large: 'finance',
    middle: 'performance',
    direction: 'neutral',
    kind: 'financial',
    isScored: false,
    scoreTags: [],
    sdgs: [8],
    standardRefs: [],
    elements: ['jpcrp_cor:NetSales'],
    themes: [],
  }),
]

const toNames = (code: string, nameEn: string, nameJa = `${nameEn}（和）`) => ({ code, nameEn, nameJa })

/** 80 of 100 disclosed in FY2024; in FY2022 the form had no element yet. */
const tally = (counts: readonly number[]) => toTally(counts)

export const givenDefinitionScreens = (...more: readonly Answer[]): Answer[] => [
  ...more,
  givenProfile(),
  answer(listDefinitions, { indicators: definitions, weights: { diversity_s: [1, 23, 18, 14, 14, 4] } }),
  answer(listCoverage, {
    years: [2022, 2023, 2024],
    newest: 2024,
    indicators: [
      { indicator: 'E-CC-001', rates: [0.5, 0.55, 0.6] },
      { indicator: 'S-DV-002', rates: [null, 0.75, 0.8] },
      { indicator: 'S-DV-003', rates: [null, null, null] },
      { indicator: 'F-PL-001', rates: [1, 1, 1] },
    ],
    revision: 3,
  }),
  answer(getCoverage, {
    years: [
      { fiscalYear: 2022, companies: tally([0, 40, 0, 0, 0, 0, 0, 60]), eligible: 40, rate: null },
      { fiscalYear: 2023, companies: tally([25, 75, 0, 0, 0, 0, 5, 0]), eligible: 100, rate: 0.75 },
      { fiscalYear: 2024, companies: tally([20, 80, 0, 5, 0, 0, 0, 0]), eligible: 100, rate: 0.8 },
    ],
    fiscalYear: 2024,
    tse33: [
      { code: '3650', disclosed: 9, eligible: 10, rate: 0.9 },
      { code: '5250', disclosed: 3, eligible: 6, rate: 0.5 },
      { code: '0050', disclosed: 2, eligible: 2, rate: 1 },
    ],
    gics: [],
    revision: 3,
  }),
  answer(getDistribution, {
    market: {
      companies: tally([20, 80, 0, 5, 0, 0, 0, 0]),
      n: 80,
      least: 0.5,
      lowerQuartile: 3,
      median: 6,
      upperQuartile: 12,
      most: 70,
      mean: 9,
    },
    industry: null,
    company: null,
    revision: 3,
  }),
  answer(listClassifications, {
    tse33: [
      { ...toNames('3650', 'Electric appliances'), tse17Code: '9' },
      { ...toNames('5250', 'Information'), tse17Code: '10' },
      { ...toNames('0050', 'Fishery'), tse17Code: '1' },
    ],
    tse17: [],
    gics: [],
    markets: [],
    bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
    segments: [],
  }),
  answer(getSearchVocabulary, {
    years: [2024],
    year: 2024,
    sets: {
      ...{ market: [], tse33: [], tse17: [], gics: [], gics2018: [] },
      ...{ country: [], region: [], listing: [], accounts: [], sbti: [] },
    },
    regions: [],
    themes: [
      {
        ...toNames('women_empowerment', 'Female empowerment', '女性活躍'),
        kind: 'theme',
        states: [
          { state: 'implemented', companies: 1200 },
          { state: 'not_implemented', companies: 600 },
          { state: 'no_information', companies: 0 },
        ],
      },
      {
        ...toNames('reg_us', 'US climate rules', '米国気候規則'),
        kind: 'regulation',
        states: [{ state: 'not_applicable', companies: 1800 }],
      },
    ],
    measures: [],
    vendors: [],
  }),
  answer(getTaxonomy, {
    themes: [
      {
        ...toNames('women_empowerment', 'Female empowerment', '女性活躍'),
        kind: 'theme',
        rule: 'implemented: S-DV-002>=10 AND (reported(S-DV-003) OR market=prime); not_implemented: S-DV-002<10; no_information: otherwise',
        indicators: ['S-DV-002', 'S-DV-003'],
        jurisdiction: null,
        effective: null,
        noteJa: '10％は同社が定めた基準値',
        noteEn: '10% is our cut',
        sourceJa: 'Satoyama',
        sourceEn: 'Satoyama',
        status: 'proposed',
      },
      {
        ...toNames('reg_us', 'US climate rules', '米国気候規則'),
        kind: 'regulation',
        rule: 'applies: false; not_applicable: true; unknown: otherwise',
        indicators: [],
        jurisdiction: 'US',
        effective: 'none',
        noteJa: null,
        noteEn: null,
        sourceJa: '出典',
        sourceEn: 'a source',
        status: 'verified',
      },
    ],
    terms: [toNames('market', 'Market segment', '市場区分')],
    objectives: [
      {
        ...toNames('climate-mitigation', 'Climate change mitigation', '気候変動の緩和'),
        article: '9(a)',
        contributionArticle: '10',
        harmArticle: '17(1)(a)',
        nameJaStatus: 'secondary',
        source: 'Regulation (EU) 2020/852',
        status: 'official',
        mappings: [
          {
            indicator: 'E-CC-001',
            relation: 'no_significant_harm',
            article: '17(1)(a)',
            topic: null,
            source: 'Satoyama',
            status: 'proposed',
          },
        ],
      },
      {
        ...toNames('minimum-safeguards', 'Minimum safeguards', '最低限のセーフガード'),
        article: '18',
        contributionArticle: null,
        harmArticle: null,
        nameJaStatus: 'secondary',
        source: 'Regulation (EU) 2020/852',
        status: 'official',
        mappings: [
          {
            indicator: 'S-DV-002',
            relation: 'minimum_safeguards',
            article: '18(2)',
            topic: 'sfdr_social',
            source: 'Satoyama',
            status: 'proposed',
          },
        ],
      },
    ],
    goals: [toNames('5', 'Gender Equality'), toNames('13', 'Climate Action')],
  }),
]
