import { useCallback, useMemo } from 'react'
import { Chart } from '../Chart.tsx'
import type { Sheet } from '../option.ts'
import { denseFrom, mapOption, mapPoints } from './option.ts'
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
    <Chart
      label={label}
      height={height}
      option={option}
      points={points}
      isDense={input.positions.length > denseFrom}
      onSelect={onSelect && (({ key }) => onSelect(key))}
      onBox={onBox && ((boxed) => onBox(boxed.map(({ key }) => key)))}
    />
  )
}
