import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import classes from './score.module.css'

/** Both ends keep room for half a mark. */
const at = (score: number) => `${(2 + (score / 5) * 96).toFixed(2)}%`
const wide = (from: number, to: number) => `${(((to - from) / 5) * 96).toFixed(2)}%`
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
        <rect
          x={at(predicted.from)}
          y={y - 11}
          width={wide(predicted.from, predicted.to)}
          height={22}
          className={classes.band}
        />
      )}
      <line x1={at(0)} x2={at(5)} y1={y} y2={y} stroke="var(--rule-mid)" />
      {marks.map((mark) => {
        const half = Number.isInteger(mark) ? 6 : 3
        return <line key={mark} x1={at(mark)} x2={at(mark)} y1={y - half} y2={y + half} stroke="var(--rule-mid)" />
      })}
      {predicted && (
        <rect
          x={at(predicted.low)}
          y={y - 3.5}
          width={wide(predicted.low, predicted.high)}
          height={7}
          className={classes.bar}
        />
      )}
      {structure !== null && (
        <line x1={at(structure)} x2={at(structure)} y1={y - 10} y2={y + 10} className={classes.structure} />
      )}
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
