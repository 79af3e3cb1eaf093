import { DotLine } from './DotLine.tsx'

interface Props {
  /** 0 to 100; null where there is no score. */
  readonly value: number | null
  readonly average?: number | null | undefined
  readonly height?: number
  readonly label?: string | undefined
}

const quarters = [0, 25, 50, 75, 100]

/** A score on its scale in a table row: quarters, average, own. */
export function Bullet({ value, average, height = 18, label }: Props) {
  return <DotLine value={value} average={average} ticks={quarters} height={height} label={label} />
}

/** The scale's figures, for the head of the column. */
export function ScaleHead() {
  return (
    <>
      <span className="sr">0–100</span>
      <span className="scale-head" aria-hidden="true">
        {quarters.map((quarter) => (
          <span key={quarter}>{quarter}</span>
        ))}
      </span>
    </>
  )
}
