import type { CellFaults } from '#contract/scores/cell-faults.ts'
import type { WeightFileReading } from '#contract/scores/weight-files.ts'
import { ChartTable } from '../../charts/figure/ChartTable.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import classes from './excel.module.css'
import { excelMessages } from './messages.ts'
import { StartScoring } from './StartScoring.tsx'

interface Props {
  readonly reading: WeightFileReading
  readonly file: { readonly name: string; readonly text: string }
}

/** What stands in the file: every wrong cell by its name, or what each industry weighs and the button that scores. */
export function Preview({ reading, file }: Props) {
  const m = excelMessages().preview
  const { faults } = reading
  const isWrong = faults.total > 0
  const hasAll = faults.first.length === faults.total
  return (
    <div className={classes.preview}>
      <p className="finding">{m.finding(formatNumber(reading.industries), formatNumber(reading.weights))}</p>
      <p className="note">
        {m.of(formatNumber(reading.changed), formatNumber(reading.excluded), formatNumber(reading.adjusted))}
      </p>
      {isWrong ? (
        <>
          <p className={classes.fault} role="alert">
            {m.faults(formatNumber(faults.total))} {!hasAll && m.first(formatNumber(faults.first.length))}
          </p>
          <ChartTable table={faultTable(faults)} />
        </>
      ) : (
        <StartScoring file={file} />
      )}
      <details className={classes.sheets}>
        <summary>{m.sheets}</summary>
        <p className="note">{m.sumNote}</p>
        <ChartTable table={sheetTable(reading)} />
      </details>
    </div>
  )
}

function faultTable({ first }: CellFaults): TableOf {
  const { preview: m, reasons } = excelMessages()
  return {
    caption: m.cell,
    columns: [m.cell, m.reason, m.written, m.indicator].map((label) => ({ label })),
    rows: first.map(({ reason, sheet, cell, written, indicator, indicatorName }, at) => ({
      key: String(at),
      cells: [
        cell === null ? sheet : `${sheet}!${cell}`,
        reasons[reason],
        written,
        indicator && `${indicator} ${indicatorName ?? ''}`,
      ],
    })),
  }
}

function sheetTable({ sheets }: WeightFileReading): TableOf {
  const m = excelMessages().preview
  const count = (label: string) => ({ label, isNumber: true })
  return {
    caption: m.sheets,
    columns: [{ label: m.industry }, ...[m.sum, m.weights, m.changed, m.excluded].map(count)],
    rows: sheets.map(({ industry, name, sum, weights, changed, excluded }) => ({
      key: industry ?? '*',
      cells: [
        name,
        figureCell(sum, (value) => formatNumber(value, 2)),
        ...[weights, changed, excluded].map((value) => figureCell(value, formatNumber)),
      ],
    })),
  }
}
