/** Words separated by spaces of either width; quotes of any kind keep a phrase together. Each word once. */
export function wordsOf(text: string): string[] {
  const matches = [...text.matchAll(/["“”＂]([^"“”＂]*)["“”＂]?|「([^」]*)」?|([^\s"“”＂「」]+)/gu)]
  const words = matches.map(([, quoted, cornered, bare]) => (quoted ?? cornered ?? bare ?? '').trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** The same as it would be typed. */
export function typedOf(words: readonly string[]): string {
  return words.map((word) => (/\s/u.test(word) ? `"${word}"` : word)).join(' ')
}
