import { chartMessages } from '../../../charts/messages.ts'
import classes from '../results.module.css'

/** Four boxes, as many filled as the level says; none filled is no scandal. */
export function ScandalBoxes({ level }: { level: number }) {
  const m = chartMessages()
  return (
    <span className={classes.levelBoxes} role="img" aria-label={m.level(String(level), m.levels[level as 0] ?? '')}>
      {[1, 2, 3, 4].map((box) => (
        <i key={box} data-on={box <= level || undefined} />
      ))}
    </span>
  )
}
