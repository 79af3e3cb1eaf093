import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ContextBar } from '../../context/ContextBar.tsx'
import { formatNumber } from '../../format.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../industries.module.css'
import { useIndustryAddress, useStandard } from '../use-industries.ts'
import { StandardSources } from './StandardSources.tsx'
import { StandardTable } from './StandardTable.tsx'
import { standardMessages } from './standard-messages.ts'
import { matchingRows, parts, rowsOf, type StandardAnswer } from './standard-rows.ts'

/** The classifications beside each other; every row has its link. */
export function Standard() {
  const m = standardMessages()
  const standard = useStandard()
  const [{ of: part = 'tse33', find = '' }, change] = useIndustryAddress()
  const typed = useTyped(find, (text) => change({ find: text || undefined }))
  return (
    <main className={`screen ${classes.industrySheet}`} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar />
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <p className="note">{m.lead}</p>
      <div className="tools">
        <nav className="seg" aria-label={m.partsLabel}>
          {parts.map((each) => (
            <Link
              key={each}
              to="/industry-classification-standard"
              search={(old) => ({ ...old, of: each === 'tse33' ? undefined : each, code: undefined })}
              aria-current={each === part ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {m.parts[each]}
            </Link>
          ))}
        </nav>
        <input
          type="search"
          aria-label={m.find}
          placeholder={m.find}
          maxLength={100}
          className="wide"
          {...typed.field}
        />
      </div>
      {standard.isError && <ErrorState error={standard.error} retry={() => void standard.refetch()} />}
      {standard.isPending && <Skeleton rows={12} />}
      {standard.data && <StandardList answer={standard.data} find={find} />}
    </main>
  )
}

function StandardList({ answer, find }: { answer: StandardAnswer; find: string }) {
  const m = standardMessages()
  const [{ of: part = 'tse33', code }] = useIndustryAddress()
  const rows = matchingRows(rowsOf(answer, part), find)
  const { all, withGics, withTse33 } = answer.companies
  useEffect(() => {
    if (code) document.getElementById(code)?.scrollIntoView?.({ block: 'center' })
  }, [code])
  return (
    <>
      <p className="note">
        {m.counted(formatNumber(all), formatNumber(withGics), formatNumber(withTse33))}
        {withGics === 0 && part !== 'tse33' && ` ${m.noGics}`}
      </p>
      <p className="count-line" role="status">
        {m.rows(formatNumber(rows.length))}
      </p>
      {rows.length === 0 ? (
        <p className="empty">{m.none}</p>
      ) : (
        <StandardTable rows={rows} part={part} answer={answer} marked={code} />
      )}
      <StandardSources tables={answer.tables} />
    </>
  )
}
