import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Panel } from '#methodology/panel.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** The numbers of a panel as threads see them: shared memory, and the lengths that give it its shape. */
export interface Frame {
  readonly values: Float64Array
  readonly states: Uint8Array
  readonly indicators: number
  readonly years: readonly number[]
  readonly companies: number
}

export interface Job<N extends TaskName = TaskName> {
  readonly name: N
  readonly frame: Frame
  readonly input: Parameters<Tasks[N]>[1]
}

/** Threads that calculate on a panel, one fewer than the machine has, so that requests are answered meanwhile. */
export class PanelPool {
  readonly #pool = new Piscina({
    filename: new URL('./pool-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  })

  run<N extends TaskName>(panel: Panel, name: N, input: Job<N>['input']): Promise<ReturnType<Tasks[N]>> {
    const { values, states, indicators, years, companies } = panel
    const frame: Frame = { values, states, years, indicators: indicators.length, companies: companies.length }
    return this.#pool.run({ name, frame, input } satisfies Job<N>)
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
