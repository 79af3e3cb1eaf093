import { scaleLinear } from 'd3-scale'
import { type ScoreKey, totalKeys } from '#methodology/scores/hierarchy.ts'
import { Uprights } from '../../charts/plot/axes.tsx'
import { Sample, Span } from '../../charts/plot/marks.tsx'
import { Named } from '../../comparisons/materiality/marks.tsx'
import { formatScore } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { printReportMessages } from './print-report-messages.ts'
import { shownName } from './shown-name.ts'
import type { Member } from './use-report.ts'
import { YearOfScores } from './YearOfScores.tsx'

const size = { width: 680, left: 150, right: 16, row: 26, top: 18 }
const x = scaleLinear([0, 1], [size.left, size.width - size.right])
const y = (row: number) => size.top + row * size.row + size.row / 2

/** The totals of all companies on lines of 0 to 100, each by its own mark: what the table below says in figures. */
export function ScoresChart({ members }: { members: readonly Member[] }) {
  const m = printReportMessages()
  const scoreIn = ({ scores }: Member, key: ScoreKey) => scoreOf(scores.scores, key)?.value ?? null
  const label = totalKeys.map((key) => {
    const values = members.map((member) => {
      const value = scoreIn(member, key)
      return `${shownName(member)} ${value === null ? '—' : formatScore(value)}`
    })
    return `${scoreName(key)}: ${values.join(', ')}`
  })
  const height = size.top + totalKeys.length * size.row + 4
  return (
    <figure aria-label={m.chart}>
      <p className="note">
        {members.map((member, place) => (
          <span key={member.id} className="nw">
            <Sample>
              <Named place={place} x={7} y={7} />
            </Sample>{' '}
            {shownName(member)} <YearOfScores member={member} />
            {'　'}
          </span>
        ))}
      </p>
      <svg viewBox={`0 0 ${size.width} ${height}`} width="100%" fontSize={11} role="img" aria-label={label.join('; ')}>
        <Uprights
          area={{ x, top: size.top, foot: height - 4 }}
          ticks={[0, 0.25, 0.5, 0.75, 1]}
          text={(share) => share * 100}
          words={12}
        />
        {totalKeys.map((key, row) => (
          <g key={key}>
            <text x={0} y={y(row) + 4} fill="var(--ink)">
              {scoreName(key)}
            </text>
            <Span from={x(0)} to={x(1)} y={y(row)} stroke="var(--rule)" />
            {members.map((member, place) => {
              const value = scoreIn(member, key)
              return value === null ? null : <Named key={member.id} place={place} x={x(value)} y={y(row)} />
            })}
          </g>
        ))}
      </svg>
    </figure>
  )
}
