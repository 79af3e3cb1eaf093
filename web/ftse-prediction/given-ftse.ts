import type { FtsePrediction, FtseStep } from '#contract/ftse-prediction/company.ts'
import type { FtseModel, FtseTarget } from '#contract/ftse-prediction/model.ts'
import type { FtseRecipe, FtseState } from '#contract/ftse-prediction/parts.ts'

const recipe: FtseRecipe = {
  hash: '8f3a21c7'.repeat(8),
  method: 'ftse-prediction',
  version: '1.0',
  standard: '2.0',
  peers: 'gics74',
  themes: 'a',
  tables: 'b',
  ratingsUntil: '2026-01-15',
  vintage: { market: 'm', asOf: null, revision: 3 },
}

const measure = { n: 64, error: 0.31, close: 0.8, spearman: 0.7, halfWidth: 0.5, coverage: 0.78 }

/** The target of the whole, with a model or without. */
const target = (state: FtseState, more: Partial<FtseTarget> = {}): FtseTarget => ({
  key: 'total',
  kind: 'total',
  nameJa: null,
  nameEn: null,
  state,
  companies: 64,
  ratings: 317,
  years: state === 'model' ? [2021, 2025] : null,
  isTimeOrdered: true,
  choice: state === 'model' ? { strength: 0.25, mix: 0.6, features: 'summaries' } : null,
  measures:
    state === 'model'
      ? {
          model: measure,
          lastYear: { rival: { ...measure, error: 0.2 }, model: measure },
          industryMean: { ...measure, error: 0.6 },
          structure: null,
          r2: 0.4,
        }
      : null,
  chosen: 9,
  leak: null,
  ...more,
})

export const givenModel = (state: FtseState, more: Partial<FtseTarget> = {}): FtseModel => ({
  state,
  isSimulated: false,
  targets: state === 'locked' ? [] : [target(state, more)],
  themes: [],
  features: 429,
  fewest: 30,
  interval: 0.8,
  template: 'vendor-scores',
  vendor: 'ftse',
  published: { study: 'A study', r2: 0.54, source: 'https://arxiv.org/abs/2109.10085', status: 'verified' },
  recipe,
})

const nothing = { structure: null, predicted: null, actual: null }

const step = (indicator: string, more: Partial<FtseStep>): FtseStep => ({
  ...{ indicator, theme: 'water-security', kind: 'disclose', points: { from: 0, to: 0.75 } },
  ...{ gain: 0.1, effect: 0.02, peers: 0.4 },
  ...more,
})

/** A score of 3.4 between 2.9 and 3.8, with one theme and three steps. */
export const givenPrediction = (more: Partial<FtsePrediction> = {}): FtsePrediction => ({
  state: 'model',
  year: 2025,
  overall: {
    structure: 3,
    predicted: { score: 3.4, low: 2.9, high: 3.8, from: 3, to: 3.5 },
    actual: { score: 3.1, ratedOn: '2026-06-20', isSimulated: true },
  },
  pillars: [{ pillar: 'E', ...nothing, structure: 2 }],
  themes: [
    {
      ...{ key: 'water-security', pillar: 'E', nameJa: '水の安全保障', nameEn: 'Water Security' },
      ...{ exposure: 2, points: 1.5, possible: 3, ...nothing, structure: 2.5 },
    },
  ],
  steps: [
    step('E-WT-020', { gain: 0.2, effect: 0.01 }),
    step('E-WT-018', { gain: 0.1, effect: 0.05 }),
    step('E-WT-002', { gain: 0.3, effect: null }),
  ],
  inputs: [
    {
      ...{ indicator: 'E-WT-020', theme: 'water-security', boundary: 'consolidated' as const },
      ...{ state: 'undisclosed' as const, value: null, percentile: null, points: 0 },
    },
  ],
  error: 0.31,
  coverage: 0.78,
  recipe,
  ...more,
})
