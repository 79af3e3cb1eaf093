import type { Indicator } from '#contract/market/indicators.ts'
import { formatNumber, formatShare, formatSignificant, formatYear } from '../../format.ts'
import { inferenceMessages } from './inference-messages.ts'
import { valueText } from './value-text.ts'

interface Change {
  readonly from: number | null
  readonly to: number | null
  readonly ratio: number | null
}
interface PeerPart {
  readonly level: string
  readonly group: string
  readonly n: number
  readonly median: number | null
  readonly per: 'sales' | 'headcount' | 'energy' | null
  readonly own: number | null
}
/** As the method's trail has it; the wire promises only names. */
interface Trail {
  readonly model: string
  readonly n: number
  readonly scale: string
  readonly standardError: number | null
  readonly own: readonly { readonly fiscalYear: number; readonly value: number }[]
  readonly sales: Change | null
  readonly headcount: Change | null
  readonly sizeElasticity: number | null
  readonly peers: readonly PeerPart[]
  readonly probability: number | null
}

/** How a missing figure was inferred, so that it can be worked out by hand. */
export function InferenceWords({
  trail,
  indicator,
  saysError,
}: {
  trail: Readonly<Record<string, unknown>>
  indicator: Indicator
  /** Whether its error is said here, and not where the percentile is explained. */
  saysError: boolean
}) {
  const m = inferenceMessages()
  const { model, own, sales, headcount, sizeElasticity, peers, probability, standardError, scale, n } =
    trail as unknown as Trail
  const figure = (value: number) => formatSignificant(value)
  return (
    <dl>
      <dt>{m.model}</dt>
      <dd>{m.models[model] ?? model}</dd>
      {own.map(({ fiscalYear, value }) => (
        <FactRow key={fiscalYear} name={m.own(formatYear(fiscalYear))} text={valueText(value, indicator)} />
      ))}
      {sales?.ratio != null && <FactRow name={m.sales} text={`× ${formatNumber(sales.ratio, 3)}`} />}
      {headcount?.ratio != null && <FactRow name={m.headcount} text={`× ${formatNumber(headcount.ratio, 3)}`} />}
      {sizeElasticity != null && sizeElasticity !== 1 && (sales?.ratio ?? headcount?.ratio) != null && (
        <FactRow name={m.elasticity} text={formatNumber(sizeElasticity, 1)} />
      )}
      {peers.map((part) => (
        <FactRow
          key={part.per ?? 'plain'}
          name={part.per ? m.per[part.per] : m.median}
          text={m.sizeAmong(
            `${part.median === null ? '—' : figure(part.median)}${part.own === null ? '' : ` × ${figure(part.own)}`}`,
            m.among(formatNumber(part.n), m.levels[part.level] ?? part.level),
          )}
        />
      ))}
      {probability !== null && <FactRow name={m.probability} text={formatShare(probability)} />}
      <FactRow name={m.n} text={formatNumber(n)} />
      {saysError && (
        <FactRow
          name={m.standardError}
          text={
            standardError === null ? m.unknown : m.errorOn(formatNumber(standardError, 3), m.scales[scale] ?? scale)
          }
        />
      )}
    </dl>
  )
}

function FactRow({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}
