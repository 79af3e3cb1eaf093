/** The method pages in the order in which a reader needs them, and the code that does what each says. */
export const methods = [
  { name: 'standard-score', code: ['scores/standard.ts', 'scores/hierarchy.ts', 'scores/sums.ts'] },
  {
    name: 'standard-score-2',
    code: [
      'scores/method.ts',
      'scores/ranks/expected.ts',
      'scores/ranks/ranked-figures.ts',
      'scores/ranks/mean-ranks.ts',
      'scores/difference.ts',
    ],
  },
  {
    name: 'percentile-scores',
    code: ['scores/ranks/ranks.ts', 'scores/ranks/ranker.ts', 'scores/ranks/percentile.ts'],
  },
  { name: 'peers', code: ['panel/peers.ts'] },
  { name: 'industry-average', code: ['scores/industry-average.ts', 'scores/pillar-parts.ts'] },
  { name: 'score-displays', code: ['scores/displays.ts'] },
  { name: 'employment-impact', code: ['impact/impact.ts', 'impact/lognormal.ts', 'impact/impact-scores.ts'] },
  { name: 'materiality', code: ['scores/materiality.ts'] },
  {
    name: 'missing-values',
    code: ['inference/inference.ts', 'inference/rules.ts', 'inference/time-series.ts', 'inference/industry.ts'],
  },
  { name: 'measured-values', code: ['figures/measured.ts', 'figures/change.ts', 'figures/units.ts'] },
  {
    name: 'doubts',
    code: [
      'doubts/doubts.ts',
      'doubts/size.ts',
      'doubts/repeats.ts',
      'doubts/contradictions.ts',
      'doubts/proposals.ts',
    ],
  },
  { name: 'comparable-years', code: ['figures/comparable-years.ts'] },
  { name: 'disclosure-rate', code: ['panel/disclosure-rate.ts'] },
  { name: 'decomposition', code: ['scores/decomposition.ts'] },
  { name: 'recipes', code: ['scores/recipe.ts', 'scores/bundle/recompute.ts'] },
  {
    name: 'simulator',
    code: [
      'scores/simulation/simulation.ts',
      'scores/simulation/levers.ts',
      'scores/simulation/precedents.ts',
      'scores/simulation/affected.ts',
    ],
  },
  {
    name: 'rating-model',
    code: [
      'ratings/model/model.ts',
      'ratings/model/validation.ts',
      'ratings/model/ridge.ts',
      'ratings/model/accuracy.ts',
      'ratings/model/leakage.ts',
    ],
  },
  { name: 'targets', code: ['targets/pace.ts'] },
  {
    name: 'temperature',
    code: [
      'temperature/prepare.ts',
      'temperature/choose.ts',
      'temperature/score.ts',
      'temperature/aggregation.ts',
      'temperature/what-if.ts',
    ],
  },
  {
    name: 'portfolio-carbon',
    code: [
      'portfolio/carbon.ts',
      'portfolio/weighted-mean.ts',
      'portfolio/data-quality.ts',
      'portfolio/carbon-related.ts',
    ],
  },
  {
    name: 'portfolio-effects',
    code: [
      'portfolio/attribution.ts',
      'portfolio/change.ts',
      'portfolio/adjustments.ts',
      'portfolio/sales-to-target.ts',
    ],
  },
  { name: 'families', code: ['scores/family/family.ts'] },
  { name: 'custom-weights', code: ['scores/custom.ts'] },
  {
    name: 'vendors',
    code: ['ratings/vendors.ts', 'ratings/vendor-scales.ts', 'ratings/consensus.ts', 'ratings/vendor-correlations.ts'],
  },
  { name: 'disagreement', code: ['ratings/disagreement.ts'] },
  { name: 'themes', code: ['themes/themes.ts', 'themes/rule-evaluation.ts'] },
  { name: 'strengths-and-issues', code: ['findings/highlights.ts', 'scores/rank-bands.ts'] },
  {
    name: 'patents',
    code: [
      'patents/ipc.ts',
      'patents/green.ts',
      'patents/filing-year.ts',
      'patents/stage.ts',
      'patents/headline.ts',
      'patents/among-peers.ts',
    ],
  },
  { name: 'news-titles', code: ['news/title-rule.ts'] },
  { name: 'findings', code: ['findings/findings.ts'] },
] as const
