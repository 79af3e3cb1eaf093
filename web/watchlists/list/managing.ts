import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Alert, listAlerts } from '#contract/alerts/alerts.ts'
import { listSavedSearches } from '#contract/search/saved-searches.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { nameWidth, toOneLine } from '#contract/wire/typed.ts'
import { call } from '../../app/call.ts'
import { requestOf } from '../../app/query.ts'
import { CallFailed } from '../../app/send.ts'
import { invalidate } from '../../app/tags/tags.ts'
import { formatNumber } from '../../format.ts'
import { busyWhile } from '../../ui/busy/busy.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { freeName } from '../../ui/fields/free-name.ts'
import { confirmDialog, notify, promptDialog } from '../../ui/modals/dialogs.ts'
import { listMessages } from './list-messages.ts'

type Named = Pick<contract.WatchlistHead, 'id' | 'name'>

/** What can be done with lists. Each asks what it has to, says how it ended, and has the lists read anew. */
export function useManaging() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const saying = <Result>(work: () => Promise<Result>) => complaining(queries, work)
  return {
    create: () =>
      saying(async () => {
        const made = await create()
        if (!made) return
        await navigate({ to: '/watchlist/$watchlistId', params: { watchlistId: String(made.id) }, search: {} })
      }),
    rename: (list: contract.WatchlistHead) => saying(() => rename(list)),
    copy: (list: Named) => saying(() => copy(queries, list)),
    /** Whether it is gone. */
    remove: (list: Named) => saying(() => remove(queries, list)),
    restore: (list: Named) => saying(() => restore(list)),
    /** Moves a list by one place. */
    move: (lists: readonly Named[], from: number, to: number) => saying(() => move(lists, from, to)),
  }
}

async function complaining<Result>(queries: QueryClient, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    notify({ text: failureText(error), tone: 'error' })
    return undefined
  } finally {
    await invalidate(queries, 'watchlist')
  }
}

const isTaken = (error: unknown) => error instanceof CallFailed && error.code === 'watchlist.name-taken'

/** Ask for a name until one can be used, or until the person gives up. */
async function askName<Result>(
  words: { readonly title: string; readonly ok: string; readonly initial: string },
  use: (name: string) => Promise<Result>,
): Promise<Result | undefined> {
  const m = listMessages()
  let { initial } = words
  for (let text = m.nameText; ; text = m.nameTaken(initial)) {
    const limits = { maxLength: nameWidth, counts: 'full-width', required: true } as const
    const typed = await promptDialog({ ...words, ...limits, initial, text, placeholder: m.namePlaceholder })
    if (typed === null) return undefined
    initial = toOneLine(typed)
    try {
      return await busyWhile(use(initial))
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
}

async function create(): Promise<contract.Watchlist | undefined> {
  const m = listMessages()
  const made = await askName({ title: m.nameTitle, ok: m.create, initial: '' }, (name) =>
    call(contract.addWatchlist, { body: { name } }),
  )
  if (made) notify({ text: m.made(made.name) })
  return made
}

async function rename({ id, name: before, updatedAt }: contract.WatchlistHead): Promise<void> {
  const m = listMessages()
  const words = { title: m.nameTitle, ok: m.renameOk, initial: before }
  const renamed = await askName(words, async (name) => {
    if (name !== before)
      await call(contract.changeWatchlist, { params: { watchlistId: id }, body: { name, updatedAt } })
    return name
  })
  if (renamed !== undefined && renamed !== before) notify({ text: m.renamed })
}

async function copy(queries: QueryClient, { id, name }: Named): Promise<void> {
  const m = listMessages()
  const lists = await queries.fetchQuery({ ...requestOf(contract.listWatchlists, { query: {} }), staleTime: 0 })
  const copied = freeName(m.copyOf, name, new Set(lists.map((list) => list.name)))
  await call(contract.copyWatchlist, { params: { watchlistId: id }, body: { name: copied } })
  notify({ text: m.copied(copied) })
}

async function remove(queries: QueryClient, list: Named): Promise<boolean> {
  const m = listMessages()
  const users = await usersOf(queries, list.id)
  if (users.length > 0) {
    const words = { title: m.usedTitle(list.name), text: m.usedText(users.join(', ')), ok: m.remove }
    if (!(await confirmDialog({ ...words, tone: 'danger' }))) return false
  }
  await call(contract.removeWatchlist, { params: { watchlistId: list.id } })
  notify({
    text: m.removed(list.name),
    act: { label: m.undo, run: () => void complaining(queries, () => restore(list)) },
  })
  return true
}

/** Names of saved searches that find by a list, and of alerts that follow it. */
async function usersOf(queries: QueryClient, watchlistId: number): Promise<string[]> {
  const searches = await queries.fetchQuery({ ...requestOf(listSavedSearches, { query: {} }), staleTime: 0 })
  const names = (text: string) =>
    [...text.matchAll(/watchlist\(([\d,]+)\)/g)].some(([, ids]) => ids!.split(',').includes(String(watchlistId)))
  const findsBy = (address: URLSearchParams) =>
    names(address.get('where') ?? '') || address.get('set') === `watchlist-${watchlistId}`
  const { alerts } = await queries.fetchQuery({ ...requestOf(listAlerts, {}), staleTime: 0 })
  const follows = ({ watch }: Alert) => 'conditions' in watch && watch.conditions.set === `watchlist-${watchlistId}`
  return [
    ...searches.filter(({ search }) => findsBy(new URLSearchParams(search))).map(({ name }) => name),
    ...alerts.filter(follows).map(({ name }) => listMessages().alertNamed(name)),
  ]
}

async function restore({ id, name }: Named): Promise<void> {
  await call(contract.restoreWatchlist, { params: { watchlistId: id } })
  notify({ text: listMessages().restored(name) })
}

async function move(lists: readonly Named[], from: number, to: number): Promise<void> {
  if (to < 0 || to >= lists.length) return
  const order = lists.map(({ id }) => id)
  order.splice(to, 0, ...order.splice(from, 1))
  await call(contract.orderWatchlists, { body: { watchlists: order } })
  notify({ text: listMessages().moveDone(lists[from]!.name, formatNumber(to + 1)) })
}
