import { Random } from '#server/demo/random.ts'
import type { Filer } from '../filers.ts'

/** A year of a company as it truly is. Money in yen, ratios as the texts that a filing has. */
export interface Year {
  readonly sales: number
  readonly operating: number
  readonly ordinary: number
  readonly net: number
  readonly assets: number
  readonly netAssets: number
  readonly minority: number
  readonly cash: number
  readonly operatingCash: number
  readonly investingCash: number
  readonly financingCash: number
  readonly capex: number
  readonly depreciation: number
  readonly research: number
  readonly loans: number
  readonly bonds: number
  readonly auditFees: number
  readonly shares: number
  readonly treasury: number
  readonly eps: string
  readonly bps: string
  readonly dividend: string
  readonly per: string
  readonly roe: string
  readonly equityRatio: string
  readonly payout: string
  readonly employees: number
  readonly temporary: number
  readonly parent: {
    readonly sales: number
    readonly ordinary: number
    readonly net: number
    readonly assets: number
    readonly netAssets: number
    readonly employees: number
  }
  readonly salary: number
  readonly age: string
  readonly service: string
  readonly femaleManagers: string
  readonly leave: string
  readonly wages: readonly [all: string, regular: string, other: string]
  readonly institutions: string
  readonly foreigners: readonly [bodies: string, persons: string]
  readonly issues: readonly [unlisted: number, listed: number]
  readonly scopes: readonly [one: number, two: number, three: number]
}

const firstYear = 2006
const million = 1_000_000
const toMillions = (yen: number) => Math.round(yen / million) * million
const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Years of a company by the calendar year in which they end: each grows out of the one before, so that every report tells the same story. */
export function yearsOf(filer: Filer, seed: number, last: number): ReadonlyMap<number, Year> {
  const random = new Random(`${seed} accounts ${filer.index}`)
  const { size, quality } = filer
  let sales = Math.exp(24.4 + 1.35 * size) // Half of the market sells less than 40 billion yen.
  let margin = within(0.06 + 0.02 * quality + 0.02 * random.normal(), 0.01, 0.3)
  let equity = sales * 0.5
  let staff = Math.max(30, sales / 45_000_000)
  let women = within(0.05 + 0.03 * quality + 0.03 * random.normal(), 0.004, 0.5)
  const turnover = random.uniform() * 0.6 + 0.7
  const shares = Math.max(2_000_000, Math.round(sales / 1_400 / 100) * 100)
  const parentShare = 0.35 + 0.5 * random.uniform()
  const intensity = Math.exp(-13 + random.normal())
  const salary = 6_100_000 + 500_000 * size + 400_000 * random.normal()
  const years = new Map<number, Year>()
  for (let year = firstYear; year <= last; year++) {
    sales *= Math.exp(0.03 + 0.06 * random.normal())
    margin = within(margin + 0.006 * random.normal(), -0.03, 0.32)
    staff *= Math.exp(0.01 + 0.03 * random.normal())
    women = within(women * Math.exp(0.05 + 0.05 * random.normal()), 0.003, 0.6)
    const net = toMillions(sales * margin * 0.66)
    const before = equity
    equity = Math.max(sales * 0.08, equity + net * 0.68)
    const minority = filer.hasConsolidated ? toMillions(equity * 0.03) : 0
    const assets = toMillions(Math.max(sales / turnover, equity * 1.2))
    const inPlay = shares - Math.round(shares * 0.02)
    const eps = net / inPlay
    const dividend = Math.max(0, Math.round(eps * 0.32))
    const employees = Math.round(staff)
    const draw = (mean: number, spread: number) => mean * Math.exp(spread * random.normal())
    const share = (mean: number, spread: number) => draw(mean, spread).toFixed(3)
    const scope = (part: number) => Number(draw(sales * intensity * part, 0.08).toFixed(1))
    const own = (yen: number) => toMillions(yen * parentShare)
    years.set(year, {
      sales: toMillions(sales),
      operating: toMillions(sales * margin),
      ordinary: toMillions(sales * margin * 1.03),
      net,
      assets,
      netAssets: toMillions(equity) + minority,
      minority,
      cash: toMillions(draw(assets * 0.14, 0.2)),
      operatingCash: toMillions(net + draw(sales * 0.035, 0.2)),
      investingCash: -toMillions(draw(sales * 0.04, 0.3)),
      financingCash: -toMillions(draw(sales * 0.015, 0.4)),
      capex: toMillions(draw(sales * 0.045, 0.25)),
      depreciation: toMillions(draw(sales * 0.035, 0.15)),
      research: toMillions(draw(sales * 0.018, 0.3)),
      loans: toMillions(draw(assets * 0.09, 0.2)),
      bonds: toMillions(draw(assets * 0.03, 0.2)),
      auditFees: toMillions(draw(18_000_000 + sales * 0.000_05, 0.1)),
      shares,
      treasury: shares - inPlay,
      eps: eps.toFixed(2),
      bps: (toMillions(equity) / inPlay).toFixed(2),
      dividend: dividend.toFixed(2),
      per: eps > 0 ? draw(15, 0.35).toFixed(2) : '－',
      roe: (net / ((before + equity) / 2)).toFixed(4),
      equityRatio: (toMillions(equity) / assets).toFixed(4),
      payout: eps > 0 ? (dividend / eps).toFixed(4) : '－',
      employees,
      temporary: Math.round(draw(staff * 0.15, 0.2)),
      parent: {
        sales: own(sales),
        ordinary: own(sales * margin * 1.01),
        net: own(net),
        assets: own(assets),
        netAssets: own(equity),
        employees: Math.max(10, Math.round(employees * parentShare * 0.7)),
      },
      salary: Math.round(salary * Math.exp(0.012 * (year - 2015)) + 40_000 * random.normal()),
      age: (41.5 + 0.7 * random.normal() + (filer.index % 5)).toFixed(1),
      service: (13.2 + 0.6 * random.normal() + (filer.index % 7)).toFixed(1),
      femaleManagers: women.toFixed(3),
      leave: within(0.1 * (year - 2018) + 0.15 * random.normal(), 0.02, 1.4).toFixed(3),
      wages: [share(0.71, 0.06), share(0.75, 0.05), share(0.73, 0.12)],
      institutions: within(0.24 + 0.05 * random.normal(), 0.02, 0.6).toFixed(4),
      foreigners: [within(0.18 + 0.06 * random.normal(), 0.01, 0.7).toFixed(4), '0.0004'],
      issues: [random.integer(3, 30), random.integer(2, 40)],
      scopes: [scope(0.45), scope(0.55), scope(6)],
    })
  }
  return years
}

/** What a report says of its own year that a later correction takes back: some figures slipped. */
export function slipped(year: Year): Year {
  return {
    ...year,
    sales: year.sales + 137 * million,
    ordinary: year.ordinary - 9 * million,
    net: year.net - 6 * million,
    salary: year.salary + 41_234,
    femaleManagers: (Number(year.femaleManagers) + 0.011).toFixed(3),
    employees: year.employees + 12,
  }
}
