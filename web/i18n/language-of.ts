const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** The language of a text as somebody wrote it, so that it is read aloud and drawn as that. */
export const languageOf = (text: string): 'ja' | 'en' => (japanese.test(text) ? 'ja' : 'en')

/** The mark of a text that may be a figure, a code or words: Japanese says so, all else is read as the page is. */
export const markOf = (text: string): 'ja' | undefined => (japanese.test(text) ? 'ja' : undefined)
