import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import { Span, Tick } from '../../charts/plot/marks.tsx'
import { Bar } from '../../charts/plot/strips.tsx'
import { scoreStrip } from '../score-strip.ts'
import classes from './score.module.css'

const { at } = scoreStrip
const marks = Array.from({ length: 11 }, (_, step) => step / 2)

interface Props {
  readonly scores: FtsePrediction['overall']
  /** What the drawing says in words. */
  readonly label: string
  readonly isLarge?: boolean
}

/** 0 to 5 in classes of half a point: the class, the interval as a bar, the prediction as a dot, the structure as a tick, the rating as a ring. */
export function ScoreLine({ scores: { predicted, structure, actual }, label, isLarge = false }: Props) {
  const height = isLarge ? 56 : 26
  const y = isLarge ? 22 : 13
  return (
    <svg className={classes.line} height={height} role="img" aria-label={label}>
      {predicted && (
        <Bar strip={scoreStrip} from={predicted.from} to={predicted.to} y={y} reach={11} className={classes.band} />
      )}
      <Span from={at(0)} to={at(5)} y={y} stroke="var(--rule-mid)" />
      {marks.map((mark) => (
        <Tick key={mark} x={at(mark)} y={y} reach={Number.isInteger(mark) ? 6 : 3} stroke="var(--rule-mid)" />
      ))}
      {predicted && (
        <Bar strip={scoreStrip} from={predicted.low} to={predicted.high} y={y} reach={3.5} className={classes.bar} />
      )}
      {structure !== null && <Tick x={at(structure)} y={y} reach={10} className={classes.structure} />}
      {predicted && <circle cx={at(predicted.score)} cy={y} r={isLarge ? 6 : 5} className={classes.dot} />}
      {actual && <circle cx={at(actual.score)} cy={y} r={isLarge ? 9 : 7.5} className={classes.ring} />}
      {isLarge &&
        [0, 1, 2, 3, 4, 5].map((mark) => (
          <text key={mark} x={at(mark)} y={height - 4} textAnchor="middle" className={classes.mark}>
            {mark}
          </text>
        ))}
    </svg>
  )
}
