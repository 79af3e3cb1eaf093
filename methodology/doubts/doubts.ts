import { contradictionDoubts, isConfirmed } from './contradictions.ts'
import { currencyDoubts } from './currency.ts'
import { limitDoubt } from './limits.ts'
import { propose } from './proposals.ts'
import { repeatDoubts } from './repeats.ts'
import { sizeDoubt } from './size.ts'
import { CompanyFigures, type DoubtableVintage, keyOf, type Series, type Standing } from './standing.ts'
import { type Suspects, suspectsOf } from './suspects.ts'
import { type Finding, finding, type Support, type Suspicion } from './suspicion.ts'
import { swapDoubts } from './swaps.ts'
import { textDoubts } from './text.ts'
import type { DoubtTrait } from './trait.ts'

/** Days on which a vintage was doubted: from the first up to, and without, the second; null while it still is. */
export interface DoubtedDays {
  readonly from: string
  readonly until: string | null
}

export interface Doubt<V extends DoubtableVintage> {
  readonly vintage: V
  /** As it was on the first of the days. */
  readonly suspicion: Suspicion & { readonly supports: readonly Support[] }
  /** Ascending, apart from each other, at least one. */
  readonly days: readonly DoubtedDays[]
}

type Suspicions<V extends DoubtableVintage> = ReadonlyMap<V, Doubt<V>['suspicion']>

/**
 * On which days each figure of a company was doubted, with what was known on that day and nothing later: the other figures stand at
 * the vintages that were public then. A vintage that a later one replaces is doubted no longer.
 *
 * @param vintages every vintage of a company's indicators, with all indicators that are tied to each other, in any order
 * @param traitOf how each of these indicators behaves
 */
export function doubtsOf<V extends DoubtableVintage>(
  vintages: readonly V[],
  traitOf: (indicator: string) => DoubtTrait,
): Doubt<V>[] {
  const groups = Map.groupBy(vintages, keyOf)
  const suspects = suspectsOf(groups, traitOf)
  if (suspects.isEmpty) return []
  const doubts = new Map<V, { suspicion: Doubt<V>['suspicion']; days: { from: string; until: string | null }[] }>()
  for (const day of daysOf(vintages)) {
    const suspicions = suspicionsOn(new CompanyFigures(groups, day), suspects, traitOf)
    for (const [vintage, { days }] of doubts) {
      const last = days.at(-1)!
      if (last.until === null && !suspicions.has(vintage)) last.until = day
    }
    for (const [vintage, suspicion] of suspicions) {
      const doubt = doubts.get(vintage)
      if (!doubt) doubts.set(vintage, { suspicion, days: [{ from: day, until: null }] })
      else if (doubt.days.at(-1)!.until !== null) doubt.days.push({ from: day, until: null })
    }
  }
  return [...doubts].map(([vintage, doubt]) => ({ vintage, ...doubt }))
}

/** Days on which something new was known, ascending. */
const daysOf = (vintages: readonly DoubtableVintage[]): string[] =>
  [...new Set(vintages.flatMap(({ knownFrom, text }) => (text ? [knownFrom, text.knownFrom] : [knownFrom])))].sort()

/** What is doubted among the figures that stand on a day. */
function suspicionsOn<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  suspects: Suspects,
  traitOf: (indicator: string) => DoubtTrait,
): Suspicions<V> {
  const findings = findingsOf(figures, suspects, traitOf)
  return new Map(
    [...findings].map(([vintage, { candidates, ...found }]) => {
      const trait = traitOf(vintage.indicator)
      const relativeSize = relativeSizeOf(figures, trait, vintage.fiscalYear, traitOf)
      const proposal = propose(candidates, { figures, vintage, trait, relativeSize, doubted: findings })
      return [vintage, { ...found, proposed: proposal?.proposed ?? null, supports: proposal?.supports ?? [] }]
    }),
  )
}

/** The first rule that doubts a figure names the reason; what settles of itself is asked before what needs the others. */
function findingsOf<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  suspects: Suspects,
  traitOf: (indicator: string) => DoubtTrait,
): Map<V, Finding> {
  const findings = new Map<V, Finding>()
  const add = (found: ReadonlyMap<V, Finding>) => {
    for (const [vintage, one] of found) if (!vintage.isSettled && !findings.has(vintage)) findings.set(vintage, one)
  }
  if (suspects.hasCurrency) add(currencyDoubts(figures, traitOf))
  for (const series of figures.series)
    if (suspects.series.has(keyOf(series))) add(ownDoubts(inYen(series, findings), figures, traitOf))
  for (const [vintage, { reason }] of [...findings])
    if ((reason === 'jump' || reason === 'thousandfold') && isConfirmed(vintage, figures, findings))
      findings.delete(vintage)
  if (suspects.hasRepeats) add(repeatDoubts(figures, traitOf))
  if (suspects.hasSwaps) add(swapDoubts(figures))
  if (suspects.hasContradictions) add(contradictionDoubts(figures, findings, traitOf))
  if (suspects.hasText) add(textDoubts(figures, figures.day))
  return findings
}

/** A series without what is in another currency. */
function inYen<V extends DoubtableVintage>(series: Series<V>, foreign: ReadonlyMap<V, Finding>): Series<V> {
  return { ...series, figures: series.figures.filter(({ vintage }) => !foreign.has(vintage)) }
}

/** What a figure's own series says of it. */
function ownDoubts<V extends DoubtableVintage>(
  series: Series<V>,
  figures: CompanyFigures<V>,
  traitOf: (indicator: string) => DoubtTrait,
): Map<V, Finding> {
  const trait = traitOf(series.indicator)
  const values = series.figures.map(({ value }) => value)
  const found = new Map<V, Finding>()
  for (const [at, figure] of series.figures.entries()) {
    const { vintage, value } = figure
    const one =
      (vintage.knownFrom < vintage.periodEnd ? finding('too-early') : null) ??
      limitDoubt(value, trait) ??
      sizeDoubt(
        {
          value,
          earlier: values.slice(0, at),
          later: values.slice(at + 1),
          replaced: figure.replaced,
          relativeSize: values.length === 1 ? relativeSizeOf(figures, trait, figure.year, traitOf) : null,
        },
        trait,
      )
    if (one) found.set(vintage, one)
  }
  return found
}

/** How large a company is against the middle of the market, by what the indicator goes with; null when that is not known. */
function relativeSizeOf(
  figures: CompanyFigures<DoubtableVintage>,
  { sizeCode }: DoubtTrait,
  year: number,
  traitOf: (indicator: string) => DoubtTrait,
): number | null {
  if (sizeCode === null) return null
  const own: Standing<DoubtableVintage> | undefined = figures.at(sizeCode, 'consolidated', '', year)
  const { median } = traitOf(sizeCode)
  return own && median !== null && own.value > 0 ? own.value / median : null
}
