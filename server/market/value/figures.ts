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

/** Every company of a market, as `figuresOf` takes some of them. */
export const everyMember = ({ companies }: Pick<Frame, 'companies'>): Int32Array =>
  Int32Array.from({ length: companies }, (_, company) => company)

/** An indicator by year × members + member; NaN where no figure counts. */
export function figuresOf(
  { values, states, years, companies }: Frame,
  position: number,
  members: Int32Array,
): Float64Array {
  const figures = new Float64Array(years.length * members.length).fill(Number.NaN)
  if (position < 0) return figures
  for (let year = 0, cell = 0; year < years.length; year++) {
    const row = (position * years.length + year) * companies
    for (let member = 0; member < members.length; member++, cell++) {
      const at = row + members[member]!
      if (counts(states[at]!)) figures[cell] = values[at]!
    }
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

/** Which companies of a market, and where their prices are read. */
export interface PriceInput {
  readonly prices: PricePositions
  /** Positions in the panel. */
  readonly members: Int32Array
}

/** What is told of the price to book of each company and year, by year × members + member. */
function eachPbr(
  frame: Frame,
  { prices, members }: PriceInput,
  take: (pbr: ReturnType<typeof pbrOf>, cell: number) => void,
): void {
  const figures = new Map(Object.entries(prices).map(([key, position]) => [key, figuresOf(frame, position, members)]))
  let cell = 0
  const read = (key: PriceKey) => figures.get(key)![cell]!
  for (; cell < frame.years.length * members.length; cell++) take(pbrOf(read), cell)
}

/** Price to book by year × members + member; NaN where it cannot be told. */
export function marketPbr(frame: Frame, input: PriceInput): Float64Array {
  const pbr = new Float64Array(frame.years.length * input.members.length).fill(Number.NaN)
  eachPbr(frame, input, (pbrValue, cell) => {
    if (pbrValue) pbr[cell] = pbrValue.value
  })
  return pbr
}

/** Company years with a price to book, by where it comes from. */
export function pbrBasisCounts(frame: Frame, input: PriceInput): Record<PbrBasis, number> {
  const counts = { given: 0, 'market-cap': 0, implied: 0 }
  eachPbr(frame, input, (pbrValue) => {
    if (pbrValue) counts[pbrValue.basis]++
  })
  return counts
}
