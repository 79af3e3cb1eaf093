import type { ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import type { Ranks } from '#methodology/scores/ranks/ranks.ts'
import { hashOf } from '#methodology/scores/recipe.ts'

/** Percentiles of a market, and what is weighed in their place. */
export interface AdjustedRanks {
  /** With the directions of a method, before its transforms. */
  readonly percentiles: Ranks
  /** After them. */
  readonly ranks: Ranks
}

/** What of it differs from the standard's; the rest is the same memory. */
export interface AdjustedArrays {
  readonly turnedParts: Ranks['parts'] | null
  readonly parts: Ranks['parts'] | null
  readonly units: Ranks['units'] | null
}

/** In what some indicators differ from the standard's. */
export interface Differences {
  /** Positions of those whose other end is the better one. */
  readonly turned: readonly number[]
  readonly hasTransforms: boolean
  /** The same for all that differ in the same. */
  readonly key: string
}

/** Null where they do not. @param indicators as many of the standard's as a method weighs, from the first on */
export function differencesOf(
  standard: readonly ScoredIndicator[],
  indicators: readonly ScoredIndicator[],
): Differences | null {
  if (standard === indicators) return null
  const turned = [...indicators.keys()].filter((at) => standard[at]!.direction !== indicators[at]!.direction)
  const changed = indicators.flatMap(({ code, transform = 'percentile' }) =>
    transform === 'percentile' ? [] : [[code, transform]],
  )
  if (turned.length === 0 && changed.length === 0) return null
  const key = hashOf({ turned: turned.map((at) => standard[at]!.code), changed })
  return { turned, hasTransforms: changed.length > 0, key }
}

/** Empty arrays in shared memory, for a thread to fill. */
export function emptyArrays({ parts, units }: Ranks, { turned, hasTransforms }: Differences): AdjustedArrays {
  const empty = () => {
    const memory = new SharedArrayBuffer(parts.byteLength)
    return parts.BYTES_PER_ELEMENT === 2 ? new Uint16Array(memory) : new Uint32Array(memory)
  }
  return {
    turnedParts: turned.length > 0 ? empty() : null,
    parts: hasTransforms ? empty() : null,
    units: hasTransforms ? new Int32Array(new SharedArrayBuffer(units.byteLength)) : null,
  }
}

export function withArrays(standard: Ranks, { turnedParts, parts, units }: AdjustedArrays): AdjustedRanks {
  const percentiles = turnedParts ? { ...standard, parts: turnedParts } : standard
  return { percentiles, ranks: parts && units ? { ...percentiles, parts, units } : percentiles }
}
