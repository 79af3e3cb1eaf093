import { type DemoCompany, demoYears } from '../companies.ts'
import { Random } from '../random.ts'

interface DemoTerm {
  readonly term: string
  readonly value: number
  readonly validFrom: string
  readonly source: string
}

const source = 'Satoyama Demo'

/** Indices of the demo market, all invented: how many of the largest they look at, and what they want. */
const indices = [
  { name: 'index.Demo ESG Leaders', size: 0.9, quality: 0.5 },
  { name: 'index.Demo Sector Relative', size: 0.3, quality: 0.2 },
  { name: 'index.Demo Carbon Efficient', size: 0, quality: -0.4 },
  { name: 'index.Demo Empowering Women', size: 0.6, quality: 0.4 },
] as const

const shares: readonly (readonly [term: string, gics: RegExp, least: number, most: number, chance: number])[] = [
  ['pct.tobacco_production', /^302030/, 55, 98, 1],
  ['pct.alcohol_production', /^302010/, 20, 90, 0.6],
  ['pct.arms', /^201010/, 5, 60, 0.6],
  ['pct.coal_power', /^5510(10|30)/, 8, 55, 0.8],
  ['pct.fossil', /^1010/, 40, 98, 0.9],
  ['pct.thermal_coal_mining', /^101020/, 5, 40, 0.25],
  ['pct.gambling', /^253010/, 15, 80, 0.06],
  ['pct.nuclear_power', /^551010/, 5, 35, 0.5],
  ['pct.tobacco_retail', /^301010/, 2, 14, 0.4],
]

const flags: readonly (readonly [term: string, chance: number, gics: RegExp])[] = [
  ['flag.palm_oil_user', 0.3, /^(3020|3030)/],
  ['flag.nuclear_operator', 0.5, /^551010/],
  ['flag.controversial_weapons', 0.04, /^201010/],
  ['flag.nuclear_weapons', 0.02, /^201010/],
  ['flag.cbam_goods_export', 0.35, /^1510/],
  ['flag.eudr_goods', 0.25, /^(3020|151050|2510)/],
  ['flag.eu_product_sales', 0.4, /^(20|25|35|45)/],
  ['flag.uk_business', 0.15, /./],
]

/** Memberships, flags and shares of sales of an invented company: today's, and what held before. */
export function termsOf(company: DemoCompany, seed: number): DemoTerm[] {
  const random = new Random(`${seed} earlier terms ${company.index}`)
  const present = presentTerms(company, seed)
  return [...present.flatMap((term) => earlierOf(term, random)), ...present]
}

/** The same each spring since the market began; an index takes a company in, or drops it, one year in ten. */
function earlierOf(term: DemoTerm, random: Random): DemoTerm[] {
  const isIndex = term.term.startsWith('index.')
  const earlier: DemoTerm[] = []
  let { value } = term
  for (let year = Number(term.validFrom.slice(0, 4)) - 1; year > demoYears[0]!; year--) {
    if (isIndex && random.chance(0.1)) value = 1 - value
    earlier.unshift({ ...term, value, validFrom: `${year}${term.validFrom.slice(4)}` })
  }
  return isIndex ? earlier : earlier.slice(0, 1)
}

function presentTerms(company: DemoCompany, seed: number): DemoTerm[] {
  const random = new Random(`${seed} terms ${company.index}`)
  const terms: DemoTerm[] = indices.flatMap(({ name, size, quality }) => {
    if (company.size < size) return []
    return [
      { term: name, value: company.quality + 0.4 * random.normal() > quality ? 1 : 0, validFrom: '2025-06-20', source },
    ]
  })
  for (const [term, gics, least, most, chance] of shares) {
    if (!gics.test(company.gicsCode)) continue
    terms.push({
      term,
      value: random.chance(chance) ? random.integer(least, most) : 0,
      validFrom: '2025-04-01',
      source,
    })
  }
  for (const [term, chance, gics] of flags) {
    if (gics.test(company.gicsCode))
      terms.push({ term, value: random.chance(chance) ? 1 : 0, validFrom: '2025-04-01', source })
  }
  return terms
}
