import { useState } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { withdrawalNotes } from '#contract/market/withdrawal-notes.ts'
import { formatChange, formatDay, formatSigned } from '../../format.ts'
import { forReaders, Head } from '../../ui/rows/Head.tsx'
import { vintageText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import { figureUnit, listWords } from '../remarks.ts'
import { unitText } from '../table/as-filed.ts'
import classes from './why-figure.module.css'

type Vintage = Figure['vintages'][number]

interface Props {
  readonly figure: Figure
  readonly indicator: Indicator
}

/** Two vintages beside each other: what was said, in which document, by whom, and what lies between them. */
export function VintageComparison({ figure, indicator }: Props) {
  const m = rawMessages()
  const { vintages, documents } = figure
  const [earlierAt, setEarlierAt] = useState(1)
  const [laterAt, setLaterAt] = useState(0)
  const pair = [vintages[earlierAt] ?? vintages.at(-1)!, vintages[laterAt] ?? vintages[0]!] as const
  const documentOf = ({ documentId }: Vintage) => documents.find(({ id }) => id === documentId)
  const rows: readonly (readonly [name: string, text: (vintage: Vintage) => string | undefined])[] = [
    [m.value, (vintage) => vintageText(vintage, indicator)],
    [
      m.filedUnit,
      ({ lines }) => listWords([...new Set(lines.map(({ unit }) => unitText(unit)))].filter(Boolean)) || '—',
    ],
    [m.document, (vintage) => documentOf(vintage)?.title],
    [m.filed, ({ knownFrom }) => formatDay(knownFrom)],
    [m.changedBy, (vintage) => authorOf(vintage, documentOf(vintage))],
  ]
  return (
    <section aria-label={m.compareVintages}>
      <h3>{m.compareVintages}</h3>
      <table className={classes.pair}>
        <Head
          columns={[
            forReaders(m.compareVintages),
            <Choice
              key="earlier"
              label={m.earlierVintage}
              {...{ vintages, indicator }}
              at={earlierAt}
              choose={setEarlierAt}
            />,
            <Choice key="later" label={m.laterVintage} {...{ vintages, indicator }} at={laterAt} choose={setLaterAt} />,
          ]}
        />
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text(pair[0])}</td>
              <td>{text(pair[1])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{m.difference}</th>
            <td colSpan={2}>{differenceText(pair, indicator)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly vintages: readonly Vintage[]
  readonly indicator: Indicator
  readonly at: number
  readonly choose: (at: number) => void
}

function Choice({ label, vintages, indicator, at, choose }: ChoiceProps) {
  return (
    <select aria-label={label} value={at} onChange={({ target: { value } }) => choose(Number(value))}>
      {vintages.map((vintage, index) => (
        <option key={`${vintage.knownFrom} ${vintage.documentId} ${vintage.value}`} value={index}>
          {formatDay(vintage.knownFrom)} · {vintageText(vintage, indicator)}
        </option>
      ))}
    </select>
  )
}

/** Who said it: the company in a report or its amendment, or a person who reviewed the figure here. */
function authorOf({ notes, state }: Vintage, document: Figure['documents'][number] | undefined): string {
  const m = rawMessages()
  if (notes.includes('corrected-on-review') || notes.includes('confirmed-on-review')) return m.changedInReview
  if (state === 'withdrawn' || withdrawalNotes.some((note) => notes.includes(note))) return m.changedByEdinet
  if (!document) return '—'
  return document.isAmendment ? m.changedByAmendment : m.changedByReport(m.kinds[document.kind])
}

function differenceText([earlier, later]: readonly [Vintage, Vintage], indicator: Indicator): string {
  if (earlier.value === null || later.value === null || indicator.type === 'boolean') return '—'
  const amount = later.value - earlier.value
  const share = earlier.value === 0 ? '' : ` (${formatChange(amount / Math.abs(earlier.value))})`
  return `${formatSigned(amount)} ${figureUnit(indicator.unit, later.notes)}${share}`
}
