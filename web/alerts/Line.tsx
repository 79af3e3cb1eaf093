import { Link } from '@tanstack/react-router'
import type { AlertLine, NewsLine } from '#contract/alerts/line.ts'
import { namesOf } from '../companies/names.ts'
import { formatDay, formatNumber, formatPoints } from '../format.ts'
import { NewsLevel } from '../news/events/NewsLevel.tsx'
import { newsMessages } from '../news/messages.ts'
import { titleOf } from '../news/names.ts'
import classes from './alerts.module.css'
import { alertMessages } from './messages.ts'

/** One line of a mail, as it was sent or would have been. */
export function Line({ line }: { readonly line: AlertLine }) {
  if (line.kind === 'news') return <NewsLineItem line={line} />
  const m = alertMessages()
  return (
    <li className={classes.line}>
      <CompanyLink company={line.company} />
      {line.kind === 'search' && <span>{m[line.change]}</span>}
      {line.kind === 'documents' && (
        <span>
          {line.title} · {m.filed(formatDay(line.filedOn))} {line.isAmendment && m.amendment}{' '}
          {line.withdrawnOn && m.withdrawn(formatDay(line.withdrawnOn))}
        </span>
      )}
      {line.kind === 'restatements' && (
        <span>
          {line.document} · {(line.isWithdrawal ? m.withdrawnFigures : m.restated)(formatNumber(line.figures))}
        </span>
      )}
    </li>
  )
}

function NewsLineItem({ line }: { readonly line: NewsLine }) {
  const m = alertMessages()
  const title = titleOf(line)
  return (
    <li className={classes.line}>
      <span className={classes.lineHead}>
        <NewsLevel level={line.level} by={null} />
        <CompanyLink company={line.company} />
        <span className="dim">{m.whys[line.why]}</span>
      </span>
      <Link
        className={classes.lineTitle}
        to="/esg_contents/v2/news_search"
        search={{ companies: String(line.company.id), range: 'all', event: line.articleId }}
        lang={title.lang}
      >
        {title.text}
      </Link>
      {line.sentence !== null && line.sentence !== title.text && <q>{line.sentence}</q>}
      <span className="note">{movesText(line).join(' · ')}</span>
      <span className="note num">
        {line.publisher} {line.publishedAt.replaceAll('-', '/')}
      </span>
    </li>
  )
}

/** What the event moved, in words; nothing where it moved nothing. */
function movesText({ levelBefore, levelAfter, toneBefore, toneAfter }: NewsLine): string[] {
  const m = alertMessages()
  const { levels } = newsMessages()
  const level = (value: number | null) => (value === null ? m.none : levels[value]!)
  const tone = (value: number | null) => (value === null ? m.none : formatPoints(value, 2))
  return [
    ...(level(levelBefore) === level(levelAfter) ? [] : [m.levelMoved(level(levelBefore), level(levelAfter))]),
    ...(tone(toneBefore) === tone(toneAfter) ? [] : [m.toneMoved(tone(toneBefore), tone(toneAfter))]),
  ]
}

/** A company by its name, to its summary. */
function CompanyLink({ company }: Pick<AlertLine, 'company'>) {
  const { first } = namesOf(company)
  return (
    <Link to="/companies/$companyId" params={{ companyId: company.id }} search={{}} lang={first.lang}>
      {first.text}
    </Link>
  )
}
