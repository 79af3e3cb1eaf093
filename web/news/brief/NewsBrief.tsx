import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { isBeingMade } from '../../app/send.ts'
import { useContext } from '../../context/search.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { BriefRow } from './BriefRow.tsx'
import classes from './brief.module.css'
import { newsBriefMessages } from './brief-messages.ts'
import { type BriefScope, type Half, useBrief } from './use-brief.ts'

interface Props {
  readonly title: string
  readonly scope: BriefScope
  /** Events of each half. */
  readonly rows?: number
}

/** The gravest and the newest events of some companies, each leading to itself in the search of news. */
export function NewsBrief({ title, scope, rows = 5 }: Props) {
  const m = newsBriefMessages()
  const id = useId()
  const [{ asOf }] = useContext()
  const newest = useBrief(scope, 'newest', rows)
  const isEmpty = newest.data?.articles === 0
  return (
    <section className={classes.brief} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link to="/esg_contents/v2/news_search" search={{ ...scope, ...(asOf && { asOf }) }}>
          {m.all}
        </Link>
      </header>
      {isEmpty ? (
        <p className="note">
          {m.none} {m.noneText}
        </p>
      ) : (
        <div className={classes.halves}>
          <HalfList half="gravest" scope={scope} rows={rows} />
          <HalfList half="newest" scope={scope} rows={rows} />
        </div>
      )}
    </section>
  )
}

function HalfList({ half, scope, rows }: { readonly half: Half; readonly scope: BriefScope; readonly rows: number }) {
  const m = newsBriefMessages()
  const id = useId()
  const brief = useBrief(scope, half, rows)
  const events = brief.data?.events
  return (
    <div data-half={half}>
      <h3 id={id}>{m[half]}</h3>
      {brief.isError && <ErrorState error={brief.error} retry={() => void brief.refetch()} />}
      {brief.isPending &&
        (isBeingMade(brief.failureReason) ? <p role="status">{m.preparing}</p> : <Skeleton rows={rows} />)}
      {events?.length === 0 && <p className="note">{m.noGrave}</p>}
      {events && events.length > 0 && (
        <ol aria-labelledby={id} className={brief.isPlaceholderData ? 'is-stale' : undefined}>
          {events.map((event) => (
            <li key={event.id}>
              <BriefRow event={event} half={half} scope={scope} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
