import { useMemo } from 'react'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { Line } from '../../charts/plot/lines.tsx'
import { boxOf, endsOf, ticksOf, yearArea } from '../../charts/plot/scales.ts'
import { formatCompact, formatYear } from '../../format.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Key, NamedLine } from '../materiality/marks.tsx'
import { type Subject, subjectsOf } from '../materiality/model.ts'
import { rawsMessages } from './messages.ts'
import { chartedOf, type FigureRow } from './model.ts'
import classes from './raws.module.css'
import { useFigureRows } from './use-figure-rows.ts'

/** The charted items over the years: a drawing each, of the companies drawn by name, beside the market's median. */
export function YearsFigure({ screen: { comparison, five } }: { screen: ComparisonScreen }) {
  const m = rawsMessages()
  const [{ charted }] = useComparisonAddress()
  const all = useFigureRows(comparison)
  const subjects = useMemo(() => subjectsOf(comparison), [comparison])
  const codes = chartedOf(
    charted,
    all.map(({ row }) => row.code),
  )
  const rows = codes.flatMap((code) => all.filter(({ row }) => row.code === code && row.kind !== 'vendor'))
  const hasAny = rows.some(({ row }) => row.years.some(({ values }) => five.some((at) => values[at] != null)))
  return (
    <Figure
      id="comparison_years"
      number={2}
      name={m.chartsName}
      views={[
        {
          key: 'years',
          label: m.charts,
          content: hasAny ? (
            <>
              <Key
                subjects={subjects.filter((_, at) => five.includes(at))}
                five={[...five.keys()]}
                average={null}
                hasMarket={false}
              />
              <div className={classes.charts}>
                {rows.map((row) => (
                  <section key={row.row.code} aria-label={row.name}>
                    <h3>
                      {row.name} <small>{row.unit}</small>
                    </h3>
                    <Lines figure={row} five={five} years={comparison.years} />
                  </section>
                ))}
              </div>
            </>
          ) : (
            <p className="note">{m.noData}</p>
          ),
        },
      ]}
      table={hasAny ? yearsTable({ caption: m.chartsName, rows, subjects, five, years: comparison.years }) : undefined}
      source={m.source}
    />
  )
}

const size = { width: 360, height: 168 }
const box = boxOf(size, { left: 56, right: 12, top: 10, bottom: 22 })

function Lines({ figure, five, years }: { figure: FigureRow; five: readonly number[]; years: readonly number[] }) {
  const { row, number } = figure
  const [first, last] = endsOf(years)
  const series = five.map((at) =>
    row.years.map(({ values }, index) => ({ year: years[index]!, value: number(values[at] ?? null) })),
  )
  const present = series.flat().flatMap(({ value }) => (value === null ? [] : [value]))
  const [min, max] = present.length === 0 ? [0, 1] : [Math.min(...present), Math.max(...present)]
  const ticks = ticksOf(min, max, 3)
  const [low, high] = endsOf(ticks)
  const area = yearArea(box, { years: [first, last], values: [low, high] })
  const medians = row.years.map(({ market }, index) => {
    const value = number(market.median)
    return { year: years[index]!, value: value !== null && value >= low && value <= high ? value : null }
  })
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={figure.name} fontSize={10}>
      <YAxis area={area} ticks={ticks} text={formatCompact} />
      <XAxis
        area={area}
        ticks={years}
        text={(year) => (year === first || year === last ? formatYear(year) : String(year).slice(2))}
        isInside
      />
      <Line area={area} points={medians} stroke="var(--series-ref)" strokeDasharray="2 3" />
      {series.map((points, place) => (
        <NamedLine key={five[place]} {...{ area, points, place }} />
      ))}
    </svg>
  )
}

interface TableInput {
  readonly caption: string
  readonly rows: readonly FigureRow[]
  readonly subjects: readonly Subject[]
  readonly five: readonly number[]
  readonly years: readonly number[]
}

function yearsTable({ caption, rows, subjects, five, years }: TableInput): TableOf {
  const m = rawsMessages()
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.item },
      { label: m.company },
      ...years.map((year) => ({ label: formatYear(year), isNumber: true })),
    ],
    rows: rows.flatMap((figure) =>
      five.map((at) => ({
        key: `${figure.row.code} ${subjects[at]!.key}`,
        cells: [
          figure.unit ? `${figure.name} (${figure.unit})` : figure.name,
          subjects[at]!.name,
          ...figure.row.years.map(({ values }) =>
            figureCell(figure.number(values[at] ?? null), () => figure.text(values[at] ?? null)),
          ),
        ],
      })),
    ),
  }
}
