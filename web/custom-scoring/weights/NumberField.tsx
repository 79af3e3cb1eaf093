import { useEffect, useId, useState } from 'react'
import { formatExact, formatNumber } from '../../format.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { maxWeight } from './model.ts'

interface Props {
  readonly label: string
  readonly value: number
  readonly set: (value: number) => void
  readonly isDisabled?: boolean
}

/** A weight as a number; what is none is refused in its place and changes nothing. */
export function NumberField({ label, value, set, isDisabled = false }: Props) {
  const id = useId()
  const [text, setText] = useState(formatExact(value))
  // What comes from elsewhere, such as the slider, is shown too.
  useEffect(() => setText(formatExact(value)), [value])
  const number = numberIn(text)
  const fault = faultOf(number)
  const keep = () => {
    if (fault) return
    if (number !== value) set(number)
    else setText(formatExact(value))
  }
  return (
    <span className={classes.number}>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault ? id : undefined}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep()
          if (key === 'Escape') setText(formatExact(value))
        }}
      />
      {fault && (
        <small role="alert" id={id}>
          {fault}
        </small>
      )}
    </span>
  )
}

function numberIn(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(',', '').replace('−', '-').trim()
  return plain === '' ? Number.NaN : Number(plain)
}

function faultOf(number: number): string | undefined {
  const m = customMessages().weights
  if (Number.isNaN(number)) return m.noNumber
  if (number < 0) return m.negative
  return number > maxWeight ? m.tooLarge(formatNumber(maxWeight)) : undefined
}
