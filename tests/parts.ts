/** Languages that a journey may be made in. */
export const languages = ['ja', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * A half of a journey's file: what it does in English, and all the rest. A test belongs to a language by the name of its group or
 * the beginning of its own (`en › …`).
 */
export interface Part {
  readonly file: string
  readonly language: Language
}

export const parts = (file: string): Part[] => languages.map((language) => ({ file, language }))

/** The name of a part in `tests/times.json`. */
export const keyOf = ({ file, language }: Part) => (language === 'en' ? `${file} en` : file)

export const isIn = (language: Language, title: string) => title.includes(` ${language} `)

/** What Playwright is to run of a file: a language alone, or all but a language. */
export interface RunRequest {
  readonly file: string
  readonly only?: Language
  readonly without?: Language
}
