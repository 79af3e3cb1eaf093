import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Milliseconds without a call after which nothing more is expected: what is drawn may ask for more. */
const quiet = 400

/**
 * Sets `data-print-ready` on the document once everything is loaded and fonts are ready, so that a program can wait for it before making
 * a PDF. `isWaiting`: more content is expected although no call is in flight.
 */
export function usePrintReady(isWaiting = false): void {
  const calls = useIsFetching()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (calls > 0 || isWaiting) return
    let isGone = false
    const timer = setTimeout(async () => {
      await document.fonts?.ready
      if (!isGone) dataset.printReady = '1'
    }, quiet)
    return () => {
      isGone = true
      clearTimeout(timer)
      delete dataset.printReady
    }
  }, [calls, isWaiting])
}
