import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { placeNews, unplaceNews } from '#contract/news/places.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../../app/call.ts'
import { keyOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { useNewsAddress } from '../use-news.ts'
import { markMessages } from './mark-messages.ts'

type Outcome = Output<typeof placeNews>

/** Splits an article off its event, joins it to another, or gives it back to the rules; each is noted with a way back. */
export function usePlacing(articleId: number) {
  const queries = useQueryClient()
  const [, change] = useNewsAddress()
  const params = { articleId }
  const place = (event: number, joinTo: number | null) => call(placeNews, { params, body: { event, joinTo } })
  const unplace = (decision: number) => call(unplaceNews, { params, query: { decision } })

  async function decide(
    work: () => Promise<Outcome>,
    message: string,
    opens: (outcome: Outcome) => number,
  ): Promise<void> {
    try {
      const outcome = await work()
      change({ event: opens(outcome) })
      notify({ text: textOf(message, outcome), act: { label: markMessages().undo, run: () => void takeBack(outcome) } })
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    }
    refreshNews(queries)
  }

  /** As it was before: what had been decided then, or what the rules say. */
  async function takeBack({ before, decision, event }: Outcome): Promise<void> {
    try {
      const outcome =
        before === null && decision !== null ? await unplace(decision) : await place(event.id, before?.joinTo ?? null)
      change({ event: outcome.event.id })
      notify({ text: markMessages().undone })
    } catch (error) {
      notify({ text: failureText(error), tone: 'error' })
    }
    refreshNews(queries)
  }

  const own = ({ event }: Outcome) => event.id
  return {
    split: (event: number) =>
      decide(
        () => place(event, null),
        markMessages().wasSplit,
        () => event,
      ),
    join: (event: number, joinTo: number) => decide(() => place(event, joinTo), markMessages().wasJoined, own),
    giveBack: (decision: number) => decide(() => unplace(decision), markMessages().wentBack, own),
  }
}

function textOf(message: string, { others }: Outcome): string {
  return others === 0 ? message : `${message} ${markMessages().others(formatNumber(others))}`
}

/** Everything that is told by events: the lists, the tone, and the head of a company. */
function refreshNews(queries: QueryClient): void {
  const [ratings] = keyOf(getRatings)
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => path === ratings || String(path).startsWith('/news'),
  })
}
