import type { Spread } from '#contract/market/indicators.ts'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'

const height = 44
const middle = height / 2

/** From this ratio of the greatest to the median on, most of an even scale would be empty. */
const skewed = 50

/** Least to most with the middle half as a box; on a logarithmic scale where one figure dwarfs the others. */
export function BoxLine({ spread }: { spread: Spread }) {
  const { least, lowerQuartile, median, upperQuartile, most } = spread
  const isLogarithmic = least! > 0 && most! / median! > skewed
  const scaled = isLogarithmic ? Math.log : (value: number) => value
  const [low, high] = [scaled(least!), scaled(most!)]
  const x = (value: number) => (high === low ? 50 : 1 + ((scaled(value) - low) / (high - low)) * 98)
  const at = (value: number) => `${x(value).toFixed(2)}%`
  return (
    <>
      <svg className="def-box" height={height} width="100%" aria-hidden="true">
        <line x1={at(least!)} x2={at(most!)} y1={middle} y2={middle} stroke="var(--rule-mid)" />
        {[least!, most!].map((end, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both ends may be the same figure
          <line key={index} x1={at(end)} x2={at(end)} y1={middle - 6} y2={middle + 6} stroke="var(--rule-mid)" />
        ))}
        <rect
          x={at(lowerQuartile!)}
          y={middle - 11}
          width={`${Math.max(0.3, x(upperQuartile!) - x(lowerQuartile!)).toFixed(2)}%`}
          height={22}
          fill="var(--series-peer)"
        />
        <line
          x1={at(median!)}
          x2={at(median!)}
          y1={middle - 15}
          y2={middle + 15}
          stroke="var(--ink)"
          strokeWidth={2.4}
        />
      </svg>
      {isLogarithmic && <p className={classes.defNote}>{definitionMessages().spread.logarithmic}</p>}
    </>
  )
}
