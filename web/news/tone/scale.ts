import type { NewsEvent } from '#contract/news/news.ts'

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

const left = 44
const right = 14
const room = 12

const at = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)

/** Days across, tones −1 to 1 up. */
export function scaleOf({ line }: Drawn, { width, height }: { readonly width: number; readonly height: number }) {
  const [first, last] = [line[0]?.day ?? '2000-01-01', line.at(-1)?.day ?? '2000-01-02']
  const span = Math.max(1, at(last) - at(first))
  const x = (day: string) => left + ((at(day) - at(first)) / span) * Math.max(0, width - left - right)
  const y = (tone: number) => room + ((1 - tone) / 2) * (height - 2 * room)
  /** Where nothing is in the window the line has a gap. */
  const runs = (points: readonly TonePoint[]): string[] => {
    const paths: string[] = []
    let path = ''
    for (const { day, tone } of points) {
      if (tone === null) {
        if (path) paths.push(path)
        path = ''
        continue
      }
      path += `${path === '' ? 'M' : 'L'}${x(day).toFixed(1)} ${y(tone).toFixed(1)}`
    }
    return path ? [...paths, path] : paths
  }
  return { left, first, last, width, x, y, runs }
}
export type Scale = ReturnType<typeof scaleOf>

/** Points to walk, in order of time: the line’s, and the events of the period that have a tone. */
export function placesOf({ line }: Drawn, events: readonly NewsEvent[], { x, y, first, last }: Scale): Place[] {
  const ofLine = line.flatMap(({ day, tone, items }) =>
    tone === null ? [] : [{ x: x(day), y: y(tone), day, tone, items }],
  )
  const ofEvents = events.flatMap((event) => {
    const day = event.firstAt.slice(0, 10)
    if (event.tone === null || day < first || day > last) return []
    return [{ x: x(day), y: y(event.tone), day, tone: event.tone, items: event.reports, event }]
  })
  return [...ofLine, ...ofEvents].sort((a, b) => a.x - b.x)
}

/** First days of months, as many as have room for their names. */
export function monthTicks({ first, last, x, width }: Scale): { readonly day: string; readonly x: number }[] {
  const [from, to] = [new Date(at(first)), at(last)]
  const months = Math.max(1, Math.round((to - at(first)) / 2.63e9))
  const step = Math.max(1, Math.ceil(months / Math.max(1, Math.floor(width / 70))))
  const ticks: { day: string; x: number }[] = []
  for (let month = 1; month <= months + 1; month += step) {
    const moment = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + month, 1)
    const day = new Date(moment).toISOString().slice(0, 10)
    if (moment <= to && x(day) > left + 20 && x(day) < width - 24) ticks.push({ day, x: x(day) })
  }
  return ticks
}

/** The last price of the week of a day. */
export function nearestPrice(prices: Drawn['prices'], day: string): number | undefined {
  return prices.findLast((price) => price.day <= day.slice(0, 10))?.close
}
