import { Link } from '@tanstack/react-router'
import { ContextBar } from '../../context/ContextBar.tsx'
import classes from '../news.module.css'
import { MarkList } from './MarkList.tsx'
import { markMessages } from './mark-messages.ts'
import { Precision } from './Precision.tsx'

/** What one said of labels of news, and how right all readers found them. */
export function MarksScreen() {
  const m = markMessages()
  return (
    <main className={`screen ${classes.screen}`} id="content" tabIndex={-1}>
      <title>{`${m.listTitle} – Satoyama`}</title>
      <ContextBar acts={['asOf']} />
      <div className="page-head">
        <h1>{m.listTitle}</h1>
        <div className={classes.headActs}>
          <Link className="btn" to="/esg_contents/v2/news_search" search={{}}>
            {m.toSearch}
          </Link>
        </div>
      </div>
      <p>{m.listLead}</p>
      <Precision />
      <MarkList />
    </main>
  )
}
