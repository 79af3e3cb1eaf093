import { CustomChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, PolarComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartOption, Sheet } from './option.ts'
import type { Pixel } from './points.ts'

use([CustomChart, LineChart, ScatterChart, GridComponent, PolarComponent, SVGRenderer])

/** A drawing on the page; loaded apart, with the charting library. */
export interface Drawing {
  draw(option: ChartOption, sheet: Sheet): void
  /** The pixel of a place in the units of the axes. */
  place(at: readonly [number, number]): Pixel | undefined
  remove(): void
}

export function drawInto(node: HTMLElement, size: { width: number; height: number }): Drawing {
  const chart = init(node, null, { renderer: 'svg', ...size })
  let finder: 'grid' | 'polar' = 'grid'
  return {
    draw(option, { palette, width, height }) {
      if (chart.isDisposed()) return
      finder = option.polar ? 'polar' : 'grid'
      const textStyle = { fontFamily: palette['font-sans'], fontSize: 12, color: palette['ink-2'] }
      chart.resize({ width, height })
      chart.setOption({ animation: false, textStyle, ...option }, { notMerge: true })
    },
    place(at) {
      if (chart.isDisposed()) return undefined
      const [x, y] = (chart.convertToPixel(finder, [...at]) ?? []) as number[]
      return Number.isFinite(x) && Number.isFinite(y) ? { x: x!, y: y! } : undefined
    },
    remove: () => chart.dispose(),
  }
}
