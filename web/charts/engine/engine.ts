import { CustomChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, PolarComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import type { Pixel } from '../navigation/points.ts'
import type { ChartOption, Sheet } from './option.ts'

use([CustomChart, LineChart, ScatterChart, GridComponent, PolarComponent, CanvasRenderer, SVGRenderer])

/** A drawing on the page; loaded apart, with the charting library. */
export interface Drawing {
  draw(option: ChartOption, sheet: Sheet): void
  /** The pixel of a place in the units of the axes. */
  place(at: readonly [number, number]): Pixel | undefined
  remove(): void
}

interface Surface {
  readonly width: number
  readonly height: number
  /** A canvas for thousands of marks; else shapes, which stay sharp on paper. */
  readonly renderer: 'svg' | 'canvas'
}

export function drawInto(node: HTMLElement, surface: Surface): Drawing {
  const chart = init(node, null, surface)
  let finder: 'grid' | 'polar' = 'grid'
  return {
    draw(option, { palette, width, height }) {
      if (chart.isDisposed()) return
      finder = option.polar ? 'polar' : 'grid'
      const textStyle = { fontFamily: palette['font-sans'], fontSize: 12, color: palette['ink-2'] }
      chart.resize({ width, height })
      chart.setOption({ animation: false, textStyle, ...option }, { notMerge: true })
      // With it the drawing can be made smaller where the paper is narrower than the screen.
      node.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`)
    },
    place(at) {
      if (chart.isDisposed()) return undefined
      const [x, y] = (chart.convertToPixel(finder, [...at]) ?? []) as number[]
      return Number.isFinite(x) && Number.isFinite(y) ? { x: x!, y: y! } : undefined
    },
    remove: () => chart.dispose(),
  }
}
