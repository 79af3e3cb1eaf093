import type { Panel } from '#methodology/panel/panel.ts'
import { type Members, membersOf, type Period, type ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { methods, type StandardVersion } from '#methodology/scores/method.ts'
import { furtherIndicators, scoredIndicators } from './tables.ts'

/** The scored indicators of a panel, by version of the standard method. */
export class IndicatorLists {
  /** The catalogue's own; the versions that know further ones have them behind these. */
  readonly catalogue: readonly ScoredIndicator[]
  readonly #withFurther: readonly ScoredIndicator[]
  readonly #members = new Map<string, Members>()

  constructor(panel: Panel) {
    this.catalogue = scoredIndicators(panel)
    this.#withFurther = [...this.catalogue, ...furtherIndicators(panel)]
  }

  of(version: StandardVersion): readonly ScoredIndicator[] {
    return methods[version].hasFurther ? this.#withFurther : this.catalogue
  }

  /** Indicators of each score, which every figure that opens asks for. */
  members(period: Period, version: StandardVersion): Members {
    const indicators = this.of(version)
    const key = `${period} ${indicators.length}`
    const members = this.#members.get(key) ?? membersOf(indicators, period)
    this.#members.set(key, members)
    return members
  }
}
