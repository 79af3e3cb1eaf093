import { useState } from 'react'
import {
  type HoldingField,
  type HoldingLine,
  type HoldingMapping,
  type HoldingsReading,
  holdingFields,
  type readPortfolioFile,
  takenOutcomes,
} from '#contract/portfolio/portfolios.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { ChartTable } from '../../charts/figure/ChartTable.tsx'
import { saveCsv } from '../../charts/figure/csv.ts'
import { figureCell } from '../../charts/figure/table.ts'
import { formatDay, formatNumber, formatShare } from '../../format.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { lineMessages } from '../../ui/files/line-messages.ts'
import { heldName, sideTexts } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'
import { HoldingEditor } from './HoldingEditor.tsx'
import { HoldingsRead } from './HoldingsRead.tsx'
import type { OwnPortfolio } from './own-portfolio.ts'
import { SaveHoldings } from './SaveHoldings.tsx'

type Read = Output<typeof readPortfolioFile>

const isTaken = ({ outcome }: HoldingLine) => takenOutcomes.includes(outcome)

interface Props {
  readonly read: Read
  /** False while the file is read anew, and where that did not work: nothing can be saved then. */
  readonly isLatest: boolean
  readonly file: { readonly name: string; readonly text: string }
  readonly how: HoldingsReading
  readonly change: (next: Partial<HoldingsReading>) => void
  readonly into: OwnPortfolio | undefined
  readonly close: () => void
}

/** What the columns were read as, what becomes of each line, and the button that saves. */
export function Preview({ read, isLatest, file, how, change, into, close }: Props) {
  const m = portfolioMessages().upload
  const rejected = read.lines.filter((line) => !isTaken(line))
  const unknown = read.lines.filter(({ outcome }) => outcome === 'unknown').length
  const importCount = read.lines.length - rejected.length
  const finding = m.count(formatNumber(importCount), formatNumber(rejected.length))
  return (
    <>
      <fieldset className={classes.rules}>
        <legend>{m.columns}</legend>
        <span className={classes.choices}>
          {holdingFields.map((field) => (
            <ColumnChoice
              key={field}
              field={field}
              columns={read.columns}
              mapping={how.mapping ?? read.mapping}
              change={(mapping) => change({ mapping })}
            />
          ))}
        </span>
      </fieldset>
      <HoldingsRead read={read} how={how} change={change} />
      {read.lines.length === 0 && <p role="alert">{m.columnsMissing}</p>}
      {read.lines.length > 0 && (
        <>
          <p className="finding">{finding}</p>
          <p className="note">
            {m.days(read.dates.map(formatDay).join(', '))}
            {unknown > 0 && ` ${m.unknownCount(formatNumber(unknown))}`}
            {` ${sumsText(read.sums)}`}
          </p>
          {rejected.length > 0 && (
            <button type="button" className="act" onClick={() => saveRejected(rejected, file.name)}>
              {m.rejected(formatNumber(rejected.length))}
            </button>
          )}
          <SaveHoldings
            file={file}
            how={{ ...how, mapping: how.mapping ?? read.mapping }}
            taken={isLatest ? importCount : 0}
            into={into}
            close={close}
          />
          <Lines read={read} caption={finding} how={how} change={change} />
        </>
      )}
    </>
  )
}

/** Value, weights and coverage of what is kept, and the weight of what is not. */
function sumsText({ value, weight, coverage, weightLeftOut, sides }: Read['sums']): string {
  const m = portfolioMessages().upload.sums
  return [
    value !== null && m.value(formatNumber(value)),
    weight !== null && m.weight(formatNumber(weight, 2)),
    sides && m.sides(...sideTexts(sides)),
    coverage !== null && m.coverage(formatShare(coverage, 1)),
    weightLeftOut !== null && weightLeftOut !== 0 && m.leftOut(formatNumber(weightLeftOut, 2)),
  ]
    .filter(Boolean)
    .join(' ')
}

function saveRejected(lines: readonly HoldingLine[], name: string): void {
  const m = portfolioMessages().upload
  const columns = [{ label: m.line }, { label: m.written }, { label: m.outcome }]
  const rows = lines.map(({ line, written, outcome }) => ({
    key: String(line),
    cells: [String(line), written, m.outcomes[outcome]],
  }))
  saveCsv({ caption: '', columns, rows }, `${name.replace(/\.[^.]+$/, '')}-rejected.csv`)
}

/** Lines in the order of the file; one that is opened can be said otherwise. */
function Lines({
  read: { lines, mapping },
  caption,
  how,
  change,
}: Pick<Props, 'read' | 'how' | 'change'> & { caption: string }) {
  const m = portfolioMessages().upload
  const [openLine, setOpenLine] = useState<number>()
  const open = lines.find(({ line }) => line === openLine)
  const outcomeOf = ({ outcome, sameAs, remarks }: HoldingLine) =>
    [
      outcome === 'lot' && sameAs !== null ? m.lotOf(String(sameAs)) : m.outcomes[outcome],
      ...remarks.map((remark) => m.remarks[remark]),
    ].join(m.between)
  return (
    <>
      <p className="note">{lineMessages().openCompany}</p>
      {open && (
        <HoldingEditor
          key={open.line}
          line={open}
          mapping={mapping}
          how={how}
          change={change}
          close={() => setOpenLine(undefined)}
        />
      )}
      <ChartTable
        onSelect={(key) => setOpenLine(Number(key))}
        table={{
          caption,
          columns: [
            { label: m.line, isNumber: true },
            { label: m.written },
            { label: m.company },
            { label: m.fields.date },
            { label: m.value, isNumber: true },
            { label: m.fields.quantity, isNumber: true },
            { label: `${m.fields.weight} (%)`, isNumber: true },
            { label: m.outcome },
          ],
          rows: lines.map((line) => ({
            key: `${line.line}`,
            cells: [
              String(line.line),
              line.written,
              line.company && heldName(line.company),
              line.heldOn && formatDay(line.heldOn),
              figureCell(line.valueJpy, (value) => formatNumber(value)),
              figureCell(line.quantity, (value) => formatNumber(value)),
              figureCell(line.weight, (value) => formatNumber(value, 2)),
              outcomeOf(line),
            ],
          })),
        }}
      />
    </>
  )
}

interface ColumnProps {
  readonly field: HoldingField
  readonly columns: Read['columns']
  readonly mapping: HoldingMapping
  readonly change: (mapping: HoldingMapping) => void
}

function ColumnChoice({ field, columns, mapping, change }: ColumnProps) {
  const m = portfolioMessages().upload
  const choose = (value: string) => {
    const { [field]: _, ...others } = mapping
    change(value === '' ? others : { ...others, [field]: Number(value) })
  }
  return (
    <Choice
      label={m.fields[field]}
      value={String(mapping[field] ?? '')}
      options={[
        ['', m.notUsed],
        ...[...columns.entries()].map(
          ([at, { name, samples }]) => [String(at), [name, samples[0]].filter(Boolean).join(' … ')] as const,
        ),
      ]}
      choose={choose}
    />
  )
}
