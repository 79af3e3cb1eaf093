import { type PartSums, type Pillar, type PillarWeights, sumPillar } from './year-scores.ts'

/** Enough for a few people who each move a slider; some 0.3 MB each in a market of 3,900 companies. */
const greatestCount = 24

interface CacheEntry {
  /** Names the percentiles and the year that were weighed. */
  readonly name: string
  readonly weights: PillarWeights
  readonly sums: PartSums
}

/**
 * Sums of pillars that were weighed before. A slider moves one indicator: the sums of the two other pillars stay, to the last bit, and
 * are not added again.
 */
export class KeptSums {
  /** The one used last stands last. */
  readonly #kept: CacheEntry[] = []

  /** @param name the percentiles and the year of the pillar: what is named alike must be the same */
  of(name: string, pillar: Pillar): PartSums {
    const at = this.#kept.findIndex((one) => one.name === name && areAlike(one.weights, pillar.weights))
    const entry = this.#kept[at] ?? { name, weights: pillar.weights, sums: sumPillar(pillar) }
    if (at !== -1) this.#kept.splice(at, 1)
    else if (this.#kept.length === greatestCount) this.#kept.shift()
    this.#kept.push(entry)
    return entry.sums
  }
}

/** With the same percentiles, weights that are alike have the same factors as well. */
function areAlike(one: PillarWeights, two: PillarWeights): boolean {
  const isAsMany = isSame(one.weighed, two.weighed) && isSame(one.unranked, two.unranked)
  return isAsMany && isSame(one.indicators, two.indicators) && isSame(one.weights, two.weights)
}

function isSame(one: ArrayLike<number>, two: ArrayLike<number>): boolean {
  if (one.length !== two.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== two[at]) return false
  return true
}
