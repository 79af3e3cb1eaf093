import.meta.glob(['../**/messages.ts', '../**/*-messages.ts', '!../i18n/**'], { eager: true })

/** What a word says of some values: texts, or lists of them where it takes lists. */
function sampleOf(word: (...values: unknown[]) => unknown): unknown {
  try {
    return word('2', '1', '1')
  } catch {
    return word(['2'], ['1'], ['1'])
  }
}

/** For tests: every word of a namespace, or of all, by its way from the top; those that need values are given some. */
export function wordsOf(words: unknown, way: readonly string[] = []): (readonly [key: string, word: unknown])[] {
  if (typeof words === 'function') return [[`${way.join('.')}()`, sampleOf(words as Parameters<typeof sampleOf>[0])]]
  if (typeof words !== 'object' || words === null) return [[way.join('.'), words]]
  return Object.entries(words).flatMap(([key, value]) => wordsOf(value, [...way, key]))
}

/** The same as texts. */
export const allWords = (words: object) => wordsOf(words).map(([key, word]) => [key, String(word)] as const)
