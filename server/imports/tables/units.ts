/** Spellings of units, brought to one; numbers after them are how many of the first in the family one of them is. */
const families: readonly Readonly<Record<string, number>>[] = [
  {
    JPY: 1,
    yen: 1,
    円: 1,
    'JPY thousand': 1e3,
    千円: 1e3,
    'thousand JPY': 1e3,
    'JPY million': 1e6,
    百万円: 1e6,
    'million JPY': 1e6,
    'JPY Millions': 1e6,
    'JPY billion': 1e9,
    十億円: 1e9,
    億円: 1e8,
  },
  {
    't-CO2e': 1,
    't CO2e': 1,
    tCO2e: 1,
    't-CO2': 1,
    tCO2: 1,
    'kg CO2e': 1e-3,
    'kt CO2e': 1e3,
    'Mt CO2e': 1e6,
    'Millions t CO2e': 1e6,
    '千t-CO2e': 1e3,
    '百万t-CO2e': 1e6,
  },
  { t: 1, ton: 1, トン: 1, kg: 1e-3, kt: 1e3, Mt: 1e6 },
  { MWh: 1, kWh: 1e-3, GWh: 1e3, TWh: 1e6 },
  { GJ: 1, MJ: 1e-3, TJ: 1e3, PJ: 1e6 },
  { 'thousand m3': 1, 千m3: 1, m3: 1e-3, 'million m3': 1e3, 百万m3: 1e3 },
  { persons: 1, 人: 1, 名: 1, people: 1, 'thousand persons': 1e3 },
  { shares: 1, 株: 1, 百株: 100, 千株: 1000, 'thousand shares': 1000 },
]

const folded = (unit: string) => unit.normalize('NFKC').trim().replace(/₂/g, '2')

/** What a value in one unit is multiplied by to be in another; null when they measure different things. */
export function factor(from: string, to: string): number | null {
  const [a, b] = [folded(from), folded(to)]
  if (a === b) return 1
  for (const family of families) {
    const [one, other] = [family[a], family[b]]
    if (one !== undefined && other !== undefined) return one / other
  }
  return null
}

export const knownUnits = (from: string, to: string): boolean =>
  factor(from, to) !== null || to === '%' || to === 'yes/no'
