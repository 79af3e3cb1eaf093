/**
 * How a figure behaves, which decides the model and the scale of its standard error.
 *
 * `amount` grows with the company (t, JPY million); `intensity` above 0 and not growing with it (per sales, per head, years);
 * `percent` 0 to 100; `boolean` 1 or 0; `count` few and often 0; `year` a calendar year; `other` may be negative.
 */
export const indicatorKinds = ['amount', 'intensity', 'percent', 'boolean', 'count', 'year', 'other'] as const
export type IndicatorKind = (typeof indicatorKinds)[number]

/** What the catalogue says of an indicator's figures. */
interface TraitRow {
  readonly code: string
  readonly unit: string
  readonly type: 'numeric' | 'boolean'
  /** Shape named by the catalogue: `lognormal`, `logit_normal`, `normal`, `count`, `bernoulli`, `year`; empty where unknown. */
  readonly distribution: string
}

export interface IndicatorTraits extends TraitRow {
  readonly kind: IndicatorKind
}

/** Units of figures that grow with the company. */
const amountUnits = new Set([
  't-CO2e',
  't',
  'JPY million',
  'persons',
  'thousand m3',
  'MWh',
  'GJ',
  'kW',
  'kL',
  'thousand Nm3',
  'kg-CFC11e',
  'mg-TEQ',
  'ha',
  'units',
  'sites',
  'patents',
  'products',
  'audits',
  'suppliers',
  'shares',
  'cases',
])

const countUnits = new Set(['categories', 'names', 'partners', 'meetings', 'indices'])

/** Figures whose unit says otherwise: per head although in money, people on a board, hours in total. */
const exceptions: Readonly<Record<string, IndicatorKind>> = {
  'S-LR-010': 'intensity',
  'G-BD-028': 'intensity',
  'G-BD-001': 'count',
  'G-BD-003': 'count',
  'S-DV-006': 'count',
  'S-CM-006': 'amount',
}

/** The kind of an indicator from its catalogue row. Our rule; status proposed. */
export function traitsOf({ code, unit, type, distribution }: TraitRow): IndicatorTraits {
  return { code, unit, type, distribution, kind: exceptions[code] ?? kindOf({ unit, type, distribution }) }
}

function kindOf({ unit, type, distribution }: Omit<TraitRow, 'code'>): IndicatorKind {
  if (type === 'boolean') return 'boolean'
  if (distribution === 'year' || unit === 'year') return 'year'
  if (distribution === 'count' || countUnits.has(unit)) return 'count'
  if (distribution === 'logit_normal') return 'percent'
  if (distribution === 'normal') return 'other'
  return amountUnits.has(unit) ? 'amount' : 'intensity'
}
