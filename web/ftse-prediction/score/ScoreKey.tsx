import { scoreMessages } from './messages.ts'
import classes from './score.module.css'

/** What the marks of a line mean. */
export function ScoreKey() {
  const { key } = scoreMessages()
  return (
    <p className={`note ${classes.keys}`}>
      <span>
        <Sample>
          <circle cx={14} cy={10} r={5} className={classes.dot} />
        </Sample>
        {key.predicted}
      </span>
      <span>
        <Sample>
          <rect x={2} y={6.5} width={24} height={7} className={classes.bar} />
        </Sample>
        {key.interval}
      </span>
      <span>
        <Sample>
          <line x1={14} x2={14} y1={1} y2={19} className={classes.structure} />
        </Sample>
        {key.structure}
      </span>
      <span>
        <Sample>
          <circle cx={14} cy={10} r={7.5} className={classes.ring} />
        </Sample>
        {key.actual}
      </span>
    </p>
  )
}

function Sample({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg height={20} width={28} aria-hidden="true">
      {children}
    </svg>
  )
}
