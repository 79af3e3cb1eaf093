import { useQuery } from '@tanstack/react-query'
import { type Definition, getDistribution, type Spread } from '#contract/market/indicators.ts'
import { requestOf } from '../../app/query.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { useContext } from '../../context/search.ts'
import { formatCalendarYear, formatNumber, formatShare, formatSignificant, formatYear } from '../../format.ts'
import { unitWords } from '../../indicators/units.ts'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import { BoxLine } from './BoxLine.tsx'
import { stateOf } from './figure-state.ts'

interface Props {
  readonly definition: Definition
  readonly fiscalYear: number | null
}

/** Where the figures of one year lie: five points and the mean, or the share that says yes. */
export function SpreadFigure({ definition, fiscalYear }: Props) {
  const m = definitionMessages().spread
  const [{ asOf }] = useContext()
  const { code, type, unit } = definition
  const distribution = useQuery({
    ...requestOf(getDistribution, { params: { indicator: code }, query: { fiscalYear: fiscalYear!, asOf } }),
    enabled: fiscalYear !== null,
  })
  const spread = distribution.data?.market
  const isEmpty = fiscalYear === null || spread?.n === 0
  return (
    <Figure
      id="spread"
      number={2}
      span={6}
      name={m.name}
      finding={isEmpty ? m.none : spread && findingOf(spread, definition, fiscalYear)}
      unit={type === 'boolean' ? undefined : unitWords(unit)}
      state={fiscalYear === null ? undefined : stateOf(distribution, 120)}
      views={[
        {
          key: 'spread',
          label: m.chart,
          content: spread && !isEmpty ? <Content spread={spread} definition={definition} /> : null,
        },
      ]}
      table={spread && !isEmpty ? tableOf(spread, definition) : undefined}
      notes={<p className={classes.defNote}>{m.note}</p>}
    />
  )
}

/** Four digits say all that a spread can; a year is a name and has no separators. */
const textOf = ({ unit }: Pick<Definition, 'unit'>) => {
  return (value: number) =>
    unit === 'year' ? formatCalendarYear(value) : unit === '%' ? formatNumber(value, 1) : formatSignificant(value)
}

function withUnit(definition: Pick<Definition, 'unit'>): (value: number) => string {
  const words = unitWords(definition.unit)
  return (value) => `${textOf(definition)(value)}${words === '%' ? '%' : ` ${words}`}`
}

function findingOf(spread: Spread, definition: Definition, fiscalYear: number): string {
  const m = definitionMessages().spread
  const [year, n] = [formatYear(fiscalYear), formatNumber(spread.n)]
  if (definition.type === 'boolean') return m.booleans(year, n, formatShare(spread.mean!, 1))
  const text = textOf(definition)
  return m.finding(
    year,
    n,
    withUnit(definition)(spread.median!),
    text(spread.lowerQuartile!),
    text(spread.upperQuartile!),
  )
}

const points = ['least', 'lowerQuartile', 'median', 'upperQuartile', 'most', 'mean'] as const

function Content({ spread, definition }: { spread: Spread; definition: Definition }) {
  const m = definitionMessages().spread
  if (definition.type === 'boolean') {
    return (
      <div className={classes.defYes} role="img" aria-label={`${m.share} ${formatShare(spread.mean!, 1)}`}>
        <i style={{ width: `${spread.mean! * 100}%` }} />
      </div>
    )
  }
  const text = textOf(definition)
  return (
    <>
      <BoxLine spread={spread} />
      <dl className={classes.defPoints}>
        {points.map((point) => (
          <div key={point}>
            <dt>{m[point]}</dt>
            <dd className="num">{text(spread[point]!)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function tableOf(spread: Spread, definition: Definition): TableOf {
  const m = definitionMessages().spread
  const text = textOf(definition)
  const isBoolean = definition.type === 'boolean'
  return {
    caption: m.name,
    columns: [{ label: m.statistic }, { label: m.value, isNumber: true }],
    rows: [
      { key: 'n', cells: [m.figures, figureCell(spread.n, formatNumber)] },
      ...(isBoolean
        ? [{ key: 'share', cells: [m.share, figureCell(spread.mean, (share) => formatShare(share, 1))] }]
        : points.map((point) => ({ key: point, cells: [m[point], figureCell(spread[point], text)] }))),
    ],
  }
}
