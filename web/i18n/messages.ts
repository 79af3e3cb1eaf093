import i18next from 'i18next'
import { type Language, language } from './language.ts'

/**
 * The words of a feature, an i18next namespace. Both languages have one shape, the Japanese one: a word that is missing in
 * either does not compile. Words that need values are functions, so that the compiler checks these as well.
 */
export function messages<Words extends object>(
  namespace: string,
  both: { readonly ja: Words; readonly en: NoInfer<Words> },
): () => Words {
  for (const [of, words] of Object.entries(both satisfies Record<Language, Words>)) {
    // Without `skipCopy` the words go through JSON, which knows no functions.
    i18next.addResourceBundle(of, namespace, words, false, true, { skipCopy: true })
  }
  return () => i18next.getResourceBundle(language(), namespace) as Words
}
