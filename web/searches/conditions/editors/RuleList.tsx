import type { RuleListName } from '#contract/search/rule-lists.ts'
import { formatNumber } from '../../../format.ts'
import { useBoard } from '../board.ts'
import classes from '../conditions.module.css'
import { conditionMessages } from '../messages.ts'
import { editorMessages } from './editor-messages.ts'
import { isIn, ruleChoices, type Vocabulary } from './set-choices.ts'

interface Props {
  readonly name: RuleListName
  readonly vocabulary: Vocabulary
  readonly text: string
  readonly values: readonly string[]
  readonly turn: (value: string) => void
}

/** Themes, screens, regulations and indices: each with the states it can be in. */
export function RuleList({ name, vocabulary, text, values, turn }: Props) {
  const m = editorMessages()
  const { states: stateWords } = conditionMessages()
  const { names } = useBoard()
  const matches = ruleChoices(name, vocabulary, names).filter((rule) => isIn(text, rule.name, rule.code))
  return (
    <div className="con-list">
      {matches.length === 0 && <p className="note">{m.nothing}</p>}
      {matches.map((rule) => (
        <fieldset className={`plain ${classes.conRule}`} key={rule.code}>
          <legend>{rule.name}</legend>
          {rule.states.map(({ value, state, companies }) => (
            <label key={value}>
              <input type="checkbox" checked={values.includes(value)} onChange={() => turn(value)} />
              <span>{stateWords[state] ?? state}</span>
              <span className={classes.conN}>{m.companies(formatNumber(companies))}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
