import { type FormEvent, useState } from 'react'
import { everything, searchBounds } from '#contract/search/condition.ts'
import type { SearchFault } from '#contract/search/fault.ts'
import { parseCondition } from '#contract/search/text.ts'
import { useContext } from '../../../context/search.ts'
import { formatNumber } from '../../../format.ts'
import { useSearchState } from '../../state.ts'
import { removeAt } from '../../tree.ts'
import { useBoard } from '../board.ts'
import classes from '../conditions.module.css'
import { labelOf } from '../label.ts'
import { faultMessages } from './fault-messages.ts'
import { faultyLeaf } from './fault-place.ts'

/** A search that was refused: which piece of the address, why, and what helps. */
export function FaultNotice({ fault }: { fault: SearchFault }) {
  const m = faultMessages()
  const { state } = useSearchState()
  const isUnreadable = fault.parameter === 'where' && parseCondition(state.where ?? '').kind === 'fault'
  const parameter = m.parameters[fault.parameter]
  return (
    <section className={`trouble ${classes.conFault}`} role="alert" aria-label={m.title}>
      <h2>{m.title}</h2>
      <p>
        {fault.text === '' ? m.whole(parameter) : m.piece(parameter, fault.text)}
        {m.reasons[fault.reason]}
        {isUnreadable && m.at(formatNumber(fault.at + 1))}
      </p>
      {isUnreadable && <Mending key={state.where} text={state.where ?? ''} />}
      <div className="state-acts">
        <Ways fault={fault} />
      </div>
    </section>
  )
}

function Ways({ fault }: { fault: SearchFault }) {
  const m = faultMessages()
  const { root, names, ask } = useBoard()
  const { change } = useSearchState()
  const [, changeContext] = useContext()
  const leaf = faultyLeaf(root, fault)
  if (fault.parameter === 'columns') return <Way text={m.columns} go={() => change({ columns: undefined })} />
  if (fault.parameter === 'sort') return <Way text={m.sort} go={() => change({ sort: undefined })} />
  if (fault.parameter === 'year') return <Way text={m.year} go={() => changeContext({ year: undefined })} />
  if (fault.parameter !== 'where') return <Way text={m.axes} go={() => change({ axes: undefined })} />
  return (
    <>
      {leaf && <Way text={m.drop(labelOf(leaf.leaf, names).text)} go={() => ask(removeAt(root, leaf.path))} />}
      <Way
        text={m.clear}
        go={() => (root.of.length > 0 ? ask(everything) : change({ where: undefined }, { isStep: true }))}
      />
    </>
  )
}

function Way({ text, go }: { text: string; go: () => void }) {
  return (
    <button type="button" className="btn" onClick={go}>
      {text}
    </button>
  )
}

/** What cannot be read, as it stands in the address. */
function Mending({ text }: { text: string }) {
  const m = faultMessages()
  const { change } = useSearchState()
  const [draft, setDraft] = useState(text)
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    change({ where: draft.trim() || undefined }, { isStep: true })
  }
  return (
    <form className={classes.conMend} onSubmit={onSubmit}>
      <label>
        {m.text}
        <textarea
          rows={3}
          className="mono"
          maxLength={searchBounds.text}
          spellCheck={false}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
      </label>
      <button type="submit" className="btn go">
        {m.mend}
      </button>
    </form>
  )
}
