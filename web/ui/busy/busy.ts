import { createStore } from '../store.ts'

interface BusyState {
  readonly count: number
  readonly text: string | undefined
}

export const busy = createStore<BusyState>({ count: 0, text: undefined })

/** Block the screen until as many `hideBusy` have come. */
export function showBusy(text?: string): void {
  const { count, text: before } = busy.get()
  busy.set({ count: count + 1, text: text ?? before })
}

export function hideBusy(): void {
  const { count, text } = busy.get()
  busy.set({ count: Math.max(0, count - 1), text: count > 1 ? text : undefined })
}

/** Block the screen while something is under way, however it ends. */
export async function busyWhile<Result>(work: Promise<Result>, text?: string): Promise<Result> {
  showBusy(text)
  try {
    return await work
  } finally {
    hideBusy()
  }
}
