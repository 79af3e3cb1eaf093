import { type IpcRange, isWithin, readRange, readSymbol } from './ipc.ts'

/** Symbols of one part of an inventory of green technologies. */
export interface GreenPart {
  /** `energy/wind`: topic and part. */
  readonly key: string
  readonly symbols: readonly string[]
}

/**
 * What tells the parts of a green inventory that a code belongs to.
 *
 * @returns a function from an FI or IPC code to keys of parts; none for a code that is no symbol. It remembers its answers, since a
 * market has a few thousand codes many times over
 */
export function greenMatcher(parts: readonly GreenPart[]): (code: string) => readonly string[] {
  const byClass = new Map<string, { key: string; range: IpcRange }[]>()
  for (const { key, symbols } of parts) {
    for (const text of symbols) {
      const range = readRange(text)
      if (!range) continue
      const list = byClass.get(range.within) ?? []
      list.push({ key, range })
      byClass.set(range.within, list)
    }
  }
  const answers = new Map<string, readonly string[]>()
  return (code) => {
    const cachedAnswer = answers.get(code)
    if (cachedAnswer) return cachedAnswer
    const answer = partsOf(code)
    if (answers.size < maxAnswers) answers.set(code, answer)
    return answer
  }

  function partsOf(code: string): string[] {
    const symbol = readSymbol(code)
    if (!symbol) return []
    const ranges = [symbol.subclass, symbol.subclass.slice(0, 3)].flatMap((within) => byClass.get(within) ?? [])
    return [...new Set(ranges.filter(({ range }) => isWithin(symbol, range)).map(({ key }) => key))]
  }
}

/** Codes that are remembered; there are some 190,000 in all of FI. */
const maxAnswers = 50_000
