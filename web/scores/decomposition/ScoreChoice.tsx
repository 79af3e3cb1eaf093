import { categories, sdgScores, tagScores, totalKeys } from '#methodology/scores/hierarchy.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import classes from '../sheet/sheet.module.css'
import { decompositionMessages } from './decomposition-messages.ts'

const groups = { totals: totalKeys, categories, tags: tagScores, goals: sdgScores } as const

/** Which score is decomposed. */
export function ScoreChoice({ value, choose }: { value: string; choose: (key: string | undefined) => void }) {
  const m = decompositionMessages()
  return (
    <label className={classes.choice}>
      <span>{m.score}</span>
      <select value={value} onChange={({ target }) => choose(target.value === totalKeys[0] ? undefined : target.value)}>
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
