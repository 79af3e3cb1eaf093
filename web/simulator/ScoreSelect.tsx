import { categories, type ScoreKey, scoreKeys, sdgScores, tagScores, totalKeys } from '#methodology/scores/hierarchy.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { simulatorMessages } from './messages.ts'
import classes from './simulator.module.css'

const groups = { totals: totalKeys, categories, tags: tagScores, goals: sdgScores } as const

/** Which score the steps are told of. */
export function ScoreSelect({ value, choose }: { value: ScoreKey; choose: (key: ScoreKey) => void }) {
  const m = simulatorMessages()
  return (
    <label className={classes.choice}>
      <span>{m.scoreChoice}</span>
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
