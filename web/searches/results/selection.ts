import { useQueryClient } from '@tanstack/react-query'
import { searchMarket } from '#contract/search/searches.ts'
import { requestOf } from '../../app/query.ts'
import { useProfile } from '../../app/use-profile.ts'
import type { ComparedCompany } from '../../companies/comparison.ts'
import { formatNumber } from '../../format.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { useSearchQuery } from '../state.ts'
import { bulkMessages } from './bulk-messages.ts'

/** Most companies that one action is done to. */
export const bulkLimit = 100

export type Chosen = ReadonlyMap<number, ComparedCompany>

/** How many of some companies would be new among the chosen. */
export function newAmong(selection: Chosen, list: readonly ComparedCompany[]): number {
  return new Set(list.flatMap(({ id }) => (selection.has(id) ? [] : [id]))).size
}

/** The chosen with all of a list, or null when that would be too many: then none of them. */
export function withAll(selection: Chosen, list: readonly ComparedCompany[]): Chosen | null {
  if (newAmong(selection, list) > bulkLimit - selection.size) return null
  return new Map([
    ...selection,
    ...list.map(({ id, ticker, nameJa, nameEn }) => [id, { id, ticker, nameJa, nameEn }] as const),
  ])
}

export function without(selection: Chosen, ids: readonly number[]): Chosen {
  return new Map([...selection].filter(([id]) => !ids.includes(id)))
}

interface Selection {
  /** In the order in which they were chosen. */
  readonly companies: readonly ComparedCompany[]
  readonly placesLeft: number
  readonly has: (id: number) => boolean
  /** Why a list cannot be added; null when it can. */
  readonly refusal: (list: readonly ComparedCompany[]) => string | null
  /** All of them or none; says which. */
  readonly add: (list: readonly ComparedCompany[]) => boolean
  readonly remove: (ids: readonly number[]) => void
  /** One in or out. */
  readonly toggle: (company: ComparedCompany) => void
  /** All out when all are in, else all in. */
  readonly toggleAll: (list: readonly ComparedCompany[]) => void
  readonly clear: () => void
}

const none: Chosen = new Map()
const store = createStore<{ readonly question: string; readonly selection: Chosen }>({ question: '', selection: none })

/** Companies chosen from the result, from page to page; another question, or another person, begins anew. */
export function useSelection(): Selection {
  const owner = useProfile().data?.email ?? ''
  const question = JSON.stringify([owner, useSearchQuery()])
  const state = useStore(store)
  const selection = state.question === question ? state.selection : none
  const now = () => (store.get().question === question ? store.get().selection : none)
  const set = (next: Chosen | null) => {
    if (next) store.set({ question, selection: next })
    return next !== null
  }
  const add = (list: readonly ComparedCompany[]) => set(withAll(now(), list))
  const remove = (ids: readonly number[]) => void set(without(now(), ids))
  return {
    companies: [...selection.values()],
    placesLeft: bulkLimit - selection.size,
    has: (id) => selection.has(id),
    refusal: (list) => refusalOf(selection, list),
    add,
    remove,
    toggle: (company) => (now().has(company.id) ? remove([company.id]) : void add([company])),
    toggleAll(list) {
      if (newAmong(now(), list) === 0) remove(list.map(({ id }) => id))
      else add(list)
    },
    clear: () => void set(none),
  }
}

function refusalOf(selection: Chosen, list: readonly ComparedCompany[]): string | null {
  const m = bulkMessages()
  const left = bulkLimit - selection.size
  if (newAmong(selection, list) <= left) return null
  return left === 0 ? m.full(formatNumber(bulkLimit)) : m.left(formatNumber(bulkLimit), formatNumber(left))
}

/** Fetches every company that fits, as long as one action may be done to so many. */
export function useAllMatching(): () => Promise<readonly ComparedCompany[]> {
  const queries = useQueryClient()
  const query = { ...useSearchQuery(), columns: '', perPage: bulkLimit }
  return async () => {
    const result = await queries.fetchQuery({
      ...requestOf(searchMarket, { query }),
    })
    return result.rows
  }
}
