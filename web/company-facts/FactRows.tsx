import type { ReactNode } from 'react'
import { Head } from '../ui/rows/Head.tsx'
import classes from './company-facts.module.css'
import { factMessages } from './messages.ts'

/** The frame of a table of facts: what, value, since when, and where from. */
export function FactRows({ children }: { readonly children: ReactNode }) {
  const { columns } = factMessages()
  return (
    <div className={classes.scroll}>
      <table className={classes.facts}>
        <Head columns={[columns.fact, columns.value, columns.since, columns.source]} />
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
