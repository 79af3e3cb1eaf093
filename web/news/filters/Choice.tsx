import { useId } from 'react'
import classes from '../news.module.css'
import { newsFilterMessages } from './filter-messages.ts'

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
  /** Words for no choice; `All` when left out. */
  readonly empty?: string
}

/** One of a list, or all of it; a value of the address that the list does not hold stays as it is written. */
export function Choice({ label, value, options, choose, empty }: Props) {
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
        <option value="">{empty ?? newsFilterMessages().all}</option>
        {isStrange && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
