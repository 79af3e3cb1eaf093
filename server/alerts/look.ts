import type { AlertLine, DocumentLine, RestatementLine } from '#contract/alerts/line.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import type { CallDeps, Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import type { Views } from '#server/searches/evaluate/view.ts'
import { findDocuments, findRestatements, followedBy } from './lines/filings.ts'
import { type Arrival, findNews, type NewsAsk, ofItsCompanies } from './lines/news.ts'
import type { RunCache } from './lines/run-cache.ts'
import { changesBetween, membersOf } from './lines/search.ts'
import type { AlertRow } from './store/rows.ts'

/** What alerts work with. */
export interface AlertDeps extends Deps {
  /** Views of the market in which saved searches are asked. */
  readonly views: Views
}

/** Whose alert it is, as far as what it may see goes. */
export type Owner = Pick<User, 'id' | 'supportedVendors'>

export const forOwner = (deps: Deps, { id }: Owner): CallDeps => ({ ...deps, caller: { account: id } })

/** What an alert has to tell. */
export interface Findings {
  readonly lines: readonly AlertLine[]
  /** Articles or documents that are told no second time. */
  readonly items: readonly { readonly id: number; readonly level: number | null }[]
  /** Companies of its saved search as they are now; null for other alerts. */
  readonly members: SearchMembers | null
}

/** Time before what was looked at last that is looked at again: an import counts from when it began, and may have taken long. */
const overlapMs = 86_400_000

/** From when on what came in is looked for. */
export const lookFrom = ({ follows_from, covered_until }: Pick<AlertRow, 'follows_from' | 'covered_until'>): Date =>
  new Date(Math.max(follows_from.getTime(), covered_until.getTime() - overlapMs))

/** An alert that is due, with whose it is. */
export interface Due {
  readonly alert: AlertRow
  readonly owner: Owner
}

interface InCommon {
  readonly cache: RunCache
  /** Articles that came in, for all alerts of a run. */
  readonly arrivals: readonly Arrival[]
}

/**
 * What came in for some alerts since each was looked at last; they are asked together. Null for one that asks for scores that are still
 * being worked out: it waits.
 */
export async function lookAt(
  deps: AlertDeps,
  due: readonly Due[],
  { cache, arrivals }: InCommon,
): Promise<Map<number, Findings | null>> {
  const found = new Map<number, Findings | null>()
  const asks: NewsAsk[] = []
  for (const { alert, owner } of due) {
    const { watch, language, id } = alert
    try {
      if (watch.subject === 'news') {
        const since = lookFrom(alert)
        const ask = { watch, language, arrivals: arrivals.filter(({ at }) => at > since) }
        asks.push({ ...ask, alertId: id, arrivals: await ofItsCompanies(forOwner(deps, owner), ask, cache) })
      } else found.set(id, await lookElsewhere(deps, { alert, owner }, cache))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // A list, search or industry that is gone has nothing to tell; the list of alerts says so.
      found.set(id, error.code.startsWith('market.') ? null : nothing)
    }
  }
  const news = await findNews(deps.db, asks, cache)
  for (const { alertId } of asks) found.set(alertId, { ...nothing, ...news.get(alertId) })
  return found
}

const nothing: Findings = { lines: [], items: [], members: null }

/** Of an alert on a saved search, documents or restatements. */
async function lookElsewhere(deps: AlertDeps, { alert, owner }: Due, { until }: RunCache): Promise<Findings> {
  const { watch } = alert
  const ownDeps = forOwner(deps, owner)
  if (watch.subject === 'search') {
    const members = await membersOf(ownDeps, { views: deps.views, user: owner, searchId: watch.searchId })
    const lines = alert.members === null ? [] : await changesBetween(deps.db, alert.members, members)
    return { lines, items: [], members }
  }
  if (watch.subject === 'news') throw new Error('unreachable')
  const companies = await followedBy(ownDeps, watch)
  const find = watch.subject === 'documents' ? findDocuments : findRestatements
  const found = await find(deps.db, companies, { since: lookFrom(alert), until, by: 'import' })
  const sentItemIds = await listSentItemIds(deps, alert.id)
  const lines = found.filter((line) => !sentItemIds.has(itemOf(line)))
  const documents = [...new Set(lines.map(itemOf))]
  return { lines, items: documents.map((id) => ({ id, level: null })), members: null }
}

/** A document is told once, and once more, as its number below zero, when it is withdrawn. */
const itemOf = (line: DocumentLine | RestatementLine): number =>
  ('withdrawnOn' in line && line.withdrawnOn) || ('isWithdrawal' in line && line.isWithdrawal)
    ? -line.documentId
    : line.documentId

async function listSentItemIds({ db }: Deps, alertId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('alert_item').select('item_id').where('alert_id', '=', alertId).execute()
  return new Set(rows.map(({ item_id }) => item_id))
}
