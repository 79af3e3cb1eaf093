import { doubtsOf } from '#methodology/doubts/doubts.ts'
import type { DoubtableVintage } from '#methodology/doubts/standing.ts'
import { readDoubtTraits } from '#server/catalogue/doubt-traits.ts'
import { demoCompanies } from '../companies.ts'
import { FigureSource, slipsOf } from '../figures/figures.ts'
import { demoIndicators } from '../figures/indicators.ts'
import { Random } from '../random.ts'
import { Book } from './book.ts'
import { type ErrorKind, errorKinds } from './kinds.ts'

/** Figures of one kind of error: written wrongly, doubted of them, and doubted beside them in the same books. */
export interface KindResult {
  readonly kind: string
  readonly planted: number
  readonly found: number
  readonly falselyAccused: number
}

export interface PlantedResult {
  readonly kinds: readonly KindResult[]
  /** Books without an error of ours, their figures, and how many of them are doubted. */
  readonly clean: { readonly books: number; readonly figures: number; readonly falselyAccused: number }
  readonly found: number
  readonly planted: number
  readonly falselyAccused: number
}

interface Options {
  readonly companies: number
  readonly seed: number
  /** Books of each kind of error. */
  readonly books: number
}

/**
 * Write errors of fifty kinds into books of the demo market, one kind a book, and doubt all books by the rules. The books in between
 * have no error; what is doubted of them is falsely accused.
 */
export function plantErrors({ companies: count, seed, books }: Options): PlantedResult {
  const all = demoCompanies(count, seed)
  // The market has slips of its own, for its review list: those books are left out.
  const slips = new Set(slipsOf(all).map(({ company }) => company))
  const companies = all.filter(({ index }) => !slips.has(index))
  const source = new FigureSource(demoIndicators(), all, seed)
  const random = new Random(`${seed} errors`)
  const left = errorKinds.flatMap((kind) => Array.from({ length: books }, () => kind))
  const results = new Map<string, { planted: number; found: number; falselyAccused: number }>()
  const clean = { books: 0, figures: 0, falselyAccused: 0 }
  for (const [at, company] of companies.entries()) {
    const book = new Book(source, company)
    // As many books stay clean as there are left when every error has its own.
    const isDue = left.length / (companies.length - at) > random.uniform()
    const kind = isDue ? takeKind(left, book, random) : null
    const doubted = doubtedOf(book)
    const found = [...book.planted].filter((vintage) => doubted.has(vintage)).length
    if (kind === null) {
      clean.books++
      clean.figures += book.vintages.length
      clean.falselyAccused += doubted.size
      continue
    }
    const result = results.get(kind.name) ?? { planted: 0, found: 0, falselyAccused: 0 }
    result.planted += book.planted.size
    result.found += found
    result.falselyAccused += doubted.size - found
    results.set(kind.name, result)
  }
  const kinds = errorKinds.map(({ name }) => ({
    kind: name,
    ...(results.get(name) ?? { planted: 0, found: 0, falselyAccused: 0 }),
  }))
  const sum = (of: (result: KindResult) => number) => kinds.reduce((total, result) => total + of(result), 0)
  return {
    kinds,
    clean,
    planted: sum(({ planted }) => planted),
    found: sum(({ found }) => found),
    falselyAccused: sum(({ falselyAccused }) => falselyAccused) + clean.falselyAccused,
  }
}

/** Write the first error that is left and that can happen to a book; null when none can. */
function takeKind(left: ErrorKind[], book: Book, random: Random): ErrorKind | null {
  const start = Math.floor(random.uniform() * left.length)
  for (let step = 0; step < left.length; step++) {
    const at = (start + step) % left.length
    const kind = left[at]!
    const year = yearFor(kind, book, random)
    if (year === null) continue
    kind.plant(book, year)
    if (book.planted.size === 0) continue
    left.splice(at, 1)
    return kind
  }
  return null
}

function yearFor({ needs, needsBefore = 0 }: ErrorKind, book: Book, random: Random): number | null {
  const years: number[] = []
  for (let year = book.firstYear + needsBefore; year <= book.lastYear; year++)
    if (needs.every((code) => (book.get(code, year) ?? 0) !== 0)) years.push(year)
  return years.length === 0 ? null : years[Math.floor(random.uniform() * years.length)]!
}

/** The vintages that are doubted on the last day. */
function doubtedOf({ vintages }: Book): Set<DoubtableVintage> {
  const traits = readDoubtTraits()
  const doubts = doubtsOf<DoubtableVintage>(vintages, (code) => traits.get(code)!)
  return new Set(doubts.flatMap(({ vintage, days }) => (days.at(-1)!.until === null ? [vintage] : [])))
}
