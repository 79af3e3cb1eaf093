import { useState } from 'react'
import { type SetCondition, searchBounds } from '#contract/search/condition.ts'
import { isRuleList, parseRuleValue, ruleLists } from '#contract/search/rule-lists.ts'
import { formatNumber } from '../../../format.ts'
import { useWatchlists } from '../../../watchlists/use-watchlists.ts'
import { useBoard } from '../board.ts'
import classes from '../conditions.module.css'
import { conditionMessages } from '../messages.ts'
import { useSearchVocabulary } from '../names.ts'
import type { Place } from '../places.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { editorMessages } from './editor-messages.ts'
import { RuleList } from './RuleList.tsx'
import { SetList } from './SetList.tsx'
import { setChoices, type Vocabulary, watchlistChoices } from './set-choices.ts'

interface Props {
  readonly leaf: SetCondition
  readonly place: Place
  readonly close: () => void
}

/** Values of a list, any of which is enough, with the companies of each. */
export function SetEditor({ leaf, place, close }: Props) {
  const m = editorMessages()
  const { data } = useSearchVocabulary()
  const [text, setText] = useState('')
  const [values, setValues] = useState(() => leaf.values.map((value) => withDefaultState(leaf, value)))
  const isTooMany = values.length > searchBounds.values
  const fault = values.length === 0 ? m.faults.class : isTooMany ? m.faults.tooMany : null
  const turn = (value: string) =>
    setValues((old) => (old.includes(value) ? old.filter((one) => one !== value) : [...old, value]))
  return (
    <EditorFrame
      title={conditionMessages().sets[leaf.name]}
      place={place}
      isExcluded={leaf.isExcluded}
      next={fault ? null : { kind: 'set', name: leaf.name, values }}
      fault={fault}
      close={close}
    >
      <div className={classes.conRow}>
        <input
          type="search"
          className={classes.conFind}
          data-first
          aria-label={m.search}
          placeholder={m.search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className={`note ${classes.conMedian}`} role="status">
          {m.chosen(formatNumber(values.length))}
        </span>
        {values.length > 0 && (
          <button type="button" className="act" onClick={() => setValues([])}>
            {m.clearChosen}
          </button>
        )}
      </div>
      {data && <List leaf={leaf} vocabulary={data} text={text} values={values} turn={turn} />}
    </EditorFrame>
  )
}

/** A state that a bare code means is left away, so that each choice is written in one way. */
function withDefaultState({ name }: SetCondition, value: string): string {
  if (!isRuleList(name)) return value
  const { code, state } = parseRuleValue(name, value)
  return state === ruleLists[name].defaultState ? code : value
}

/** The reader's own lists. */
function Watchlists({ selection, ...rest }: Omit<ListProps, 'leaf' | 'vocabulary'> & { selection: readonly string[] }) {
  const m = conditionMessages()
  const { names } = useBoard()
  const { data } = useWatchlists()
  if (!data) return null
  const choices = watchlistChoices(data, selection, names)
  if (choices.length === 0) return <p className="note">{m.noLists}</p>
  return <SetList name="watchlist" choices={choices} {...rest} />
}

interface ListProps {
  readonly leaf: SetCondition
  readonly vocabulary: Vocabulary
  readonly text: string
  readonly values: readonly string[]
  readonly turn: (value: string) => void
}

function List({ leaf, vocabulary, ...rest }: ListProps) {
  const { names } = useBoard()
  const { name } = leaf
  if (isRuleList(name)) return <RuleList name={name} vocabulary={vocabulary} {...rest} />
  if (name === 'watchlist') return <Watchlists selection={leaf.values} {...rest} />
  return <SetList name={name} choices={setChoices(name, { vocabulary, selection: leaf.values, names })} {...rest} />
}
