import type { MouseEvent, ReactNode } from 'react'
import { addressOfSearch, type Conditions, useOpenSearch } from './use-saved-searches.ts'

interface Props {
  /** What it leads to. */
  readonly search: Conditions
  /** Takes them over where the search screen is open already; otherwise the link leads there. */
  readonly onOpen?: ((text: string) => void) | undefined
  readonly className?: string
  readonly isPresent?: boolean
  readonly children: ReactNode
}

/** A link to the search screen with some conditions. With Ctrl or Cmd it opens in a tab of its own, as links do. */
export function SearchLink({ search, onOpen, className, isPresent, children }: Props) {
  const open = useOpenSearch()
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (onOpen) onOpen(search.search)
    else open(search)
  }
  return (
    <a
      href={addressOfSearch(search)}
      className={className}
      aria-current={isPresent ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
