import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

/** How a public source stands: what it waits for, where it waits. */
export const sourceStates = [
  'on',
  'off',
  /** Somebody, or a problem that a person must solve, has stopped it. */
  'paused',
  /** It goes on by itself after failures. */
  'resting',
  'no-key',
  /** Others can read the file of its key. */
  'open-key',
  'not-confirmed',
  /** No program fetches it; a person puts its file into the folder `by-hand`. */
  'by-hand',
  /** It is on, and has nothing to ask for until a file has been put in by hand. */
  'needs-file',
] as const
export type SourceState = (typeof sourceStates)[number]

const Both = z.object({ ja: z.string(), en: z.string() })

export const listMarketSources = endpoint('GET /market/sources', {
  summary:
    'Public sources that a real market is fetched from: what each brings, how it stands, and when it is asked next',
  response: z.object({
    /** In the order in which a market is built from them. */
    sources: z.array(
      z.object({
        name: z.string(),
        title: Both,
        fills: Both,
        termsUrl: z.string(),
        /** That its key lies open is for the operator alone: to others it is paused. */
        state: z.enum(sourceStates).exclude(['open-key']),
        /** When it was last read whole; null where it never was, and of files put in by hand. */
        lastGoodAt: z.iso.datetime().nullable(),
        /** When the schedule asks it next; null where it does not. */
        nextAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  refusals: [],
})
