import { useNavigate } from '@tanstack/react-router'
import { actionItems } from './action-items.tsx'
import type { Item } from './item.ts'
import { placeItems } from './place-items.tsx'
import { useCatalogueItems } from './use-catalogue-items.tsx'
import { recentItems, useCompanyItems, useHereItems } from './use-company-items.tsx'
import { useNewsItems } from './use-news-items.tsx'

/** Everything the palette offers for a text, in the order of its sections. `isSettled` is false while a request is pending. */
export function useItems(text: string): { items: readonly Item[]; isSettled: boolean } {
  const navigate = useNavigate()
  const go = (href: string) => void navigate({ href })
  const companies = useCompanyItems(text, go)
  const catalogue = useCatalogueItems(text, go)
  const here = useHereItems(text, go)
  const news = useNewsItems(text, go)
  const others = [here, companies, placeItems(text, go), ...catalogue.sections].sort((a, b) => b.rank - a.rank)
  // News come last: they arrive later, and nothing that stands may move below the fingers.
  const sections = [...others, news]
  const isKnown = companies.isSettled && (text === '' || catalogue.isSettled)
  return {
    items: [...(text === '' ? recentItems(go) : []), ...sections.flatMap(({ items }) => items), ...actionItems(text)],
    isSettled: isKnown && (others.some(({ items }) => items.length > 0) || news.isSettled),
  }
}
