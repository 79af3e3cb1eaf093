import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type HeadOf = 'summary' | 'tab'

/** Whether the head of a company's pages is folded: as the reader left it there, else open on the summary alone. */
export function useFolded(screen: HeadOf): [boolean, () => void] {
  const key = `company-head-${screen}`
  const [changed, change] = useState<Partial<Record<HeadOf, boolean>>>({})
  const saved = localStorage.getItem(key)
  const isFolded = changed[screen] ?? (saved === null ? screen === 'tab' : saved === 'folded')
  return [
    isFolded,
    () => {
      localStorage.setItem(key, isFolded ? 'open' : 'folded')
      change({ ...changed, [screen]: !isFolded })
    },
  ]
}

/** Whether an element has left the window at the top, below the frame's header. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || typeof IntersectionObserver === 'undefined') return
    const header = Number.parseFloat(getComputedStyle(watched).getPropertyValue('--top-h')) || 0
    const observer = new IntersectionObserver(
      ([entry]) => setAbove(!entry!.isIntersecting && entry!.boundingClientRect.bottom < window.innerHeight / 2),
      { rootMargin: `-${header + 44}px 0px 0px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}

/** Says to the style sheet how high the line at the top is, so that what stays below it is never under it. */
export function useStickHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const line = element.current
    if (!line) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--stick-h', `${line.offsetHeight}px`))
    observer.observe(line)
    return () => {
      observer.disconnect()
      style.removeProperty('--stick-h')
    }
  }, [element])
}
