import { useDeferredValue, useId, useState } from 'react'
import { namesOf } from '../../companies/names.ts'
import { useCompanySearch } from '../../companies/use-search.ts'
import { formatNumber } from '../../format.ts'
import classes from '../sheet/sheet.module.css'
import { decompositionMessages } from './decomposition-messages.ts'

interface Props {
  readonly companyId: number
  /** Who is chosen now. */
  readonly selection: string | undefined
  readonly choose: (companyId: number) => void
}

/** A field and what it finds as buttons; choosing one empties the field. */
export function CompanyPicker({ companyId, selection, choose }: Props) {
  const m = decompositionMessages()
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const search = useCompanySearch(q, 1, 8, q !== '')
  const companies = q === '' ? [] : (search.data?.companies ?? []).filter((company) => company.id !== companyId)
  return (
    <search
      className={classes.companyPicker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        event.preventDefault()
        setTyped('')
      }}
    >
      <label className={classes.choice} htmlFor={id}>
        {m.find}
      </label>
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
        <ul className={classes.pickerList}>
          {companies.length === 0 && <li className="note">{m.noMatch}</li>}
          {companies.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                onClick={() => {
                  choose(company.id)
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
