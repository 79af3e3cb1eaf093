import { Popover } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import { formatDay } from '../../format.ts'
import { FloatingPanel } from '../floating/FloatingPanel.tsx'
import { tip } from '../floating/tip.ts'
import { Icon } from '../icons.tsx'
import classes from './DayField.module.css'
import { dayMessages } from './messages.ts'
import { useTypedDay } from './use-typed-day.ts'

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

interface DayFieldProps {
  readonly label: string
  /** All days are `YYYY-MM-DD`. */
  readonly value: string
  readonly first: string
  readonly last: string
  readonly onChange: (day: string) => void
}

/**
 * A day, read and typed as `YYYY/MM/DD` in every browser and language, or chosen from a calendar. A day takes effect with
 * its last digit, with Enter, or when the field is left; Esc brings back the day in force. A refusal stands below the field, over
 * the screen, so that nothing moves.
 */
export function DayField({ label, value, first, last, onChange }: DayFieldProps) {
  const m = dayMessages()
  const hintId = useId()
  const { refusal, cancel, fieldProps } = useTypedDay({ value, first, onChange })
  return (
    <span className={classes.day}>
      <Popover opened={refusal !== null} position="bottom-start" withRoles={false} trapFocus={false}>
        <Popover.Target>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            size={10}
            maxLength={12}
            aria-label={label}
            aria-invalid={refusal !== null || undefined}
            aria-describedby={refusal ? hintId : undefined}
            {...fieldProps}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.refusal}>
          <p role="alert" id={hintId}>
            {refusal === 'before-first' ? m.from(formatDay(first)) : m.form}
          </p>
        </Popover.Dropdown>
      </Popover>
      <FloatingPanel
        target={
          <button type="button" className={classes.open} aria-label={`${label} – ${m.calendar}`} {...tip(m.calendar)}>
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
