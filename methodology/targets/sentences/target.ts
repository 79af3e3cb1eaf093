/** What a target is about. The first three are of greenhouse gases. */
export const readKinds = [
  'absolute',
  'intensity',
  'net-zero',
  'renewable',
  'energy',
  'waste',
  'recycling',
  'plastic',
  'water',
  'women-managers',
  'women-directors',
  'women',
  'paternity-leave',
  'disability',
  'accidents',
] as const
export type ReadKind = (typeof readKinds)[number]

/** What an intensity is divided by; `unknown` where the sentence says only that it is one. */
export const denominators = ['sales', 'production', 'floor-area', 'transport', 'employee', 'unknown'] as const
export type Denominator = (typeof denominators)[number]

/** Scopes of emissions that a sentence names together. */
export const readScopes = ['scope1', 'scope2', 'scope3', 'scope1+2', 'scope1+3', 'scope2+3', 'scope1+2+3'] as const
export type ReadScope = (typeof readScopes)[number]

/** A year of a sentence. A fiscal year is the one in which most of its days lie: 「2031年3月期」 is 2030. */
export interface ReadYear {
  readonly year: number
  readonly isFiscal: boolean
}

/** How much: `cut` takes the amount off the base year’s, `reach` is the level to be reached. */
export interface Amount {
  readonly direction: 'cut' | 'reach'
  /** Per cent, 0 to 100; tonnes; or accidents a million hours. */
  readonly unit: 'percent' | 't' | 'rate'
  readonly value: number
  /** Upper end of a range; null for a single number. */
  readonly most: number | null
  /** Whether it is meant for every year: 「年平均1％」. */
  readonly isYearly: boolean
}

/** What a sentence says of one target. Null: the sentence does not say. */
export interface TargetFields {
  readonly kind: ReadKind
  /** Of an intensity; null for every other kind. */
  readonly denominator: Denominator | null
  /** Null for net zero, which has no amount of its own. */
  readonly amount: Amount | null
  readonly scope: ReadScope | null
  readonly base: ReadYear | null
  readonly target: ReadYear | null
}

/** Words of the sentence, with full-width letters made plain, that gave each field. */
export type FieldWords = Readonly<Partial<Record<'kind' | 'amount' | 'scope' | 'base' | 'target', string>>>
