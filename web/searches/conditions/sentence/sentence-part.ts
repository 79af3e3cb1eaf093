/** A piece of the sentence; what is chosen is emphasized. */
export interface Part {
  readonly text: string
  readonly isStrong?: true
}

export const plain = (text: string): Part => ({ text })
export const strong = (text: string): Part => ({ text, isStrong: true })
