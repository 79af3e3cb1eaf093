import { useCallback, useMemo } from 'react'
import { formatShare } from '../../format.ts'
import classes from '../charts.module.css'
import { Chart } from '../engine/Chart.tsx'
import type { Sheet } from '../engine/option.ts'
import { chartMessages } from '../messages.ts'
import { densityShares } from './density.ts'
import { isShaded, mapOption, mapPoints } from './option.ts'
import type { PositionMapInput } from './position.ts'

interface Props {
  readonly label: string
  readonly input: PositionMapInput
  readonly height?: number
  readonly onSelect?: ((key: string) => void) | undefined
  /** With the companies of a box that was drawn around them. */
  readonly onBox?: ((keys: readonly string[]) => void) | undefined
}

/** Where companies stand on two measures. Up to some four thousand of them. */
export function PositionMap({ label, input, height = 284, onSelect, onBox }: Props) {
  const option = useCallback((sheet: Sheet) => mapOption(input, sheet), [input])
  const points = useMemo(() => mapPoints(input), [input])
  return (
    <>
      <Chart
        label={label}
        height={height}
        option={option}
        points={points}
        isDense={isShaded(input)}
        onSelect={onSelect && (({ key }) => onSelect(key))}
        onBox={onBox && ((boxed) => onBox(boxed.map(({ key }) => key)))}
      />
      {isShaded(input) && <ShadeKey />}
    </>
  )
}

/** What the shades mean. */
function ShadeKey() {
  const m = chartMessages()
  return (
    <p className={classes.shadeKey} data-key>
      {m.shades}
      {densityShares.toReversed().map((share, index) => (
        <span key={share}>
          <i data-depth={densityShares.length - index} aria-hidden="true" />
          {formatShare(share)}
        </span>
      ))}
    </p>
  )
}
