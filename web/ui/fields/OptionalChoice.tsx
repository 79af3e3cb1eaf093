import { useId } from 'react'
import classes from './optional-choice.module.css'

export interface Option {
  readonly value: string
  readonly text: string
  /** Of the text, where it is another than the page’s. */
  readonly lang?: string
}

interface Props {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly Option[]
  readonly choose: (value: string | undefined) => void
  /** Words for no choice. */
  readonly none: string
  /** What a value of the address is called that is not among the options. */
  readonly nameOf?: (value: string) => string
}

/** One of a list, or none; a value of the address that is not in the list stays chosen. */
export function OptionalChoice({ label, value, options, choose, none, nameOf = (each) => each }: Props) {
  const id = useId()
  const isStrange = value !== undefined && !options.some((option) => option.value === value)
  return (
    <span className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        data-chosen={value !== undefined || undefined}
        onChange={({ target }) => choose(target.value || undefined)}
      >
        <option value="">{none}</option>
        {isStrange && <option value={value}>{nameOf(value)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
