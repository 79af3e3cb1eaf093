import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { type NewsEvent, searchNews } from '#contract/news/news.ts'
import { requestOf } from '../../app/query.ts'
import { formatMinute, formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { ModalBody, ModalHeader } from '../../ui/modals/ModalParts.tsx'
import type { ModalControls } from '../../ui/modals/modals.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { newsMessages } from '../messages.ts'
import { headOf, titleOf } from '../names.ts'
import classes from '../news.module.css'
import { markMessages } from './mark-messages.ts'

interface Props {
  readonly event: NewsEvent
  readonly join: (to: number) => Promise<void>
  readonly controls: ModalControls
}

/** Events that are offered at once; words narrow them. */
const offered = 30

/** The other events of the company, the latest first, by words; a press joins. */
export function JoinPane({ event, join, controls }: Props) {
  const [m, news] = [markMessages(), newsMessages()]
  const id = useId()
  const [words, setWords] = useState('')
  const q = useDeferredValue(words)
  const query = { q, companies: String(event.company.id), range: 'all', limit: offered + 1, lang: language() } as const
  const events = useQuery({ ...requestOf(searchNews, { query }), placeholderData: keepPreviousData })
  const others = events.data?.events.filter((other) => other.id !== event.id).slice(0, offered)
  return (
    <>
      <ModalHeader title={m.joinTitle} onClose={() => controls.close()} />
      <ModalBody>
        <p className="note">{m.joinText}</p>
        <label htmlFor={id} className="sr">
          {m.find}
        </label>
        <input
          id={id}
          type="search"
          className={classes.find}
          value={words}
          maxLength={200}
          placeholder={m.find}
          onChange={({ target }) => setWords(target.value)}
          data-autofocus
        />
        {events.isError && <ErrorState error={events.error} retry={() => void events.refetch()} />}
        {events.isPending && <Skeleton rows={5} />}
        {others?.length === 0 && <p role="status">{m.noOthers}</p>}
        <ul className={classes.offers} aria-busy={events.isFetching}>
          {others?.map((other) => {
            const title = titleOf(headOf(other))
            return (
              <li key={other.id}>
                <button
                  type="button"
                  aria-label={m.joinHere(title.text)}
                  onClick={() => {
                    controls.resolve()
                    void join(other.id)
                  }}
                >
                  <time>{formatMinute(other.lastAt)}</time>
                  <span lang={title.lang}>{title.text}</span>
                  <span className="note">
                    {news.reports(formatNumber(other.reports), formatNumber(other.publishers))}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </ModalBody>
    </>
  )
}
