import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { NewsEvent } from '#contract/news/news.ts'
import { toneBandOf } from '#methodology/news/tone-band.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatMinute, formatNumber } from '../../format.ts'
import { categoryName } from '../../indicators/categories.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { newsMessages } from '../messages.ts'
import { headOf, judgedText, titleOf, toneText, topicName } from '../names.ts'
import classes from '../news.module.css'
import { useNewsAddress } from '../use-news.ts'
import { EventDetail } from './EventDetail.tsx'
import { NewsLevel } from './NewsLevel.tsx'
import { Passage } from './Passage.tsx'

/** An event in one row, and its articles below it once it is open. */
export function EventRow({ event, isOfCompany }: { readonly event: NewsEvent; readonly isOfCompany: boolean }) {
  const m = newsMessages()
  const id = useId()
  const [{ event: openEvent }, change] = useNewsAddress()
  const isOpen = openEvent === event.id
  const head = headOf(event)
  const title = titleOf(head)
  return (
    <article className={classes.event} aria-labelledby={id} data-level={event.level ?? undefined}>
      <div className={classes.when}>
        <time>{formatMinute(head.publishedAt)}</time>
        {!isOfCompany && <CompanyLink event={event} />}
      </div>
      <div className={classes.what}>
        <h3 id={id}>
          <button
            type="button"
            aria-expanded={isOpen}
            lang={title.lang}
            onClick={() => change({ event: isOpen ? undefined : event.id })}
          >
            {title.text}
            <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        </h3>
        <Passage article={head} />
        <p className={classes.labels}>
          <span className="tag">{event.category ? categoryName(event.category) : m.noCategory}</span>
          {event.topic && (
            <button type="button" className="tag" onClick={() => change({ topic: event.topic! })}>
              {topicName(event.topic)}
            </button>
          )}
          <span className="tag">{m.kinds[head.kind]}</span>
          {head.isTitleOnly && <span className="tag">{m.titleOnly}</span>}
          <span className="note">{m.reports(formatNumber(event.reports), formatNumber(event.publishers))}</span>
          {head.role !== 'first' && <span className="note">{m.roles[head.role]}</span>}
        </p>
      </div>
      <div className={classes.judged}>
        <NewsLevel level={event.level} by={event.levelBy} />
        <Tone event={event} />
      </div>
      {isOpen && <EventDetail event={event} />}
    </article>
  )
}

function CompanyLink({ event: { company } }: { readonly event: NewsEvent }) {
  const { first } = namesOf(company)
  return (
    <Link
      to="/companies/$companyId/news"
      params={{ companyId: company.id }}
      search={(old: object) => ({ asOf: (old as { asOf?: string }).asOf })}
      lang={first.lang}
    >
      {company.ticker && <span className="code">{company.ticker}</span>} {shortName(first)}
    </Link>
  )
}

/** The tone with the sentence that decides it. */
function Tone({ event }: { readonly event: NewsEvent }) {
  const m = newsMessages()
  const head = headOf(event)
  const decisive = head.sentences[0]
  const by = head.toneBy
  return (
    <span
      className={classes.tone}
      data-band={toneBandOf(event.tone) ?? undefined}
      {...tipOnText(
        event.tone === null
          ? m.notJudgedHint
          : [by && judgedText(by, head.confidence), decisive && `${m.decides}: ${decisive.text}`]
              .filter(Boolean)
              .join('\n'),
      )}
    >
      {toneText(event.tone)}
    </span>
  )
}
