import { DotLine } from './DotLine.tsx'

interface Props {
  /** All 0 to 100; null where there is no score of our own. */
  readonly value: number | null
  readonly average: number | null
  readonly peers: readonly number[]
  readonly height?: number
  readonly label?: string | undefined
}

/** Where all peers stand, a hairline each, with the average and the own dot: one row of a comparison. */
export function DistributionStrip({ value, average, peers, height = 22, label }: Props) {
  return <DotLine value={value} average={average} peers={peers} height={height} label={label} />
}
