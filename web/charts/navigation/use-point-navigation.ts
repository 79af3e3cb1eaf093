import { type KeyboardEvent, useId, useState } from 'react'
import { chartMessages } from '../messages.ts'
import { type ChartPoint, nextPoint } from './points.ts'

/**
 * The keyboard of a chart: one tab stop, arrows move between the points, Enter opens, Escape leaves.
 * `live` is the text that is read out.
 */
export function usePointNavigation(points: readonly ChartPoint[], onSelect?: (point: ChartPoint) => void) {
  const m = chartMessages()
  const hintId = useId()
  const [key, setKey] = useState<string>()
  const position = key === undefined ? -1 : points.findIndex((point) => point.key === key)
  const index = position < 0 ? undefined : position
  const current = index === undefined ? undefined : points[index]

  const open = (point: ChartPoint | undefined) => point && point.opens !== false && onSelect?.(point)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') {
      if (current) event.stopPropagation()
      return setKey(undefined)
    }
    if (event.key === 'Enter' || event.key === ' ') {
      if (!current) return
      event.preventDefault()
      return void open(current)
    }
    if (event.altKey) return
    const to = nextPoint(points, index, event.key)
    if (to === undefined) return
    event.preventDefault()
    setKey(points[to]!.key)
  }

  return {
    current,
    go: (point: ChartPoint | undefined) => setKey(point?.key),
    open,
    hintId,
    hint: onSelect ? m.hint : m.hintPlain,
    live: current && m.point(current.text, String(index! + 1), String(points.length)),
    onKeyDown,
    leave: () => setKey(undefined),
  }
}
