import { LevelBoxes } from '../../../charts/LevelBoxes.tsx'
import { chartMessages } from '../../../charts/messages.ts'
import { tip } from '../../../ui/floating/tip.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'

/** The boxes of a level alone, since a column has no room for its word; paler where the level is read from the text. */
export function ScandalBoxes({ level, isByText }: { level: number; isByText: boolean }) {
  const m = chartMessages()
  const words = resultMessages()
  const text = m.level(String(level), m.levels[level as 0] ?? '')
  return (
    <span
      className={classes.levelBoxes}
      role="img"
      aria-label={isByText ? `${text} (${words.news['by-text']})` : text}
      {...tip(isByText ? words.newsHints['by-text'] : undefined)}
      data-by-text={isByText || undefined}
    >
      <LevelBoxes level={level} />
    </span>
  )
}
