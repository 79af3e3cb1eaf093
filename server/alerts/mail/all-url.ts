import type { AlertRow } from '../store/rows.ts'

/** Where everything that an alert watches stands; null for a colleague where that is a list or a page of its owner. */
export function allUrlOf(
  { id, watch }: Pick<AlertRow, 'id' | 'watch'>,
  { address, isOwn }: { address: string; isOwn: boolean },
): string | null {
  const isOpen = watch.subject === 'news' && watch.conditions.set === undefined
  if (!isOwn && !isOpen) return null
  return watch.subject === 'news'
    ? `${address}/esg_contents/v2/news_search?${new URLSearchParams({ ...watch.conditions, range: '7d' })}`
    : `${address}/esg_contents/v2/alerts?alert=${id}`
}
