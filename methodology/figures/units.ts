type Dimension = 'money' | 'mass' | 'carbon' | 'energy'

interface Unit {
  readonly dimension: Dimension
  /** How many of the dimension's smallest unit here it is: yen, kilogram, kilogram of CO2e, megajoule. */
  readonly size: number
}

const money = (size: number): Unit => ({ dimension: 'money', size })
const mass = (size: number): Unit => ({ dimension: 'mass', size })
const carbon = (size: number): Unit => ({ dimension: 'carbon', size })

/**
 * Units that have others of their kind, as the catalogue and as Japanese filings write them.
 *
 * Energy is energy as delivered: a kilowatt-hour is 3.6 MJ by definition. Crude-oil equivalents are left out, and so is primary
 * energy, because their factors change with the ordinance.
 */
export const units: Readonly<Record<string, Unit>> = {
  JPY: money(1),
  円: money(1),
  'JPY thousand': money(1e3),
  千円: money(1e3),
  'JPY million': money(1e6),
  百万円: money(1e6),
  億円: money(1e8),
  'JPY billion': money(1e9),
  十億円: money(1e9),
  kg: mass(1),
  t: mass(1e3),
  kt: mass(1e6),
  'kg-CO2e': carbon(1),
  't-CO2e': carbon(1e3),
  'kt-CO2e': carbon(1e6),
  MJ: { dimension: 'energy', size: 1 },
  GJ: { dimension: 'energy', size: 1e3 },
  TJ: { dimension: 'energy', size: 1e6 },
  kWh: { dimension: 'energy', size: 3.6 },
  MWh: { dimension: 'energy', size: 3600 },
  GWh: { dimension: 'energy', size: 3_600_000 },
}

/**
 * A value in another unit of the same kind.
 *
 * @returns null when the units measure different things, or one is unknown; a unit is always its own
 */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value
  const [source, target] = [unitOf(from), unitOf(to)]
  if (!source || !target || source.dimension !== target.dimension) return null
  // A whole factor keeps what a fraction would blur: 5 kt are 5000 t, and 12 345 thousand yen 12.345 million.
  return source.size >= target.size ? value * (source.size / target.size) : value / (target.size / source.size)
}

function unitOf(name: string): Unit | undefined {
  return Object.hasOwn(units, name) ? units[name] : undefined
}
