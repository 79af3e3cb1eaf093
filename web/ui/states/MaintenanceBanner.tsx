import { tokyoTime } from '#contract/wire/tokyo.ts'
import { windowTexts } from '../../app/clock.ts'
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
  const [startText, until] = windowTexts(tokyoTime(start), tokyoTime(end))
  return (
    <p className="banner" role="status">
      {now < start ? m.planned(startText, until) : `${m.now(until)} ${m.inputStays}`}
    </p>
  )
}
