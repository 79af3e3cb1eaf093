import i18next from 'i18next'
import { type WordsOf, type WordTree, wordsIn } from '#contract/words/words.ts'
import { language } from './language.ts'

/** The words of a feature, an i18next namespace: each in both languages, `title: { ja, en }`. One that lacks a language does not compile. */
export function messages<Tree extends WordTree>(namespace: string, tree: Tree): () => WordsOf<Tree> {
  for (const lang of ['ja', 'en'] as const) {
    // Without `skipCopy` the words go through JSON, which knows no functions.
    i18next.addResourceBundle(lang, namespace, wordsIn(lang, tree), false, true, { skipCopy: true })
  }
  return () => i18next.getResourceBundle(language(), namespace) as WordsOf<Tree>
}
