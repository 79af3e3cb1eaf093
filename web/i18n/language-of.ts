const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** The language of a text as somebody wrote it, so that it is read aloud and drawn as that. */
export const languageOf = (text: string): 'ja' | 'en' => (japanese.test(text) ? 'ja' : 'en')
