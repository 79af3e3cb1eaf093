import { tokyoTime } from '../../session/clock.ts'
import { partMessages } from '../part-messages.ts'

interface Props {
  readonly start: Date
  readonly end: Date
  readonly now?: Date
}

/** An announced maintenance window, or that it has begun; nothing once it is over. */
export function MaintenanceBanner({ start, end, now = new Date() }: Props) {
  const m = partMessages().maintenance
  if (now >= end) return null
  const startText = tokyoTime(start).slice(0, 16)
  const endText = tokyoTime(end)
  // The end is a time of day, unless the window runs past midnight.
  const endsSameDay = startText.slice(0, 10) === endText.slice(0, 10)
  const until = endsSameDay ? endText.slice(11, 16) : endText.slice(0, 16)
  return (
    <p className="banner" role="status">
      {now < start ? m.planned(startText, until) : `${m.now(until)} ${m.kept}`}
    </p>
  )
}
