import { type PointerEvent, useRef, useState } from 'react'
import type { Pixel } from './points.ts'

/** Pixels below which a drag is a click. */
const min = 6

/** A box drawn by the pointer over a chart; fingers scroll instead. */
export function useBox(onBox: ((isIn: (pixel: Pixel) => boolean) => void) | undefined) {
  const [corners, setCorners] = useState<{ readonly from: Pixel; readonly to: Pixel }>()
  const start = useRef<Pixel>(undefined)
  const hasBox = useRef(false)

  const drop = () => {
    start.current = undefined
    setCorners(undefined)
  }
  const handlers = onBox && {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      hasBox.current = false
      if (event.pointerType === 'touch' || event.button !== 0) return
      start.current = pixelOf(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const from = start.current
      const to = pixelOf(event)
      if (!from || Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < min) return
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      event.preventDefault()
      setCorners({ from, to })
    },
    onPointerUp(): void {
      if (corners) {
        hasBox.current = true
        const { left, top, width, height } = frameOf(corners)
        onBox(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height)
      }
      drop()
    },
    onPointerCancel: drop,
  }
  return {
    handlers,
    box: corners && frameOf(corners),
    /** Whether the click that follows belongs to a box. */
    hasBox: () => hasBox.current,
    giveUp: drop,
  }
}

function pixelOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Pixel {
  const box = currentTarget.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

function frameOf({ from, to }: { readonly from: Pixel; readonly to: Pixel }) {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}
