import { readWatchlistFile, type WatchlistReading, watchlistFileBytes } from '#contract/watchlists/watchlist-file.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../../app/call.ts'
import { useFileReading } from '../../ui/files/use-file-reading.ts'

export type ReadList = Output<typeof readWatchlistFile>

/**
 * A file that is looked at, and mended, before anything of it is saved.
 *
 * @param into the list into which it goes
 */
export const useFile = (into: number | undefined) =>
  useFileReading<WatchlistReading, ReadList>({
    most: watchlistFileBytes,
    read: (file, how) => call(readWatchlistFile, { body: { file, ...how } }),
    initial: { watchlistId: into },
    keep: ({ watchlistId }) => ({ watchlistId }),
  })
