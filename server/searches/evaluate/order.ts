import { searchBounds } from '#contract/search/condition.ts'
import { shownMeasure } from '#contract/search/measure.ts'
import type { Display } from '#methodology/scores/displays.ts'
import { searchWords } from '#server/catalogue/search-text.ts'
import { readMeasure, refuse } from '../parse/conditions.ts'
import type { BitSet } from './bit-set.ts'
import type { SearchView } from './view.ts'

interface Key {
  /** Figures to sort by, NaN last whichever way. */
  readonly values: Float64Array
  readonly sign: 1 | -1
}

const defaultSort = '-sustainability_score'

interface OrderQuery {
  readonly sort?: string | undefined
  readonly q: string
  /** What scores are ordered by. */
  readonly display: Display
}

/** All companies in the order asked for; kept, so that a search only leaves out. */
export function orderOf(view: SearchView, { sort, q, display }: OrderQuery): Int32Array {
  if (sort !== undefined || q === '') return cachedOrder(view, sort ?? defaultSort, display)
  const matches = matchesOf(view, searchWords(q))
  return cachedOrder(view, defaultSort, display).toSorted((a, b) => matches[a]! - matches[b]!)
}

function cachedOrder(view: SearchView, sort: string, display: Display): Int32Array {
  return view.orders.get(`${sort} ${display}`, () => sortCompanies(view, sort, display))
}

function sortCompanies(view: SearchView, sort: string, display: Display): Int32Array {
  const keys = keysOf(view, sort, display)
  return Int32Array.from(view.companyFacts.companies.keys()).sort((a, b) => {
    for (const { values, sign } of keys) {
      const [left, right] = [values[a]!, values[b]!]
      if (left === right || (Number.isNaN(left) && Number.isNaN(right))) continue
      if (Number.isNaN(left) || Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1
      return sign * (left - right)
    }
    return view.companyFacts.companies[a]!.id - view.companyFacts.companies[b]!.id
  })
}

/** 0 a whole name or code, 1 the beginning of one, 2 inside one, 3 none; those without a capital after those with one. */
function matchesOf({ companyFacts }: SearchView, words: readonly string[]): Float64Array {
  return Float64Array.from(companyFacts.companies, ({ search_text, capital_million_jpy }) => {
    const text = `${search_text}\n`
    const places = words.map((word) =>
      text.includes(`\n${word}\n`) ? 0 : text.includes(`\n${word}`) ? 1 : text.includes(word) ? 2 : 3,
    )
    return Math.min(3, ...places) + (1 - share(capital_million_jpy ?? 0))
  })
}

/** Larger capital first among equals: 0 to below 1. */
const share = (capital: number) => capital / (capital + 10_000)

function keysOf(view: SearchView, sort: string, display: Display): Key[] {
  const parts = sort.split(',').filter((part) => part !== '')
  if (parts.length > searchBounds.sorts) throw refuse('sort', 'too-many', { text: sort })
  return parts.map((part) => {
    const sign = part.startsWith('-') ? -1 : 1
    const name = part.replace(/^-/, '')
    if (name === 'name' || name === 'code') return { values: placesOf(view, name), sign }
    const measure = readMeasure(name, view.vocabulary, { parameter: 'sort', at: sort.indexOf(part) })
    return { values: view.columns.of(shownMeasure(measure, display)).values, sign }
  })
}

const japanese = new Intl.Collator('ja')

/** Place of each company by its reading, or by its code; those without stand last. */
function placesOf({ companyFacts }: SearchView, by: 'name' | 'code'): Float64Array {
  const texts = companyFacts.companies.map((row) =>
    by === 'code' ? row.security_code : (row.name_kana ?? row.name_ja),
  )
  const sorted = [...new Set(texts.filter((text) => text !== null))].sort(by === 'code' ? undefined : japanese.compare)
  const place = new Map(sorted.map((text, index) => [text, index]))
  return Float64Array.from(texts, (text) => (text === null ? Number.NaN : place.get(text)!))
}

/** The companies of a mask, in an order; the first of them when no more are wanted. */
export function ordered(order: Int32Array, matches: BitSet, max = order.length): number[] {
  const companies: number[] = []
  for (const company of order) {
    if (companies.length === max) break
    if (matches.has(company)) companies.push(company)
  }
  return companies
}
