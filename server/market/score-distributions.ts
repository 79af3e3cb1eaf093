import type { ScoreDistributions } from '#contract/market/market.ts'
import { scoreDensity } from '#methodology/scores/ranks/density.ts'
import { readTse33 } from '#server/catalogue/classifications.ts'
import type { MarketSnapshot } from './snapshot/market-snapshot.ts'

/** Fewest companies of a distribution: with fewer its shape would tell of single companies. */
const fewest = 5

/** How the total scores of the industries of a snapshot on the basis `tse33` lie; null without scores. */
export function scoreDistributions(snapshot: MarketSnapshot): ScoreDistributions | null {
  const { year, peers, panel } = snapshot
  if (year === null) return null
  const names = new Map(readTse33().map((name) => [`tse33:${name.code}`, name]))
  const industries = peers.industries.flatMap((industry) => {
    const name = names.get(industry.code)
    const scores = snapshot.sorted('sustainability_score', year, industry)
    if (!name || scores.length < fewest) return []
    const { code, nameJa, nameEn } = name
    return [{ code, nameJa, nameEn, companies: scores.length, density: scoreDensity(scores) }]
  })
  if (industries.length === 0) return null
  const companies = industries.reduce((sum, { companies }) => sum + companies, 0)
  return {
    fiscalYear: panel.years[year]!,
    companies,
    industries: industries.sort((a, b) => (a.code < b.code ? -1 : 1)),
  }
}
