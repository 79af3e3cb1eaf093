import { halo } from '../../charts/plot/marks.tsx'
import { formatYear } from '../../format.ts'
import { targetsMessages } from '../messages.ts'
import { type Props, pathColors } from './marks.tsx'
import type { PathModel, YearPoint } from './model.ts'
import { spread } from './scale.ts'

interface WordsProps extends Props {
  readonly level: (line: PathModel['lines'][number]) => string
  readonly gapText: string | null
}

interface Word {
  readonly key: string
  readonly text: string
  readonly color: string
  readonly end: YearPoint
  readonly isStrong?: boolean
}

/** Names where things end, apart from each other: targets with their level, paths, and what lies beyond. */
export function EdgeWords({ model, area, level, gapText }: WordsProps) {
  const { x, y, right } = area
  // Near the edge there is room beyond it; what ends long before is named where it ends.
  const words = wordsOf(model, level).map((word) => {
    const isAtEdge = right - x(word.end.year) < 100
    return { ...word, x: isAtEdge ? right + 9 : x(word.end.year) + 16, y: y(word.end.value) }
  })
  return (
    <>
      {[...Map.groupBy(words, (word) => word.x).values()].flatMap((column) =>
        spread(column).map((word) => (
          <g key={word.key}>
            <line
              x1={x(word.end.year) + 7}
              x2={word.x - 3}
              y1={word.y}
              y2={word.at}
              stroke="var(--rule-mid)"
              strokeWidth={0.7}
            />
            <text x={word.x} y={word.at + 4} fill={word.color} fontWeight={word.isStrong ? 700 : 400} {...halo}>
              {word.text}
            </text>
          </g>
        )),
      )}
      {gapText && <GapWord model={model} area={area} text={gapText} />}
    </>
  )
}

function wordsOf({ lines, paths, final, last }: PathModel, level: WordsProps['level']): Word[] {
  const m = targetsMessages()
  const endOf = (from: YearPoint, to: YearPoint) =>
    to.year <= last ? to : { year: last, value: valueAt(from, to, last) }
  return [
    ...lines.map((line) => {
      const text = `${level(line)} ${line.to.year <= last ? '' : '→ '}${formatYear(line.to.year)}`
      return { key: `t${line.index}`, text, color: 'var(--ink)', end: endOf(line.from, line.to), isStrong: true }
    }),
    ...paths.map(({ name, points }) => {
      const end = points.findLast(({ year }) => year <= last)!
      return { key: name, text: m.shortPaths[name], color: pathColors[name], end }
    }),
    ...(final && !final.isTold
      ? [
          {
            key: 'final',
            text: `→ ${formatYear(final.to.year)}`,
            color: 'var(--ink-2)',
            end: endOf(final.from, final.to),
          },
        ]
      : []),
  ]
}

/** Pixels that a letter of the gap takes at most. */
const letterWidth = 7

/** Below everything that is drawn at its year, where lines that fall leave room; above it where there is none. */
function GapWord({ model: { gap, last, lines, paths, actual }, area, text }: Props & { text: string }) {
  if (!gap || gap.year > last) return null
  const { x, y, left, top, foot } = area
  const at = (from: YearPoint, to: YearPoint) =>
    gap.year >= from.year && gap.year <= to.year ? [y(valueAt(from, to, gap.year))] : []
  const lowest = Math.max(
    y(gap.value),
    y(gap.allowed),
    ...actual.flatMap(({ year, value }) => (value !== null && Math.abs(gap.year - year - 2) <= 2 ? [y(value)] : [])),
    ...lines.flatMap(({ from, to }) => at(from, to)),
    ...paths.flatMap(({ points }) => at(points[0]!, points.at(-1)!)),
  )
  const isBelow = lowest + 24 < foot
  // On a phone there is too little room to the left of an early year.
  const isEndIn = x(gap.year) > text.length * letterWidth
  return (
    <text
      x={isBelow ? (isEndIn ? x(gap.year) + 4 : left - 8) : x(gap.year) + 9}
      y={isBelow ? lowest + 20 : Math.max(top + 8, y(Math.max(gap.value, gap.allowed)) - 9)}
      textAnchor={isBelow && isEndIn ? 'end' : 'start'}
      fill={gap.value > gap.allowed ? 'var(--band-issue)' : 'var(--band-strength)'}
      {...halo}
      fontWeight={700}
    >
      {text}
    </text>
  )
}

const valueAt = (from: YearPoint, to: YearPoint, year: number) =>
  to.year === from.year ? to.value : from.value + ((to.value - from.value) * (year - from.year)) / (to.year - from.year)
