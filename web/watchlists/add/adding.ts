import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/watchlists/watchlists.ts'
import { call } from '../../app/call.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { rememberWatchlist } from '../last-watchlist.ts'
import { addMessages } from './add-messages.ts'

/** Adding companies to a list, and to a list that is made for them; each says what it did, with a way back. Fails as the call does. */
export function useAddToWatchlist() {
  const queries = useQueryClient()
  const owner = useProfile().data?.email ?? ''
  return {
    async add(companies: readonly number[], list: { readonly id: number; readonly name: string }): Promise<void> {
      const { watchlist, added } = await call(contract.addMembers, {
        params: { watchlistId: list.id },
        body: { companies: [...companies] },
      })
      rememberWatchlist(owner, list.id)
      void invalidate(queries, 'watchlist')
      notifyAdded(queries, { watchlist, added, there: companies.length - added.length })
    },
    async create(companies: readonly number[], name: string): Promise<void> {
      const watchlist = await call(contract.addWatchlist, {
        body: { name, members: companies.map((companyId) => ({ companyId })) },
      })
      rememberWatchlist(owner, watchlist.id)
      void invalidate(queries, 'watchlist')
      notifyCreated(queries, watchlist)
    },
  }
}

interface Added {
  readonly watchlist: contract.Watchlist
  /** Companies that were new. */
  readonly added: readonly number[]
  /** How many were in the list already. */
  readonly there: number
}

function notifyAdded(queries: QueryClient, { watchlist, added, there }: Added): void {
  const m = addMessages()
  const { name } = watchlist
  if (added.length === 0) {
    notify({ text: m.nothingNew(name) })
    return
  }
  const count = formatNumber(added.length)
  notify({
    text: there === 0 ? m.added(count, name) : m.addedSome(count, name, formatNumber(there)),
    act: { label: m.undo, run: () => void complaining(queries, () => takeBack(watchlist, added)) },
  })
}

/** After a new list was made with companies in it. */
export function notifyCreated(queries: QueryClient, watchlist: contract.Watchlist): void {
  const m = addMessages()
  notify({
    text: m.created(formatNumber(watchlist.members.length), watchlist.name),
    act: { label: m.undo, run: () => void complaining(queries, () => takeBackList(watchlist)) },
  })
}

/** Takes out what was added, and nothing else: a row with a stake or note entered since stays. */
async function takeBack({ id, name, members }: contract.Watchlist, added: readonly number[]): Promise<void> {
  const m = addMessages()
  const own = new Set(added)
  const { conflicts } = await call(contract.changeMembers, {
    params: { watchlistId: id },
    body: {
      removals: members.flatMap(({ companyId, updatedAt }) => (own.has(companyId) ? [{ companyId, updatedAt }] : [])),
    },
  })
  const gone = added.length - conflicts.length
  if (gone > 0) notify({ text: m.undone(formatNumber(gone), name) })
  if (conflicts.length > 0) notify({ text: m.keptSome(formatNumber(conflicts.length), name), tone: 'error' })
}

/** A list that was made for the companies goes with them, unless somebody has worked on it since. */
async function takeBackList(watchlist: contract.Watchlist): Promise<void> {
  const params = { watchlistId: watchlist.id }
  const { changedAt } = await call(contract.getWatchlist, { params })
  if (changedAt !== watchlist.changedAt)
    return takeBack(
      watchlist,
      watchlist.members.map(({ companyId }) => companyId),
    )
  await call(contract.removeWatchlist, { params })
  notify({ text: addMessages().undoneList(watchlist.name) })
}

async function complaining(queries: QueryClient, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify({ text: failureText(error), tone: 'error' })
  }
  void invalidate(queries, 'watchlist')
}
