import type { ReactNode } from 'react'
import classes from './company-facts.module.css'
import { factMessages } from './messages.ts'

/** The frame of a table of facts: what, value, since when, and where from. */
export function FactRows({ children }: { readonly children: ReactNode }) {
  const { columns } = factMessages()
  return (
    <div className={classes.scroll}>
      <table className={classes.facts}>
        <thead>
          <tr>
            <th scope="col">{columns.fact}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.since}</th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
