/** What is said in both languages, side by side. */
export interface Both<Word = string> {
  readonly ja: Word
  readonly en: Word
}

/** Words by name; those that need values are functions of them, so that the compiler checks these as well. */
export interface WordTree {
  readonly [name: string]: Both<unknown> | ((...values: never[]) => Both<unknown>) | WordTree
}

/** The same words in one language. */
export type WordsOf<Tree> =
  Tree extends Both<infer Word>
    ? Word
    : Tree extends (...values: infer Values) => Both<infer Word>
      ? (...values: Values) => Word
      : { readonly [Name in keyof Tree]: WordsOf<Tree[Name]> }

/** Words of a language, under the names that they have in both. */
export function wordsIn<Tree>(language: 'ja' | 'en', tree: Tree): WordsOf<Tree> {
  return pick(language, tree) as WordsOf<Tree>
}

/** The same for both languages: `bilingual({ title: { ja, en } }).ja.title`. */
export const bilingual = <const Tree extends WordTree>(
  tree: Tree,
): { readonly [Of in 'ja' | 'en']: WordsOf<Tree> } => ({
  ja: wordsIn('ja', tree),
  en: wordsIn('en', tree),
})

function pick(language: 'ja' | 'en', tree: unknown): unknown {
  if (typeof tree === 'function') return (...values: unknown[]) => pick(language, tree(...values))
  const group = tree as Readonly<Record<string, unknown>>
  if ('ja' in group && 'en' in group) return group[language]
  return Object.fromEntries(Object.entries(group).map(([name, words]) => [name, pick(language, words)]))
}
