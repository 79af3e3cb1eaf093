import { useState } from 'react'
import { searchBounds, type WordCondition } from '#contract/search/condition.ts'
import classes from '../conditions.module.css'
import { conditionMessages } from '../messages.ts'
import type { Place } from '../places.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { editorMessages } from './editor-messages.ts'
import { typedOf, wordsOf } from './words.ts'

interface Props {
  readonly leaf: WordCondition
  readonly place: Place
  readonly close: () => void
}

/** Words of which any is enough. */
export function WordsEditor({ leaf, place, close }: Props) {
  const m = editorMessages()
  const c = conditionMessages()
  const [text, setText] = useState(typedOf(leaf.values))
  const values = wordsOf(text)
  const fault = faultIn(leaf, values)
  return (
    <EditorFrame
      title={c.words[leaf.name]}
      place={place}
      isExcluded={leaf.isExcluded}
      next={fault ? null : { kind: 'words', name: leaf.name, values }}
      fault={fault}
      close={close}
    >
      {(_, visibleFault) => (
        <>
          <label className={classes.conWords}>
            {m.wordsLabel}
            <input
              type="text"
              data-first
              value={text}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={visibleFault ? true : undefined}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          {values.length > 1 && <p className="note">{m.wordsRead(values.map((word) => `“${word}”`).join(m.or))}</p>}
          <p className="note">{m.wordsHint}</p>
          {leaf.name === 'word' && <p className="note">{c.wordsRule}</p>}
        </>
      )}
    </EditorFrame>
  )
}

function faultIn({ name }: WordCondition, values: readonly string[]): string | null {
  const { faults } = editorMessages()
  if (values.length === 0) return faults.words
  if (values.length > searchBounds.values) return faults.tooMany
  if (name === 'word' && values.length > searchBounds.words) return faults.tooManyWords
  return values.some((word) => word.length > searchBounds.word) ? faults.tooLong : null
}
