import { normalShare } from '../normal.ts'
import type { Pillar } from './pillars.ts'

/** The vendors whose ratings are invented. */
export type Vendor = 'msci' | 'sp' | 'refinitiv' | 'sustainalytics' | 'cdp' | 'ftse'

/** A category that a vendor rates besides the pillars. */
interface Category {
  readonly code: string
  readonly pillar: Pillar
  /** Share of companies that have it, the largest first. */
  readonly share: number
}

const categories = (pillar: Pillar, codes: string, share = 1): Category[] =>
  codes.split(' ').map((code) => ({ code, pillar, share }))

const byVendor: Readonly<Record<Vendor, readonly Category[]>> = {
  msci: [
    ...categories('environment', 'carbon-emissions'),
    ...categories('social', 'human-capital'),
    ...categories('governance', 'corporate-governance'),
  ],
  sp: [
    ...categories('environment', 'climate-strategy'),
    ...categories('social', 'talent'),
    ...categories('governance', 'risk-management'),
  ],
  refinitiv: [
    ...categories('environment', 'resource-use emissions innovation'),
    ...categories('social', 'workforce human-rights community product-responsibility'),
    ...categories('governance', 'management shareholders csr-strategy'),
  ],
  sustainalytics: categories('total', 'exposure management'),
  cdp: [...categories('total', 'water-security', 0.28), ...categories('total', 'forests', 0.08)],
  ftse: [
    ...categories('environment', 'climate-change water-security'),
    ...categories('social', 'labor-standards human-rights-community'),
    ...categories('governance', 'anti-corruption corporate-governance'),
  ],
}

export function categoriesOf(vendor: Vendor): readonly Category[] {
  return byVendor[vendor]
}

const msci = ['CCC', 'B', 'BB', 'BBB', 'A', 'AA', 'AAA']
const refinitiv = ['D-', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+']
const cdp = ['F', 'D-', 'D', 'C-', 'C', 'B-', 'B', 'A-', 'A']
/** Shares of rated companies up to each CDP grade: many do not answer, few get an A. */
const cdpShares = [0.14, 0.17, 0.27, 0.33, 0.47, 0.53, 0.76, 0.9, 1]

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))

/** A standard normal, more is better, on the vendor's own scale. */
export function onScale(vendor: Vendor, item: string, latent: number): string {
  switch (vendor) {
    case 'msci': {
      const score = between(0, 5.1 + 1.9 * latent, 10)
      return item === 'total' ? msci[Math.min(6, Math.floor((score * 7) / 10))]! : score.toFixed(1)
    }
    case 'sp':
      return String(Math.round(between(1, 40 + 18 * latent, 92)))
    case 'refinitiv':
      return refinitiv[Math.ceil((between(1, 51 + 18.5 * latent, 99) * 12) / 100) - 1]!
    case 'sustainalytics':
      if (item === 'management') return between(8, 47 + 11 * latent, 90).toFixed(1)
      return between(5, 24.5 - 6.8 * latent, 68).toFixed(1)
    case 'cdp':
      return cdp[cdpShares.findIndex((upTo) => normalShare(latent) <= upTo)] ?? 'A'
    case 'ftse':
      return between(0, 2.5 + 0.85 * latent, 5).toFixed(1)
  }
}

/** The number behind a value, as an import gives it: a letter's rank from the worst, else the figure itself. */
export function rankOf(vendor: Vendor, value: string): number | null {
  const ranks = vendor === 'msci' ? msci : vendor === 'refinitiv' ? refinitiv : vendor === 'cdp' ? cdp : []
  const rank = ranks.indexOf(value)
  if (rank >= 0) return rank
  return Number.isNaN(Number(value)) ? null : Number(value)
}
