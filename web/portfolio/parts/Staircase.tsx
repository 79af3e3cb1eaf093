import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { degreesText } from '../figures.ts'
import classes from '../portfolio.module.css'

/** Degrees upwards from zero; width is weight. */
const frame = { width: 640, height: 300, left: 34, right: 4, bottom: 26, top: 10, most: 3.8 }
const y = (degrees: number) =>
  frame.top + (1 - Math.min(degrees, frame.most) / frame.most) * (frame.height - frame.top - frame.bottom)
const x = (share: number) => frame.left + share * (frame.width - frame.left - frame.right)

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
    <svg className={classes.svg} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      <defs>
        <pattern id="no-target" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--paper)" />
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--rule-strong)" strokeWidth="1.5" />
        </pattern>
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
      <line x1={frame.left} x2={frame.width} y1={y(0)} y2={y(0)} stroke="var(--ink)" />
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <text
          key={share}
          x={x(share)}
          y={frame.height - 8}
          textAnchor={share === 1 ? 'end' : 'middle'}
          fill="var(--ink-2)"
        >
          {share * 100}%
        </text>
      ))}
    </svg>
  )
}

function Level({ degrees, isMean = false }: { degrees: number; isMean?: boolean }) {
  const stroke = isMean
    ? { stroke: 'var(--series-2)', strokeWidth: 2 }
    : { stroke: 'var(--ink-3)', strokeDasharray: '3 3' }
  return (
    <g>
      <line x1={frame.left} x2={frame.width} y1={y(degrees)} y2={y(degrees)} {...stroke} />
      <text x={0} y={y(degrees) + 4} fill="var(--ink)" fontWeight={isMean ? 700 : 400}>
        {degreesText(degrees, 1)}
      </text>
    </g>
  )
}
