import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Milliseconds without a call after which nothing more is expected: what is drawn may ask for more. */
const quiet = 400

/**
 * Says on the document, as `data-print-ready`, that everything fetched stands and its letters are there, so that a program can
 * wait for it before it makes a PDF. `isWaiting`: something is known to come although no call is on its way.
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
