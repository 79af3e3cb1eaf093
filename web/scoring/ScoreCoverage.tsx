import { formatShare } from '../format.ts'
import { tip } from '../ui/floating/tip.ts'
import classes from './score-coverage.module.css'
import { scoreMessages } from './score-messages.ts'

/** Beside a score in a list: what share of it rests on disclosed figures. */
export function ScoreCoverage({ share }: { share: number | null | undefined }) {
  if (share == null) return null
  const text = scoreMessages().coverageOf(formatShare(share))
  return (
    <small className={`score-cov ${classes.coverage}`} {...tip(text)}>
      <span aria-hidden="true">{formatShare(share)}</span>
      <span className="sr">{text}</span>
    </small>
  )
}
