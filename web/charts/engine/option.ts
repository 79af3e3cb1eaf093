import type { CustomSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts/charts'
import type { GridComponentOption, PolarComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { Palette } from './palette.ts'

/** What our charts may ask of the charting library: the parts that `engine.ts` loads, no more. */
export type ChartOption = ComposeOption<
  CustomSeriesOption | GridComponentOption | LineSeriesOption | PolarComponentOption | ScatterSeriesOption
>

/** What an option needs besides its figures. */
export interface Sheet {
  readonly palette: Palette
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Axis text as everywhere: small, quiet, without ticks. */
export function axisText({ palette }: Sheet) {
  return { fontSize: 11, color: palette['ink-2'], fontFamily: palette['font-sans'] }
}

/** Text in a drawing, with a rim of paper so that it stays readable over lines. */
export function textStyle({ palette }: Sheet, strong = false) {
  return {
    fill: palette.ink,
    font: `${strong ? 700 : 400} 12px ${palette['font-sans']}`,
    stroke: palette.paper,
    lineWidth: 3,
  }
}
