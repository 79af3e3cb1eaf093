/** The method pages in the order in which a reader needs them, and the code that does what each says. */
export const methods = [
  { name: 'standard-score', code: ['standard.ts', 'hierarchy.ts', 'sums.ts'] },
  { name: 'percentile-scores', code: ['ranks.ts', 'percentile.ts'] },
  { name: 'peers', code: ['peers.ts'] },
  { name: 'industry-average', code: ['industry-average.ts', 'pillar-parts.ts'] },
  { name: 'materiality', code: ['materiality.ts'] },
  { name: 'missing-values', code: ['inference.ts', 'inference/time-series.ts', 'inference/industry.ts'] },
  { name: 'measured-values', code: ['measured.ts', 'change.ts', 'units.ts'] },
  { name: 'disclosure-rate', code: ['disclosure-rate.ts'] },
  { name: 'decomposition', code: ['decomposition.ts'] },
  { name: 'recipes', code: ['recipe.ts', 'bundle.ts'] },
  { name: 'custom-weights', code: ['custom.ts'] },
  { name: 'vendors', code: ['vendors.ts', 'vendor-scales.ts', 'consensus.ts', 'vendor-correlations.ts'] },
  { name: 'disagreement', code: ['disagreement.ts'] },
  { name: 'themes', code: ['themes.ts', 'rule-evaluation.ts'] },
  { name: 'strengths-and-issues', code: ['highlights.ts', 'rank-bands.ts'] },
  { name: 'findings', code: ['findings.ts'] },
] as const
