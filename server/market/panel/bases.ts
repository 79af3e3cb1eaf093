import { basesOf, basisIn, type PeerBasis } from '#methodology/panel/peers.ts'
import { oncePer } from '#server/cache/once.ts'
import { isOwn, type Scoring } from '../scores/own-scoring.ts'
import type { LoadedPanel } from './build.ts'

/** The bases of comparison that a market has, the usual one first. */
export const basesIn = oncePer(({ companies }: LoadedPanel) => basesOf(companies))

/** Whether a market is compared so where nothing else is named. */
export const isUsual = (panel: LoadedPanel, basis: PeerBasis) => basis === basisIn(basesIn(panel), undefined)

/** The basis that a request means. Weights of one's own bring their industries along, whatever the market has. */
export function basisFor(panel: LoadedPanel, basis: PeerBasis | undefined, scoring: Scoring | undefined): PeerBasis {
  if (basis && scoring && isOwn(scoring)) return basis
  return basisIn(basesIn(panel), basis)
}
