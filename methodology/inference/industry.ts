import type { ColumnContext } from './context.ts'
import { type Estimate, finite, type InferenceLevel, inferenceLevels } from './estimate.ts'
import { yesAbove } from './parameters.ts'
import type { PeerSpread } from './peer-figures.ts'

/** Emissions from the company's own energy; null without it, or for any other figure. */
export function fromEnergy({ inference, year, perEnergy }: ColumnContext, position: number): Estimate | null {
  const own = inference.energy[year]![position]!
  const peers = Number.isNaN(own) ? null : perEnergy?.around(position)
  if (!peers) return null
  const { level, n, median, error } = peers
  return finite({ model: 'energy', level, value: own * median, standardError: error, n })
}

/** A part of an estimate by size: peers' figures per unit of size, and the company's own size. */
interface SizePart {
  readonly per: 'sales' | 'headcount'
  /** Own size, JPY million or persons. */
  readonly own: number
  readonly peers: PeerSpread
}

/** The part that the company's own sales or headcount allows; null without it, or without peers. */
export function sizePart(context: ColumnContext, position: number, per: SizePart['per']): SizePart | null {
  const { inference, year, perSales, perHead } = context
  const own = (per === 'sales' ? inference.sales : inference.headcount)[year]![position]!
  if (Number.isNaN(own)) return null
  const peers = (per === 'sales' ? perSales : perHead).around(position)
  return peers && { per, own, peers }
}

/** Infer a figure from those of the peers in the same year; null when even the market has too few. */
export function fromPeers(context: ColumnContext, position: number): Estimate | null {
  const { kind, inference } = context
  const estimate = (kind === 'amount' ? bySize(context, position) : null) ?? plainly(context, position)
  const hasError = !inference.rules.kindsWithoutPeerError.includes(kind)
  return estimate && (hasError ? estimate : { ...estimate, standardError: Number.NaN })
}

function bySize({ inference, year, perSales, perHead }: ColumnContext, position: number): Estimate | null {
  const [sales, heads] = [inference.sales[year]![position]!, inference.headcount[year]![position]!]
  const one = Number.isNaN(sales) ? null : perSales.around(position)
  const other = Number.isNaN(heads) ? null : perHead.around(position)
  if (!one) return other && scaled(other.level, heads * other.median, other.error, other.n)
  if (!other) return scaled(one.level, sales * one.median, one.error, one.n)
  const level = one.level === other.level || rank(one) > rank(other) ? one.level : other.level
  const value = (sales * one.median + heads * other.median) / 2
  return scaled(level, value, (one.error + other.error) / 2, Math.min(one.n, other.n))
}

const scaled = (level: InferenceLevel, value: number, standardError: number, n: number) =>
  finite({ model: 'peer-scaled', level, value, standardError, n })

const rank = ({ level }: PeerSpread) => inferenceLevels.indexOf(level)

function plainly({ kind, plain }: ColumnContext, position: number): Estimate | null {
  const peers = plain.around(position)
  if (!peers) return null
  const { level, n, median, mean, error } = peers
  if (kind === 'boolean')
    return {
      model: 'peer-frequency',
      level,
      value: mean > yesAbove ? 1 : 0,
      standardError: Math.sqrt(mean * (1 - mean)), // of one more answer: that of the share alone would make 6 of 10 nearly sure
      n,
    }
  return finite({ model: 'peer-median', level, value: median, standardError: error, n })
}
