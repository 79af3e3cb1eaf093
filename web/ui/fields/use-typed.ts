import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react'

const defaultPause = 60

/**
 * A text field whose settled text goes elsewhere, to the address or into a query: a moment after the last letter, and
 * never half-way through a conversion of kana. A value that changes by itself (the back button) comes into the field.
 */
export function useTyped(value: string, commit: (text: string) => void, pause = defaultPause) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  /** What was committed and has not come back yet: it must not overwrite what is being typed. */
  const underway = useRef<string[]>([])
  const lastValue = useRef(value)
  const latest = useRef(commit)
  latest.current = commit

  useEffect(() => {
    const echo = underway.current.indexOf(value)
    underway.current = echo === -1 ? [] : underway.current.slice(echo + 1)
    if (echo !== -1 || value === lastValue.current) return
    lastValue.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function settle(next: string, wait: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (next === lastValue.current) return
      lastValue.current = next
      underway.current.push(next)
      latest.current(next)
    }, wait)
  }

  return {
    text,
    /** Set the field from outside, at once. */
    set(next: string): void {
      setText(next)
      settle(next, 0)
    },
    field: {
      value: text,
      onChange(event: ChangeEvent<HTMLInputElement>): void {
        setText(event.target.value)
        if (!isComposing.current) settle(event.target.value, pause)
      },
      onCompositionStart(): void {
        isComposing.current = true
        clearTimeout(timer.current)
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
        isComposing.current = false
        settle(event.currentTarget.value, pause)
      },
    },
  }
}
