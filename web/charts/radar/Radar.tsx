import { useCallback, useMemo } from 'react'
import { Chart } from '../engine/Chart.tsx'
import type { Sheet } from '../engine/option.ts'
import { radarOption, radarPoints } from './option.ts'
import type { ProfileAxis } from './profile.ts'

interface Props {
  readonly label: string
  /** At most eight, in the order the method gives, never sorted by value. */
  readonly axes: readonly ProfileAxis[]
  readonly height?: number
  readonly onSelect?: ((key: string) => void) | undefined
}

/** The profile as a shape: for recognition. Its dots are for reading. */
export function Radar({ label, axes, height = 272, onSelect }: Props) {
  const option = useCallback((sheet: Sheet) => radarOption(axes, sheet), [axes])
  const points = useMemo(() => radarPoints(axes), [axes])
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
