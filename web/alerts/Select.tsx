import { useId } from 'react'
import classes from './alerts.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly choose: (value: string) => void
}

/** One of a list; a value that the list does not hold stays as it is written. */
export function Select({ label, value, options, choose }: Props) {
  const id = useId()
  return (
    <span className={classes.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {!options.some((option) => option.value === value) && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
