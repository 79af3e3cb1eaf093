/** One change; `details` in Japanese, a line break in it is one on screen. */
export interface Note {
  readonly details: string
  readonly details_en: string
}

export interface Entry extends Note {
  readonly children?: readonly Note[]
}
