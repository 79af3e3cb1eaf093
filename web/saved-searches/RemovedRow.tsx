import { useLayoutEffect, useRef } from 'react'
import type { SavedSearch } from '#contract/search/saved-searches.ts'
import { savedSearchMessages } from './messages.ts'
import classes from './saved.module.css'
import { useSaving } from './saving.ts'

/** Stands where a search was, with the way back; takes the focus, which was on the button that removed it. */
export function RemovedRow({ search }: { search: SavedSearch }) {
  const m = savedSearchMessages()
  const { restore } = useSaving()
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => undo.current?.focus(), [])
  return (
    <tr className={classes.savedGone}>
      <td colSpan={2}>
        <span role="status">{m.removed(search.name)}</span>
      </td>
      <td className={classes.savedActs}>
        <button
          type="button"
          className="act"
          ref={undo}
          aria-label={m.undoLabel(search.name)}
          onClick={() => void restore(search)}
        >
          {m.undo}
        </button>
      </td>
    </tr>
  )
}
