import { maxDecisions } from '#contract/wire/table-reading.ts'

type ByLine<T> = Readonly<Record<string, T>>

/** What is said of lines, with something else of one. */
export const ofLine = <T>(by: ByLine<T> | undefined, line: number, next: T): Record<string, T> => ({
  ...by,
  [line]: next,
})

/** What is said of lines, with nothing of one. */
export function withoutLine<T>(by: ByLine<T> | undefined, line: number): Record<string, T> {
  const { [String(line)]: _, ...others } = by ?? {}
  return others
}

/** Whether the limit of corrections is used up by other lines. */
export function isFull(line: number, ...decisions: readonly (ByLine<unknown> | undefined)[]): boolean {
  return decisions.some((by = {}) => by[line] === undefined && Object.keys(by).length >= maxDecisions)
}
