import { Link } from '@tanstack/react-router'
import type { NewsEvent } from '#contract/news/news.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { useContext } from '../../context/search.ts'
import { formatDay } from '../../format.ts'
import { NewsLevel } from '../events/NewsLevel.tsx'
import { headOf, titleOf } from '../names.ts'
import classes from './brief.module.css'
import { type BriefScope, type Half, halves } from './use-brief.ts'

interface Props {
  readonly event: NewsEvent
  readonly half: Half
  readonly scope: BriefScope
}

/** Day, company and headline of an event. The headline leads to the search in which the event stands open. */
export function BriefRow({ event, half, scope }: Props) {
  const [{ asOf }] = useContext()
  const { range, level, sort } = halves[half]
  // Of what is new the newest report speaks, of what is grave the gravest.
  const head = half === 'newest' ? (event.articles.find(({ isMatch }) => isMatch) ?? headOf(event)) : headOf(event)
  const title = titleOf(head)
  const { first: name } = namesOf(event.company)
  const isGrave = (event.level ?? 0) > 0
  return (
    <>
      <p className={classes.meta}>
        <time>{formatDay(head.publishedAt.slice(0, 10))}</time>
        <Link
          to="/companies/$companyId/news"
          params={{ companyId: event.company.id }}
          search={asOf ? { asOf } : {}}
          lang={name.lang}
        >
          {shortName(name)}
        </Link>
        {isGrave && <NewsLevel level={event.level} by={event.levelBy} />}
      </p>
      <Link
        to="/esg_contents/v2/news_search"
        search={{
          ...scope,
          ...{ range, event: event.id },
          ...(level !== undefined && { level }),
          ...(sort && { sort }),
          ...(asOf && { asOf }),
        }}
        className={classes.title}
        lang={title.lang}
      >
        {title.text}
      </Link>
    </>
  )
}
