import type { CustomSeriesOption } from 'echarts/charts'
import type { Pixel } from '../navigation/points.ts'
import { type Sheet, textStyle } from './option.ts'

/** From units of the axes to pixels. */
export type ToPixel = (x: number, y: number) => Pixel

export interface Mark {
  readonly type: 'line' | 'text' | 'circle' | 'polygon' | 'path'
  readonly shape?: object
  readonly style: object
}

/** Lines and words of our own on a chart, drawn where the axes say. */
export function annotation(name: string, z: number, marks: (toPixel: ToPixel) => readonly Mark[]): CustomSeriesOption {
  return {
    type: 'custom',
    name,
    z,
    silent: true,
    data: [[0, 0]],
    renderItem: (_, api) => {
      const toPixel: ToPixel = (x, y) => {
        const [left, top] = api.coord([x, y])
        return { x: left!, y: top! }
      }
      return { type: 'group', children: marks(toPixel) as never }
    },
  }
}

export function lineMark(from: Pixel, to: Pixel, style: object): Mark {
  return { type: 'line', shape: { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, style }
}

/** A word at a pixel; `more` overrides alignment and looks. */
export function textMark(sheet: Sheet, text: string, at: Pixel, more: object = {}): Mark {
  return { type: 'text', style: { ...textStyle(sheet), text, x: at.x, y: at.y, ...more } }
}
