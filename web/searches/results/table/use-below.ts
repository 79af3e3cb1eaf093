import { type RefObject, useLayoutEffect } from 'react'

/** Tells a box that scrolls how much of the page follows it, so that at the end of the page both its head and its last row are in sight. */
export function useBelow(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!box.current) return
      const below = document.documentElement.scrollHeight - window.scrollY - box.current.getBoundingClientRect().bottom
      box.current.style.setProperty('--below', `${Math.ceil(below)}px`)
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box])
}
