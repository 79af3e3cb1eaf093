import type { KeyboardEvent, PointerEvent } from 'react'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import classes from '../conditions.module.css'
import { editorMessages } from '../editors/editor-messages.ts'
import { figureText } from '../sentence/sentence-values.ts'
import type { BoundName } from './draft.ts'
import { clean, type SpreadPicture, stopAt, stopFrom } from './spread.ts'

export interface Bound {
  readonly bound: BoundName
  /** In the measure’s unit; null while nothing, or no number, has been typed. */
  readonly value: number | null
}

interface Props {
  readonly picture: SpreadPicture
  readonly words: MeasureWords
  readonly bounds: readonly Bound[]
  readonly drag: (bound: BoundName, value: number) => void
}

/** Bounds to be dragged over the bars, or moved by arrows, from round figure to round figure; one never passes the other. */
export function SpreadHandles({ picture, words, bounds, drag }: Props) {
  return bounds.map(({ bound, value }) => {
    const other = bounds.find((one) => one.bound !== bound)?.value ?? null
    const move = (to: number) =>
      drag(bound, other === null ? to : bound === 'min' ? Math.min(to, other) : Math.max(to, other))
    return <Handle key={bound} {...{ picture, words, bound, value, move }} />
  })
}

interface HandleProps extends Bound, Pick<Props, 'picture' | 'words'> {
  readonly move: (to: number) => void
}

/** Where nothing is typed it waits at its end of the line. */
function Handle({ picture, words, bound, value, move }: HandleProps) {
  const m = editorMessages()
  const [low, high] = [picture.stops[0]!, picture.stops.at(-1)!]
  const now = value ?? (bound === 'min' ? low : high)
  const typed = (figure: number) => clean(figure / words.scale)

  function onKeyDown(event: KeyboardEvent): void {
    const to = keyed(event.key, picture, now)
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }

  function onPointer(event: PointerEvent<HTMLElement>): void {
    const handle = event.currentTarget
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      handle.setPointerCapture(event.pointerId)
      handle.focus()
    } else if (handle.hasPointerCapture(event.pointerId)) {
      const { left, width } = handle.parentElement!.getBoundingClientRect()
      move(stopAt(picture, (event.clientX - left) / width))
    }
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.conHandle}
      data-unset={value === null || undefined}
      style={{ left: `${picture.place(now) * 100}%` }}
      aria-label={m.handles[bound]}
      aria-orientation="horizontal"
      aria-valuemin={typed(Math.min(low, now))}
      aria-valuemax={typed(Math.max(high, now))}
      aria-valuenow={typed(now)}
      aria-valuetext={value === null ? m.unset : figureText(value, words, ' ')}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    />
  )
}

/** Round figures that Page Up and Page Down go over. */
const page = 10
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: page,
  PageDown: -page,
}

function keyed(key: string, picture: SpreadPicture, now: number): number | undefined {
  if (key === 'Home') return picture.stops[0]
  if (key === 'End') return picture.stops.at(-1)
  const by = keySteps[key]
  return by === undefined ? undefined : stopFrom(picture, now, by)
}
