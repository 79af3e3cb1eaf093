import { availableParallelism } from 'node:os'
import type { Panel } from '#methodology/panel/panel.ts'
import { oncePer } from '#server/cache/once.ts'
import { openThreadPool } from '#server/machine/thread-pool.ts'
import type { Frame } from './frame.ts'
import type { TaskName, Tasks } from './tasks.ts'

export interface Job<N extends TaskName = TaskName> {
  readonly name: N
  /** Tells panels apart: their memory is another object in every message that a thread receives. */
  readonly panel: number
  readonly frame: Frame
  readonly input: Parameters<Tasks[N]>[1]
}

let count = 0
const panelNames = oncePer((_: Float64Array) => ++count)

const poolDefaults = { filename: new URL('./pool-worker.ts', import.meta.url).href, minThreads: 0, idleTimeout: 60_000 }

/** How some work is done. */
export interface TaskOptions {
  /** Ends it; the promise is rejected then. */
  readonly signal?: AbortSignal
  /** Whether it takes seconds and gives way to everything else. */
  readonly isPatient?: boolean
}

/**
 * Threads that calculate on a panel, one fewer than the machine has, so that requests are answered meanwhile. Patient work has a
 * thread of its own: nobody waits behind it.
 */
export class PanelPool {
  readonly #pool = openThreadPool({ ...poolDefaults, maxThreads: Math.max(1, availableParallelism() - 1) })
  readonly #patient = openThreadPool({ ...poolDefaults, maxThreads: 1, niceIncrement: 10 })

  run<N extends TaskName>(
    panel: Panel,
    name: N,
    input: Job<N>['input'],
    { signal, isPatient = false }: TaskOptions = {},
  ): Promise<ReturnType<Tasks[N]>> {
    const { values, states, indicators, years, companies } = panel
    const frame: Frame = { values, states, years, indicators: indicators.length, companies: companies.length }
    const pool = isPatient ? this.#patient : this.#pool
    const job = { name, panel: panelNames(values), frame, input } satisfies Job<N>
    return pool.run(job, { signal: signal ?? null }) as Promise<ReturnType<Tasks[N]>>
  }

  /**
   * The same by two threads at once, the second of which is the one for patient work, if that is free: what people wait for is done sooner,
   * and requests come before it on the processor.
   *
   * @param along what the second thread does; it comes back at once when the first has nothing to share
   */
  async runShared<N extends TaskName, A extends TaskName>(
    panel: Panel,
    { name, along, input }: { readonly name: N; readonly along: A; readonly input: Job<N>['input'] & Job<A>['input'] },
    { signal }: { readonly signal: AbortSignal },
  ): Promise<void> {
    const failure = new AbortController()
    const options = { signal: AbortSignal.any([signal, failure.signal]) }
    const first = this.run(panel, name, input, options)
    let isDone = false
    // Not waited for: where it has never begun, the first has done everything.
    const second = this.run(panel, along, input, { ...options, isPatient: true })
    const fails = new Promise<never>((_, reject) => second.catch((error) => isDone || reject(error)))
    try {
      await Promise.race([first, fails])
      isDone = true
    } catch (error) {
      failure.abort() // Neither waits for one that has failed.
      await Promise.allSettled([first, second])
      throw error
    }
  }

  /** Have the threads there before they are asked for: each first reads the code of all its tasks. */
  async warmUp(): Promise<void> {
    await Promise.all([this.#pool.run(null), this.#patient.run(null)])
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#patient.destroy()])
  }
}
