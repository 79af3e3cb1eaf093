import { lazy, Suspense, useId, useState } from 'react'
import { formatDay } from '../../format.ts'
import { FloatingPanel } from '../floating/FloatingPanel.tsx'
import { Icon } from '../icons.tsx'
import classes from './DayField.module.css'
import { dayMessages } from './messages.ts'
import { isWholeDay, readDay } from './read-day.ts'

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

export interface DayFieldProps {
  readonly label: string
  /** All days are `YYYY-MM-DD`. */
  readonly value: string
  readonly first: string
  readonly last: string
  readonly onChange: (day: string) => void
}

/**
 * A day, read and typed as `YYYY/MM/DD` in every browser and language, or chosen from a calendar. A day takes effect with
 * its last digit, with Enter, or when the field is left; Esc brings back the day in force.
 */
export function DayField({ label, value, first, last, onChange }: DayFieldProps) {
  const m = dayMessages()
  const hintId = useId()
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

  return (
    <span className={classes.day}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        size={10}
        maxLength={12}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? hintId : undefined}
        title={isRefused ? m.form : undefined}
        value={typed ?? formatDay(value)}
        onChange={({ target: { value: text }, nativeEvent }) => {
          setTyped(text)
          setRefused(false)
          if (isWholeDay(text) && !(nativeEvent as InputEvent).isComposing && take(text)) setTyped(undefined)
        }}
        onBlur={finish}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) finish()
          if (key === 'Escape') cancel()
        }}
      />
      {isRefused && (
        <span role="alert" id={hintId} className="sr">
          {m.form}
        </span>
      )}
      <FloatingPanel
        target={
          <button type="button" className={classes.open} aria-label={`${label} – ${m.calendar}`} title={m.calendar}>
            <Icon name="calendar" />
          </button>
        }
        label={m.calendar}
      >
        {(close) => (
          <Suspense>
            <Calendar
              value={value}
              first={first}
              last={last}
              choose={(day) => {
                cancel()
                onChange(day)
                close()
              }}
            />
          </Suspense>
        )}
      </FloatingPanel>
    </span>
  )
}
