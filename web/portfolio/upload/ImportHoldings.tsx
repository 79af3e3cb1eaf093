import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  addPortfolio,
  type HoldingField,
  type HoldingLine,
  type HoldingMapping,
  holdingFields,
  portfolioFileBytes,
  readPortfolioFile,
} from '#contract/portfolio/portfolios.ts'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { call } from '../../app/call.ts'
import { keyOf } from '../../app/query.ts'
import { ChartTable } from '../../charts/figure/ChartTable.tsx'
import { saveCsv } from '../../charts/figure/csv.ts'
import { figureCell } from '../../charts/figure/table.ts'
import { today } from '../../context/search.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { FormError } from '../../ui/fields/FormError.tsx'
import { usePortfolioAddress } from '../address.ts'
import { heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

type Read = Output<typeof readPortfolioFile>

const isTaken = ({ outcome }: HoldingLine) => outcome === 'add' || outcome === 'lot' || outcome === 'unknown'

/** A file of holdings: read, looked at line by line, its columns corrected, and saved as a portfolio by one button. */
export function ImportHoldings({ close }: { close: () => void }) {
  const m = portfolioMessages().upload
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [mapping, setMapping] = useState<HoldingMapping>()
  const [date, setDate] = useState(today())
  const [isLarge, setLarge] = useState(false)
  const reading = useMutation({
    mutationFn: (given: { text: string; mapping?: HoldingMapping | undefined; date: string }) =>
      call(readPortfolioFile, {
        body: { file: given.text, date: given.date, ...(given.mapping && { mapping: given.mapping }) },
      }),
    onSuccess: (answer) => setMapping(answer.mapping),
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setLarge(chosen.size > portfolioFileBytes)
    if (chosen.size > portfolioFileBytes) return
    const text = await base64Of(chosen)
    setFile({ name: chosen.name, text })
    setMapping(undefined)
    reading.mutate({ text, date })
  }
  const again = (next: { mapping?: HoldingMapping; date?: string }) => {
    if (!file) return
    reading.mutate({ text: file.text, mapping: next.mapping ?? mapping, date: next.date ?? date })
  }
  return (
    <section className="fig" aria-label={m.title}>
      <header>
        <p className="label">
          <span>{m.title}</span>
        </p>
        <button type="button" className="btn" onClick={close}>
          {m.close}
        </button>
      </header>
      <div className={classes.form}>
        <label>
          {m.drop}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ target: { files } }) => void choose(files?.[0])}
          />
        </label>
        <label>
          {m.day}
          <input
            type="date"
            value={date}
            max={today()}
            onChange={({ target: { value } }) => {
              if (value === '') return
              setDate(value)
              again({ date: value })
            }}
          />
        </label>
        <button type="button" className="btn" onClick={saveTemplate}>
          {m.template}
        </button>
      </div>
      {isLarge && <p role="alert">{m.large}</p>}
      {reading.isPending && <p role="status">{m.reading}</p>}
      {reading.isError && <FormError error={reading.error} />}
      {reading.data && file && (
        <Preview
          read={reading.data}
          file={file}
          mapping={mapping ?? reading.data.mapping}
          date={date}
          change={(next) => {
            setMapping(next)
            again({ mapping: next })
          }}
          close={close}
        />
      )}
    </section>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return btoa(text)
}

function saveTemplate(): void {
  const { fields } = portfolioMessages().upload
  const used = ['code', 'date', 'value', 'quantity', 'weight', 'currency', 'rate'] as const
  saveCsv({ caption: '', columns: used.map((field) => ({ label: fields[field] })), rows: [] }, 'holdings.csv')
}

interface PreviewProps {
  readonly read: Read
  readonly file: { readonly name: string; readonly text: string }
  readonly mapping: HoldingMapping
  readonly date: string
  readonly change: (mapping: HoldingMapping) => void
  readonly close: () => void
}

function Preview({ read, file, mapping, date, change, close }: PreviewProps) {
  const m = portfolioMessages().upload
  const rejected = read.lines.filter((line) => !isTaken(line))
  const finding = m.count(formatNumber(read.lines.length - rejected.length), formatNumber(rejected.length))
  return (
    <>
      <fieldset>
        <legend>{m.columns}</legend>
        <span className={classes.choices}>
          {holdingFields.map((field) => (
            <ColumnChoice key={field} field={field} columns={read.columns} mapping={mapping} change={change} />
          ))}
        </span>
      </fieldset>
      {read.lines.length > 0 && (
        <>
          <p className="finding">{finding}</p>
          <p className="note">{m.days(read.dates.map(formatDay).join(', '))}</p>
          {rejected.length > 0 && (
            <button
              type="button"
              className="btn"
              onClick={() =>
                saveCsv(
                  {
                    caption: '',
                    columns: [{ label: m.line }, { label: m.written }, { label: m.outcome }],
                    rows: rejected.map((line) => ({
                      key: `${line.line}`,
                      cells: [String(line.line), line.written, m.outcomes[line.outcome]],
                    })),
                  },
                  `${file.name.replace(/\.[^.]+$/, '')}-rejected.csv`,
                )
              }
            >
              {m.rejected(formatNumber(rejected.length))}
            </button>
          )}
          <Save file={file} mapping={mapping} date={date} taken={read.lines.length - rejected.length} close={close} />
          <ChartTable
            table={{
              caption: finding,
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
              rows: read.lines
                .toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)) || a.line - b.line)
                .map((line) => ({
                  key: `${line.line}`,
                  cells: [
                    String(line.line),
                    line.written,
                    line.company && heldName(line.company),
                    line.heldOn && formatDay(line.heldOn),
                    figureCell(line.valueJpy, (value) => formatNumber(value)),
                    figureCell(line.quantity, (value) => formatNumber(value)),
                    figureCell(line.weight, (value) => formatNumber(value, 2)),
                    m.outcomes[line.outcome],
                  ],
                })),
            }}
          />
        </>
      )}
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
    <label>
      {m.fields[field]}
      <select value={mapping[field] ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{m.notUsed}</option>
        {[...columns.entries()].map(([at, { name, samples }]) => (
          <option key={at} value={at}>
            {[name, samples[0]].filter(Boolean).join(' … ')}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SaveProps extends Pick<PreviewProps, 'file' | 'mapping' | 'date' | 'close'> {
  readonly taken: number
}

function Save({ file, mapping, date, taken, close }: SaveProps) {
  const m = portfolioMessages().upload
  const [, change] = usePortfolioAddress()
  const queries = useQueryClient()
  const [name, setName] = useState(file.name.replace(/\.[^.]+$/, ''))
  const [isNameless, setNameless] = useState(false)
  const saving = useMutation({
    mutationFn: () => call(addPortfolio, { body: { name, file: file.text, mapping, date } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: keyOf(listPortfolioSources) })
      change({ of: `portfolio-${id}`, date: undefined, part: undefined })
      close()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (name.trim() !== '') saving.mutate()
  }
  return (
    <form className={classes.form} onSubmit={save}>
      <label>
        {m.name}
        <input
          value={name}
          maxLength={150}
          aria-invalid={isNameless || undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={taken === 0 || saving.isPending}>
        {m.save}
      </button>
      {isNameless && <p role="alert">{m.nameMissing}</p>}
      {saving.isError && <FormError error={saving.error} />}
    </form>
  )
}
