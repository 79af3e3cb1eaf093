import { useState } from 'react'
import { type Watchlist, watchlistLimits } from '#contract/watchlists/watchlists.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { fold } from '../../ui/fold.ts'
import { Icon } from '../../ui/icons.tsx'
import { optionalColumns, useListAddress } from './address.ts'
import { type Draft, editHead } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import type { useDraft } from './use-draft.ts'

/** Which columns stand in the table. */
export function ColumnChoice() {
  const m = editMessages()
  const [{ columns }, change] = useListAddress()
  return (
    <details>
      <summary>
        {m.columnsTitle} ({formatNumber(columns.length)})
      </summary>
      <div className={classes.boxes}>
        {optionalColumns.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={columns.includes(name)}
              onChange={({ target: { checked } }) =>
                change({ columns: optionalColumns.filter((one) => (one === name ? checked : columns.includes(one))) })
              }
            />
            {m.columns[name]}
          </label>
        ))}
      </div>
    </details>
  )
}

/** Indicators offered for what is typed. */
const offered = 12

interface Props {
  readonly list: Watchlist
  readonly draft: Draft
  readonly editing: ReturnType<typeof useDraft>
}

/** Which indicators the list shows of each company; they belong to the list and are saved with it. */
export function IndicatorChoice({ list, draft, editing }: Props) {
  const m = editMessages()
  const [text, setText] = useState('')
  const catalogue = useIndicators().data ?? []
  const chosen = draft.head?.indicators ?? list.indicators
  const nameOf = (row: { readonly nameJa: string; readonly nameEn: string }) =>
    language() === 'ja' ? row.nameJa : row.nameEn
  const byCode = new Map(catalogue.map((row) => [row.code, nameOf(row)]))
  const set = (indicators: readonly string[]) => editing.change((before) => editHead(before, list, { indicators }))
  const searchText = fold(text)
  const found =
    searchText === ''
      ? []
      : catalogue
          .filter(
            (row) => !chosen.includes(row.code) && fold(`${row.code} ${row.nameJa} ${row.nameEn}`).includes(searchText),
          )
          .slice(0, offered)
  const isFull = chosen.length >= watchlistLimits.indicators
  return (
    <details>
      <summary>
        {m.indicatorsTitle} ({m.indicatorsText(formatNumber(chosen.length), watchlistLimits.indicators)})
      </summary>
      <ul className={classes.chosen}>
        {chosen.map((code) => (
          <li key={code}>
            {byCode.get(code) ?? code}
            <button
              type="button"
              className="icon-btn"
              aria-label={m.indicatorRemove(byCode.get(code) ?? code)}
              onClick={() => set(chosen.filter((one) => one !== code))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <input
        type="search"
        className={classes.indicatorFind}
        aria-label={m.indicatorFind}
        placeholder={m.indicatorFind}
        disabled={isFull}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={classes.offered}>
        {found.map((row) => (
          <li key={row.code}>
            <button
              type="button"
              className="act"
              aria-label={m.indicatorAdd(nameOf(row))}
              disabled={isFull}
              onClick={() => set([...chosen, row.code])}
            >
              {nameOf(row)} <small>{row.code}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
