import { useState } from 'react'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { type ComparisonSearch, useComparisonAddress } from '../address.ts'
import { Select } from '../frame/Conditions.tsx'
import { comparisonPageMessages } from '../messages.ts'
import classes from './materiality.module.css'
import { materialityMessages } from './messages.ts'
import { type Item, itemsOf } from './model.ts'

/** Which items are shown, in which order, and which way round. */
export function Tools({ items, view }: { items: readonly Item[]; view: string }) {
  const m = materialityMessages()
  const [address, change] = useComparisonAddress()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={classes.tools}>
        {view === 'strips' && (
          <Select
            label={m.order}
            value={address.sort === 'difference' ? 'difference' : 'hierarchy'}
            options={[
              ['hierarchy', m.byHierarchy],
              ['difference', m.byDifference],
            ]}
            choose={(value) => change({ sort: value === 'difference' ? 'difference' : undefined })}
          />
        )}
        <Select
          label={m.only}
          value={address.only ?? 'all'}
          options={[
            ['all', m.everything],
            ['differences', m.differences],
            ['disclosed', m.disclosed],
          ]}
          choose={(value) => change({ only: value === 'all' ? undefined : (value as ComparisonSearch['only']) })}
        />
        <button type="button" className="act" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.select} <b>{m.selected(formatNumber(items.length))}</b>
        </button>
        {view === 'matrix' && (
          <button
            type="button"
            className="act"
            aria-pressed={address.across === 'items'}
            onClick={() => change({ across: address.across === 'items' ? undefined : 'items' })}
          >
            {m.transpose}
          </button>
        )}
      </div>
      {isOpen && <ItemChoice />}
    </>
  )
}

function ItemChoice() {
  const m = materialityMessages()
  const [{ items }, change] = useComparisonAddress()
  const chosen = itemsOf(items)
  const choose = (next: readonly string[]) => change({ items: next.length === 0 ? undefined : next.join(',') })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of choices with a name and no legend to show
    <div role="group" aria-label={m.select}>
      <div className={classes.items}>
        {scoreKeys.map((key) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                choose(
                  target.checked
                    ? scoreKeys.filter((each) => each === key || chosen.includes(each))
                    : chosen.filter((each) => each !== key),
                )
              }
            />
            {scoreName(key)}
          </label>
        ))}
      </div>
      <button type="button" className="btn" onClick={() => change({ items: undefined })}>
        {m.reset}
      </button>
      <span className="sr">{comparisonPageMessages().title}</span>
    </div>
  )
}
