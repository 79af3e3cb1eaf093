/**
 * How much ahead of ours the clock of another server may be. A moment further in the future was noted by a clock that was wrong
 * and has been set back: it neither counts against anybody nor opens anything.
 */
export const skewMilliseconds = 60_000

/** The last moment that another server may have noted by now. */
export function latest(now: Date): Date {
  return new Date(now.getTime() + skewMilliseconds)
}
