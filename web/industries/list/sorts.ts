import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { nameOf } from '../figures.ts'

/** Columns that the list of industries can be ordered by. */
export const industrySorts = [
  'code',
  'industry',
  'sector',
  'companies',
  'total',
  'E',
  'S',
  'G',
  'onYear',
  'disclosed',
] as const
export type IndustrySort = (typeof industrySorts)[number]

const keyOf: Readonly<Record<IndustrySort, (row: IndustrySummary) => number | string | null>> = {
  code: ({ code }) => code,
  industry: nameOf,
  sector: ({ sector }) => sector && nameOf(sector),
  companies: ({ companies }) => companies,
  total: ({ averages }) => averages.sustainability_score,
  E: ({ averages }) => averages.e_score,
  S: ({ averages }) => averages.s_score,
  G: ({ averages }) => averages.g_score,
  onYear: ({ change }) => change,
  disclosed: ({ coverage }) => coverage,
}

/** Figures from the largest, texts from the first, reversed on request; missing values last either way. */
export function sortIndustries(
  rows: readonly IndustrySummary[],
  sort: IndustrySort,
  isReversed: boolean,
): IndustrySummary[] {
  const keyed = rows.map((row) => ({ row, key: keyOf[sort](row) }))
  const complete = keyed.filter(({ key }) => key !== null)
  const sign = isReversed ? -1 : 1
  complete.sort((a, b) => sign * compare(a.key!, b.key!))
  return [...complete, ...keyed.filter(({ key }) => key === null)].map(({ row }) => row)
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? b - a : String(a).localeCompare(String(b), 'ja')
}

/** Whether what is looked for stands in a name, the code or the sector. */
export function matchesText({ code, nameJa, nameEn, sector }: IndustrySummary, find: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  const text = plain([code, nameJa, nameEn, sector?.nameJa, sector?.nameEn].join('\n'))
  return plain(find)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
}
