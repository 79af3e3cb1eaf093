import { useQueryClient } from '@tanstack/react-query'
import { makeWatchlistOfSearch } from '#contract/search/search-watchlist.ts'
import { watchlistLimits } from '#contract/watchlists/watchlists.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { CallFailed } from '../../app/send.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import { busyWhile } from '../../ui/busy/busy.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify, promptDialog } from '../../ui/modals/dialogs.ts'
import { notifyCreated } from '../../watchlists/add/adding.ts'
import { rememberWatchlist } from '../../watchlists/last-watchlist.ts'
import { makeWatchlistMessages } from './make-watchlist-messages.ts'

/** What is searched, and in which order the companies come into the list. */
type Search = Omit<Request<typeof makeWatchlistOfSearch>['body'], 'name'>

/** Why no list can be made of so many companies; null when it can. */
export function makingRefusal(total: number): string | null {
  const m = makeWatchlistMessages()
  if (total === 0) return m.none
  return total > watchlistLimits.companies ? m.tooMany(formatNumber(watchlistLimits.companies)) : null
}

/** Asks for a name until one can be used, and makes a watchlist of everything that a search finds. */
export function useMakeWatchlist(): (search: Search, initial?: string) => Promise<void> {
  const queries = useQueryClient()
  const owner = useProfile().data?.email ?? ''
  return async (search, given = '') => {
    const m = makeWatchlistMessages()
    let initial = given
    for (let text = m.nameText; ; text = m.nameTaken(initial)) {
      const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
      const typed = await promptDialog({ title: m.title, ok: m.ok, text, initial, ...limits })
      if (typed === null) return
      initial = toOneLine(typed)
      try {
        const watchlist = await busyWhile(call(makeWatchlistOfSearch, { body: { ...search, name: initial } }))
        rememberWatchlist(owner, watchlist.id)
        notifyCreated(queries, watchlist)
        void invalidate(queries, 'watchlist')
        return
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'watchlist.name-taken') continue
        notify({ text: failureText(error), tone: 'error' })
        return
      }
    }
  }
}
