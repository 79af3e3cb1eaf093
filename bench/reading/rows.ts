import { writeFileSync } from 'node:fs'
import { readFiling } from '#server/imports/edinet-annual-report/filing.ts'
import { parseEdinetAnnualReport, readFacts } from '#server/imports/edinet-annual-report/parse.ts'
import { readReport } from '#server/imports/edinet-annual-report/readers/read-report.ts'
import { openReport } from '#server/imports/edinet-annual-report/readers/report.ts'

/** A read figure as `score.mjs` of a gold set takes it. */
export interface Row {
  readonly docID: string
  readonly indicator: string
  readonly fiscal_year: string
  readonly value: string
  readonly unit: string
  readonly boundary: string
  readonly kind: string
  /** Name of the reader; `tag` for a figure that is tagged. */
  readonly reader: string
  readonly place: string
  readonly text: string
  /** What a tag of the same filing says of the same; empty where none does. */
  readonly tagged: string
}

export const columns = [
  'docID',
  'indicator',
  'fiscal_year',
  'value',
  'unit',
  'boundary',
  'kind',
  'reader',
  'place',
  'text',
] as const

/** Figures of one report, tagged ones first; `twice` are those that a reader says too. */
export async function rowsOf(
  bytes: Uint8Array,
  fileName: string,
  units: ReadonlyMap<string, string>,
): Promise<{ rows: Row[]; twice: Row[]; ms: number }> {
  const docID = /S100\w{4}/.exec(fileName)?.[0] ?? fileName
  const tagged = await parseEdinetAnnualReport(bytes, fileName)
  const { facts } = await readFacts(bytes)
  const filing = readFiling(facts, [fileName])
  const start = performance.now()
  const read = readReport(openReport(facts, filing))
  const ms = performance.now() - start
  const yesNo = (unit: string | undefined) => unit === 'yes/no'
  const rows = new Map<string, Row>()
  const twice: Row[] = []
  for (const { indicator, boundary, periodEnd, value, part, state } of tagged.figures ?? []) {
    if (value === null || part !== '' || state !== 'disclosed' || periodEnd !== filing.periodEnd) continue
    const unit = units.get(indicator) ?? ''
    const row: Row = {
      docID,
      indicator,
      // The form of the company is of the day of filing.
      fiscal_year: /^G-BD-01[89]$/.test(indicator) ? filing.filedOn.slice(0, 4) : periodEnd.slice(0, 7),
      value: yesNo(unit) ? (value === 1 ? 'yes' : 'no') : String(value),
      unit: indicator === 'F-GV-001' ? 'JPY million' : unit,
      boundary,
      kind: yesNo(unit) ? 'yes-no' : 'actual',
      reader: 'tag',
      place: '',
      text: '',
      tagged: '',
    }
    rows.set([indicator, row.fiscal_year.slice(0, 4), boundary].join(' '), row)
  }
  for (const { indicator, value, kind, boundary, yearsBack, targetYear, reader, passages } of read) {
    const year =
      targetYear ?? Number((yearsBack === null ? filing.filedOn : filing.periodEnd).slice(0, 4)) - (yearsBack ?? 0)
    const fiscal_year =
      targetYear !== undefined || yearsBack === null ? String(year) : `${year}${filing.periodEnd.slice(4, 7)}`
    const tag = [...rows.values()].find(
      (row) => row.reader === 'tag' && row.indicator === indicator && row.fiscal_year.slice(0, 4) === String(year),
    )
    const row: Row = {
      docID,
      indicator,
      fiscal_year,
      value: kind === 'yes-no' ? (value === 1 ? 'yes' : 'no') : String(value),
      unit: indicator === 'F-GV-001' ? 'JPY million' : (units.get(indicator) ?? ''),
      boundary: boundary ?? '',
      kind,
      reader,
      place: passages.map(({ chapter, address }) => `${chapter.name} ${address}`).join('; '),
      text: passages
        .map(({ text }) => text)
        .join(' … ')
        .slice(0, 300),
      tagged: tag?.value ?? '',
    }
    if (!tag || kind === 'target') rows.set([indicator, year, boundary, kind].join(' '), { ...row, tagged: '' })
    else if (boundary === null || tag.boundary === boundary) twice.push(row)
  }
  return { rows: [...rows.values()], twice, ms }
}

export function writeRows(path: string, rows: readonly Row[]): void {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  writeFileSync(path, `${[columns.join(','), ...lines].join('\n')}\n`)
}
