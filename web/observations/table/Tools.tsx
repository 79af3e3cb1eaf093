import type { Indicator } from '#contract/market/indicators.ts'
import { useProfile } from '../../app/use-profile.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { TrialGate } from '../../ui/states/Gate.tsx'
import { rawMessages } from '../messages.ts'
import type { Units } from './as-filed.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Choice, Group } from './rows.ts'
import { tableText } from './table-text.ts'

interface Props {
  readonly choice: Choice
  readonly units: Units
  readonly columns: readonly string[]
  readonly groups: readonly Group[]
  readonly years: readonly number[]
  readonly indicators: readonly Indicator[]
  readonly change: (next: Record<string, unknown>) => void
}

/** What the table shows: which indicators, which values, whose, which columns. Everything goes into the address. */
export function Tools({ choice, units, columns, groups, years, indicators, change }: Props) {
  const m = rawMessages()
  const find = useTyped(choice.find, (text) => change({ find: text || undefined }))
  const profile = useProfile()
  const major = indicators.filter(({ isMajor }) => isMajor).length
  return (
    <div className="tools">
      <Segments
        label={m.view}
        value={choice.view}
        options={{ held: m.held, major: `${m.major} ${major}`, all: `${m.all} ${indicators.length}` }}
        choose={(view) => change({ view: view === 'held' ? undefined : view })}
      />
      <Segments
        label={m.states}
        value={choice.states}
        options={{ all: m.both, disclosed: m.disclosedOnly, tagged: m.tagged }}
        choose={(states) => change({ states: states === 'all' ? undefined : states })}
      />
      <Segments
        label={m.units}
        value={units}
        options={{ harmonised: m.harmonised, filed: m.asFiled }}
        choose={(next) => change({ units: next === 'harmonised' ? undefined : next })}
      />
      <input type="search" aria-label={m.find} placeholder={m.find} maxLength={100} {...find.field} />
      <div className="ends">
        {profile.data?.is_trial ? (
          <TrialGate isTrial isTight>
            <button type="button" className="act">
              {m.copy}
            </button>
          </TrialGate>
        ) : (
          <CopyButton className="act" label={m.copy} text={() => tableText(groups, years)} />
        )}
        <ColumnMenu columns={columns} hasSubsidiaries={choice.hasSubsidiaries} change={change} />
      </div>
    </div>
  )
}

interface SegmentsProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: Readonly<Record<V, string>>
  readonly choose: (value: V) => void
}

function Segments<V extends string>({ label, value, options, choose }: SegmentsProps<V>) {
  return (
    <fieldset className="seg plain" aria-label={label}>
      {(Object.entries(options) as [V, string][]).map(([option, words]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => choose(option)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}
