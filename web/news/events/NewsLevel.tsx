import { LevelBoxes } from '../../charts/LevelBoxes.tsx'
import { tipOnText } from '../../ui/floating/tip.ts'
import { newsMessages } from '../messages.ts'
import classes from '../news.module.css'

interface Props {
  readonly level: number | null
  readonly by: 'source' | 'text' | null
}

/** A scandal level in squares and words; what nobody judged is no level. */
export function NewsLevel({ level, by }: Props) {
  const m = newsMessages()
  if (level === null)
    return (
      <span className="dim" {...tipOnText(m.notJudgedHint)}>
        {m.notJudged}
      </span>
    )
  return (
    <span className={classes.level} data-level={level} {...(by && tipOnText(m.by[by]))}>
      <LevelBoxes level={level} />
      <span className="sr">{m.level}</span> {level} {m.levels[level]}
    </span>
  )
}
