import classes from './charts.module.css'
import { chartMessages } from './messages.ts'

interface Props {
  /** 0 (none) to 4 (severe); null when nobody has rated it. */
  readonly level: 0 | 1 | 2 | 3 | 4 | null
}

/** Five boxes of which the reached one is filled, with the level's number and word. */
export function ScandalLevel({ level }: Props) {
  const m = chartMessages()
  if (level === null) return <span className="dim">— {m.levelNone}</span>
  const word = m.levels[level]!
  return (
    <span className="scandal">
      <span className={classes.scandalBoxes} role="img" aria-label={m.level(String(level), word)}>
        {[0, 1, 2, 3, 4].map((box) => (
          <i key={box} data-on={box === level || undefined} />
        ))}
      </span>
      <span aria-hidden="true">
        {level} {word}
      </span>
    </span>
  )
}
