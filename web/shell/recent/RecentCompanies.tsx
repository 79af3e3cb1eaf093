import { Link, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { namesOf, shortName } from '../../companies/names.ts'
import { useRecentCompanies } from '../../companies/recent.ts'
import { shellMessages } from '../messages.ts'
import classes from './recent-companies.module.css'

/** As many as a low screen has room for. */
const max = 6

/** Companies one was just looking at, each a link to its summary in the context of this view. Nothing before the first. */
export function RecentCompanies() {
  const m = shellMessages()
  const heading = useId()
  const companies = useRecentCompanies().slice(0, max)
  const current = useParams({ strict: false, select: ({ companyId }) => companyId })
  if (companies.length === 0) return null
  return (
    <nav className={classes.recent} aria-labelledby={heading}>
      <h3 id={heading}>{m.recent}</h3>
      <ol>
        {companies.map(({ id, ticker, ...names }) => {
          const { first } = namesOf(names)
          return (
            <li key={id}>
              <Link
                to="/companies/$companyId/dashboard"
                params={{ companyId: id }}
                search={{}}
                activeProps={{ 'aria-current': undefined }}
                aria-current={id === current ? 'page' : undefined}
              >
                <small>{ticker}</small> <span lang={first.lang}>{shortName(first)}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
