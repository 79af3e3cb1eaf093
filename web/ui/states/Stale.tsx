import { tokyoTime } from '#contract/wire/tokyo.ts'
import { tipOnText } from '../floating/tip.ts'
import { stateMessages } from './state-messages.ts'
import classes from './states.module.css'

interface Props {
  /** When the data was made. */
  readonly at: Date
  readonly now?: Date
  /** An update that was promised has not come. */
  readonly isOverdue?: boolean
}

/** A dot and an age. Only a missed update is a fault, and looks like one. */
export function Stale({ at, now = new Date(), isOverdue = false }: Props) {
  const m = stateMessages()
  return (
    <span className={classes.stale} data-overdue={isOverdue || undefined}>
      <time dateTime={at.toISOString()} {...tipOnText(`${tokyoTime(at).slice(0, 16)} JST`)}>
        {m.stale(ageOf(at, now))}
      </time>
      {isOverdue && <span>{m.overdue}</span>}
    </span>
  )
}

function ageOf(at: Date, now: Date): string {
  const m = stateMessages()
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return m.now
  if (minutes < 60) return m.age.minutes(minutes)
  if (minutes < 48 * 60) return m.age.hours(Math.floor(minutes / 60))
  return m.age.days(Math.floor(minutes / (24 * 60)))
}
