/** Kinds of files that are told by their content, besides tables, whose kinds are mappings. */
export const sourceNames = [
  'edinet-code-list',
  'edinet-retired-codes',
  'jpx-listed-issues',
  'company-identifiers',
  'group-entities',
  'edinet-document-list',
  'edinet-annual-report',
  'tdnet-titles',
  'news-feed',
  'womens-participation',
  'ngfs-prices',
] as const
export type SourceName = (typeof sourceNames)[number]
