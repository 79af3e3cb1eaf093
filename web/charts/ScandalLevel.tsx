import { LevelBoxes } from './LevelBoxes.tsx'
import { chartMessages } from './messages.ts'

interface Props {
  /** 0 (none) to 4 (severe); null when nobody has rated it. */
  readonly level: 0 | 1 | 2 | 3 | 4 | null
}

/** The boxes of a level with its number and word. */
export function ScandalLevel({ level }: Props) {
  const m = chartMessages()
  if (level === null) return <span className="dim">— {m.levelNone}</span>
  const word = m.levels[level]!
  return (
    <span className="scandal">
      <span role="img" aria-label={m.level(String(level), word)}>
        <LevelBoxes level={level} />
      </span>
      <span aria-hidden="true">
        {level} {word}
      </span>
    </span>
  )
}
