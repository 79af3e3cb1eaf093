/** What tells of companies comes before what names them; tables come last, when the filings have said what they say. */
const order = [
  'edinet-financial-panel', // makes the companies that no list of today has any more; the code list then completes them
  'edinet-code-list',
  'jpx-listed-issues',
  'company-identifiers',
  'companies',
  'group-entities', // whose figures other tables have
  'vendors', // whose ratings other tables have
  'edinet-document-list',
  'edinet-annual-report',
  'eegs-statutory-emissions', // tells the emitter codes that the panel by gas is keyed by
]

/** Place of a kind of file among those that are imported together; null for one that cannot be read. */
export function importRank(source: string | null): number {
  if (source === null) return order.length + 1
  const rank = order.indexOf(source)
  return rank === -1 ? order.length : rank
}
