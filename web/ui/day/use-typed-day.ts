import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { formatDay } from '../../format.ts'
import { isWholeDay, readDay } from './read-day.ts'

interface Options {
  readonly value: string
  readonly first: string
  readonly onChange: (day: string) => void
}

/** The text of a field for a day, and whether it was refused. */
export function useTypedDay({ value, first, onChange }: Options) {
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)

  /** Takes a day that can be read; one after the last is the caller's to judge. */
  function take(text: string): boolean {
    const day = readDay(text)
    if (day === null || day < first) return false
    if (day !== value) onChange(day)
    return true
  }

  function finish(): void {
    if (typed === undefined) return
    const isAccepted = typed.trim() === '' || take(typed)
    setRefused(!isAccepted)
    if (isAccepted) setTyped(undefined)
  }

  function cancel(): void {
    setTyped(undefined)
    setRefused(false)
  }

  return {
    isRefused,
    cancel,
    fieldProps: {
      value: typed ?? formatDay(value),
      onBlur: finish,
      onChange({ target: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        setTyped(text)
        setRefused(false)
        if (isWholeDay(text) && !(nativeEvent as InputEvent).isComposing && take(text)) setTyped(undefined)
      },
      onKeyDown({ key, nativeEvent }: KeyboardEvent) {
        if (key === 'Enter' && !nativeEvent.isComposing) finish()
        if (key === 'Escape') cancel()
      },
    },
  }
}
