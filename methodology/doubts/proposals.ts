import { fits } from './contradictions.ts'
import { relations } from './relations.ts'
import { type CompanyFigures, type DoubtableVintage, middle, type Standing } from './standing.ts'
import type { Support } from './suspicion.ts'
import { factor } from './swaps.ts'
import type { DoubtTrait } from './trait.ts'

/** A value that a doubted figure may have been meant to be. */
export interface ProposalInput<V extends DoubtableVintage> {
  readonly figures: CompanyFigures<V>
  readonly vintage: V
  readonly trait: DoubtTrait
  /** Size of the company against the middle of the market; null when it is not known. */
  readonly relativeSize: number | null
  /** Figures that are doubted themselves, and tell nothing. */
  readonly doubted: ReadonlyMap<V, unknown>
}

/** A year more or less may move a figure this far; calmer series, less. */
const moves = { least: 1.12, most: 1.5 }
/** Standard deviations of the market within which a figure is one of many. */
const usual = 2

/**
 * The value of some candidates on which at least two kinds of evidence agree: the company's neighbouring years, its peers, the
 * figures that it is added up or divided from, and other vintages of the same figure. Null when fewer do, or when two candidates
 * are as good: a proposal that is wrong is worse than none.
 */
export function propose<V extends DoubtableVintage>(
  candidates: readonly number[],
  input: ProposalInput<V>,
): { readonly proposed: number; readonly supports: readonly Support[] } | null {
  const found = candidates
    .map((proposed) => ({ proposed, supports: supportsOf(proposed, input) }))
    .filter(({ supports }) => supports.length >= 2)
    .sort((a, b) => b.supports.length - a.supports.length)
  const [best, next] = found
  return !best || next?.supports.length === best.supports.length ? null : best
}

function supportsOf<V extends DoubtableVintage>(value: number, input: ProposalInput<V>): Support[] {
  const { trait } = input
  if (value < trait.least || value > (trait.cap ?? trait.most) || (trait.isWhole && !Number.isInteger(value))) return []
  const supports: Support[] = []
  if (isNeighbour(value, input)) supports.push('neighbours')
  if (isPeer(value, input)) supports.push('peers')
  if (addsUp(value, input)) supports.push('sums')
  if (isVintage(value, input)) supports.push('vintages')
  return supports
}

/** Whether it lies where the years beside it lead one to expect it. */
function isNeighbour<V extends DoubtableVintage>(
  value: number,
  { figures, vintage, doubted }: ProposalInput<V>,
): boolean {
  const { indicator, boundary, part, fiscalYear } = vintage
  const own = figures.get(indicator, boundary, part)?.figures ?? []
  const others = own.filter((figure) => Math.abs(figure.year - fiscalYear) <= 2 && figure.year !== fiscalYear)
  if (others.some((figure) => doubted.has(figure.vintage))) return false
  const [before, after] = [
    others.findLast(({ year }) => year < fiscalYear),
    others.find(({ year }) => year > fiscalYear),
  ]
  const beside = [before, after].flatMap((figure) => (figure ? [figure] : []))
  if (beside.length === 0) return false
  const allowed = Math.min(moves.most, Math.max(moves.least, 2 * (restlessness(others) - 1) + 1))
  return beside.every((figure) => factor(value, figure.value) <= allowed)
}

/** The middle factor between one year and the next. */
function restlessness(figures: readonly Standing<DoubtableVintage>[]): number {
  const steps = figures.slice(1).map(({ value }, at) => factor(value, figures[at]!.value))
  return middle(steps.filter(Number.isFinite)) ?? moves.least
}

/** Whether companies of its size mostly have about as much, and hardly any what was filed. */
function isPeer<V extends DoubtableVintage>(
  value: number,
  { trait, relativeSize, vintage }: ProposalInput<V>,
): boolean {
  if (trait.median === null || trait.logSd === null || trait.logSd === 0 || value <= 0) return false
  const typical = trait.median * (trait.sizeCode === null ? 1 : (relativeSize ?? Number.NaN))
  const deviation = (amount: number) => Math.abs(Math.log(Math.abs(amount) / typical)) / trait.logSd!
  return deviation(value) <= usual && deviation(vintage.value!) > deviation(value) + 0.5
}

/** Whether a relation that ties it holds with it, none fails, and one failed without it. */
function addsUp<V extends DoubtableVintage>(value: number, { figures, vintage, doubted }: ProposalInput<V>): boolean {
  const { indicator, boundary, fiscalYear } = vintage
  let holding = 0
  for (const relation of relations) {
    if (!relation.members.includes(indicator)) continue
    const members = relation.members.map((code) => figures.at(code, boundary, '', fiscalYear))
    if (members.some((member) => !member || (member.vintage !== vintage && doubted.has(member.vintage)))) continue
    const values = members.map((member) => (member!.vintage === vintage ? value : member!.value))
    if (!fits(relation, values)) return false
    if (
      !fits(
        relation,
        members.map((member) => member!.value),
      )
    )
      holding++
  }
  return holding > 0
}

/** Whether another vintage, or the same figure on another boundary, says it to one per cent. */
function isVintage<V extends DoubtableVintage>(value: number, { figures, vintage }: ProposalInput<V>): boolean {
  const same = figures.of(vintage.indicator).flatMap((series) => series.figures)
  const others = same.filter((figure) => figure.year === vintage.fiscalYear)
  return others.some(
    (figure) =>
      (figure.vintage !== vintage && figure.vintage.part === '' && factor(figure.value, value) < 1.01) ||
      (figure.vintage === vintage && figure.replaced !== null && factor(figure.replaced, value) < 1.01),
  )
}
