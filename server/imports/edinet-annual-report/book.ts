import type { Boundary } from '#methodology/figures/boundary.ts'
import type { SourceLine } from '#server/db/import-columns.ts'
import { isFormula, isInDomain } from '../cells.ts'
import { rejectionOf } from '../outcome.ts'
import type { FilingRecord } from '../records.ts'
import type { Rejection, RejectionReason } from '../rejections.ts'
import { type Context, type Period, type Periods, readContext } from './contexts.ts'
import { type Fact, localName } from './facts.ts'
import type { Figure } from './figure-records.ts'

/** A fact whose context is understood. */
export interface PlacedFact {
  readonly fact: Fact
  readonly context: Context
}

/** A filing's facts, ready to be asked for by element. */
export interface Filing {
  readonly filing: FilingRecord
  readonly periods: Periods
  /** Whether there are group accounts; without them everything is the company's own. */
  readonly isConsolidated: boolean
  readonly of: (element: string) => readonly PlacedFact[]
  readonly elements: readonly string[]
}

export function openFiling(facts: readonly Fact[], filing: FilingRecord, periods: Periods): Filing {
  const byElement = new Map<string, PlacedFact[]>()
  for (const fact of facts) {
    const context = readContext(fact.context)
    if (!context) continue
    const placed = byElement.get(fact.element)
    if (placed) placed.push({ fact, context })
    else byElement.set(fact.element, [{ fact, context }])
  }
  const consolidated = byElement.get('jpdei_cor:WhetherConsolidatedFinancialStatementsArePreparedDEI')
  return {
    filing,
    periods,
    isConsolidated: consolidated?.[0]?.fact.value !== 'false',
    of: (element) => byElement.get(element) ?? [],
    elements: [...byElement.keys()],
  }
}

/** Own elements of the summary, `…:OperatingRevenuesIFRSKeyFinancialData`, whose local name begins like that. */
export function ownElements(book: Filing, beginning: RegExp): string[] {
  return book.elements.filter((element) => {
    const local = localName(element)
    return (
      /^jpcrp\d{6}-/.test(element) &&
      /(SummaryOfBusinessResults|KeyFinancialData)$/.test(local) &&
      beginning.test(local)
    )
  })
}

/** The text of a number with its decimal point moved, so that 0.662 becomes 66.2 and no binary dust is added. */
function shifted(text: string, places: number): number | null {
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(text)) return null
  return Number(`${text}e${places}`)
}

/** How a fact becomes a figure: the unit it must be filed in, and the places its decimal point moves. */
export interface Measure {
  readonly unit: 'JPY' | 'JPYPerShares' | 'pure' | 'shares' | 'tCO2e'
  readonly shift: 0 | 2 | -3 | -6
}

/** Code of the currency of an amount that is not in yen as it should be; null for everything else. */
export function foreignCurrency({ unit }: Fact, { unit: due }: Measure): string | null {
  return due.startsWith('JPY') && unit !== due && /^[A-Z]{3}(PerShares)?$/.test(unit) ? unit.slice(0, 3) : null
}

/** The figure of a fact in the catalogue's unit, null where the filing says there is none, or why it cannot be used. */
export function readFact(fact: Fact, measure: Measure): number | null | RejectionReason {
  const { value, unit } = fact
  const { unit: due, shift } = measure
  if (value === null) return null
  if (unit !== due) return foreignCurrency(fact, measure) === null ? 'unit' : 'currency'
  const number = shifted(value, shift)
  if (number === null) return isFormula(value) ? 'formula' : 'number'
  return isInDomain(number) ? number : 'magnitude'
}

/** Least and greatest value in the catalogue's unit. */
export interface Limits {
  readonly least?: number
  readonly most?: number
  /** 2 for a ratio filed as a fraction. */
  readonly shift?: number
}

/** A ratio a hundred times too large is per cent typed as a fraction: kept as filed, for the review list. */
export function within({ least, most, shift }: Limits, value: number): number | RejectionReason {
  if (least !== undefined && value < least) return most === undefined ? 'negative' : 'bounds'
  return most !== undefined && value > most * (shift === 2 ? 100 : 1) ? 'bounds' : value
}

export function toLine({ element, context, value, unit, label }: Fact): SourceLine {
  return { item: element, position: context, value: value ?? '－', unit, ...(label && { label }) }
}

export function reject(fact: Fact, reason: Rejection['reason']): Rejection {
  return rejectionOf({ line: fact.line, column: fact.element, value: fact.value, reason })
}

interface Draft {
  readonly indicator: string
  readonly boundary: Boundary
  readonly part?: string
  readonly period: Period
  readonly value: number | null
  readonly facts: readonly Fact[]
  readonly notes?: readonly string[]
}

export function toFigure({ indicator, boundary, part = '', period, value, facts, notes = [] }: Draft): Figure {
  return {
    line: facts[0]!.line,
    indicator,
    fiscalYear: period.fiscalYear,
    boundary,
    part,
    periodStart: period.start,
    periodEnd: period.end,
    value,
    state: value === null ? 'not-applicable' : 'disclosed',
    lines: facts.map(toLine),
    notes,
  }
}
