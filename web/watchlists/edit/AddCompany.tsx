import { useState } from 'react'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { useCompanySearch } from '../../companies/use-search.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'

/** Companies offered for what is typed. */
const offered = 8

interface Props {
  readonly list: Watchlist
  readonly add: (companyId: number, name: string) => Promise<void>
}

/** A company by name or ticker, put into the list at once. */
export function AddCompany({ list, add }: Props) {
  const m = editMessages()
  const [text, setText] = useState('')
  const q = text.trim()
  const { data, isPlaceholderData } = useCompanySearch(q, 1, 50, q !== '')
  const there = new Set(list.members.map(({ companyId }) => companyId))
  // The answer to an older text stays in sight, and Enter must not take a company out of it.
  const isCurrent = q !== '' && data !== undefined && !isPlaceholderData
  const found = q === '' ? [] : (data?.companies.slice(0, offered) ?? [])
  return (
    <search className={classes.add}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={m.addTitle}
        placeholder={`${m.addTitle} — ${m.addPlaceholder}`}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape') setText('')
          const first = isCurrent ? found.find(({ id }) => !there.has(id)) : undefined
          if (key !== 'Enter' || nativeEvent.isComposing || !first) return
          void add(first.id, shortName(namesOf(first).first))
          setText('')
        }}
      />
      {q !== '' && data && (
        <ul className={classes.offers}>
          {found.length === 0 && <li role="status">{m.addNone}</li>}
          {found.map((company) => {
            const name = shortName(namesOf(company).first)
            return (
              <li key={company.id}>
                <span className="num">{company.ticker}</span>
                <span>{name}</span>
                {there.has(company.id) ? (
                  <span className="note">{m.isIn}</span>
                ) : (
                  <button
                    type="button"
                    className="act"
                    aria-label={m.addLabel(name)}
                    onClick={() => void add(company.id, name)}
                  >
                    {m.add}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </search>
  )
}
