import { type RatioUnit, ratioUnits } from '#contract/watchlists/watchlist-file.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { HowRead } from '../../ui/files/HowRead.tsx'
import { importMessages } from './import-messages.ts'
import type { ReadList, useFile } from './use-file.ts'

interface Props {
  readonly file: ReturnType<typeof useFile>
  readonly read: ReadList
}

/** What was assumed about a file of companies and stakes, with what can be said otherwise. */
export function ListRead({ file: { how, again }, read: { assumed } }: Props) {
  const m = importMessages()
  const fields: Readonly<Record<string, string>> = m.fields
  const unit = how.ratioUnit ?? assumed.find(({ kind }) => kind === 'weights')?.value
  return (
    <HowRead
      label={m.assumed}
      assumed={assumed}
      how={how}
      // Other lines: what was said of those of another sheet is of none of them.
      change={(next) => again(next.sheet === undefined ? next : { ...next, decisions: {}, cells: {} })}
      nameOf={(field) => fields[field] ?? field}
    >
      {unit && (
        <Choice
          label={m.ratioUnit}
          value={unit}
          options={ratioUnits.map((one) => [one, m.ratioUnits[one]])}
          choose={(value) => again({ ratioUnit: value as RatioUnit })}
        />
      )}
    </HowRead>
  )
}
