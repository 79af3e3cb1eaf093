import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listAlertMails } from '#contract/alerts/alerts.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../app/call.ts'
import { keyOf } from '../app/query.ts'
import { formatDay, formatNumber } from '../format.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { momentText } from './AlertTable.tsx'
import classes from './alerts.module.css'
import { Line } from './Line.tsx'
import { alertMessages } from './messages.ts'

/** What an alert has sent, newest first: to whom, whether it left, and every line. */
export function SentList({ alertId }: { readonly alertId: number }) {
  const m = alertMessages()
  const params = { alertId }
  const sent = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...keyOf(listAlertMails), alertId],
      queryFn: ({ pageParam, signal }) =>
        call(listAlertMails, { params, query: pageParam === null ? {} : { before: pageParam } }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ mailings, hasMore }) => (hasMore ? mailings.at(-1)!.until : undefined),
      staleTime: 0,
    }),
  )
  const mailings = sent.data?.pages.flatMap((page) => page.mailings) ?? []
  return (
    <section className={classes.sent}>
      <h2>{m.sentTitle}</h2>
      {sent.isError && <ErrorState error={sent.error} retry={() => void sent.refetch()} />}
      {sent.isPending && <Skeleton rows={3} />}
      {sent.data && mailings.length === 0 && <p className="note">{m.sentNone}</p>}
      {mailings.map(({ id, until, items, lines, mails }) => (
        <details key={id}>
          <summary>
            {m.sentRow(momentText(until), formatNumber(items))}{' '}
            <span className="note">{mails.map((mail) => m.sentTo(mail.email, stateOf(mail))).join(' · ')}</span>
          </summary>
          <ul className={classes.plain}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one mail never move
              <Line key={place} line={line} />
            ))}
          </ul>
          {items > lines.length && <p className="note">{m.more(formatNumber(items - lines.length))}</p>}
        </details>
      ))}
      {sent.hasNextPage && (
        <button type="button" className="act" onClick={() => void sent.fetchNextPage()}>
          {m.earlier}
        </button>
      )}
    </section>
  )
}

type Mail = Output<typeof listAlertMails>['mailings'][number]['mails'][number]

function stateOf({ state, leavesOn }: Mail): string {
  const m = alertMessages()
  return state === 'held' ? m.heldUntil(formatDay(leavesOn!)) : m.mailStates[state]
}
