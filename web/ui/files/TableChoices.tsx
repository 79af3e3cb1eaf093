import type { Assumption } from '#contract/wire/assumed.ts'
import { Choice } from '../fields/Choice.tsx'
import { readingMessages } from './reading-messages.ts'

export interface SaidOfTable {
  readonly sheet?: string | undefined
  readonly decimalMark?: '.' | ',' | undefined
  readonly columns?: Readonly<Record<string, string | undefined>> | undefined
}

interface Props {
  readonly assumed: readonly Assumption[]
  readonly how: SaidOfTable
  readonly change: (next: SaidOfTable) => void
  /** The words for a field that several columns fit. */
  readonly nameOf: (field: string) => string
}

/** What can be said otherwise of any table: its sheet, its decimal mark, and which of several columns is meant. */
export function TableChoices({ assumed, how, change, nameOf }: Props) {
  const m = readingMessages()
  const of = (kind: Assumption['kind']) => assumed.find((one) => one.kind === kind)
  const sheet = of('sheet')
  const sheets = [...new Set([how.sheet ?? [], sheet?.column ?? [], sheet?.value?.split('\n') ?? []].flat())]
  const isCommaAsked = of('decimal-comma') || of('decimals-mixed') || how.decimalMark !== undefined
  const mark = how.decimalMark ?? (of('decimal-comma') && !of('decimals-mixed') ? ',' : '.')
  return (
    <>
      {sheets.length > 1 && (
        <Choice
          label={m.sheet}
          value={how.sheet ?? sheets[0]!}
          options={sheets.map((name) => [name, name])}
          choose={(value) => change({ sheet: value })}
        />
      )}
      {isCommaAsked && (
        <Choice
          label={m.decimalMark}
          value={mark}
          options={(['.', ','] as const).map((one) => [one, m.decimalMarks[one]])}
          choose={(value) => change({ decimalMark: value as '.' | ',' })}
        />
      )}
      {assumed
        .filter(({ kind }) => kind === 'first-column')
        .map(({ column: field, value }) => {
          const names = value!.split('\n')
          return (
            <Choice
              key={field}
              label={m.column(nameOf(field!))}
              value={names[0]!}
              options={names.toSorted().map((name) => [name, name])}
              choose={(name) => change({ columns: { ...how.columns, [field!]: name } })}
            />
          )
        })}
    </>
  )
}
