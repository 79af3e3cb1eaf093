import type { BookName } from '#contract/portfolio/sources.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Book } from '../books/book.ts'
import { openBook } from '../books/open-book.ts'
import { type Held, toHeld } from './held.ts'

interface Wanted {
  readonly of: BookName
  readonly date?: string | undefined
  readonly asOf: string
  readonly accountId: number
  readonly year: number | null
  readonly value?: number | undefined
}

interface Benchmark {
  readonly book: Book
  readonly held: Held
}

/** Benchmarks that are the same for everybody, and are worked out once: the market, and indices. */
const kept = oncePer((_: object) => new BoundedCache<Promise<Benchmark>>({ name: 'portfolio-benchmarks', most: 40 }))

/** What others are compared with, on the fiscal year whose capitalization weighs it. */
export function openSide(db: Db, snapshot: MarketSnapshot, wanted: Wanted): Promise<Benchmark> {
  const open = async () => {
    const book = await openBook(db, snapshot.panel, wanted)
    return { book, held: toHeld(snapshot.panel, book) }
  }
  const { of, date, asOf, year } = wanted
  if (of !== 'market' && !of.startsWith('index-')) return open()
  return kept(snapshot.identity).get([of, date, asOf, year].join(' '), open)
}

/** The same without what it is called; null where nothing is in it. */
export async function openBenchmark(db: Db, snapshot: MarketSnapshot, wanted: Wanted): Promise<Held | null> {
  const { book, held } = await openSide(db, snapshot, wanted)
  return book.positions.length === 0 ? null : held
}
