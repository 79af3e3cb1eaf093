import { useDeferredValue, useId, useState } from 'react'
import type { CompanySummary } from '#contract/market/companies.ts'
import { formatNumber } from '../../format.ts'
import { namesOf } from '../names.ts'
import { useCompanySearch } from '../use-search.ts'
import classes from './picker.module.css'
import { companyPickerMessages } from './picker-messages.ts'

interface Props {
  readonly label: string
  /** A company that cannot be chosen. */
  readonly except?: number
  /** Who is chosen now. */
  readonly selection: string | undefined
  readonly choose: (company: CompanySummary) => void
}

/** A field and what it finds as buttons; choosing one empties the field. */
export function CompanyPicker({ label, except, selection, choose }: Props) {
  const m = companyPickerMessages()
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const search = useCompanySearch(q, 1, 8, q !== '')
  const companies = q === '' ? [] : (search.data?.companies ?? []).filter((company) => company.id !== except)
  return (
    <search
      className={classes.picker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        event.preventDefault()
        setTyped('')
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={selection}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span className="sr" role="status">
        {q !== '' && search.data && (companies.length === 0 ? m.noMatch : m.matchCount(formatNumber(companies.length)))}
      </span>
      {q !== '' && search.data && (
        <ul className={classes.list}>
          {companies.length === 0 && <li className="note">{m.noMatch}</li>}
          {companies.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                onClick={() => {
                  choose(company)
                  setTyped('')
                }}
              >
                <span className="code">{company.ticker ?? '—'}</span>
                <span lang={namesOf(company).first.lang}>{namesOf(company).first.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
