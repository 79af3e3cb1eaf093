import type { ReactNode } from 'react'
import classes from './simulator.module.css'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

/** A table that may be wider than its room: its box scrolls, by the keyboard too, and a column that does not fit leaves as a whole. */
export function WideTable({ name, children }: Props) {
  return (
    <section
      className="fig-body scroll"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
      tabIndex={0}
    >
      <table className={classes.table}>{children}</table>
    </section>
  )
}
