import type { getHighlights, Highlight } from '#contract/scores/peers.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { unlikeIndicators } from '#server/market/facts/period-months.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { highlightsIn } from './highlights.ts'

/** The same as `highlightsIn`, each change between years that are not equally long marked, and judged neither better nor worse. */
export async function highlightsWithPeriods(
  company: CompanySnapshot,
  { db, asOf }: { readonly db: Db; readonly asOf: string },
): Promise<Output<typeof getHighlights>> {
  const answer = highlightsIn(company)
  const { panel } = company.market
  const indicators = [...answer.strengths, ...answer.issues].flatMap(({ indicator: code, change }) => {
    const position = change.relative === null ? undefined : indicatorPosition(panel, code)
    return position === undefined ? [] : [{ code, boundary: panel.indicators[position]!.boundary }]
  })
  if (answer.year === null || indicators.length === 0) return answer
  const companyId = panel.companies[company.position]!.id
  const unlike = await unlikeIndicators(db, { companyId, indicators, after: answer.year, asOf })
  const marked = (highlight: Highlight): Highlight => {
    const months = unlike.get(highlight.indicator)
    if (!months) return highlight
    return { ...highlight, change: { ...highlight.change, meaning: null }, months: [...months] }
  }
  return { ...answer, strengths: answer.strengths.map(marked), issues: answer.issues.map(marked) }
}
