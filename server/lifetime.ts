import type { Closing } from './stop.ts'

/** What a running server has opened, and whether it is on its way out. */
export class Lifetime {
  readonly #opened: Closing[] = []
  /** When the stop began, in milliseconds of `performance.now()`; null while it runs. */
  stoppedAt: number | null = null

  /** Close it when the server stops, before what was opened before it. */
  open(closing: Closing): void {
    this.#opened.push(closing)
  }

  get opened(): readonly Closing[] {
    return this.#opened
  }

  get isStopping(): boolean {
    return this.stoppedAt !== null
  }
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** What goes wrong behind the requests is told, and tried again. */
export function complain(error: Error): void {
  process.stderr.write(`${error.message}\n`)
}
