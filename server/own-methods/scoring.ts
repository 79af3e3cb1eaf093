import type { PeerBasis } from '#methodology/panel/peers.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { isOwnMethod, type MethodName, type OwnMethodName, ownMethodPattern } from '#methodology/scores/method.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { isOwn, type OwnScoring, type Scoring } from '#server/market/scores/own-scoring.ts'
import { getMethod, getState } from './queries.ts'

/** Methods whose weights stay at hand; those of 74 industries are megabytes. */
const mostKept = 50

const kept = oncePer((_: Db) => new BoundedCache<Promise<OwnScoring>>({ name: 'own-methods', most: mostKept }))

/** What a request names as its method: one that everybody has, or one of the account's own. */
export async function scoringOf(db: Db, account: number | null, method: MethodName): Promise<Scoring> {
  return isOwnMethod(method) ? ownScoring(db, account, method) : method
}

async function ownScoring(db: Db, account: number | null, name: OwnMethodName): Promise<OwnScoring> {
  const [, id, asked] = ownMethodPattern.exec(name)!
  const which = { accountId: account ?? 0, methodId: Math.min(Number(id), 2_147_483_647) }
  const { version, state } = await getState(db, which, asked === undefined ? undefined : Number(asked))
  return kept(db).get(`${name} ${version} ${state}`, async () => {
    const { name: title, industries, weights, hash } = await getMethod(db, which, version)
    return { name, title, version, industries, weights, hash }
  })
}

/** The industries that a method compares within; those asked for where it has none of its own. */
export function basisOf(scoring: Scoring, asked: PeerBasis): PeerBasis {
  return isOwn(scoring) ? customBases[scoring.industries as keyof typeof customBases] : asked
}
