import { readNumber } from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import type { ShareholderRecord } from '../records.ts'
import type { Filing } from './book.ts'
import type { Fact } from './facts.ts'

/** The largest shareholders in the order of the filing; its sum line names nobody. */
export function readShareholders(book: Filing): ShareholderRecord[] {
  const [shares, shareOf] = [byPlace(book, 'NumberOfSharesHeld'), byPlace(book, 'ShareholdingRatio')]
  return [...byPlace(book, 'NameMajorShareholders')]
    .map(([position, fact]) => ({
      line: fact.line,
      position,
      name: toSeenLine(fact.value ?? '').slice(0, 300),
      shares: numberOf(shares.get(position)),
      percent: percentOf(numberOf(shareOf.get(position))),
    }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => one.position - other.position)
}

function byPlace(book: Filing, local: string): Map<number, Fact> {
  return new Map(
    book.of(`jpcrp_cor:${local}`).flatMap(({ fact, context }) => {
      const place = /^No(\d{1,2})MajorShareholdersMember$/.exec(context.member)?.[1]
      return place === undefined ? [] : [[Number(place), fact] as const]
    }),
  )
}

function numberOf(fact: Fact | undefined): number | null {
  const read = readNumber(fact?.value ?? '')
  return 'value' in read && read.value !== null && read.value >= 0 ? read.value : null
}

/** Filed as a fraction; more than the whole is no share. */
const percentOf = (fraction: number | null) =>
  fraction === null || fraction > 1 ? null : Math.round(fraction * 10_000) / 100
