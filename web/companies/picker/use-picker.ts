import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import type { CompanySummary } from '#contract/market/companies.ts'
import { useCompanySearch } from '../use-search.ts'

/** Companies offered for one text. */
const maxOffers = 8

export interface Offer {
  readonly company: CompanySummary
  /** Why it cannot be chosen. */
  readonly obstacle: string | undefined
}

interface Choices {
  readonly obstacleTo: (companyId: number) => string | undefined
  readonly choose: (company: CompanySummary) => void
}

/** What is typed, the companies that match it, and the keys that walk them. */
export function usePicker({ obstacleTo, choose }: Choices) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [walked, setWalked] = useState<number>()
  const q = useDeferredValue(typed.trim())
  const search = useCompanySearch(q, 1, maxOffers, q !== '')
  // The answer to an older text stays in sight, and Enter must not take a company out of it.
  const isCurrent = q !== '' && q === typed.trim() && !search.isPending && !search.isPlaceholderData
  const offers: Offer[] = (q === '' || search.isError ? [] : (search.data?.companies ?? [])).map((company) => ({
    company,
    obstacle: obstacleTo(company.id),
  }))
  const firstFree = offers.findIndex(({ obstacle }) => obstacle === undefined)
  const at = isCurrent ? (walked ?? firstFree) : -1

  function type(text: string): void {
    setTyped(text)
    setWalked(undefined)
    setOpen(text.trim() !== '')
  }
  function take({ company, obstacle }: Offer): void {
    if (obstacle !== undefined) return
    type('')
    choose(company)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (typed === '' || event.nativeEvent.isComposing) return
    const to = stepOf(event.key, at, offers.length)
    if (to !== undefined) {
      if (isOpen) setWalked(to)
      setOpen(true)
    } else if (event.key === 'Enter') {
      const offer = isOpen ? offers[at] : undefined
      if (offer) take(offer)
      else if (search.isError) void search.refetch()
    } else if (event.key === 'Escape') {
      type('')
      // What the field stands in, such as a dialog, stays open.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return {
    typed,
    type,
    take,
    offers,
    at,
    isCurrent,
    error: q !== '' && search.isError ? search.error : undefined,
    retry: () => void search.refetch(),
    total: search.data?.total ?? 0,
    isOpen: isOpen && typed.trim() !== '',
    setOpen,
    onKeyDown,
  }
}

/** Where a key leads among so many; nowhere if it walks no list. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
