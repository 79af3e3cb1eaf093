import { Line } from '../../charts/plot/lines.tsx'
import { Diamond, Sample, Tick } from '../../charts/plot/marks.tsx'
import type { PlotArea, YearValue } from '../../charts/plot/scales.ts'
import classes from './materiality.module.css'
import { materialityMessages } from './messages.ts'
import type { Subject } from './model.ts'

/** Colors of the companies drawn by name, in their order; the fifth is a dashed ring. */
export const namedColors = [
  'var(--ink)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--ink)',
] as const

/** The mark of a company drawn by name: shape and color tell which, so that neither alone has to. */
export function Named({ place, x, y }: { place: number; x: number; y: number }) {
  const color = namedColors[place] ?? 'var(--ink)'
  const edge = { stroke: 'var(--paper)', strokeWidth: 1.2 }
  if (place === 1) return <rect x={x - 4.6} y={y - 4.6} width={9.2} height={9.2} fill={color} {...edge} />
  if (place === 2) return <path d={`M${x} ${y - 6.4}L${x + 6} ${y + 4.4}H${x - 6}Z`} fill={color} {...edge} />
  if (place === 3) return <Diamond x={x} y={y} reach={6.4} fill={color} {...edge} />
  if (place === 4) {
    return <circle cx={x} cy={y} r={5} fill="var(--paper)" stroke={color} strokeWidth={1.8} strokeDasharray="2.4 1.6" />
  }
  return <circle cx={x} cy={y} r={5} fill={color} {...edge} />
}

/** Of lines of companies drawn by name: the fifth has the color of the first. */
export const dashOf = (place: number) => (place === 4 ? '4 3' : undefined)

interface NamedLineProps {
  readonly area: Pick<PlotArea, 'x' | 'y'>
  readonly points: readonly YearValue[]
  readonly place: number
}

/** The line of a company drawn by name, with its mark at each figure. */
export function NamedLine({ area, points, place }: NamedLineProps) {
  return (
    <g>
      <Line area={area} points={points} stroke={namedColors[place]} strokeWidth={1.7} strokeDasharray={dashOf(place)} />
      {points.map(({ year, value }) =>
        value === null ? null : <Named key={year} place={place} x={area.x(year)} y={area.y(value)} />,
      )}
    </g>
  )
}

interface KeyProps {
  readonly subjects: readonly Subject[]
  readonly five: readonly number[]
  /** What the average that is drawn is called; null where none is. */
  readonly average: string | null
  readonly hasMarket?: boolean
}

/** What the marks mean: part of the picture that is saved. */
export function Key({ subjects, five, average, hasMarket = true }: KeyProps) {
  const m = materialityMessages()
  return (
    <ul className={classes.key} data-legend>
      {five.map((subject, place) => (
        <li key={subjects[subject]!.key}>
          <Sample>
            <Named place={place} x={7} y={7} />
          </Sample>
          <span lang={subjects[subject]!.lang}>{subjects[subject]!.name}</span>
        </li>
      ))}
      {subjects.length > five.length && (
        <li>
          <Sample>
            <circle cx={7} cy={7} r={3.4} fill="var(--series-peer)" />
          </Sample>
          {m.key.others}
        </li>
      )}
      {average !== null && (
        <li>
          <Sample>
            <Tick x={7} y={7} reach={7} stroke="var(--series-ref)" strokeWidth={2} />
          </Sample>
          {average}
        </li>
      )}
      {hasMarket && (
        <li>
          <Sample>
            <rect x={0} y={3} width={14} height={8} fill="var(--rule)" />
          </Sample>
          {m.key.market}
        </li>
      )}
    </ul>
  )
}
