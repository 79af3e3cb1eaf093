import { useState } from 'react'

interface Props {
  /** Its name, where no label stands beside it. */
  readonly label?: string
  readonly id?: string
  readonly value: string
  readonly set: (text: string) => void
}

/** A cell of a file in a field of its own. Typed text is read when the field is left, or on Enter. */
export function CellField({ label, id, value, set }: Props) {
  const [text, setText] = useState(value)
  const [settled, setSettled] = useState(value)
  const [before, setBefore] = useState(value)
  // Read anew: what is being typed stays.
  if (value !== before) {
    setBefore(value)
    if (text === settled) {
      setText(value)
      setSettled(value)
    }
  }
  const settle = () => {
    if (text === settled) return
    setSettled(text)
    set(text)
  }
  return (
    <input
      id={id}
      aria-label={label}
      value={text}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onBlur={settle}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) settle()
      }}
    />
  )
}
