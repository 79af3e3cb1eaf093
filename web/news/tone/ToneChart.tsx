import { scaleLinear } from 'd3-scale'
import { useMemo, useRef } from 'react'
import type { NewsEvent } from '#contract/news/news.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import type { ChartPoint } from '../../charts/navigation/points.ts'
import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { Span } from '../../charts/plot/marks.tsx'
import { Plot } from '../../charts/plot/Plot.tsx'
import { linePath } from '../../charts/plot/paths.ts'
import { formatCompact, formatDay, formatMonth, formatNumber, formatPoints } from '../../format.ts'
import { headOf, titleOf } from '../names.ts'
import { useNewsAddress, type useTone } from '../use-news.ts'
import { areaOf, monthTicks, nearestPrice, type Place, placesOf, type ToneArea, toneHeight } from './scale.ts'
import { toneMessages } from './tone-messages.ts'

type Tone = NonNullable<ReturnType<typeof useTone>['data']>

interface Props {
  readonly label: string
  readonly tone: Tone
  readonly events: readonly NewsEvent[]
  /** The company whose price is looked for; none where there are several. */
  readonly companyId: number | undefined
}

/** Pixels of the panel of the price, and where it begins. */
const priceHeight = 80
const priceTop = toneHeight + 40

/** The mean as a line, events as stems at their first report with a head as large as their reports; the price in a panel of its own. */
export function ToneChart({ label, tone, events, companyId }: Props) {
  const m = toneMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [, change] = useNewsAddress()
  const area = useMemo(() => areaOf(tone, width), [tone, width])
  const places = useMemo(() => placesOf(tone, events, area), [tone, events, area])
  const points: ChartPoint[] = places.map((place, index) => ({
    key: place.event ? `event-${place.event.id}` : `line-${index}`,
    text: textOf(place),
    at: [index, place.tone],
    opens: place.event !== undefined,
  }))
  const height = tone.prices.length > 1 ? priceTop + priceHeight : toneHeight + 24
  return (
    <>
      <NavigableChart
        {...{ label, width, height, points, frame, places }}
        onSelect={({ key }) => key.startsWith('event-') && change({ event: Number(key.slice('event-'.length)) })}
      >
        <Plot width={width} height={height}>
          <Lines area={area} tone={tone} />
          {places.map((place) => place.event && <Stem key={place.event.id} place={place} zero={area.y(0)} />)}
          <Prices area={area} tone={tone} />
        </Plot>
      </NavigableChart>
      <p className="note">
        {m.squares}
        {companyId !== undefined && tone.prices.length === 0 && ` · ${m.noPrice}`}
      </p>
    </>
  )

  function textOf({ day, tone: value, items, event }: Place): string {
    const text = formatPoints(value, 2)
    const close = nearestPrice(tone.prices, day)
    const pointText = event
      ? m.eventPoint(formatDay(day), titleOf(headOf(event)).text, text)
      : m.point(formatDay(day), text, formatNumber(items))
    return close === undefined ? pointText : `${pointText} · ${m.pricePoint(formatDay(day), formatNumber(close))}`
  }
}

interface DrawnProps {
  readonly area: ToneArea
  readonly tone: Tone
}

function Lines({ area, tone: { line } }: DrawnProps) {
  const { left, right, across, y } = area
  return (
    <>
      <YAxis area={area} ticks={y.ticks(4)} text={formatPoints} />
      <XAxis area={area} ticks={monthTicks(area)} text={(moment) => formatMonth(new Date(moment).toISOString())} />
      <Span from={left} to={right} y={y(0)} stroke="var(--rule-mid)" />
      <path
        d={linePath(line.map(({ day, tone }) => [across(day), tone === null ? null : y(tone)]))}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
      />
    </>
  )
}

/** Squares for scandals, discs for all else; what is graver is darker. */
function Stem({ place, zero }: { place: Place; zero: number }) {
  const { x, y, event } = place
  const size = 2 + 2 * Math.sqrt(event!.reports)
  const isScandal = (event!.level ?? 0) > 0
  const fill = isScandal ? 'var(--band-issue)' : 'var(--paper)'
  return (
    <g>
      <line x1={x} x2={x} y1={zero} y2={y} stroke="var(--rule-mid)" />
      {isScandal ? (
        <rect x={x - size} y={y - size} width={2 * size} height={2 * size} fill={fill} stroke="var(--paper)" />
      ) : (
        <circle cx={x} cy={y} r={size} fill={fill} stroke="var(--ink-2)" />
      )}
    </g>
  )
}

function Prices({ area: { left, right, across }, tone: { prices } }: DrawnProps) {
  if (prices.length < 2) return null
  const closes = prices.map(({ close }) => close)
  const ends = [Math.min(...closes), Math.max(...closes)] as const
  const foot = priceTop + priceHeight
  const y = scaleLinear(ends, [foot - 2, priceTop + 12])
  return (
    <g>
      <Span from={left} to={right} y={foot} stroke="var(--rule-faint)" />
      <text x={left} y={priceTop + 2} fill="var(--ink-2)">
        {toneMessages().price}
      </text>
      {[...new Set(ends)].map((close) => (
        <text key={close} x={left - 6} y={y(close) + 4} textAnchor="end" fill="var(--ink-2)">
          {formatCompact(close)}
        </text>
      ))}
      <path
        d={linePath(prices.map(({ day, close }) => [across(day), y(close)]))}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.5}
      />
    </g>
  )
}
