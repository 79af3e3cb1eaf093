import { useId, useState } from 'react'
import { scenarioMessages } from '../messages.ts'
import classes from '../scenario.module.css'

interface Props {
  readonly label: string
  /** As it is typed; empty for none. */
  readonly value: string
  readonly isStart: boolean
  /** Said where what was typed is no number within the limits. */
  readonly least: number
  readonly most: number
  /** A year, which may be left empty. */
  readonly isYear?: boolean
  readonly set: (value: number | undefined) => void
}

/** A number of the assumptions: taken on Enter or when it is left, refused in its place. */
export function AssumptionField({ label, value, isStart, least, most, isYear = false, set }: Props) {
  const { assumptions: m } = scenarioMessages()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    if (typed === undefined) return
    const text = typed.normalize('NFKC').replace(/[,%\s]/g, '')
    const number = Number(text)
    if (text !== '' && !(number >= least && number <= most && (!isYear || Number.isInteger(number)))) {
      setWrong(true)
      return
    }
    setWrong(false)
    setTyped(undefined)
    if (typed !== value) set(text === '' ? undefined : number)
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {isStart && <small>{m.start}</small>}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
          if (key !== 'Escape') return
          setTyped(undefined)
          setWrong(false)
        }}
      />
      {isWrong && (
        <p className={classes.fault} id={`${id}-fault`} role="alert">
          {isYear ? m.noYear : m.range(String(least), String(most))}
        </p>
      )}
    </div>
  )
}
