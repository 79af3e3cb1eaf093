/** A change of an indicator in per cent, and the coefficient that it is taken with. */
export interface KpiChange {
  /** b₂ and the ends of its interval; the ends are null for a coefficient that has none. */
  readonly elasticity: number
  readonly low: number | null
  readonly high: number | null
  /** Per cent, above −100. */
  readonly change: number
}

/** Change of price to book in per cent. */
export interface PbrChange {
  /** (1 + d)^b − 1. */
  readonly exact: number
  /** b × d, as published sensitivities are told. */
  readonly linear: number
  /** Ends of the exact one; null where a coefficient has no interval. */
  readonly low: number | null
  readonly high: number | null
}

/**
 * What goes with changes of several indicators at once: exact changes multiply, linear ones add.
 *
 * The ends are those of all intervals at once: regressions of single indicators tell nothing of how their errors go together, and this
 * is never too narrow.
 */
export function pbrChange(changes: readonly KpiChange[]): PbrChange {
  let [exact, linear] = [0, 0]
  let [low, high]: [number | null, number | null] = [0, 0]
  for (const each of changes) {
    const step = Math.log1p(each.change / 100)
    exact += each.elasticity * step
    linear += each.elasticity * each.change
    const ends = each.low === null || each.high === null ? null : [each.low * step, each.high * step]
    low = low === null || ends === null ? null : low + Math.min(...ends)
    high = high === null || ends === null ? null : high + Math.max(...ends)
  }
  const percent = (logarithm: number) => 100 * Math.expm1(logarithm)
  return {
    exact: percent(exact),
    linear,
    low: low === null ? null : percent(low),
    high: high === null ? null : percent(high),
  }
}

/** Change of one indicator, in per cent, that goes with a wished change of price to book; null where none does. */
export function neededChange(
  elasticity: number,
  wished: number,
): { readonly exact: number; readonly linear: number } | null {
  if (elasticity === 0 || wished <= -100) return null
  return { exact: 100 * Math.expm1(Math.log1p(wished / 100) / elasticity), linear: wished / elasticity }
}

/** The elasticity at which a change of an indicator goes with a change of price to book, both in per cent, in either form. */
export function elasticityOf(change: number, pbr: number): { readonly exact: number; readonly linear: number } {
  return { exact: Math.log1p(pbr / 100) / Math.log1p(change / 100), linear: pbr / change }
}
