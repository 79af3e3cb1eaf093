import type { MouseEvent, ReactNode } from 'react'
import { addressOfSearch, useOpenSearch } from './use-saved-searches.ts'

interface Props {
  /** Conditions that it leads to. */
  readonly text: string
  /** Takes them over where the search screen is open already; otherwise the link leads there. */
  readonly onOpen?: ((text: string) => void) | undefined
  readonly className?: string
  readonly isPresent?: boolean
  readonly children: ReactNode
}

/** A link to the search screen with some conditions. With Ctrl or Cmd it opens in a tab of its own, as links do. */
export function SearchLink({ text, onOpen, className, isPresent, children }: Props) {
  const open = useOpenSearch()
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    ;(onOpen ?? open)(text)
  }
  return (
    <a
      href={addressOfSearch(text)}
      className={className}
      aria-current={isPresent ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}
