import { formatDifference, formatNumber, formatYear } from '../../format.ts'
import { namedColors } from './marks.tsx'
import classes from './materiality.module.css'
import { materialityMessages } from './messages.ts'
import type { Item, Subject } from './model.ts'

interface Props {
  readonly items: readonly Item[]
  readonly subjects: readonly Subject[]
  readonly five: readonly number[]
  readonly years: readonly number[]
  readonly open: (subject: number, code: string) => void
}

const size = { width: 220, height: 96, x: 8, y: 8 }

/** A small drawing for each item, all on one scale of 0 to 100: the named companies as lines over the years, the market's median dotted. */
export function YearsView({ items, subjects, five, years, open }: Props) {
  return (
    <ul className={classes.multiples}>
      {items.map((item) => (
        <li key={item.code}>
          <h3>{item.name}</h3>
          <Lines item={item} five={five} years={years} />
          <p className={classes.ends}>
            <span>{years.length > 0 && formatYear(years[0]!)}</span>
            <span>{years.length > 0 && formatYear(years.at(-1)!)}</span>
          </p>
          <ul className={classes.lasts}>
            {five.map((subject, place) => (
              <li key={subjects[subject]!.key}>
                <Last item={item} subject={subjects[subject]!} at={subject} place={place} open={open} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Lines({ item, five, years }: { item: Item; five: readonly number[]; years: readonly number[] }) {
  const x = (year: number) => size.x + (year / Math.max(1, years.length - 1)) * (size.width - 2 * size.x)
  const y = (value: number) => size.y + (1 - value / 100) * (size.height - 2 * size.y)
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {[0, 50, 100].map((tick) => (
        <line key={tick} x1={size.x} x2={size.width - size.x} y1={y(tick)} y2={y(tick)} stroke="var(--rule)" />
      ))}
      <path d={pathOf(item.medians, x, y)} fill="none" stroke="var(--series-ref)" strokeDasharray="2 3" />
      {five.map((subject, place) => {
        const values = item.years.map((year) => year[subject] ?? null)
        const color = namedColors[place]
        return (
          <g key={subject}>
            <path
              d={pathOf(values, x, y)}
              fill="none"
              stroke={color}
              strokeWidth={1.6}
              strokeDasharray={place === 4 ? '4 3' : undefined}
            />
            {values.map((value, year) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a year keeps its place
              value === null ? null : <circle key={year} cx={x(year)} cy={y(value)} r={2} fill={color} />,
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** A line in pieces: a year without a score is a gap. */
function pathOf(values: readonly (number | null)[], x: (year: number) => number, y: (value: number) => number): string {
  return values
    .map((value, year) => {
      if (value === null) return ''
      const isJoined = year > 0 && values[year - 1] != null
      return `${isJoined ? 'L' : 'M'}${x(year).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
}

interface LastProps {
  readonly item: Item
  readonly subject: Subject
  readonly at: number
  readonly place: number
  readonly open: Props['open']
}

function Last({ item, subject, at, place, open }: LastProps) {
  const m = materialityMessages()
  const first = item.years.find((year) => year[at] != null)?.[at] ?? null
  const value = item.values[at] ?? null
  const change = first === null || value === null ? '' : ` (${formatDifference(value, first)})`
  const words = `${value === null ? '—' : formatNumber(value, 1)}${change}`
  const name = <span lang={subject.lang}>{subject.name}</span>
  return subject.id === null ? (
    <span>
      <i style={{ background: namedColors[place] }} /> {name} <b>{words}</b>
    </span>
  ) : (
    <button
      type="button"
      aria-label={`${m.item} ${item.name} ${subject.name} ${words}`}
      onClick={() => open(at, item.code)}
    >
      <i style={{ background: namedColors[place] }} /> {name} <b>{words}</b>
    </button>
  )
}
