import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { formatDay } from '../../format.ts'
import { isWholeDay, readDay } from './read-day.ts'

interface Options {
  readonly value: string
  readonly first: string
  readonly onChange: (day: string) => void
}

/** Why a typed day is refused: it is no day of the calendar in a form that is read, or it lies before the first. */
export type DayRefusal = 'form' | 'before-first'

/** The text of a field for a day, and why it was refused; null when it was not. */
export function useTypedDay({ value, first, onChange }: Options) {
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<DayRefusal | null>(null)

  /** Takes a day that can be read; one after the last is the caller's to judge. */
  function take(text: string): DayRefusal | null {
    const day = readDay(text)
    if (day === null) return 'form'
    if (day < first) return 'before-first'
    if (day !== value) onChange(day)
    return null
  }

  function finish(): void {
    if (typed === undefined) return
    const reason = typed.trim() === '' ? null : take(typed)
    setRefusal(reason)
    if (reason === null) setTyped(undefined)
  }

  function cancel(): void {
    setTyped(undefined)
    setRefusal(null)
  }

  return {
    refusal,
    cancel,
    fieldProps: {
      value: typed ?? formatDay(value),
      onBlur: finish,
      onChange({ target: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        setTyped(text)
        setRefusal(null)
        if (isWholeDay(text) && !(nativeEvent as InputEvent).isComposing && take(text) === null) setTyped(undefined)
      },
      onKeyDown({ key, nativeEvent }: KeyboardEvent) {
        if (key === 'Enter' && !nativeEvent.isComposing) finish()
        if (key === 'Escape') cancel()
      },
    },
  }
}
