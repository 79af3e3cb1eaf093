import type { Quartiles } from '#contract/market/industry-parts.ts'

interface Props {
  readonly quartiles: Quartiles
  /** 0 to 1; null draws no dot. */
  readonly average: number | null
  /** Ends of the scale, 0 to 1. */
  readonly range: readonly [number, number]
  readonly label: string
}

/** Lowest to highest as a line, the middle half as a box, the median as a tick, the average of the ten largest as a dot. */
export function QuartileStrip({ quartiles: { least, lower, median, upper, most }, average, range, label }: Props) {
  const [low, high] = range
  const share = (value: number) => (2 + ((value - low) / (high - low || 1)) * 96).toFixed(2)
  const at = (value: number) => `${share(value)}%`
  const y = 11
  return (
    <svg className="dot-line" height={22} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1={y} y2={y} stroke="var(--rule-faint)" />
      <line x1={at(least)} x2={at(most)} y1={y} y2={y} stroke="var(--rule-mid)" />
      <rect
        x={at(lower)}
        width={`${Number(share(upper)) - Number(share(lower))}%`}
        y={y - 4}
        height={8}
        fill="var(--series-peer)"
      />
      <line x1={at(median)} x2={at(median)} y1={y - 6} y2={y + 6} stroke="var(--ink-2)" strokeWidth={1.8} />
      {average !== null && (
        <circle cx={at(average)} cy={y} r={4.2} fill="var(--ink)" stroke="var(--paper)" strokeWidth={1.2} />
      )}
    </svg>
  )
}

/** Tens around all of them. */
export function rangeOf(all: readonly (Quartiles | null)[]): readonly [number, number] {
  const values = all.filter((each) => each !== null)
  if (values.length === 0) return [0, 1]
  const tens = (value: number, round: (value: number) => number) => round(value * 10) / 10
  return [
    tens(Math.min(...values.map(({ least }) => least)), Math.floor),
    tens(Math.max(...values.map(({ most }) => most)), Math.ceil),
  ]
}
