/** What of an invented market is made once its companies, figures and scores stand, in this order. */
export const demoParts = [
  'ratings',
  'prices',
  'holdings',
  'targets',
  'read-targets',
  'boards',
  'segments',
  'terms',
  'former-facts',
  'comments',
  'patents',
  'news',
] as const
export type DemoPart = (typeof demoParts)[number]
