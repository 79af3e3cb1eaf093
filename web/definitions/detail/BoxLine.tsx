import { scaleLinear, scaleLog } from 'd3-scale'
import type { Spread } from '#contract/market/indicators.ts'
import { Tick } from '../../charts/plot/marks.tsx'
import { BoxPlot, percentStrip } from '../../charts/plot/strips.tsx'
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
  const scale = isLogarithmic ? scaleLog([least!, most!], [1, 99]) : scaleLinear([least!, most!], [1, 99])
  const strip = percentStrip(scale)
  return (
    <>
      <svg className="def-box" height={height} width="100%" aria-hidden="true">
        {[...new Set([least!, most!])].map((end) => (
          <Tick key={end} x={strip.at(end)} y={middle} reach={6} stroke="var(--rule-mid)" />
        ))}
        <BoxPlot
          strip={strip}
          min={least!}
          lower={lowerQuartile!}
          median={median!}
          upper={upperQuartile!}
          max={most!}
          y={middle}
          reach={11}
        />
      </svg>
      {isLogarithmic && <p className={classes.defNote}>{definitionMessages().spread.logarithmic}</p>}
    </>
  )
}
