import { basesOf } from '#methodology/panel/peers.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from './panel/build.ts'

/** The bases of comparison that a market has, the usual one first. */
export const basesIn = oncePer(({ companies }: LoadedPanel) => basesOf(companies))
