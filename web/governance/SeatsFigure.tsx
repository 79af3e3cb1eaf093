import { useMemo, useRef } from 'react'
import type { CompanyBoard, GovernanceFigures, Officer } from '#contract/governance/governance.ts'
import { useWidth } from '../charts/engine/use-size.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { NavigableChart } from '../charts/navigation/NavigableChart.tsx'
import { Uprights } from '../charts/plot/axes.tsx'
import { Span } from '../charts/plot/marks.tsx'
import { Plot } from '../charts/plot/Plot.tsx'
import { formatDay, formatNumber } from '../format.ts'
import { BoardKey } from './BoardKey.tsx'
import { boardHeadline } from './board.ts'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'
import { officersTable } from './officers-table.ts'
import { acrossOf, layoutOf, left, type Mark, maxYears, radius, top } from './seats-layout.ts'

interface Props {
  readonly board: CompanyBoard
  readonly figures: GovernanceFigures | undefined
  readonly open: (member: string) => void
}

/** Who sits on the board, since when, from inside or outside; beside it what it amounts to against the industry. */
export function SeatsFigure({ board, figures, open }: Props) {
  const m = governanceMessages()
  const filing = board.filing!
  const finding = boardHeadline(filing, figures)
  const seats = useMemo(() => board.officers.filter(({ list }) => list === 'board'), [board])
  return (
    <Figure
      id="board_seats"
      number={1}
      name={m.seats}
      finding={finding}
      unit={m.seatsUnit(formatDay(filing.filedOn))}
      views={[
        {
          key: 'seats',
          label: m.seatView,
          isPicture: true,
          content: (
            <div className={classes.seats}>
              <Seats seats={seats} label={finding} open={open} />
              <BoardKey filing={filing} counts={board.counts} figures={figures} />
            </div>
          ),
        },
      ]}
      table={officersTable(seats, finding)}
      notes={<p className="fig-note">{m.womenNote}</p>}
      source={m.filing(filing.title, formatDay(filing.filedOn))}
    />
  )
}

/** A mark a person: a disc inside, a ring outside; hollow at the left edge where the years are not known. */
function Seats({ seats, label, open }: { seats: readonly Officer[]; label: string; open: (member: string) => void }) {
  const m = governanceMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { marks, lines } = useMemo(() => layoutOf(seats, width), [seats, width])
  const foot = lines.at(-1)?.foot ?? top
  const height = foot + 28
  const points = marks.map(({ officer }, index) => ({
    key: officer.member,
    text: seatText(officer),
    at: [index, officer.tenure ?? 0] as const,
  }))
  return (
    <NavigableChart
      {...{ label, width, height, points, frame }}
      places={marks.map(({ x, y }) => ({ x, y }))}
      onSelect={({ key }) => open(key)}
    >
      <Plot width={width} height={height}>
        {lines.map(({ row, middle, foot: end }) => (
          <g key={row}>
            <Span from={left} to={width} y={end} stroke="var(--rule-faint)" />
            <text x={0} y={middle + 4} fontSize={12} fill="var(--ink)">
              {m[row]}
            </text>
          </g>
        ))}
        <Uprights
          area={{ x: (years) => acrossOf(years, width), top, foot }}
          ticks={[0, 5, 10, 15, 20]}
          text={(years) => (years === maxYears ? `${years}+` : years)}
          words={height - 8}
        />
        {marks.map((mark) => (
          <SeatMark key={mark.officer.member} {...mark} />
        ))}
      </Plot>
    </NavigableChart>
  )
}

function SeatMark({ officer, row, x, y }: Mark) {
  const isKnown = officer.tenure !== null
  const isOutside = row === 'outside' || (row === 'auditors' && officer.isOutside === true)
  return (
    <circle
      cx={x}
      cy={y}
      r={radius - 1}
      fill={!isKnown || isOutside ? 'var(--paper)' : 'var(--ink)'}
      stroke={isKnown ? 'var(--ink)' : 'var(--band-none)'}
      strokeWidth={isOutside ? 3 : 1.5}
      strokeDasharray={isKnown ? undefined : '2 2'}
    />
  )
}

function seatText({ name, title, age, tenure, since, sinceBy }: Officer): string {
  const m = governanceMessages()
  const years = tenure === null ? m.unknownTenure : m.yearsOnBoard(formatNumber(tenure, 1))
  const read = sinceBy === 'career' ? m.byCareer : ''
  const parts = [
    name,
    title,
    age === null ? null : m.age(formatNumber(age)),
    years,
    since && `${m.since(since.replaceAll('-', '/'))}${read}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
