import { useId, useMemo } from 'react'
import type { Range } from '#contract/search/condition.ts'
import { XAxis } from '../../../charts/plot/axes.tsx'
import { formatCalendarYear, formatExact, formatNumber } from '../../../format.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import classes from '../conditions.module.css'
import type { Effect } from '../editors/EditorFrame.tsx'
import { editorMessages } from '../editors/editor-messages.ts'
import type { BoundName } from './draft.ts'
import type { Spread } from './MeasureFields.tsx'
import { type Bound, SpreadHandles } from './SpreadHandles.tsx'
import { pictureOf, type SpreadPicture } from './spread.ts'

interface Props {
  readonly spread: Spread
  readonly words: MeasureWords
  readonly ranges: readonly Range[]
  readonly isExcluded: boolean
  readonly effect: Effect | null
  /** Bounds that can be dragged. */
  readonly bounds: readonly Bound[]
  readonly drag: (bound: BoundName, value: number) => void
}

const width = 386
const height = 132
const top = 24
const base = 108

/** How the figures are spread: those inside the bounds in ink, the others grey, the bounds in brand, the median dashed. */
export function SpreadFigure({ spread, words, ranges, isExcluded, effect, bounds, drag }: Props) {
  const m = editorMessages()
  const picture = useMemo(() => pictureOf(spread.values), [spread.values])
  if (!picture) return <p className="note">{m.noFigures}</p>
  const n = formatNumber(spread.before)
  const stay = effect && (isExcluded ? effect.before - effect.after : effect.after)
  const label = stay === null ? m.chartOnly(n) : m.chart(n, formatNumber(stay), formatNumber(spread.before - stay))
  return (
    <figure className="con-spread">
      <div className={classes.conPlot}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          fontFamily="var(--font-sans)"
          fontSize={11}
        >
          <Bars picture={picture} ranges={ranges} isExcluded={isExcluded} />
          <XAxis
            area={{ left: 0, right: width, foot: base, x: (value) => picture.place(value) * width }}
            ticks={picture.ticks}
            text={(value) => tickText(value, words)}
            isInside
          />
          {spread.median !== null && <Median x={picture.place(spread.median) * width} />}
          <Bounds picture={picture} ranges={ranges} isExcluded={isExcluded} stay={stay} before={spread.before} />
        </svg>
        <SpreadHandles picture={picture} words={words} bounds={bounds} drag={drag} />
      </div>
      {picture.isLog && <figcaption className="note">{m.logScale}</figcaption>}
    </figure>
  )
}

function Bars({ picture, ranges, isExcluded }: { picture: SpreadPicture } & Pick<Props, 'ranges' | 'isExcluded'>) {
  const id = useId()
  const { bins, place } = picture
  const tallest = Math.max(1, ...bins.map(({ count }) => count))
  const bars = bins.map(({ from, to, count }) => {
    const x = place(from) * width
    const tall = count === 0 ? 0 : Math.max(1.5, (count / tallest) * (base - top))
    return <rect key={from} x={x + 0.5} width={Math.max(1, place(to) * width - x - 1)} y={base - tall} height={tall} />
  })
  const [inside, outside] = isExcluded ? ['var(--series-peer)', 'var(--ink)'] : ['var(--ink)', 'var(--series-peer)']
  return (
    <>
      <g fill={ranges.length === 0 ? 'var(--ink-3)' : outside}>{bars}</g>
      <clipPath id={id}>
        {ranges.map(({ min, max }) => {
          const from = min === undefined ? 0 : place(min) * width
          const to = max === undefined ? width : place(max) * width
          return <rect key={`${min} ${max}`} x={from} width={Math.max(0, to - from)} y={0} height={height} />
        })}
      </clipPath>
      <g fill={inside} clipPath={`url(#${id})`}>
        {bars}
      </g>
    </>
  )
}

const tickText = (value: number, { isYear, scale }: MeasureWords) =>
  isYear ? formatCalendarYear(value) : formatExact(Number((value / scale).toPrecision(10)))

function Median({ x }: { x: number }) {
  return <line x1={x} x2={x} y1={top + 26} y2={base} stroke="var(--series-ref)" strokeDasharray="3 2" />
}

interface BoundsProps extends Pick<Props, 'ranges' | 'isExcluded'> {
  readonly picture: SpreadPicture
  readonly stay: number | null
  readonly before: number
}

function Bounds({ picture: { place }, ranges, isExcluded, stay, before }: BoundsProps) {
  const m = editorMessages()
  const bounds = ranges.flatMap(({ min, max }) => [min, max]).filter((bound) => bound !== undefined)
  const only = bounds.length === 1 ? ranges[0] : undefined
  const x = place(bounds[0] ?? 0) * width
  const isLeftInside = (only?.max !== undefined) !== isExcluded
  return (
    <>
      {[...new Set(bounds)].map((bound) => (
        <g key={bound} fill="var(--brand)">
          <rect x={place(bound) * width - 1} y={10} width={2} height={base - 10} />
        </g>
      ))}
      {only && stay !== null && (
        <>
          <Side x={x} isLeft={isLeftInside} text={m.remaining(formatNumber(stay))} isStrong />
          <Side x={x} isLeft={!isLeftInside} text={m.out(formatNumber(before - stay))} />
        </>
      )}
    </>
  )
}

/** What lies to one side of the bound; it stays in the picture. */
function Side({ x, isLeft, text, isStrong }: { x: number; isLeft: boolean; text: string; isStrong?: boolean }) {
  const room = 76
  if (isLeft ? x < room : x > width - room) return null
  return (
    <text
      x={isLeft ? x - 13 : x + 13}
      y={14}
      textAnchor={isLeft ? 'end' : 'start'}
      fontSize={12}
      fontWeight={isStrong ? 700 : 400}
      fill={isStrong ? 'var(--ink)' : 'var(--ink-2)'}
    >
      {text}
    </text>
  )
}
