import { between, type Draft, ratio, type Tie } from './draft.ts'
import { years } from './draw.ts'

/** The accounts: the balance sheet from assets, profit from the return on equity, cash flows from both. */
export const accounts: Tie = (d, y, own) => {
  const sales = d.get('F-PL-001', y)
  if (own.isBank || own.isInsurer) d.set('F-BS-001', y, d.get('F-BS-001', y) * (own.isBank ? 14 : 7))
  d.follow('F-RT-001', y, d.standing('F-BS-001', y), -0.5)
  if (own.isBank) d.set('F-RT-001', y, 3.2 + d.get('F-RT-001', y) / 22)
  if (own.isInsurer) d.set('F-RT-001', y, 6 + d.get('F-RT-001', y) / 7)
  const assets = Math.round(d.get('F-BS-001', y))
  const equity = Math.max(1, Math.round((assets * d.get('F-RT-001', y)) / 100))
  const before = y > 0 ? d.get('F-BS-003', y - 1) : equity
  // What the market pays for and what a company earns on its equity go together.
  d.follow('G-BD-051', y, d.standing('F-MK-004', y), 0.6)
  const payout = d.get('G-BD-051', y)
  // Losses are rarer than a normal distribution would have them.
  const earned = payout < 2 ? 2 - 0.45 * (2 - payout) : payout
  const net = Math.round(((equity + before) / 2) * (earned / 100))
  const ordinary = Math.round(net > 0 ? net / (1 - own.tax) : net * 0.9)
  const operating = Math.round(ordinary > 0 ? ordinary / 1.03 : ordinary * 0.96)
  const worn = Math.round(sales * 0.029 * own.capital)
  const debt = Math.round((assets - equity) * own.debt)
  const minority = Math.round(Math.min(d.get('F-BS-006', y), equity * 0.12))
  d.set('F-BS-001', y, assets)
  d.set('F-BS-003', y, equity)
  d.set('F-RT-001', y, ratio(100 * equity, assets))
  d.set('F-BS-006', y, minority)
  d.set('F-BS-002', y, equity + minority)
  d.set('F-BS-004', y, assets * own.cash * Math.exp(0.1 * d.standing('F-BS-004', y)))
  d.set('F-BS-005', y, own.isBank ? Number.NaN : debt)
  d.set('F-PL-002', y, own.isBank || own.isInsurer ? Number.NaN : operating)
  d.set('F-PL-003', y, ordinary)
  d.set('F-PL-004', y, net)
  d.set('F-PL-007', y, worn)
  d.set('F-PL-008', y, own.isBank || own.isInsurer ? Number.NaN : operating + worn)
  d.set('F-CF-001', y, (net + worn) * 0.87 + worn * 0.25 * clipped(d, 'F-CF-001', y))
  d.set('F-CF-002', y, worn * 1.33 * Math.exp(0.25 * clipped(d, 'F-CF-002', y)))
  d.set('S-SI-001', y, (d.get('S-SI-002', y) * sales) / 100)
  d.set('G-BD-051', y, ratio(200 * net, equity + before))
  d.set('F-RT-003', y, 100 * ratio(operating * (1 - own.tax), equity + debt + minority))
  d.set('S-LR-011', y, 1000 * ratio(operating, d.get('S-LR-001', y)))
  d.set('S-CM-010', y, Math.max(0, ordinary * own.tax))
  d.set('S-CM-011', y, ordinary > 0 ? 100 * own.tax : Number.NaN)
  const giving = d.get('S-CM-001', y)
  if (ordinary > 0) d.set('S-CM-001', y, Math.min(giving, ordinary * 0.2))
  d.set('S-CM-002', y, ordinary > 0 ? ratio(100 * Math.min(giving, ordinary * 0.2), ordinary) : Number.NaN)
  d.set('S-CM-003', y, Math.min(d.get('S-CM-003', y), 0.7 * d.get('S-CM-001', y)))
  d.follow('F-GV-001', y, d.standing('F-PL-001', y), 0.75)
  d.set('G-RM-025', y, 10_000 * ratio(d.get('F-GV-001', y), sales))
  d.set('G-BD-040', y, Math.min(60, d.get('G-BD-040', y)))
}

const clipped = (d: Draft, code: string, y: number) => between(-2, d.standing(code, y), 2)

/** Per-share figures and the market's. The number of shares stands still: nobody splits here. */
export const shares: Tie = (d, y) => {
  const [net, equity] = [d.get('F-PL-004', y), d.get('F-BS-003', y)]
  const outstanding = d.get('F-MK-005', y) - d.get('F-MK-006', y)
  const eps = Math.round((net * 1e8) / outstanding) / 100
  const bps = Math.round((equity * 1e8) / outstanding) / 100
  const price = printedPrice(bps * d.get('F-MK-004', y))
  const cap = Math.round((price * outstanding) / 1e6)
  const enterprise = cap + (d.get('F-BS-005', y) || 0) + d.get('F-BS-006', y)
  const dividend = eps > 0 ? (eps * d.get('G-BD-052', y)) / 100 : 0
  d.set('F-PS-001', y, eps)
  d.set('F-PS-002', y, bps)
  d.set('F-PS-003', y, dividend > 20 ? Math.round(dividend) : Math.round(dividend * 2) / 2)
  d.set('G-BD-052', y, eps > 0 ? ratio(100 * d.get('F-PS-003', y), eps) : Number.NaN)
  d.set('F-MK-001', y, price)
  d.set('F-MK-002', y, cap)
  d.set('F-MK-003', y, eps > 0 ? price / eps : Number.NaN)
  d.set('F-MK-004', y, ratio(price, bps))
  d.set('F-MK-008', y, enterprise)
  d.set('F-MK-009', y, enterprise - Math.round(d.get('F-BS-004', y)))
  d.set(
    'F-MK-007',
    y,
    Math.max(100, Math.round((outstanding * 0.0036 * Math.exp(0.5 * clipped(d, 'F-MK-007', y))) / 100) * 100),
  )
}

/** The shares of a company follow from its equity and its book value a share in the middle of the period. */
export const issue: Tie = (d, y) => {
  if (y > 0) return
  const middle = (years - 1) >> 1
  const equity = (d.get('F-BS-001', middle) * d.get('F-RT-001', middle)) / 100
  const standing = Math.log(equity / 82_000) / 1.28
  d.follow('F-PS-002', middle, between(-2.5, standing, 2.5), 0.31)
  const issued = Math.max(1_000_000, Math.round((equity * 1e6) / d.get('F-PS-002', middle) / 1000) * 1000)
  const treasury = Math.round(Math.min(d.get('F-MK-006', middle), issued * 0.1) / 100) * 100
  // A share with a high book value stands for a company that the market values less.
  const book = between(-2, d.standing('F-PS-002', middle), 2)
  for (let year = 0; year < years; year++) {
    d.set('F-MK-005', year, issued)
    d.set('F-MK-006', year, treasury)
    d.follow('F-MK-004', year, book, -0.6)
  }
}

/** Prices move by ticks. */
function printedPrice(price: number): number {
  if (price < 1000) return Math.max(1, Math.round(price))
  if (price < 5000) return Math.round(price)
  return price < 30_000 ? Math.round(price / 5) * 5 : Math.round(price / 10) * 10
}
