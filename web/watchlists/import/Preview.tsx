import { useState } from 'react'
import {
  type RowOutcome,
  rowOutcomes,
  type WatchlistFileRow,
  watchlistColumns,
} from '#contract/watchlists/watchlist-file.ts'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { saveCsv } from '../../charts/figure/csv.ts'
import { formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { lineMessages } from '../../ui/files/line-messages.ts'
import { ofLine } from '../../ui/files/said-of-lines.ts'
import classes from './import.module.css'
import { importMessages } from './import-messages.ts'
import { ListRead } from './ListRead.tsx'
import { countRows, isTaken, leaving, type Plan, scaled, totalAfter } from './plan.ts'
import { RowEditor } from './RowEditor.tsx'
import { RowTable, type WatchlistCells } from './RowTable.tsx'
import { SaveImport } from './SaveImport.tsx'
import type { ReadList, useFile } from './use-file.ts'

interface Props {
  readonly file: ReturnType<typeof useFile>
  readonly read: ReadList
  /** Undefined for a new one. */
  readonly list: Watchlist | undefined
  readonly close: () => void
}

/** What each row of the file would do, and the one button that does it. */
export function Preview({ file, read, list, close }: Props) {
  const m = importMessages()
  const { rows } = read
  const [mode, setMode] = useState<Plan['mode']>('merge')
  const [takesBare, setTakesBare] = useState(false)
  const [only, setOnly] = useState<RowOutcome | null>(null)
  const plan: Plan = { mode: list ? mode : 'replace', takesBare, members: list?.members ?? [] }
  const rejected = rows.filter((row) => !isTaken(row, plan))
  const { taken, open, left } = countRows(rows, plan)
  const total = totalAfter(rows, plan)
  const goes = leaving(rows, plan)
  const scale = () => {
    const ratios = scaled(rows, plan)
    if (!ratios) return
    const cells = { ...file.how.cells }
    // With its sign it is per cent, whatever its column is.
    for (const [line, ratio] of ratios) cells[line] = { ...cells[line], ratio: `${ratio.toFixed(2)}%` }
    file.again({ cells })
  }
  return (
    <>
      <p className={classes.finding} role="status">
        {rejected.length === 0
          ? m.findingAll(formatNumber(taken))
          : m.finding(formatNumber(taken), formatNumber(open), left === 0 ? null : formatNumber(left))}
      </p>
      <ListRead file={file} read={read} />
      <OutcomeChips rows={rows} only={only} choose={setOnly} />
      <div className={classes.form}>
        {list && (
          <fieldset>
            <legend>{m.mode}</legend>
            {(['merge', 'replace'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="import-mode" checked={mode === one} onChange={() => setMode(one)} />
                {m[one]}
              </label>
            ))}
            {goes > 0 && <span className="field-error">{m.goes(formatNumber(goes))}</span>}
          </fieldset>
        )}
        {rows.some(({ outcome }) => outcome === 'no-ratio') && (
          <label className={classes.check}>
            <input type="checkbox" checked={takesBare} onChange={({ target }) => setTakesBare(target.checked)} />
            {m.withoutRatio}
          </label>
        )}
        {rejected.length > 0 && (
          <button type="button" className="act" onClick={() => saveRejected(rejected, file.file?.name ?? '')}>
            {m.reject(formatNumber(rejected.length))}
          </button>
        )}
      </div>
      <p className={classes.total}>
        {m.total(formatNumber(total, 2))}{' '}
        {total > 100 && (
          <>
            <span className="field-error" role="alert">
              {m.over}
            </span>{' '}
            <button type="button" className="act" disabled={scaled(rows, plan) === null} onClick={scale}>
              {m.scale}
            </button>
          </>
        )}
      </p>
      <SaveImport file={file} rows={rows} plan={plan} list={list} isOver={total > 100} close={close} />
      <Rows rows={only === null ? rows : rows.filter(({ outcome }) => outcome === only)} plan={plan} file={file} />
    </>
  )
}

interface RowsProps {
  readonly rows: readonly WatchlistFileRow[]
  readonly plan: Plan
  readonly file: Props['file']
}

/** Rows in the order of the file; one that is opened is said to be another company, or is left out. */
function Rows({ rows, plan, file }: RowsProps) {
  const { how, again } = file
  const [openLine, setOpenLine] = useState<number>()
  const open = rows.find(({ line }) => line === openLine)
  const mend = (line: number, cells: WatchlistCells) =>
    again({ cells: ofLine(how.cells, line, { ...how.cells?.[line], ...cells }) })
  return (
    <>
      <p className="note">{lineMessages().openCompany}</p>
      {open && <RowEditor key={open.line} row={open} how={how} change={again} close={() => setOpenLine(undefined)} />}
      <RowTable rows={rows} plan={plan} change={mend} open={setOpenLine} />
    </>
  )
}

interface ChipProps {
  readonly rows: readonly WatchlistFileRow[]
  readonly only: RowOutcome | null
  readonly choose: (outcome: RowOutcome | null) => void
}

/** How many rows there are of each outcome; one shows those alone. */
function OutcomeChips({ rows, only, choose }: ChipProps) {
  const m = importMessages()
  const counts = Map.groupBy(rows, ({ outcome }) => outcome)
  const there = rowOutcomes.filter((outcome) => counts.has(outcome))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons have a name, and no legend to show
    <div className={classes.chips} role="group" aria-label={m.outcome}>
      {[null, ...there].map((outcome) => (
        <button key={outcome} type="button" aria-pressed={only === outcome} onClick={() => choose(outcome)}>
          {outcome === null ? m.everything : m.outcomes[outcome]}{' '}
          <b>{formatNumber(outcome === null ? rows.length : counts.get(outcome)!.length)}</b>
        </button>
      ))}
    </div>
  )
}

/** The rows that are left out, as they stand in the file, each with its line and the reason; mended, the file can be uploaded. */
function saveRejected(rows: readonly WatchlistFileRow[], fileName: string): void {
  const m = importMessages()
  const columns = [...watchlistColumns[language()], m.line, m.outcome]
  saveCsv(
    {
      caption: '',
      columns: columns.map((label) => ({ label })),
      rows: rows.map(({ line, ticker, country, ratio, outcome }) => ({
        key: String(line),
        cells: [ticker, country, ratio, String(line), m.outcomes[outcome]],
      })),
    },
    `${fileName.replace(/\.[^.]+$/, '')}-rejected.csv`,
  )
}
