import { tokyoDay } from '#contract/wire/tokyo.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import type { CallDeps } from '#server/deps.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { getSearch } from '#server/searches/saved/queries.ts'
import { changedDays } from './changed-days.ts'
import { membersOf } from './search.ts'

type Searching = Omit<Parameters<typeof membersOf>[1], 'asOf'>

/** Companies of searches on past days that are kept for one market: they are numbers, where the day itself is a market. */
const maxEntries = 400
const cacheOf = oncePer(
  (_: LoadedPanel) => new BoundedCache<Promise<SearchMembers>>({ name: 'alert-past-members', max: maxEntries }),
)

/**
 * Companies of a saved search at some past moments, oldest first, as runs at them would have found them. A run in the morning knows
 * what was published up to the evening before. Days on which nothing became known have the companies of the day before; the others are
 * made one after the other and their companies kept, so that who is told to come back meanwhile goes on where it was.
 */
export async function membersAt(
  deps: CallDeps,
  searching: Searching,
  moments: readonly Date[],
): Promise<SearchMembers[]> {
  const days = moments.map((moment) => tokyoDay(new Date(moment.getTime() - 86_400_000)))
  const changed = await changedDays(deps.db, days[0]!, days.at(-1)!)
  const key = await keyOf(deps, searching)
  const cache = cacheOf(await deps.market.current())
  const members: SearchMembers[] = []
  for (const day of days) {
    const asOf = changed.findLast((one) => one <= day) ?? days[0]!
    members.push(await cache.get(`${key} ${asOf}`, () => membersOf(deps, { ...searching, asOf })))
  }
  return members
}

/** What the companies of a search depend on besides the market and the day: its conditions, who asks, and the lists that it may name. */
async function keyOf({ db }: CallDeps, { user, searchId }: Searching): Promise<string> {
  const [{ search }, lists] = await Promise.all([
    getSearch(db, { accountId: user.id, id: searchId }),
    db
      .selectFrom('watchlist')
      .select(({ fn }) => fn.max('changed_at').as('at'))
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow(),
  ])
  return JSON.stringify([user.id, user.supportedVendors, searchId, search, lists.at])
}
