import { Sample, Tick } from '../../charts/plot/marks.tsx'
import { scoreMessages } from './messages.ts'
import classes from './score.module.css'

/** What the marks of a line mean. */
export function ScoreKey() {
  const { key } = scoreMessages()
  return (
    <p className={`note ${classes.keys}`}>
      <span>
        <Sample width={28} height={20}>
          <circle cx={14} cy={10} r={5} className={classes.dot} />
        </Sample>
        {key.predicted}
      </span>
      <span>
        <Sample width={28} height={20}>
          <rect x={2} y={6.5} width={24} height={7} className={classes.bar} />
        </Sample>
        {key.interval}
      </span>
      <span>
        <Sample width={28} height={20}>
          <Tick x={14} y={10} reach={9} className={classes.structure} />
        </Sample>
        {key.structure}
      </span>
      <span>
        <Sample width={28} height={20}>
          <circle cx={14} cy={10} r={7.5} className={classes.ring} />
        </Sample>
        {key.actual}
      </span>
    </p>
  )
}
