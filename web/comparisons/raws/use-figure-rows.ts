import { useMemo } from 'react'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { useConfig } from '../../app/config.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { type FigureRow, figureRows } from './model.ts'

/** The rows with their names, units and texts in the reader's language. */
export function useFigureRows(comparison: Comparison): readonly FigureRow[] {
  const { data: indicators } = useIndicatorMap()
  const { vendors } = useConfig()
  return useMemo(
    () => figureRows(comparison, { indicators, vendors: new Map(vendors.map((vendor) => [vendor.key, vendor])) }),
    [comparison, indicators, vendors],
  )
}
