import { useDeferredValue, useId, useState } from 'react'
import { namesOf } from '../../companies/names.ts'
import { useCompanySearch } from '../../companies/use-search.ts'
import { formatNumber } from '../../format.ts'
import { Gate } from '../../ui/states/Gate.tsx'
import { comparisonPageMessages } from '../messages.ts'
import { limits, useComparedIds } from '../use-comparison.ts'
import classes from './comparisons.module.css'
import { useCompanyChoice } from './use-company-choice.ts'

/** A field and what it finds as buttons; at the limit it is closed and says why. */
export function AddCompany() {
  const m = comparisonPageMessages()
  const { ids } = useComparedIds()
  const { add } = useCompanyChoice(undefined)
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const isFull = ids.length >= limits.companies
  const search = useCompanySearch(q, 1, 8, q !== '' && !isFull)
  const companies = q === '' ? [] : (search.data?.companies ?? []).filter((company) => !ids.includes(company.id))
  return (
    <search
      className={classes.add}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        event.preventDefault()
        setTyped('')
      }}
    >
      <label htmlFor={id}>{m.add}</label>
      <Gate isClosed={isFull} reason={m.full}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={m.addHint}
          value={typed}
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Gate>
      <span className="sr" role="status">
        {q !== '' && search.data && (companies.length === 0 ? m.noMatch : m.matches(formatNumber(companies.length)))}
      </span>
      {q !== '' && search.data && !isFull && (
        <ul>
          {companies.length === 0 && <li className="note">{m.noMatch}</li>}
          {companies.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                onClick={() => {
                  add(company)
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
