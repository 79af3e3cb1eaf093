import type { AlertWatch } from '#contract/alerts/alert.ts'
import { NewsFilter } from '#contract/news/filter.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { scopeOf } from '#server/news/scope.ts'
import { getSearch } from '#server/searches/saved/queries.ts'
import { membersOf } from './lines/search.ts'
import { type AlertDeps, forOwner, type Owner } from './look.ts'

/** Refuse what an alert cannot watch: a search, list or industry that is not there, or more words than a search takes. */
export async function checkWatch(deps: AlertDeps, owner: Owner, watch: AlertWatch): Promise<void> {
  if (watch.subject === 'search') {
    const { kind } = await getSearch(deps.db, { accountId: owner.id, id: watch.searchId })
    // A search of news is watched by its conditions.
    if (kind !== 'companies') throw new Refusal('search.not-found')
    return
  }
  await scopeOf(forOwner(deps, owner), NewsFilter.parse({ ...watch.conditions, range: 'all' })).catch(unlessPreparing)
}

/** Companies that a saved search finds now; null for other alerts, and where scores are being worked out: then the first look begins. */
export async function membersNow(deps: AlertDeps, owner: Owner, watch: AlertWatch): Promise<SearchMembers | null> {
  if (watch.subject !== 'search') return null
  const searching = { views: deps.views, user: owner, searchId: watch.searchId }
  return membersOf(forOwner(deps, owner), searching).catch(unlessPreparing)
}

/** An alert can be saved while the market is being worked out. */
function unlessPreparing(error: unknown): null {
  if (error instanceof Refusal && error.code.startsWith('market.')) return null
  throw error
}
