import { LRUCache } from 'lru-cache'

interface Window {
  current: number
  readonly since: number
}

/** Networks that are remembered at the same time; of more the one seen longest ago begins anew. */
const maxNetworks = 5000

type Answer = (error: Error | null, count: { readonly current: number; readonly ttl: number }) => void

/**
 * Calls by network in the window under way. The library's own windows go by the clock of the machine, and one that began while that was ahead
 * would not end before that day.
 */
export class SteadyWindows {
  readonly #windows = new LRUCache<string, Window>({ max: maxNetworks })
  readonly #now: () => number

  constructor(_: unknown, now: () => number = () => performance.now()) {
    this.#now = now
  }

  incr(network: string, answer: Answer, milliseconds: number): void {
    const now = this.#now()
    const currentWindow = this.#windows.get(network)
    const window =
      currentWindow && now - currentWindow.since < milliseconds ? currentWindow : { current: 0, since: now }
    window.current++
    this.#windows.set(network, window)
    answer(null, { current: window.current, ttl: Math.ceil(milliseconds - (now - window.since)) })
  }

  /** Routes with limits of their own would count apart; there are none. */
  child(): SteadyWindows {
    return new SteadyWindows(null, this.#now)
  }
}
