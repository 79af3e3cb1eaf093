import { chartMessages } from '../../../charts/messages.ts'
import { tip } from '../../../ui/floating/tip.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'

/** Four boxes, as many filled as the level says; none filled is no scandal. */
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
      {[1, 2, 3, 4].map((box) => (
        <i key={box} data-on={box <= level || undefined} />
      ))}
    </span>
  )
}
