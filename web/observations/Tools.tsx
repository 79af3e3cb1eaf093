import { useState } from 'react'
import type { Indicator } from '#contract/indicators.ts'
import { rawMessages } from './messages.ts'
import { columnNames } from './RawTable.tsx'
import type { Choice, Group } from './rows.ts'
import { tableText } from './table-text.ts'

interface Props {
  readonly choice: Choice
  readonly columns: ReadonlySet<string>
  readonly groups: readonly Group[]
  readonly years: readonly number[]
  readonly indicators: readonly Indicator[]
  readonly change: (next: Record<string, unknown>) => void
}

/** What the table shows: which indicators, which values, whose, which columns. Everything goes into the address. */
export function Tools({ choice, columns, groups, years, indicators, change }: Props) {
  const m = rawMessages()
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
        options={{ all: m.both, disclosed: m.disclosedOnly }}
        choose={(states) => change({ states: states === 'all' ? undefined : states })}
      />
      <Segments
        label={m.basis}
        value={choice.basis}
        options={m.bases}
        choose={(basis) => change({ basis: basis === 'all' ? undefined : basis })}
      />
      <input
        type="search"
        aria-label={m.find}
        placeholder={m.find}
        value={choice.find}
        maxLength={100}
        onChange={(event) => change({ find: event.target.value || undefined })}
      />
      <span className="sp" />
      <CopyTable text={() => tableText(groups, years)} />
      <details>
        <summary className="act">{m.columns}</summary>
        <div>
          {columnNames.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={columns.has(name)}
                onChange={() => change({ columns: toggled(columns, name) })}
              />
              {m.columnNames[name]}
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={choice.hasSubsidiaries}
              onChange={() => change({ subsidiaries: choice.hasSubsidiaries ? undefined : 1 })}
            />
            {m.subsidiaries}
          </label>
        </div>
      </details>
    </div>
  )
}

function toggled(columns: ReadonlySet<string>, name: string): string {
  return columnNames.filter((known) => (known === name ? !columns.has(name) : columns.has(known))).join(',')
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

function CopyTable({ text }: { text: () => string }) {
  const m = rawMessages()
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="act"
      onClick={async () => {
        await navigator.clipboard.writeText(text())
        setCopied(true)
        setTimeout(() => setCopied(false), 3000)
      }}
    >
      <span role="status">{isCopied ? m.copied : m.copy}</span>
    </button>
  )
}
