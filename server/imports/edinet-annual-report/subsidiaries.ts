import { toSeenLine } from '../clean.ts'
import type { Outcome } from '../outcome.ts'
import type { Rejection } from '../rejections.ts'
import { type Filing, type PlacedFact, readFact, reject, toFigure, within } from './book.ts'
import { localName } from './facts.ts'
import type { Figure } from './figure-records.ts'

const ending = 'MetricsOfConsolidatedSubsidiaries'
const leave = `RatioOfMaleEmployeesTakingChildcareLeave${ending}`

/** Indicator of each ending of an element; the first that fits wins. */
const kinds: readonly { readonly indicator: string; readonly fits: (local: string) => boolean }[] = [
  { indicator: 'S-DV-002', fits: (local) => local === `RatioOfFemaleEmployeesInManagerialPositions${ending}` },
  {
    indicator: 'S-DV-008',
    fits: (local) => local === `AllEmployeesDifferencesInWagesBetweenMaleAndFemaleEmployees${ending}`,
  },
  {
    indicator: 'S-DV-009',
    fits: (local) => local === `RegularEmployeesDifferencesInWagesBetweenMaleAndFemaleEmployees${ending}`,
  },
  {
    indicator: 'S-DV-010',
    fits: (local) => local === `NonRegularEmployeesDifferencesInWagesBetweenMaleAndFemaleEmployees${ending}`,
  },
  { indicator: 'S-DV-011', fits: (local) => local.startsWith('AllEmployees') && local.endsWith(leave) },
]

/** Figures of single subsidiaries, one row of the filing's table each, under the subsidiary's name. */
export function readSubsidiaries(book: Filing): Outcome<Figure>[] {
  const names = new Map(
    book
      .of(`jpcrp_cor:ConsolidatedSubsidiaries${ending}`)
      .map(({ fact, context }) => [context.member, toSeenLine(fact.value ?? '').slice(0, 200)]),
  )
  const usedKeys = new Set<string>()
  return candidates(book).flatMap(({ placed, indicator, isOwn }): Outcome<Figure>[] => {
    const part = names.get(placed.context.member)
    const key = `${indicator} ${placed.context.member}`
    const period = book.periods(placed.context.yearsBack ?? 0)
    if (!part || !period || usedKeys.has(key)) return []
    usedKeys.add(key)
    const value = toValue(indicator, placed)
    const notes = isOwn ? ['own-category'] : []
    if (typeof value === 'string') return [reject(placed.fact, value)]
    return [toFigure({ indicator, boundary: 'subsidiary', part, period, value, facts: [placed.fact], notes })]
  })
}

function toValue(indicator: string, { fact }: PlacedFact): number | null | Rejection['reason'] {
  const value = readFact(fact, { unit: 'pure', shift: 2 })
  return typeof value === 'number'
    ? within({ least: 0, most: indicator === 'S-DV-002' ? 100 : 1000, shift: 2 }, value)
    : value
}

interface Candidate {
  readonly placed: PlacedFact
  readonly indicator: string
  readonly isOwn: boolean
}

/** Standard elements first, then categories a filer has invented for childcare leave. */
function candidates(book: Filing): Candidate[] {
  const standard = book.elements.flatMap((element): Candidate[] => {
    const kind = kinds.find(({ fits }) => fits(localName(element)))
    return kind ? book.of(element).map((placed) => ({ placed, indicator: kind.indicator, isOwn: false })) : []
  })
  const own = book.elements
    .filter((element) => /^jpcrp\d{6}-/.test(element) && element.endsWith(leave))
    .flatMap((element) => book.of(element).map((placed) => ({ placed, indicator: 'S-DV-011', isOwn: true })))
  return [...standard, ...own]
}
