/** Do something small once the page has come to rest; the answer takes it back. */
export function whenIdle(work: () => unknown): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(() => void work(), { timeout: 5000 })
  return () => cancelIdleCallback(id)
}
