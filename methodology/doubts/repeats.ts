import type { CompanyFigures, DoubtableVintage, Series, Standing } from './standing.ts'
import { type Finding, finding } from './suspicion.ts'
import type { DoubtTrait } from './trait.ts'

/** One figure that has every digit of one of an earlier year. */
interface Repeat<V extends DoubtableVintage> {
  readonly figure: Standing<V>
  readonly indicator: string
  readonly lag: number
  readonly digits: number
  readonly earlier: Standing<V>
}

/** Digits from which a single repeat is no coincidence. */
const alone = 7
/** The same after a change of accounting standard, when the old standard's column ends four years before. */
const afterChange = 5
/** Several indicators repeat the same earlier year: two of so many digits, or six of fewer. */
const together = { few: 2, fewDigits: 5, many: 6 }
/** Digits that a figure has at least to count among them. */
const min = 3

/** Indicators whose summary turns to the parent company alone when a group leaves Japanese standards. */
const summary = ['F-PL-003', 'F-BS-004', 'F-CF-001', 'F-RT-001', 'F-PS-001']

/**
 * Amounts that repeat, to the last digit, an earlier year of the same company: somebody has read the column of another year. The
 * later year is doubted. Two companies in a thousand repeat seven digits by chance in ten years; fewer digits count where several
 * indicators repeat the same year together, or where the accounting standard changed between the two.
 *
 * A run of repeats reaches back to years whose earlier counterpart nobody holds: of four years that carry the figures of four years
 * before, the first two may have none to be compared with.
 */
export function repeatDoubts<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  traitOf: (indicator: string) => DoubtTrait,
): Map<V, Finding> {
  const repeats = figures.series
    .filter(({ indicator }) => traitOf(indicator).isMoving)
    .flatMap((series) => repeatsOf(series, figures.of(series.indicator)))
  const changed = yearsAfterChange(figures)
  const findings = new Map<V, Finding>()
  for (const [, group] of Map.groupBy(repeats, ({ figure, lag }) => `${figure.year} ${lag}`)) {
    const byIndicator = new Map(group.map((repeat) => [repeat.indicator, repeat]))
    const long = [...byIndicator.values()].filter(({ digits }) => digits >= together.fewDigits)
    const isTogether = long.length >= together.few || byIndicator.size >= together.many
    for (const repeat of group) {
      const { figure, digits, earlier } = repeat
      const isAcross = changed.has(figure.year) && !changed.has(earlier.year)
      const isCarried = isAcross && (digits >= afterChange || byIndicator.size >= together.few)
      if (digits < alone && !isTogether && !isCarried) continue
      findings.set(figure.vintage, carried(earlier))
      if (isAcross)
        for (const before of runBefore(figures, repeat, changed)) findings.set(before, finding('carried-over'))
    }
  }
  return findings
}

const carried = ({ value, year }: Standing<DoubtableVintage>) =>
  finding('carried-over', { reference: value, referenceYear: year })

/** Figures of a series that an earlier year of the same indicator has too, on any boundary; the years between had others. */
function repeatsOf<V extends DoubtableVintage>(series: Series<V>, all: readonly Series<V>[]): Repeat<V>[] {
  return series.figures.flatMap((figure) => {
    const digits = significantDigits(figure.value)
    if (digits < min) return []
    const others = all.filter(({ part }) => part === series.part).flatMap(({ figures }) => figures)
    const earlier = others
      .filter(({ year, value }) => year < figure.year && value === figure.value)
      .sort((a, b) => a.year - b.year)
      .at(0)
    if (!earlier) return []
    return [{ figure, indicator: series.indicator, lag: figure.year - earlier.year, digits, earlier }]
  })
}

/** Digits of a number between its first and its last that are not 0: 5 of 362,530,000 and of 0.036253. */
export function significantDigits(value: number): number {
  const digits = Math.abs(value).toExponential().split('e')[0]!.replace('.', '').replace(/0+$/, '')
  return digits.length
}

/** Years in which the summary speaks of the parent company though it spoke of the group before. */
function yearsAfterChange<V extends DoubtableVintage>(figures: CompanyFigures<V>): Set<number> {
  const years = new Set<number>()
  for (const indicator of summary) {
    const group = figures.get(indicator, 'consolidated', '')?.figures ?? []
    const first = Math.min(...group.map(({ year }) => year))
    const parent = figures.get(indicator, 'parent', '')?.figures ?? []
    for (const { year } of parent) if (year > first || group.length === 0) years.add(year)
  }
  return years
}

/** Vintages of the years just before a repeat, after the same change, whose counterpart is held by nobody. */
function runBefore<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  { figure, indicator, lag }: Repeat<V>,
  changed: ReadonlySet<number>,
): V[] {
  const { boundary, part } = figure.vintage
  const run: V[] = []
  for (let year = figure.year - 1; changed.has(year) && figure.year - year < lag; year--) {
    const before = figures.at(indicator, boundary, part, year)
    const hasCounterpart = figures.of(indicator).some((series) => series.figures.some((one) => one.year === year - lag))
    if (!before || hasCounterpart) break
    run.push(before.vintage)
  }
  return run
}
