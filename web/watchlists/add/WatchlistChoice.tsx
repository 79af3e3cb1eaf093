import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../format.ts'
import { fold } from '../../ui/fold.ts'
import type { ListedWatchlist } from '../use-watchlists.ts'
import classes from './add.module.css'
import { addMessages } from './add-messages.ts'

interface Props {
  /** The last used first. */
  readonly lists: readonly ListedWatchlist[]
  readonly last: number | undefined
  /** How many companies are to be added; 0 where none are. */
  readonly count: number
  readonly chosen: number | undefined
  readonly choose: (id: number) => void
  readonly error: string | undefined
}

/** A list to add to, found by its name; ↓ goes from the field into the lists. */
export function WatchlistChoice({ lists, last, count, chosen, choose, error }: Props) {
  const m = addMessages()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const matches = lists.filter(({ name }) => fold(name).includes(fold(text)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from the field into the lists
    <div onKeyDown={enterList}>
      <input
        ref={field}
        type="search"
        className={classes.find}
        aria-label={m.find}
        placeholder={m.find}
        value={text}
        onChange={({ target }) => setText(target.value)}
        data-autofocus
      />
      <fieldset className={classes.lists} aria-describedby={error ? 'watchlist-error' : undefined}>
        <legend className="sr">{m.lists}</legend>
        {matches.map((list) => (
          <label key={list.id} className={classes.row}>
            <input
              type="radio"
              name="watchlist"
              checked={chosen === list.id}
              onChange={() => choose(list.id)}
              aria-invalid={error ? true : undefined}
            />
            <span className={classes.name}>{list.name}</span>
            <small>
              {[list.id === last ? m.last : '', m.companies(formatNumber(list.companies)), thereText(list, count)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </label>
        ))}
      </fieldset>
      <p className={`note ${classes.say}`} role="status">
        {matches.length === 0 && m.noMatch(text)}
      </p>
      {error && (
        <p className="field-error" role="alert" id="watchlist-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** How many of the companies a list has already; empty when none. */
function thereText({ holds }: ListedWatchlist, count: number): string {
  const m = addMessages()
  if (holds.length === 0 || count === 0) return ''
  if (count === 1) return m.isIn
  if (holds.length === count) return m.allIn(formatNumber(count))
  return m.someIn(formatNumber(count), formatNumber(holds.length))
}

function enterList(event: KeyboardEvent<HTMLDivElement>): void {
  const isField = event.target instanceof HTMLInputElement && event.target.type === 'search'
  if (event.key !== 'ArrowDown' || !isField || event.nativeEvent.isComposing) return
  event.preventDefault()
  const first = event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]')
  first?.focus()
  first?.click()
}
