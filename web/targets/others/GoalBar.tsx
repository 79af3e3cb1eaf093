import { scaleLinear } from 'd3-scale'
import { Span, Tick } from '../../charts/plot/marks.tsx'
import { Bar, percentStrip } from '../../charts/plot/strips.tsx'

interface Props {
  readonly goal: number | null
  readonly now: number | null
  readonly label: string
  /** Null where nobody can tell. */
  readonly isReached: boolean | null
}

/** Now as a bar from zero and the goal as a line; nothing where neither is a number, or one is below zero. */
export function GoalBar({ goal, now, label, isReached }: Props) {
  const max = Math.max(goal ?? 0, now ?? 0)
  if (max <= 0 || (goal ?? 0) < 0 || (now ?? 0) < 0) return null
  // Shares stand on a scale of a hundred, everything else on one of its own.
  const strip = percentStrip(scaleLinear([0, max <= 100 ? 100 : max * 1.1], [0, 98]))
  const y = 9
  return (
    <svg className="dot-line" height={18} role="img" aria-label={label}>
      <Span from="0" to="98%" y={y} stroke="var(--rule)" />
      {now !== null && (
        <Bar {...{ strip, y }} from={0} to={now} reach={4} fill={isReached ? 'var(--band-strength)' : 'var(--ink-2)'} />
      )}
      {goal !== null && <Tick x={strip.at(goal)} y={y} reach={8} stroke="var(--ink)" strokeWidth={2.2} />}
    </svg>
  )
}
