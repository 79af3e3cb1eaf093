import { useId } from 'react'
import { CellField } from './CellField.tsx'
import classes from './files.module.css'
import { lineMessages } from './line-messages.ts'

interface Props<F extends string> {
  /** What the cells are, in their order. */
  readonly fields: readonly F[]
  readonly nameOf: (field: F) => string
  readonly cells: Readonly<Partial<Record<F, string>>>
  readonly set: (field: F, text: string) => void
}

/** The cells of a line, each in a field that corrects it. */
export function CellFields<F extends string>({ fields, nameOf, cells, set }: Props<F>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields have a name, and no legend to show
    <div role="group" aria-label={lineMessages().cells} className={classes.cells}>
      {fields.map((field) => (
        <span key={field}>
          <label htmlFor={`${id}-${field}`}>{nameOf(field)}</label>
          <CellField id={`${id}-${field}`} value={cells[field] ?? ''} set={(text) => set(field, text)} />
        </span>
      ))}
    </div>
  )
}
