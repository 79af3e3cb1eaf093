import type { Panel } from '#methodology/panel/panel.ts'

const indicatorPositions = new WeakMap<Panel, ReadonlyMap<string, number>>()
const companyPositions = new WeakMap<Panel, ReadonlyMap<number, number>>()

/** Position of an indicator in a panel; undefined when it has none of that code. */
export function indicatorPosition(panel: Panel, code: string): number | undefined {
  return positionsIn(indicatorPositions, panel, () => panel.indicators.map((indicator) => indicator.code)).get(code)
}

/** Position of a company in a panel by its number; undefined when it is not there. */
export function companyPosition(panel: Panel, companyId: number): number | undefined {
  return positionsIn(companyPositions, panel, () => panel.companies.map(({ id }) => id)).get(companyId)
}

/** A panel never changes: its positions are counted once. */
function positionsIn<K>(
  cache: WeakMap<Panel, ReadonlyMap<K, number>>,
  panel: Panel,
  keysOf: () => readonly K[],
): ReadonlyMap<K, number> {
  const cached = cache.get(panel)
  if (cached) return cached
  const positions = new Map(keysOf().map((key, position) => [key, position]))
  cache.set(panel, positions)
  return positions
}
