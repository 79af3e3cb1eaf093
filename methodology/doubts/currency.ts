import { type CompanyFigures, type DoubtableVintage, middle, type Series } from './standing.ts'
import { type Finding, finding } from './suspicion.ts'
import type { DoubtTrait } from './trait.ts'

/** A dollar was worth 75 to 160 yen in these years; a company may grow or shrink meanwhile. */
const [least, most] = [1 / 450, 1 / 40]
/** Two amounts of one year are in the same currency when their ratios to other years differ by less than this factor. */
const alike = 6

/**
 * Years that a company reports in another currency than yen: told by the filing itself, or by several amounts of the accounts that
 * are all some hundredth of the other years'. All money of such a year is doubted, profits too, though they swing by nature.
 */
export function currencyDoubts<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  traitOf: (indicator: string) => DoubtTrait,
): Map<V, Finding> {
  const money = figures.series.filter(({ indicator, part }) => part === '' && traitOf(indicator).isMoney)
  const findings = new Map<V, Finding>()
  for (const { figures: own } of figures.series)
    for (const { vintage } of own) if (vintage.currency !== null) findings.set(vintage, finding('foreign-currency'))
  const levels = money.filter(({ indicator }) => traitOf(indicator).kind === 'level')
  const years = foreignYears(levels)
  if (years.size === 0) return findings
  for (const series of money) {
    const yen = middle(series.figures.filter(({ year }) => !years.has(year)).map(({ value }) => Math.abs(value)))
    for (const { vintage, year, value } of series.figures) {
      if (!years.has(year) || findings.has(vintage)) continue
      const ratio = yen ? Math.abs(value) / yen : 0
      // The parent company alone goes on in yen; a profit may be small in any currency.
      const isLevel = traitOf(series.indicator).kind === 'level' || series.boundary === 'parent'
      const isYen = yen === null ? series.boundary === 'parent' : ratio > (isLevel ? most : 0.5)
      if (!isYen) findings.set(vintage, finding('foreign-currency', { reference: yen }))
    }
  }
  return findings
}

/** Years after one in yen in which most amounts, and two at least, are a hundredth or so of it. */
function foreignYears<V extends DoubtableVintage>(levels: readonly Series<V>[]): Set<number> {
  const ratios = new Map<number, number[]>()
  for (const { figures, boundary } of levels) {
    if (boundary !== 'consolidated') continue
    const first = figures.findIndex(({ value }) => value !== 0)
    const yen = first === -1 ? null : Math.abs(figures[first]!.value)
    let last = yen
    for (const { year, value } of figures.slice(first + 1)) {
      const ratio = last ? Math.abs(value) / last : 1
      const isForeign = ratio > least && ratio < most
      if (!isForeign && value !== 0) last = Math.abs(value)
      ratios.set(year, [...(ratios.get(year) ?? []), isForeign ? ratio : Number.NaN])
    }
  }
  const foreign = [...ratios].flatMap(([year, all]) => {
    const found = all.filter((ratio) => !Number.isNaN(ratio))
    const isMost = found.length >= 2 && found.length > all.length / 2
    return isMost && Math.max(...found) < alike * Math.min(...found) ? [year] : []
  })
  return new Set(foreign)
}
