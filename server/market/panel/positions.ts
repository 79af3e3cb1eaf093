import type { Panel } from '#methodology/panel/panel.ts'
import { oncePer } from '#server/cache/once.ts'

const indicatorPositions = oncePer(
  ({ indicators }: Panel) => new Map(indicators.map(({ code }, position) => [code, position])),
)
const companyPositions = oncePer(({ companies }: Panel) => new Map(companies.map(({ id }, position) => [id, position])))

/** Position of an indicator in a panel; undefined when it has none of that code. */
export function indicatorPosition(panel: Panel, code: string): number | undefined {
  return indicatorPositions(panel).get(code)
}

/** Position of a company in a panel by its number; undefined when it is not there. */
export function companyPosition(panel: Panel, companyId: number): number | undefined {
  return companyPositions(panel).get(companyId)
}
