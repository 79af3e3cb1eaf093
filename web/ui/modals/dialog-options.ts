type Tone = 'danger' | 'plain'

export interface ConfirmOptions {
  readonly title?: string
  readonly text: string
  readonly ok?: string
  readonly cancel?: string
  readonly tone?: Tone
}
export interface AlertOptions {
  readonly title?: string
  readonly text: string
  readonly ok?: string
  readonly tone?: Tone
}
export interface PromptOptions {
  readonly title: string
  readonly text?: string
  readonly initial?: string
  readonly maxLength?: number
  /** What the length counts: characters, or full-width characters of which a half-width one is half. */
  readonly counts?: 'characters' | 'full-width'
  readonly placeholder?: string
  readonly required?: boolean
  readonly ok?: string
  readonly cancel?: string
}
