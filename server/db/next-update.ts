/** When a row is updated: now, but never at the moment of its last update, since that moment names its state to clients. */
export const nextUpdate = (last: Date, now: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1))
