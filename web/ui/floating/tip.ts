/** What a tip hangs on: read by `TipHost`, which shows it after 200 ms of pointing, or at once on the keyboard's focus. */
interface TipProps {
  readonly 'data-tip'?: string
  readonly tabIndex?: 0
}

/** A tip on something that can be focused already: a button, a link, a field. */
export const tip = (text: string | undefined): TipProps => (text ? { 'data-tip': text } : {})

/** A tip on plain text, which the keyboard reaches for it. Sparingly in tables: each is a stop. */
export const tipOnText = (text: string | undefined): TipProps => (text ? { 'data-tip': text, tabIndex: 0 } : {})
