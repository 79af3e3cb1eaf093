/** Depths of water above the floor, from the shallowest to the deepest, in centimetres. */
export const depthClasses = ['below-50', '50-99', '100-199', '200-299', 'from-300'] as const
export type DepthClass = (typeof depthClasses)[number]

/** What water of one depth does. */
export interface DepthDamage {
  /** Share of fixed assets that is lost, 0 to 1. */
  readonly assets: number
  /** Share of the stock that is lost, 0 to 1. */
  readonly stock: number
  /** Days without sales. */
  readonly downtime: number
}

export interface Site {
  /** Fixed assets, JPY. */
  readonly assets: number
  readonly depth: DepthClass
  /** Chance of such a flood in a year today, 0 to 1, as a hazard map gives it: 0.01 is once in a hundred years. */
  readonly probability: number
  /** Stock, JPY; null where nobody told. */
  readonly stock: number | null
  /** Sales of a day, JPY; null where nobody told. */
  readonly dailySales: number | null
}

/** Loss that is to be expected a year, JPY. */
export interface ExpectedDamage {
  readonly assets: number
  /** Null where the site tells no stock. */
  readonly stock: number | null
  /** Sales that are not made; null where the site tells no daily sales. */
  readonly downtime: number | null
  /** Sum of the parts there are. */
  readonly total: number
}

/** Chance of a flood in a year when floods come `multiplier` times as often, at most 1. */
export function floodProbability(today: number, multiplier: number): number {
  return Math.min(1, today * multiplier)
}

/**
 * Damage that is to be expected of a site a year:
 * (assets × ratio + stock × ratio + daily sales × downtime) × probability × frequency multiplier.
 *
 * Ratios and days are those of the manual for flood control economics (Ministry of Land, Infrastructure, Transport and Tourism);
 * the tables in `data/` say how far they were checked. docs/methodology/scenario-analysis.md
 *
 * @param damage of the site's depth
 * @param multiplier how many times as often floods come as today; 1 for today
 */
export function expectedDamage(
  { assets, probability, stock, dailySales }: Site,
  damage: DepthDamage,
  multiplier: number,
): ExpectedDamage {
  const chance = floodProbability(probability, multiplier)
  const parts = {
    assets: assets * damage.assets * chance,
    stock: stock === null ? null : stock * damage.stock * chance,
    downtime: dailySales === null ? null : dailySales * damage.downtime * chance,
  }
  return { ...parts, total: parts.assets + (parts.stock ?? 0) + (parts.downtime ?? 0) }
}
