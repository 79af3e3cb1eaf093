/**
 * What others reached from fundamentals, for context: share of the variance of ratings explained by networks and boosted trees.
 *
 * Source: Krappel, Bogun, Borth, Heterogeneous Ensemble for ESG Ratings Prediction (2021), arXiv:2109.10085.
 */
export const publishedAccuracy = {
  study: 'Krappel, Bogun, Borth (2021)',
  r2: 0.54,
  source: 'https://arxiv.org/abs/2109.10085',
  status: 'verified',
} as const
