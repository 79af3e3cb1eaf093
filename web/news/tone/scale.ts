import { scaleLinear, scaleUtc } from 'd3-scale'
import type { NewsEvent } from '#contract/news/news.ts'
import { boxOf } from '../../charts/plot/scales.ts'

interface TonePoint {
  readonly day: string
  readonly tone: number | null
  readonly items: number
}

interface Drawn {
  readonly line: readonly TonePoint[]
  readonly prices: readonly { readonly day: string; readonly close: number }[]
}

/** A point of the drawing: of the line, or an event. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly day: string
  readonly tone: number
  readonly items: number
  readonly event?: NewsEvent
}

/** Pixels of the tone; the names of months stand below. */
export const toneHeight = 200

/** Moment at which a day begins, in milliseconds. */
const startOf = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)

/** Days across, tones −1 to 1 up. */
export function areaOf({ line }: Drawn, width: number) {
  const [first, last] = [line[0]?.day ?? '2000-01-01', line.at(-1)?.day ?? '2000-01-02']
  const box = boxOf({ width, height: toneHeight }, { left: 44, right: 14, top: 12, bottom: 12 })
  const x = scaleUtc([startOf(first), startOf(last)], [box.left, box.right])
  const y = scaleLinear([-1, 1], [box.foot, box.top])
  return { ...box, first, last, x, y, across: (day: string) => x(startOf(day)) }
}
export type ToneArea = ReturnType<typeof areaOf>

/** Points to walk, in order of time: the line’s, and the events of the period that have a tone. */
export function placesOf({ line }: Drawn, events: readonly NewsEvent[], { across, y, first, last }: ToneArea): Place[] {
  const ofLine = line.flatMap(({ day, tone, items }) =>
    tone === null ? [] : [{ x: across(day), y: y(tone), day, tone, items }],
  )
  const ofEvents = events.flatMap((event) => {
    const day = event.firstAt.slice(0, 10)
    if (event.tone === null || day < first || day > last) return []
    return [{ x: across(day), y: y(event.tone), day, tone: event.tone, items: event.reports, event }]
  })
  return [...ofLine, ...ofEvents].sort((a, b) => a.x - b.x)
}

/** Milliseconds of a month, about. */
const month = 30 * 86_400_000

/** Moments at which months begin, as many as have room for their names. */
export function monthTicks({ first, last, left, right, x }: ToneArea): number[] {
  const months = Math.round((startOf(last) - startOf(first)) / month)
  const count = Math.max(1, Math.min(months, Math.floor((right - left) / 70)))
  return x
    .ticks(count)
    .map(Number)
    .filter((moment) => x(moment) > left + 20 && x(moment) < right - 10)
}

/** The last price of the week of a day. */
export function nearestPrice(prices: Drawn['prices'], day: string): number | undefined {
  return prices.findLast((price) => price.day <= day.slice(0, 10))?.close
}
