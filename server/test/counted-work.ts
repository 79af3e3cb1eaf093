import { Session } from 'node:inspector/promises'

type Method = (this: unknown, ...args: unknown[]) => unknown
type Cost = (self: never, answer: unknown, args: readonly unknown[]) => number

const whole: Cost = ({ length }: { length: number }) => length
const toMatch: Cost = ({ length }: { length: number }, answer) => (answer === -1 ? length : Number(answer) + 1)

/** Methods of the language that go over what they are given, and how much of it. */
const builtIns: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [
    Array.prototype,
    {
      ...{ indexOf: toMatch, lastIndexOf: whole, includes: whole, slice: whole, concat: whole },
      ...{ shift: whole, unshift: whole, splice: whole, join: whole },
    },
  ],
  [
    String.prototype,
    {
      indexOf: ({ length }: { length: number }, answer, [, from = 0]) =>
        (answer === -1 ? length : Number(answer)) - Number(from) + 1,
      split: (_, answer) => (answer as string[]).reduce((sum, part) => sum + part.length + 1, 0),
      ...{ includes: whole, normalize: whole, replace: whole, replaceAll: whole, trim: whole },
      ...{ toLowerCase: whole, toUpperCase: whole, match: whole, search: whole },
    },
  ],
  [RegExp.prototype, { test: (_, __, [text]) => String(text).length }],
]

/**
 * Counts what is done, instead of timing it, so that it is the same on any machine: every run of a block of code of this repository and its
 * libraries, and every element or character that the language's own methods go over. Made before the code is loaded: what is loaded
 * earlier is not counted.
 */
export class WorkCounter {
  readonly #session = new Session()
  #elements = 0

  static async begin(): Promise<WorkCounter> {
    const counter = new WorkCounter()
    counter.#session.connect()
    await counter.#session.post('Profiler.enable')
    await counter.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    for (const [owner, costs] of builtIns) counter.#put(owner as Record<string, Method>, costs)
    return counter
  }

  /** How much is done while a function runs. */
  async of(work: () => unknown): Promise<number> {
    await this.#blocks() // What was counted before.
    this.#elements = 0
    await work()
    return this.#elements + (await this.#blocks())
  }

  #put(methods: Record<string, Method>, costs: Readonly<Record<string, Cost>>): void {
    for (const [name, cost] of Object.entries(costs)) {
      const method = methods[name]!
      const count = (self: unknown, answer: unknown, args: readonly unknown[]) => {
        this.#elements += cost(self as never, answer, args)
      }
      methods[name] = function (this: unknown, ...args: unknown[]) {
        const answer = method.apply(this, args)
        count(this, answer, args)
        return answer
      }
    }
  }

  async #blocks(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    let sum = 0
    for (const { url, functions } of result)
      if (url.startsWith('file:')) for (const { ranges } of functions) for (const { count } of ranges) sum += count
    return sum
  }
}
