import { useState } from 'react'
import type { SetName } from '#contract/search/condition.ts'
import { formatNumber } from '../../../format.ts'
import classes from '../conditions.module.css'
import { editorMessages } from './editor-messages.ts'
import { isIn, type SetChoice } from './set-choices.ts'

interface Props {
  readonly name: SetName
  readonly choices: readonly SetChoice[]
  readonly text: string
  readonly values: readonly string[]
  readonly turn: (value: string) => void
}

/** A list to tick; classifications of several levels as a tree, or one level alone. */
export function SetList({ name, choices, text, values, turn }: Props) {
  const m = editorMessages()
  const [level, setLevel] = useState<number | null>(null)
  const levels = levelsOf(name)
  const matches = choices.filter(
    (choice) => isIn(text, choice.name, choice.value) && (level === null || choice.level === level),
  )
  return (
    <>
      {levels.length > 0 && (
        <fieldset className="seg">
          <legend className="sr">{m.level}</legend>
          <button type="button" aria-pressed={level === null} onClick={() => setLevel(null)}>
            {m.allLevels}
          </button>
          {levels.map(([digits, word]) => {
            const own = digits / 2 - 1
            return (
              <button key={digits} type="button" aria-pressed={level === own} onClick={() => setLevel(own)}>
                {word}
              </button>
            )
          })}
        </fieldset>
      )}
      <div className="con-list">
        {matches.length === 0 && <p className="note">{m.nothing}</p>}
        {matches.map((choice) => (
          <label key={choice.value} data-level={level === null && text === '' ? choice.level : 0}>
            <input type="checkbox" checked={values.includes(choice.value)} onChange={() => turn(choice.value)} />
            <span>{choice.name}</span>
            {choice.companies !== null && (
              <span className={classes.conN}>{m.companies(formatNumber(choice.companies))}</span>
            )}
          </label>
        ))}
      </div>
    </>
  )
}

function levelsOf(name: SetName): (readonly [digits: number, word: string])[] {
  const { levels, levels2018 } = editorMessages()
  const words: Readonly<Record<number, string>> = name === 'gics' ? levels : name === 'gics2018' ? levels2018 : {}
  return Object.entries(words).map(([digits, word]) => [Number(digits), word])
}
