interface Props {
  readonly text: string
  /** What the button says to a screen reader: “Remove Sample Corp.” */
  readonly removeLabel: (text: string) => string
  readonly remove: () => void
}

/** Something chosen, with a button that takes it away. */
export function Chip({ text, removeLabel, remove }: Props) {
  return (
    <span className="chip">
      <span>{text}</span>
      <button type="button" className="x" aria-label={removeLabel(text)} onClick={remove}>
        ×
      </button>
    </span>
  )
}
