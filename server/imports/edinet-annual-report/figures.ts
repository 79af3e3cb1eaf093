import type { Boundary } from '#methodology/figures/boundary.ts'
import type { Outcome } from '../outcome.ts'
import type { FilingRecord } from '../records.ts'
import type { Rejection } from '../rejections.ts'
import {
  type Filing,
  foreignCurrency,
  ownElements,
  type PlacedFact,
  readFact,
  reject,
  toFigure,
  within,
} from './book.ts'
import type { Fact } from './facts.ts'
import type { Figure } from './figure-records.ts'
import { type Rule, rules } from './rules.ts'

/** Every figure that one element carries, for all years of the filing. */
export function readFigures(book: Filing): Outcome<Figure>[] {
  return rules.flatMap((rule) => applyRule(book, rule))
}

function applyRule(book: Filing, rule: Rule): Outcome<Figure>[] {
  const chains = [
    { boundary: 'consolidated', elements: groupElements(book, rule) },
    { boundary: 'parent', elements: [...rule.elements, ...alikeElements(book, rule), ...own(book, rule)] },
  ] as const
  return chains.flatMap(({ boundary, elements }) => {
    const places = elements.flatMap((element) => placesOf(book, rule, boundary, book.of(element)))
    const byYear = Map.groupBy(places, ({ context }) => context.yearsBack ?? 0)
    return [...byYear].flatMap(
      ([yearsBack, candidates]) => toOutcome(book, rule, boundary, yearsBack, candidates) ?? [],
    )
  })
}

/** Elements of the group's figure in order of preference; the group's accounts follow the filing's standard. */
function groupElements(book: Filing, rule: Rule): readonly string[] {
  return [...(standardElements(book.filing.accountingStandard, rule) ?? rule.elements), ...own(book, rule)]
}

/** JMIS has the names of IFRS with its own letters in them. */
function standardElements(standard: FilingRecord['accountingStandard'], { byStandard }: Rule) {
  if (standard === 'JMIS') return byStandard?.IFRS?.map((element) => element.replace('IFRSSummary', 'JMISSummary'))
  return standard === 'IFRS' || standard === 'US GAAP' ? byStandard?.[standard] : undefined
}

const own = (book: Filing, { ownElements: names }: Rule) => (names ? ownElements(book, names) : [])

function alikeElements(book: Filing, { alike, elements }: Rule): string[] {
  return alike ? book.elements.filter((element) => alike.test(element) && !elements.includes(element)) : []
}

function placesOf(book: Filing, rule: Rule, boundary: Boundary, placed: readonly PlacedFact[]): readonly PlacedFact[] {
  const fits = placed.filter(
    ({ context }) =>
      (context.yearsBack !== null || rule.atFiling) && boundaryOf(book, rule, context.member) === boundary,
  )
  if (fits.length > 0 || rule.whose !== 'company' || boundary !== 'parent') return fits
  // Some filers tag their own company's figure in the single row of the table instead of the parent's context.
  const rows = placed.filter(({ context }) => /^Row\d+Member$/.test(context.member))
  return new Set(rows.map(({ context }) => context.member)).size === 1 ? rows : []
}

/** Whose figure a context's member makes it; null for segments, classes of shares and single rows. */
function boundaryOf(book: Filing, { whose }: Rule, member: string): Boundary | null {
  if (whose === 'company')
    return ['', 'NonConsolidatedMember', 'OrdinaryShareMember'].includes(member) ? 'parent' : null
  if (member === 'NonConsolidatedMember') return whose === 'consolidated' ? null : 'parent'
  if (member !== '') return null
  if (!book.isConsolidated) return whose === 'either' ? 'parent' : null
  return whose === 'parent' ? null : 'consolidated'
}

function toOutcome(
  book: Filing,
  rule: Rule,
  boundary: Boundary,
  yearsBack: number,
  candidates: readonly PlacedFact[],
): Outcome<Figure> | null {
  const { fact } = candidates.find((candidate) => candidate.fact.value !== null) ?? candidates[0]!
  const period = book.periods(yearsBack)
  if (!period) return reject(fact, 'year')
  const value = toValue(rule, fact)
  if (typeof value === 'string') return reject(fact, value)
  return toFigure({ indicator: rule.indicator, boundary, period, value, facts: [fact], notes: notesOf(rule, fact) })
}

/** An amount in another currency is kept as filed, with a remark that says so: it counts when a person has converted it. */
function toValue(rule: Rule, fact: Fact): number | null | Rejection['reason'] {
  const filed = readFact(foreignCurrency(fact, rule) === null ? fact : { ...fact, unit: rule.unit }, rule)
  if (filed === null || typeof filed === 'string') return filed
  return within(rule, rule.negated?.includes(fact.element) ? -filed : filed)
}

function notesOf(rule: Rule, fact: Fact): string[] {
  const isOwn = /^jpcrp\d{6}-/.test(fact.element)
  const isRow = /_Row\d+Member$/.test(fact.context)
  const note = rule.notes?.[fact.element]
  const currency = foreignCurrency(fact, rule)
  return [
    ...(currency ? [`currency:${currency}`] : []),
    ...(isOwn ? ['own-element'] : []),
    ...(isRow ? ['row-context'] : []),
    ...(note ? [note] : []),
  ]
}
