import type { ReactNode } from 'react'
import { webAddress } from '#contract/wire/link.ts'

interface Props {
  /** As it came from a file or a setting; what no browser should follow is shown as text. */
  readonly href: string | null
  readonly className?: string
  readonly title?: string
  readonly children: ReactNode
}

/** A link that leads out of the product, in a tab of its own. */
export function OutsideLink({ href, className, title, children }: Props) {
  const address = href === null ? null : webAddress(href)
  if (address === null) return <span title={title}>{children}</span>
  return (
    <a className={className} href={address} target="_blank" rel="noreferrer" title={title}>
      {children}
    </a>
  )
}
