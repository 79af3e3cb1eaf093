import { useCallback, useMemo } from 'react'
import { Chart } from '../engine/Chart.tsx'
import type { Sheet } from '../engine/option.ts'
import { materialityOption, materialityPoints } from './option.ts'
import type { MaterialTheme } from './themes.ts'

interface Props {
  readonly label: string
  readonly themes: readonly MaterialTheme[]
  readonly height?: number
  /** What the difference is to; the industry's average when left out. */
  readonly verticalName?: string
  readonly onSelect?: ((key: string) => void) | undefined
}

/** What weighs much and where one leads or trails: weight against the difference to the industry. */
export function MaterialityMap({ label, themes, height = 360, verticalName, onSelect }: Props) {
  const option = useCallback((sheet: Sheet) => materialityOption(themes, sheet, verticalName), [themes, verticalName])
  const points = useMemo(() => materialityPoints(themes, verticalName), [themes, verticalName])
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
