import { Link } from '@tanstack/react-router'
import { ContextBar } from '../context/ContextBar.tsx'
import { AlertOnNews } from './AlertOnNews.tsx'
import { EventList } from './events/EventList.tsx'
import { NewsFilters } from './filters/NewsFilters.tsx'
import { markMessages } from './marks/mark-messages.ts'
import { Precision } from './marks/Precision.tsx'
import { newsMessages } from './messages.ts'
import classes from './news.module.css'
import { NewsSearches } from './saved/NewsSearches.tsx'
import { ToneFigure } from './tone/ToneFigure.tsx'

/** What happened, to whom, how bad, and is it new: events of all companies or of some. */
export function NewsScreen() {
  const m = newsMessages()
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar acts={['asOf']} />
      <div className="page-head">
        <h1>{m.title}</h1>
        <div className={classes.headActs}>
          <NewsSearches />
          <AlertOnNews />
          <Link className="btn" to="/esg_contents/v2/alerts" search={{}}>
            {m.alerts}
          </Link>
          <Link className="btn" to="/esg_contents/v2/news_marks" search={{}}>
            {markMessages().listTitle}
          </Link>
          <Link className="btn" to="/esg_contents/v2/regulations" search={{}}>
            {m.regulations}
          </Link>
        </div>
      </div>
      <NewsFilters />
      <ToneFigure />
      <Precision />
      <EventList />
    </main>
  )
}
