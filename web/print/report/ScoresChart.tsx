import { type ScoreKey, totalKeys } from '#methodology/scores/hierarchy.ts'
import { Named } from '../../comparisons/materiality/marks.tsx'
import { formatScore } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { printReportMessages } from './print-report-messages.ts'
import { shownName } from './shown-name.ts'
import type { Member } from './use-report.ts'
import { YearOfScores } from './YearOfScores.tsx'

const size = { width: 680, left: 150, right: 16, row: 26, top: 18 }
const x = (share: number) => size.left + share * (size.width - size.left - size.right)
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
  const words = { fontSize: 11, fill: 'var(--ink)' }
  return (
    <figure aria-label={m.chart}>
      <p className="note">
        {members.map((member, place) => (
          <span key={member.id} className="nw">
            <svg width={14} height={14} aria-hidden="true">
              <Named place={place} x={7} y={7} />
            </svg>{' '}
            {shownName(member)} <YearOfScores member={member} />
            {'　'}
          </span>
        ))}
      </p>
      <svg viewBox={`0 0 ${size.width} ${height}`} width="100%" role="img" aria-label={label.join('; ')}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line x1={x(share)} x2={x(share)} y1={size.top} y2={height - 4} stroke="var(--rule-faint)" />
            <text x={x(share)} y={12} textAnchor="middle" {...words}>
              {share * 100}
            </text>
          </g>
        ))}
        {totalKeys.map((key, row) => (
          <g key={key}>
            <text x={0} y={y(row) + 4} {...words}>
              {scoreName(key)}
            </text>
            <line x1={x(0)} x2={x(1)} y1={y(row)} y2={y(row)} stroke="var(--rule)" />
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
