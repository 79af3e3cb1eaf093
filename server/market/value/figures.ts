import { counts } from '#methodology/panel/panel.ts'
import { type PbrBasis, priceToBook } from '#methodology/value/pbr/pbr.ts'
import type { Frame } from '../panel/frame.ts'
import { capOf } from '../scores/market-caps.ts'

/** Indicators that price to book and return on equity are read from. */
export const priceCodes = {
  pbr: 'F-MK-004',
  cap: 'F-MK-002',
  price: 'F-MK-001',
  issued: 'F-MK-005',
  treasury: 'F-MK-006',
  equity: 'F-BS-003',
  per: 'F-MK-003',
  eps: 'F-PS-001',
  bps: 'F-PS-002',
  roe: 'G-BD-051',
} as const
export type PriceKey = keyof typeof priceCodes

/** Their positions in the panel; −1 for one that it does not have. */
export type PricePositions = Readonly<Record<PriceKey, number>>

/** Every year and company of an indicator; NaN where no figure counts. */
export function figuresOf({ values, states, years, companies }: Frame, position: number): Float64Array {
  const cells = years.length * companies
  const figures = new Float64Array(cells).fill(Number.NaN)
  if (position < 0) return figures
  for (let cell = 0; cell < cells; cell++) {
    const at = position * cells + cell
    if (counts(states[at]!)) figures[cell] = values[at]!
  }
  return figures
}

/** A company in a year by positions, as both read one cell. */
export type ReadFigure = (key: PriceKey) => number

/** Price to book of one company and year, from whichever figures tell it. */
export function pbrOf(read: ReadFigure): { readonly value: number; readonly basis: PbrBasis } | null {
  const marketCap = capOf({
    filed: read('cap'),
    price: read('price'),
    issued: read('issued'),
    treasury: read('treasury'),
  })
  const [pbr, equity, per, eps, bps] = (['pbr', 'equity', 'per', 'eps', 'bps'] as const).map(read) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return priceToBook({ pbr, marketCap, equity, per, eps, bps })
}

/** Price to book of a market by year × companies + company, NaN where it cannot be told; or what else is told of it. */
export function marketPbr(
  frame: Frame,
  positions: PricePositions,
  tell: (pbr: ReturnType<typeof pbrOf>) => number = (pbr) => pbr?.value ?? Number.NaN,
): Float64Array {
  const figures = new Map(Object.entries(positions).map(([key, position]) => [key, figuresOf(frame, position)]))
  return Float64Array.from({ length: frame.years.length * frame.companies }, (_, cell) =>
    tell(pbrOf((key) => figures.get(key)![cell]!)),
  )
}
