import type { ReactNode } from 'react'
import { webAddress } from '#contract/wire/link.ts'
import { tip, tipOnText } from './floating/tip.ts'

interface Props {
  /** As it came from a file or a setting; what no browser should follow is shown as text. */
  readonly href: string | null
  readonly className?: string
  /** What stands in its tip. */
  readonly detail?: string
  readonly children: ReactNode
}

/** A link that leads out of the product, in a tab of its own. */
export function OutsideLink({ href, className, detail, children }: Props) {
  const address = href === null ? null : webAddress(href)
  if (address === null) return <span {...tipOnText(detail)}>{children}</span>
  return (
    <a className={className} href={address} target="_blank" rel="noreferrer" {...tip(detail)}>
      {children}
    </a>
  )
}
