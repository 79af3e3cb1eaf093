interface Props {
  readonly goal: number | null
  readonly now: number | null
  readonly label: string
  /** Null where nobody can tell. */
  readonly isReached: boolean | null
}

/** Now as a bar from zero and the goal as a line; nothing where neither is a number, or one is below zero. */
export function GoalBar({ goal, now, label, isReached }: Props) {
  const most = Math.max(goal ?? 0, now ?? 0)
  if (most <= 0 || (goal ?? 0) < 0 || (now ?? 0) < 0) return null
  // Shares stand on a scale of a hundred, everything else on one of its own.
  const end = most <= 100 ? 100 : most * 1.1
  const at = (value: number) => `${((value / end) * 98).toFixed(2)}%`
  return (
    <svg className="dot-line" height={18} role="img" aria-label={label}>
      <line x1="0" x2="98%" y1={9} y2={9} stroke="var(--rule)" />
      {now !== null && (
        <rect x="0" y={5} width={at(now)} height={8} fill={isReached ? 'var(--band-strength)' : 'var(--ink-2)'} />
      )}
      {goal !== null && <line x1={at(goal)} x2={at(goal)} y1={1} y2={17} stroke="var(--ink)" strokeWidth={2.2} />}
    </svg>
  )
}
