import { chartMessages } from '../../../charts/messages.ts'
import { tip } from '../../../ui/floating/tip.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'

/** Four boxes, as many filled as the level says; none filled is no scandal. */
export function ScandalBoxes({ level, isByTitle }: { level: number; isByTitle: boolean }) {
  const m = chartMessages()
  const words = resultMessages()
  const text = m.level(String(level), m.levels[level as 0] ?? '')
  return (
    <span
      className={classes.levelBoxes}
      role="img"
      aria-label={isByTitle ? `${text} (${words.news['by-title']})` : text}
      {...tip(isByTitle ? words.newsHints['by-title'] : undefined)}
      data-by-title={isByTitle || undefined}
    >
      {[1, 2, 3, 4].map((box) => (
        <i key={box} data-on={box <= level || undefined} />
      ))}
    </span>
  )
}
