import { type EffectKind, type EffectValues, mainEffect } from './effects.ts'

/** Share of weight with a figure below which a portfolio is not compared with its benchmark. Ours, proposed. */
const minCoverage = 0.75
/** Difference, as a share of the benchmark's figure, below which the two say the same. */
const sameBelow = 0.005
/** Share of a temperature that rests on targets from which the sentence speaks of them, and not of the default. */
const onTargetsFrom = 0.5

/** How a portfolio's intensity compares with its benchmark's. */
export type IntensityFinding =
  | { readonly kind: 'no-benchmark' | 'single' | 'little' }
  | { readonly kind: 'same'; readonly intensity: number }
  | {
      readonly kind: 'differs'
      /** Of the portfolio and of its benchmark, t-CO2e per million yen of sales. */
      readonly intensity: number
      readonly benchmark: number
      /** Size of the difference as a share of the benchmark's. */
      readonly share: number
      readonly effect: { readonly kind: EffectKind; readonly value: number }
    }

/**
 * @param effects null where either side has no figure
 * @param positions of the portfolio
 * @param coverage share of the portfolio's weight with a figure, 0 to 1
 */
export function intensityFinding(
  effects: EffectValues | null,
  { hasBenchmark, positions, coverage }: { hasBenchmark: boolean; positions: number; coverage: number },
): IntensityFinding {
  if (!hasBenchmark) return { kind: 'no-benchmark' }
  if (positions === 1) return { kind: 'single' }
  if (!effects || coverage < minCoverage) return { kind: 'little' }
  const { portfolio: intensity, benchmark } = effects
  const share = benchmark === 0 ? 0 : Math.abs((intensity - benchmark) / benchmark)
  if (share < sameBelow) return { kind: 'same', intensity }
  return { kind: 'differs', intensity, benchmark, share, effect: mainEffect(effects)! }
}

/** What a portfolio's temperature mostly rests on. */
export type TemperatureFinding =
  | { readonly kind: 'missing' }
  /** Degrees, and the share of weight that is on what is named, 0 to 1. */
  | { readonly kind: 'targets' | 'default'; readonly degrees: number; readonly share: number }

/**
 * @param degrees null where nothing has a temperature
 * @param targets share of it that rests on targets, 0 to 1
 * @param isAllDefault whether no company has a target that counts
 */
export function temperatureFinding(
  degrees: number | null,
  { targets, isAllDefault }: { readonly targets: number; readonly isAllDefault: boolean },
): TemperatureFinding {
  if (degrees === null || isAllDefault) return { kind: 'missing' }
  return targets >= onTargetsFrom
    ? { kind: 'targets', degrees, share: targets }
    : { kind: 'default', degrees, share: 1 - targets }
}
