import type { DemoPart } from '#contract/market/demo-parts.ts'

/** What the screens show of a market besides companies, figures and scores, by the beginning of their path. */
const needs: readonly (readonly [path: RegExp, parts: readonly DemoPart[]])[] = [
  [/^\/companies\/\d+\/dashboard/, ['ratings', 'prices', 'targets', 'read-targets', 'news']],
  [/^\/companies\/\d+\/sustainability\/consensus/, ['ratings']],
  [/^\/companies\/\d+\/(info|details)/, ['boards', 'segments', 'terms', 'former-facts', 'prices']],
  [/^\/companies\/\d+\/patent/, ['patents']],
  [/^\/companies\/\d+\/simulation\/target/, ['targets', 'read-targets']],
  [/^\/companies\/\d+\/news/, ['news', 'prices']],
  [/^\/companies\/\d+\/company-governance/, ['boards']],
  [/^\/industries\/[^/]+/, ['ratings', 'news', 'prices']],
  [/^\/(v\d\/comparisons|saved-searches)/, ['ratings', 'terms', 'news']],
  [/^\/comparisons\/comparison\/non-financial-targets/, ['targets', 'read-targets']],
  [/^\/portfolio/, ['prices', 'holdings', 'ratings', 'targets', 'read-targets', 'terms']],
  [/^\/watchlist/, ['ratings', 'news', 'prices']],
  [/^\/tools\/tcfd/, ['prices', 'holdings']],
  [/^\/tools\/deloitte\/nonfinancial-value/, ['prices']],
  [/^\/tools\/deloitte\/ftse-score-prediction/, ['ratings']],
  [/^\/rating-simulator/, ['ratings']],
  [/^\/esg_contents\/v\d\/regulations/, ['terms', 'targets']],
  [/^\/esg_contents/, ['news']],
]

/** Parts that the screen of a path shows, of those that are still being made. */
export function missingAt(path: string, making: readonly DemoPart[]): DemoPart[] {
  const parts = needs.find(([beginning]) => beginning.test(path))?.[1] ?? []
  return making.filter((part) => parts.includes(part))
}
