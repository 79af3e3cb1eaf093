import type { ReactNode } from 'react'
import type { Assumption } from '#contract/wire/assumed.ts'
import { AssumedList } from './AssumedList.tsx'
import classes from './files.module.css'
import { type SaidOfTable, TableChoices } from './TableChoices.tsx'

interface Props {
  readonly label: string
  readonly assumed: readonly Assumption[]
  readonly how: SaidOfTable
  readonly change: (next: SaidOfTable) => void
  readonly nameOf: (field: string) => string
  /** What can be said otherwise of this kind of table alone. */
  readonly children?: ReactNode
}

/** What was assumed about a file, with what can be said otherwise. */
export function HowRead({ label, assumed, how, change, nameOf, children }: Props) {
  return (
    <>
      <AssumedList label={label} assumed={assumed} nameOf={nameOf} />
      <div className={classes.choices}>
        <TableChoices {...{ assumed, how, change, nameOf }} />
        {children}
      </div>
    </>
  )
}
