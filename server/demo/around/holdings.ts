import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'

interface DemoHolding {
  readonly portfolio: string
  readonly company: DemoCompany
  readonly heldOn: string
  readonly shares: number
}

/** Quarter-ends on which the first of the invented portfolios is known. */
export const coreDates = [
  '2024-12-30',
  '2025-03-31',
  '2025-06-30',
  '2025-09-30',
  '2025-12-30',
  '2026-03-31',
  '2026-06-30',
  '2026-09-30',
] as const
export const broadDate = '2026-09-30'
const coreCompanies = 86
const broadCompanies = 1243

/** Closing price, yen, and market capitalization, million yen, by company; NaN where there is none. */
interface Sizes {
  readonly prices: readonly number[]
  readonly caps: readonly number[]
}
type Prices = Sizes['prices']

/**
 * Two invented portfolios: one of 86 companies that changes a little each quarter, and one of 1,243 on one day. A market with fewer
 * companies has as many as it can.
 */
export function holdingsOf(companies: readonly DemoCompany[], { prices, caps }: Sizes, seed: number): DemoHolding[] {
  const random = new Random(`${seed} holdings`)
  const candidates = companies.filter(({ isListed, index }) => isListed && prices[index]! > 0 && caps[index]! > 0)
  // Large companies come earlier, as often as their square root says.
  const shuffled = candidates
    .map((company) => ({ company, key: -Math.log(1 - random.uniform()) / Math.sqrt(caps[company.index]!) }))
    .sort((a, b) => a.key - b.key)
    .map(({ company }) => company)
  const core = coreHoldings(shuffled, prices, random)
  const broad = shuffled.slice(0, broadCompanies).map((company) => ({
    portfolio: 'Satoyama Broad',
    company,
    heldOn: broadDate,
    shares: sharesFor(prices[company.index]!, 40_000_000 * Math.exp(0.9 * (random.uniform() + random.uniform() - 1))),
  }))
  return [...core, ...broad]
}

/** Each quarter three companies go, three come, and the others are bought or sold a little. */
function coreHoldings(shuffled: readonly DemoCompany[], prices: Prices, random: Random): DemoHolding[] {
  const size = Math.min(coreCompanies, Math.floor(shuffled.length / 2))
  const sharesByCompany = new Map<DemoCompany, number>()
  const buy = (company: DemoCompany) => {
    const yen = 480_000_000 * Math.exp(1.1 * (random.uniform() + random.uniform() - 1))
    sharesByCompany.set(company, sharesFor(prices[company.index]!, yen))
  }
  for (const company of shuffled.slice(0, size)) buy(company)
  let next = size
  return coreDates.flatMap((heldOn, quarter) => {
    if (quarter > 0) {
      const turned = Math.min(3, shuffled.length - next)
      for (const company of [...sharesByCompany.keys()].slice(0, turned)) sharesByCompany.delete(company)
      for (const company of shuffled.slice(next, next + turned)) buy(company)
      next += turned
      for (const [company, shares] of sharesByCompany)
        sharesByCompany.set(company, Math.max(100, Math.round((shares * (0.94 + 0.12 * random.uniform())) / 100) * 100))
    }
    return [...sharesByCompany].map(([company, shares]) => ({ portfolio: 'Satoyama Core', company, heldOn, shares }))
  })
}

/** In trading units of a hundred. */
const sharesFor = (price: number, yen: number) => Math.max(100, Math.round(yen / price / 100) * 100)
