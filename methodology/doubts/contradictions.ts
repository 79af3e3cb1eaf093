import { boundaries } from '../figures/boundary.ts'
import { confirming, type Relation, relations } from './relations.ts'
import { type CompanyFigures, type DoubtableVintage, middle, type Standing } from './standing.ts'
import { type Finding, finding } from './suspicion.ts'
import { factor } from './swaps.ts'
import type { DoubtTrait } from './trait.ts'

/** A relation with the figures of one year that it ties. */
interface Check<V extends DoubtableVintage> {
  readonly relation: Relation
  readonly members: readonly Standing<V>[]
  readonly holds: boolean
}

/** A figure is blamed when it strays from its own other years by this factor, and twice as far as any other member does. */
const astray = 1.5
/** The same beside members that may be anything. */
const farAstray = 6

/**
 * Figures that contradict a sum or a ratio. In a relation that fails, the doubted member is the one furthest from its own other years,
 * or the one that fails every relation while the others pass elsewhere. A relation that fails in most years of a company reflects the
 * company's own definition, so no member is doubted; nor where a member is doubted already.
 */
export function contradictionDoubts<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  doubted: ReadonlyMap<V, unknown>,
  traitOf: (indicator: string) => DoubtTrait,
): Map<V, Finding> {
  const checks = relations.flatMap((relation) => checksOf(relation, figures, doubted))
  const findings = new Map<V, Finding>()
  const failing = checks.filter(({ holds }) => !holds)
  if (failing.length === 0) return findings
  const byVintage = new Map<V, { fails: number; holds: number }>()
  for (const { members, holds } of checks) {
    for (const { vintage } of members) {
      const count = byVintage.get(vintage) ?? { fails: 0, holds: 0 }
      if (holds) count.holds++
      else count.fails++
      byVintage.set(vintage, count)
    }
  }
  for (const check of failing) {
    const blamed = blame(check, { figures, counts: byVintage, traitOf })
    if (!blamed || blamed.vintage.isSettled) continue
    const { relation, members } = check
    const isFirst = members[0] === blamed
    const expected = isFirst ? relation.expected(members.map(({ value }) => value)) : usual(figures, blamed)
    const others = relation.members.filter((code) => code !== blamed.vintage.indicator)
    const candidates = [-1, 10, 0.1, 100, 0.01, 1000, 0.001].map((times) => blamed.value * times)
    if (!findings.has(blamed.vintage))
      findings.set(blamed.vintage, finding('contradiction', { reference: expected, against: others, candidates }))
  }
  return findings
}

/** Every year in which the members of a relation stand on one boundary, unless it fails in most of them. */
function checksOf<V extends DoubtableVintage>(
  relation: Relation,
  figures: CompanyFigures<V>,
  doubted: ReadonlyMap<V, unknown>,
): Check<V>[] {
  const [first] = relation.members
  const checks = figures.of(first!).flatMap((series) =>
    series.part !== ''
      ? []
      : series.figures.flatMap((one) => {
          const rest = relation.members.slice(1).map((code) => memberAt(figures, code, one))
          if (rest.some((member) => !member)) return []
          const members = [one, ...(rest as Standing<V>[])]
          return [
            {
              relation,
              members,
              holds: fits(
                relation,
                members.map(({ value }) => value),
              ),
            },
          ]
        }),
  )
  const sound = checks.filter(({ members }) => members.every(({ vintage }) => !doubted.has(vintage)))
  const failures = sound.filter(({ holds }) => !holds).length
  return failures > 1 && failures * 2 > sound.length ? [] : sound
}

/** Figures whose law or table knows one boundary only: they are compared with those of the group. */
const ofTheCompany = /^(F-PS-003|F-MK-00[1567]|S-LR-0(02|04|05|06)|G-)/

/** The figure of another indicator of the same year: on the same boundary, or where there is but one. */
function memberAt<V extends DoubtableVintage>(
  figures: CompanyFigures<V>,
  code: string,
  { vintage, year }: Standing<V>,
) {
  const same = figures.at(code, vintage.boundary, '', year)
  if (same) return same
  if (!ofTheCompany.test(code) && !ofTheCompany.test(vintage.indicator)) return undefined
  const others = boundaries.flatMap((boundary) => figures.at(code, boundary, '', year) ?? [])
  return others.length === 1 ? others[0] : undefined
}

/** Whether a relation holds of some values; what cannot be told holds. */
export function fits({ expected, tolerance, kind }: Relation, values: readonly number[]): boolean {
  const due = expected(values)
  const [value] = values
  if (!Number.isFinite(due) || due === 0 || value === 0) return true
  if (kind === 'most') return value! <= due * tolerance
  return (kind === 'size' ? factor(Math.abs(value!), Math.abs(due)) : factor(value!, due)) <= tolerance
}

interface Evidence<V extends DoubtableVintage> {
  readonly figures: CompanyFigures<V>
  /** Of each figure, how many relations fail and hold with it. */
  readonly counts: ReadonlyMap<V, { readonly fails: number; readonly holds: number }>
  readonly traitOf: (indicator: string) => DoubtTrait
}

function blame<V extends DoubtableVintage>(
  { members }: Check<V>,
  { figures, counts, traitOf }: Evidence<V>,
): Standing<V> | null {
  // What swings by nature is not blamed for straying.
  const calm = members.filter(({ vintage }) => traitOf(vintage.indicator).kind !== 'swinging')
  const strays = calm
    .map((member) => ({ member, by: strayOf(figures, member) }))
    .sort((a, b) => (b.by ?? 0) - (a.by ?? 0))
  const [worst, next] = strays
  const isTold = strays.length > 0 && strays.every(({ by }) => by !== null)
  const due = calm.length === members.length ? astray : farAstray
  if (isTold && worst!.by! > due && worst!.by! > 1 + 2 * ((next?.by ?? 1) - 1)) return worst!.member
  const [first, second] = members
    .map((member) => ({ member, ...counts.get(member.vintage)! }))
    .sort((a, b) => b.fails - a.fails || a.holds - b.holds)
  const areOthersSound = members.every(
    (member) =>
      member === first!.member || counts.get(member.vintage)!.holds > 0 || counts.get(member.vintage)!.fails === 1,
  )
  return first!.fails >= 2 && first!.holds === 0 && first!.fails > second!.fails && areOthersSound
    ? first!.member
    : null
}

/** Whether a figure is, to a tenth, what figures that nobody doubts say that it is. */
export function isConfirmed<V extends DoubtableVintage>(
  figure: V,
  figures: CompanyFigures<V>,
  doubted: ReadonlyMap<V, unknown>,
): boolean {
  const { indicator, boundary, fiscalYear: year, value } = figure
  return confirming.some(({ members, expected }) => {
    if (members[0] !== indicator) return false
    const parts = members.slice(1).map((code) => figures.at(code, boundary, '', year))
    const isComplete = parts.every((part) => part === undefined || !doubted.has(part.vintage))
    const due = expected([value!, ...parts.map((part) => part?.value ?? Number.NaN)])
    return isComplete && Number.isFinite(due) && factor(value!, due) <= 1.1
  })
}

/** Factor by which a figure differs from the middle of its own other years; null without two. */
function strayOf<V extends DoubtableVintage>(figures: CompanyFigures<V>, member: Standing<V>): number | null {
  const reference = usual(figures, member)
  return reference === null ? null : factor(member.value, reference)
}

function usual<V extends DoubtableVintage>(figures: CompanyFigures<V>, { vintage, year }: Standing<V>): number | null {
  const { indicator, boundary, part } = vintage
  const own = figures.get(indicator, boundary, part)!.figures.filter((figure) => figure.year !== year)
  const near = own.filter((figure) => Math.abs(figure.year - year) <= 2)
  return near.length >= 2 ? middle(near.map(({ value }) => value)) : null
}
