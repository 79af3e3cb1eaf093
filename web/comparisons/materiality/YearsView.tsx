import { Dots, Line } from '../../charts/plot/lines.tsx'
import { Span } from '../../charts/plot/marks.tsx'
import { boxOf, endsOf, yearArea } from '../../charts/plot/scales.ts'
import { formatDifference, formatNumber, formatYear } from '../../format.ts'
import { dashOf, namedColors } from './marks.tsx'
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

const size = { width: 220, height: 96 }
const box = boxOf(size, { left: 8, right: 8, top: 8, bottom: 8 })

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
  const area = yearArea(box, { years: endsOf(years), values: [0, 100] })
  const pointsOf = (values: readonly (number | null | undefined)[]) =>
    years.map((year, at) => ({ year, value: values[at] ?? null }))
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {[0, 50, 100].map((tick) => (
        <Span key={tick} from={box.left} to={box.right} y={area.y(tick)} stroke="var(--rule)" />
      ))}
      <Line area={area} points={pointsOf(item.medians)} stroke="var(--series-ref)" strokeDasharray="2 3" />
      {five.map((subject, place) => {
        const points = pointsOf(item.years.map((year) => year[subject]))
        const color = namedColors[place]
        return (
          <g key={subject}>
            <Line area={area} points={points} stroke={color} strokeWidth={1.6} strokeDasharray={dashOf(place)} />
            <Dots area={area} points={points} r={1.4} color={color} />
          </g>
        )
      })}
    </svg>
  )
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
