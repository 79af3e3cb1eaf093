import { useMemo, useRef } from 'react'
import type { NewsEvent } from '#contract/news/news.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import type { ChartPoint } from '../../charts/navigation/points.ts'
import { formatCompact, formatDay, formatMonth, formatNumber, formatPoints } from '../../format.ts'
import { headOf, titleOf } from '../names.ts'
import { useNewsAddress, type useTone } from '../use-news.ts'
import { monthTicks, nearestPrice, type Place, placesOf, scaleOf } from './scale.ts'
import { toneMessages } from './tone-messages.ts'

type Tone = NonNullable<ReturnType<typeof useTone>['data']>

interface Props {
  readonly label: string
  readonly tone: Tone
  readonly events: readonly NewsEvent[]
  /** The company whose price is looked for; none where there are several. */
  readonly companyId: number | undefined
}

const toneHeight = 200
const priceHeight = 80
const foot = 24

/** The mean as a line, events as stems at their first report with a head as large as their reports; the price in a panel of its own. */
export function ToneChart({ label, tone, events, companyId }: Props) {
  const m = toneMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [, change] = useNewsAddress()
  const scale = scaleOf(tone, { width, height: toneHeight })
  const places = useMemo(() => placesOf(tone, events, scale), [tone, events, scale])
  const points: ChartPoint[] = places.map((place, index) => ({
    key: place.event ? `event-${place.event.id}` : `line-${index}`,
    text: textOf(place),
    at: [index, place.tone],
    opens: place.event !== undefined,
  }))
  const height = toneHeight + foot + (tone.prices.length > 1 ? priceHeight + 16 : 0)
  return (
    <>
      <NavigableChart
        {...{ label, width, height, points, frame, places }}
        onSelect={({ key }) => key.startsWith('event-') && change({ event: Number(key.slice('event-'.length)) })}
      >
        {width > 0 && (
          <svg
            data-picture
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
            fontFamily="var(--font-sans)"
            fontSize={11}
          >
            <Lines {...{ scale, width, tone }} />
            {places.map((place) => place.event && <Stem key={place.event.id} place={place} zero={scale.y(0)} />)}
            <Prices {...{ scale, width, tone }} top={toneHeight + foot + 16} />
          </svg>
        )}
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
    const said = event
      ? m.eventPoint(formatDay(day), titleOf(headOf(event)).text, text)
      : m.point(formatDay(day), text, formatNumber(items))
    return close === undefined ? said : `${said} · ${m.pricePoint(formatDay(day), formatNumber(close))}`
  }
}

type Scale = ReturnType<typeof scaleOf>

function Lines({ scale, width, tone }: { scale: Scale; width: number; tone: Tone }) {
  const drawn = scale.runs(tone.line)
  return (
    <>
      {[-1, -0.5, 0, 0.5, 1].map((value) => (
        <g key={value}>
          <line
            x1={scale.left}
            x2={width}
            y1={scale.y(value)}
            y2={scale.y(value)}
            stroke={value === 0 ? 'var(--rule-mid)' : 'var(--rule-faint)'}
          />
          <text x={scale.left - 6} y={scale.y(value) + 4} textAnchor="end" fill="var(--ink-2)">
            {formatPoints(value)}
          </text>
        </g>
      ))}
      {monthTicks(scale).map(({ day, x }) => (
        <text key={day} x={x} y={toneHeight + 16} textAnchor="middle" fill="var(--ink-2)">
          {formatMonth(day)}
        </text>
      ))}
      {drawn.map((path) => (
        <path key={path} d={path} fill="none" stroke="var(--ink)" strokeWidth={2} />
      ))}
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

function Prices({ scale, width, tone, top }: { scale: Scale; width: number; tone: Tone; top: number }) {
  const { prices } = tone
  if (prices.length < 2) return null
  const closes = prices.map(({ close }) => close)
  const [least, most] = [Math.min(...closes), Math.max(...closes)]
  const y = (close: number) =>
    top + priceHeight - ((close - least) / Math.max(1e-9, most - least)) * (priceHeight - 14) - 2
  const path = prices.map(
    ({ day, close }, at) => `${at === 0 ? 'M' : 'L'}${scale.x(day).toFixed(1)} ${y(close).toFixed(1)}`,
  )
  return (
    <g>
      <line x1={scale.left} x2={width} y1={top + priceHeight} y2={top + priceHeight} stroke="var(--rule-faint)" />
      <text x={scale.left} y={top + 2} fill="var(--ink-2)">
        {toneMessages().price}
      </text>
      {[...new Set([least, most])].map((close) => (
        <text key={close} x={scale.left - 6} y={y(close) + 4} textAnchor="end" fill="var(--ink-2)">
          {formatCompact(close)}
        </text>
      ))}
      <path d={path.join('')} fill="none" stroke="var(--ink-2)" strokeWidth={1.5} />
    </g>
  )
}
