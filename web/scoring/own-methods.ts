import { useQuery } from '@tanstack/react-query'
import { listOwnMethods, type OwnMethodHead } from '#contract/scores/own-methods.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { type MethodName, methods, ownMethodPattern, type StandardVersion } from '#methodology/scores/method.ts'
import { usePeerBases } from '../app/peer-groups.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'

/** The methods of whoever is signed in, the last changed first. */
export const useOwnMethods = () => useQuery(requestOf(listOwnMethods, {}))

/** The one that a request names; undefined for any other method, and while the list is on its way. */
export function ownMethodIn(list: readonly OwnMethodHead[] | undefined, method: string | undefined) {
  const [, id] = ownMethodPattern.exec(method ?? '') ?? []
  return list?.find((each) => String(each.id) === id)
}

/** The industries that a method of one's own compares within, where this market has them; undefined under any other. */
export function useOwnPeers(): PeerBasis | undefined {
  const [{ method }] = useContext()
  const { data } = useOwnMethods()
  const { meant } = usePeerBases()
  const own = ownMethodIn(data, method)
  return own && meant(customBases[own.industries as keyof typeof customBases])
}

/** Whether means of indicators are ranked again among the peers. */
export function ranksMeans(method: MethodName | undefined, version: StandardVersion): boolean {
  return (method ?? 'standard') === 'standard' && methods[version].ranksMeans
}
