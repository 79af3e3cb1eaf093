import type { PeerBasis } from '#methodology/panel/peers.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { isOwnMethod, type MethodName, type OwnMethodName, ownMethodPattern } from '#methodology/scores/method.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isOwn, type OwnScoring, type Scoring } from './own-scoring.ts'

/** Methods whose weights stay at hand; those of 74 industries are megabytes. */
const maxEntries = 50

const cacheOf = oncePer((_: Db) => new BoundedCache<Promise<OwnScoring>>({ name: 'own-methods', max: maxEntries }))

/** What a request names as its method: one that everybody has, or one of the account's own. */
export async function scoringOf(db: Db, account: number | null, method: MethodName): Promise<Scoring> {
  return isOwnMethod(method) ? ownScoring(db, account, method) : method
}

/** The industries that a method compares within; those asked for where it has none of its own. */
export function basisOf(scoring: Scoring, fallbackBasis: PeerBasis | undefined): PeerBasis | undefined {
  return isOwn(scoring) ? customBases[scoring.industries as keyof typeof customBases] : fallbackBasis
}

/** The weights are read once for each state of a method; whose it is, is looked at each time. */
async function ownScoring(db: Db, account: number | null, name: OwnMethodName): Promise<OwnScoring> {
  const [, id, asked] = ownMethodPattern.exec(name)!
  const row = await db
    .selectFrom('own_method')
    .innerJoin('own_method_version as held', 'held.method_id', 'own_method.id')
    .select(['own_method.id', 'name as title', 'held.version', 'updated_at'])
    .where('own_method.id', '=', Math.min(Number(id), 2_147_483_647))
    .where('account_id', '=', account ?? 0)
    .where('removed_at', 'is', null)
    .where('held.version', '=', ({ ref, val }) =>
      asked === undefined ? ref('own_method.version') : val(Number(asked)),
    )
    .executeTakeFirst()
  if (!row) throw new Refusal('own-method.not-found')
  return cacheOf(db).get(`${name} ${row.version} ${row.updated_at.getTime()}`, async () => {
    const { title, version } = row
    const { industries, weights, adjustments, hash } = await db
      .selectFrom('own_method_version')
      .select(['industries', 'weights', 'adjustments', 'hash'])
      .where('method_id', '=', row.id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow(() => new Refusal('own-method.not-found'))
    return { name, title, version, industries, weights, adjustments, hash }
  })
}
