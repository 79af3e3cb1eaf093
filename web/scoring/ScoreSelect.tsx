import { categories, type ScoreKey, scoreKeys, sdgScores, tagScores, totalKeys } from '#methodology/scores/hierarchy.ts'
import { scoreMessages, scoreName } from './score-messages.ts'

const groups = { totals: totalKeys, categories, tags: tagScores, goals: sdgScores } as const

interface Props {
  readonly label: string
  readonly className: string | undefined
  readonly value: string
  readonly choose: (key: ScoreKey) => void
}

/** One of all scores, by groups. */
export function ScoreSelect({ label, className, value, choose }: Props) {
  const m = scoreMessages()
  return (
    <label className={className}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(scoreKeys.find((key) => key === target.value)!)}>
        {Object.entries(groups).map(([group, keys]) => (
          <optgroup key={group} label={m.groups[group as keyof typeof groups]}>
            {keys.map((key) => (
              <option key={key} value={key}>
                {scoreName(key)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
