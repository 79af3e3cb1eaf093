type Dimension = 'money' | 'mass' | 'carbon' | 'energy' | 'volume' | 'persons' | 'shares' | 'ratio'

interface Unit {
  readonly dimension: Dimension
  /** How many of the dimension's base unit it is: yen, tonne, tonne of CO2e, megajoule, cubic metre, person, share, per cent. */
  readonly size: number
}

/**
 * Every unit that a figure may be written in, by dimension, with the spellings of filings and tables.
 *
 * Energy is energy as delivered: a kilowatt-hour is 3.6 MJ by definition. Crude-oil equivalents are left out, and so is primary
 * energy, because their factors change with the ordinance. 割合, 比率 and 率 are no units of ratios: they are written both as 0.05
 * and as 5.
 */
const sizes: Readonly<Record<Dimension, Readonly<Record<string, number>>>> = {
  money: {
    JPY: 1,
    yen: 1,
    円: 1,
    'JPY thousand': 1e3,
    'thousand JPY': 1e3,
    千円: 1e3,
    'JPY million': 1e6,
    'million JPY': 1e6,
    'JPY Millions': 1e6,
    百万円: 1e6,
    億円: 1e8,
    'JPY billion': 1e9,
    十億円: 1e9,
  },
  mass: { kg: 1e-3, t: 1, ton: 1, トン: 1, 'metric tons': 1, tonnes: 1, kt: 1e3, 千t: 1e3, 千トン: 1e3, Mt: 1e6 },
  carbon: {
    'kg-CO2e': 1e-3,
    'kg CO2e': 1e-3,
    't-CO2e': 1,
    't CO2e': 1,
    tCO2e: 1,
    't-CO2': 1,
    tCO2: 1,
    'kt-CO2e': 1e3,
    'kt CO2e': 1e3,
    '千t-CO2e': 1e3,
    'Mt CO2e': 1e6,
    'Millions t CO2e': 1e6,
    '百万t-CO2e': 1e6,
  },
  energy: {
    MJ: 1,
    GJ: 1e3,
    TJ: 1e6,
    PJ: 1e9,
    kWh: 3.6,
    MWh: 3.6e3,
    GWh: 3.6e6,
    TWh: 3.6e9,
  },
  volume: { m3: 1, 'thousand m3': 1e3, 千m3: 1e3, 'million m3': 1e6, 百万m3: 1e6 },
  persons: { persons: 1, people: 1, 人: 1, 名: 1, 'thousand persons': 1e3 },
  shares: { shares: 1, 株: 1, 百株: 100, 千株: 1e3, 'thousand shares': 1e3 },
  ratio: {
    '%': 1,
    percent: 1,
    'per cent': 1,
    pct: 1,
    パーセント: 1,
    '‰': 0.1,
    permil: 0.1,
    'per mille': 0.1,
    パーミル: 0.1,
    bps: 0.01,
    bp: 0.01,
    'basis points': 0.01,
    ベーシスポイント: 0.01,
    fraction: 100,
    ratio: 100,
    decimal: 100,
    pure: 100,
    小数: 100,
  },
}

const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(sizes).flatMap(([dimension, byName]) =>
    Object.entries(byName).map(([name, size]) => [name, { dimension: dimension as Dimension, size }]),
  ),
)

/** Whether a text is a unit known here, in any width of letters. */
export const isUnit = (name: string): boolean => unitOf(folded(name)) !== undefined

/** Names of all units, every spelling. */
export const unitNames: readonly string[] = [...units.keys()]

/**
 * What a value in one unit is multiplied by to be in another: 1,000 from billion yen to million yen.
 *
 * @param from in any width of letters, `㎏` or `CO₂` too
 * @returns null when the units measure different things, or one is unknown; 1 for a unit and itself, known or not
 */
export function unitFactor(from: string, to: string): number | null {
  const [a, b] = [folded(from), folded(to)]
  if (a === b) return 1
  const [source, target] = [unitOf(a), unitOf(b)]
  return source && target && source.dimension === target.dimension ? source.size / target.size : null
}

/** Masses before `CO2`: `ktCO2eq`, `千t-CO2`, `metric tons CO2e` are one with `kt-CO2e` and `t-CO2e`. */
const carbonMasses: Readonly<Record<string, number>> = {
  kg: 1e-3,
  ...{ t: 1, トン: 1, ton: 1, tons: 1, tonne: 1, tonnes: 1, 'metric ton': 1, 'metric tons': 1, 'metric tonnes': 1 },
  ...{ kt: 1e3, 千t: 1e3, 千トン: 1e3, 万t: 1e4, 万トン: 1e4 },
  ...{ Mt: 1e6, 百万t: 1e6, 百万トン: 1e6, 'million tons': 1e6, 'million tonnes': 1e6, 'Millions t': 1e6 },
}

function carbonOf(name: string): Unit | undefined {
  const [, mass] = /^(.{1,20}?)(?: of)?[-‐ ]?CO2(?:-?eq?|-?equiv(?:alent)?)?$/.exec(name) ?? []
  const size = mass === undefined ? undefined : carbonMasses[mass.trim()]
  return size === undefined ? undefined : { dimension: 'carbon', size }
}

/** Ratios in any case of letters, `Percent` and `BPS`; elsewhere the case tells `Mt` from `MT`. */
function unitOf(name: string): Unit | undefined {
  const ratio = units.get(name.toLowerCase())
  return units.get(name) ?? carbonOf(name) ?? (ratio?.dimension === 'ratio' ? ratio : undefined)
}

const folded = (unit: string) => unit.normalize('NFKC').trim().replace(/₂/g, '2')
