import type { Assumption } from '#contract/wire/assumed.ts'
import { assumedMessages } from './assumed-messages.ts'

interface Props {
  readonly label: string
  readonly assumed: readonly Assumption[]
  /** The words for a field, where two columns fit it. */
  readonly nameOf: (field: string) => string
}

/** What was assumed while a file was read; what somebody should decide stands first. */
export function AssumedList({ label, assumed, nameOf }: Props) {
  const m = assumedMessages()
  if (assumed.length === 0) return null
  const sentence = ({ kind, column, value }: Assumption) =>
    m[kind](kind === 'columns' || kind === 'first-column' ? nameOf(column ?? '') : (column ?? ''), value ?? '')
  return (
    <ul aria-label={label}>
      {assumed
        .toSorted((a, b) => Number(b.isQuestion) - Number(a.isQuestion))
        .map((one) => (
          <li key={`${one.kind} ${one.column}`}>{one.isQuestion ? <strong>{sentence(one)}</strong> : sentence(one)}</li>
        ))}
    </ul>
  )
}
