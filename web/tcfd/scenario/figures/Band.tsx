import type { Line } from './lines.ts'

type Scale = (value: number) => number

interface BandProps {
  readonly low: Line | undefined
  readonly high: Line | undefined
  readonly x: Scale
  readonly y: Scale
}

/** What lies between two lines, over the years that both have. */
export function Band({ low, high, x, y }: BandProps) {
  if (!low || !high) return null
  const both = low.values.flatMap((value, at) => {
    const other = high.values[at] ?? null
    return value === null || other === null ? [] : [{ at, low: value, high: other }]
  })
  if (both.length < 2) return null
  const up = both.map(({ at, high }) => `${x(at).toFixed(1)} ${y(high).toFixed(1)}`)
  const back = both.toReversed().map(({ at, low }) => `${x(at).toFixed(1)} ${y(low).toFixed(1)}`)
  return <path d={`M${[...up, ...back].join('L')}Z`} fill="var(--series-2)" fillOpacity={0.14} />
}
