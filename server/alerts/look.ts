import type { AlertLine } from '#contract/alerts/line.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import type { CallDeps } from '#server/http/caller.ts'
import type { Deps } from '#server/http/deps.ts'
import type { User } from '#server/http/user.ts'
import type { Views } from '#server/searches/evaluate/view.ts'
import { findDocuments, findRestatements, followedBy } from './lines/filings.ts'
import { type Arrival, findNews } from './lines/news.ts'
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

interface Looking {
  readonly owner: Owner
  readonly until: Date
  /** Articles that came in, for all alerts of a run. */
  readonly arrivals: readonly Arrival[]
}

/** Time before what was looked at last that is looked at again: an import counts from when it began, and may have taken long. */
const overlapMs = 86_400_000

/** From when on what came in is looked for. */
export const lookFrom = ({ follows_from, covered_until }: Pick<AlertRow, 'follows_from' | 'covered_until'>): Date =>
  new Date(Math.max(follows_from.getTime(), covered_until.getTime() - overlapMs))

/** What came in for an alert since it was looked at last. */
export async function lookAt(deps: AlertDeps, alert: AlertRow, { owner, until, arrivals }: Looking): Promise<Findings> {
  const { watch, language } = alert
  const ownDeps = forOwner(deps, owner)
  const since = lookFrom(alert)
  if (watch.subject === 'news') {
    const own = arrivals.filter(({ at }) => at > since)
    return {
      ...(await findNews(ownDeps, watch, { alertId: alert.id, arrivals: own, until, language })),
      members: null,
    }
  }
  if (watch.subject === 'search') {
    const members = await membersOf(ownDeps, { views: deps.views, user: owner, searchId: watch.searchId })
    const lines = alert.members === null ? [] : await changesBetween(deps.db, alert.members, members)
    return { lines, items: [], members }
  }
  const companies = await followedBy(ownDeps, watch)
  const find = watch.subject === 'documents' ? findDocuments : findRestatements
  const found = await find(deps.db, companies, { since, until, by: 'import' })
  const told = await listTold(deps, alert.id)
  const lines = found.filter(({ documentId }) => !told.has(documentId))
  const documents = [...new Set(lines.map(({ documentId }) => documentId))]
  return { lines, items: documents.map((id) => ({ id, level: null })), members: null }
}

async function listTold({ db }: Deps, alertId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('alert_item').select('item_id').where('alert_id', '=', alertId).execute()
  return new Set(rows.map(({ item_id }) => item_id))
}
