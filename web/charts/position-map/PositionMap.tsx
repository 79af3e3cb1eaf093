import { useCallback, useMemo } from 'react'
import { Chart } from '../Chart.tsx'
import type { Sheet } from '../option.ts'
import { mapOption, mapPoints } from './option.ts'
import type { PositionMapInput } from './position.ts'

interface Props {
  readonly label: string
  readonly input: PositionMapInput
  readonly height?: number
  readonly onSelect?: ((key: string) => void) | undefined
}

/** Where a company stands among all others on two scores. Up to some four thousand companies. */
export function PositionMap({ label, input, height = 284, onSelect }: Props) {
  const option = useCallback((sheet: Sheet) => mapOption(input, sheet), [input])
  const points = useMemo(() => mapPoints(input), [input])
  return (
    <Chart
      label={label}
      height={height}
      option={option}
      points={points}
      onSelect={onSelect && (({ key }) => onSelect(key))}
    />
  )
}
