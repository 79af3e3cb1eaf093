import { scaleLinear } from 'd3-scale'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { XAxis } from '../../charts/plot/axes.tsx'
import { Hatch, Span } from '../../charts/plot/marks.tsx'
import { boxOf } from '../../charts/plot/scales.ts'
import { degreesText } from '../figures.ts'
import classes from '../portfolio.module.css'

const size = { width: 640, height: 300 }
const box = boxOf(size, { left: 34, right: 4, top: 10, bottom: 26 })
/** Degrees upwards from zero; width is weight. */
const y = scaleLinear([0, 3.8], [box.foot, box.top]).clamp(true)
const x = scaleLinear([0, 1], [box.left, box.right])

interface Props {
  readonly steps: PortfolioFigures['temperatures']['steps']
  /** °C of the whole. */
  readonly mean: number | null
  readonly label: string
}

/** Holdings from cool to warm, each as wide as it weighs; those without a target are hatched. */
export function Staircase({ steps, mean, label }: Props) {
  const starts = [0]
  for (const { weight } of steps) starts.push(starts.at(-1)! + weight)
  return (
    <svg className={classes.svg} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <defs>
        <Hatch id="no-target" color="var(--rule-strong)" />
      </defs>
      {steps.map(({ score, isDefault, weight }, at) => (
        <rect
          key={`${score} ${isDefault}`}
          x={x(starts[at]!)}
          width={Math.max(0, x(Math.min(1, starts[at]! + weight)) - x(starts[at]!))}
          y={y(score)}
          height={Math.max(0, y(0) - y(score))}
          fill={isDefault ? 'url(#no-target)' : 'var(--ink)'}
          stroke="var(--paper)"
          strokeWidth={0.5}
        />
      ))}
      {[1.5, 2].map((degrees) => (
        <Level key={degrees} degrees={degrees} />
      ))}
      {mean !== null && <Level degrees={mean} isMean />}
      <XAxis area={{ ...box, x }} ticks={[0, 0.25, 0.5, 0.75, 1]} text={(share) => `${share * 100}%`} isInside />
    </svg>
  )
}

function Level({ degrees, isMean = false }: { degrees: number; isMean?: boolean }) {
  const stroke = isMean
    ? { stroke: 'var(--series-2)', strokeWidth: 2 }
    : { stroke: 'var(--ink-3)', strokeDasharray: '3 3' }
  return (
    <g>
      <Span from={box.left} to={size.width} y={y(degrees)} {...stroke} />
      <text x={0} y={y(degrees) + 4} fill="var(--ink)" fontWeight={isMean ? 700 : 400}>
        {degreesText(degrees, 1)}
      </text>
    </g>
  )
}
