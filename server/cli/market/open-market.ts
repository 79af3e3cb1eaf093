import { readConfig } from '#server/config.ts'
import { Market } from '#server/market/market.ts'
import type { Home } from '#server/open-home.ts'
import { complain } from '../say.ts'

/** The market for one command. Without a folder of its own: what a server keeps of its scores is not swept away by these. */
export function openMarket({ connection }: Pick<Home, 'connection'>): Market {
  const { cacheBytes } = readConfig()
  return new Market({ connection, home: null, cacheBytes, onError: ({ message }) => void complain(message) })
}
