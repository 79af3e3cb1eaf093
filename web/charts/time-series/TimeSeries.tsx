import { useCallback, useMemo } from 'react'
import { Chart } from '../engine/Chart.tsx'
import type { Sheet } from '../engine/option.ts'
import { timeOption, timePoints } from './option.ts'
import type { TimeSeriesInput } from './series.ts'

interface Props {
  readonly label: string
  readonly input: TimeSeriesInput
  readonly height?: number
  readonly onSelect?: ((year: number) => void) | undefined
}

/** A figure over the years, with the industry's and, where there is one, the forecast. */
export function TimeSeries({ label, input, height = 272, onSelect }: Props) {
  const option = useCallback((sheet: Sheet) => timeOption(input, sheet), [input])
  const points = useMemo(() => timePoints(input), [input])
  return (
    <Chart
      label={label}
      height={height}
      option={option}
      points={points}
      onSelect={onSelect && (({ at }) => onSelect(at[0]))}
    />
  )
}
