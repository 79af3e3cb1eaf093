import './states.module.css'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children?: ReactNode
  /** Buttons or links, the likeliest first. */
  readonly actions?: ReactNode
}

/** Nothing here yet: what would be here, and the one thing to do about it. */
export function Empty({ title, children, actions }: Props) {
  return (
    <section className="state">
      <h3>{title}</h3>
      {children}
      {actions && <div className="state-acts">{actions}</div>}
    </section>
  )
}
