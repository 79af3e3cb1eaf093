import type { CellFaults } from '#contract/scores/cell-faults.ts'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { maxCellFaults, type WeightFileReading } from '#contract/scores/weight-files.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { greatestWeight, minWeight } from '#methodology/scores/custom.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CellFault, fault, textOf } from './cell-fault.ts'
import { judgeAdjustments } from './judge-adjustments.ts'
import {
  catalogueHash,
  type IndustryCount,
  type IndustrySheet,
  indicatorName,
  indicatorRows,
  type Language,
  markSheet,
  sheetsOf,
  standardWeights,
  weightColumn,
  workbookVersion,
} from './layout.ts'
import { readRows } from './read-rows.ts'
import type { RawCell, RawSheet } from './read-workbook.ts'

type Weights = OwnMethod['weights']

/** What a workbook says, and its weights where nothing in it is wrong. */
export interface JudgedWorkbook {
  readonly reading: WeightFileReading
  /** Empty while a cell is wrong. */
  readonly weights: Weights
  readonly adjustments: OwnMethod['adjustments']
}

/** Read the sheets of a workbook as weights: every cell that is wrong is named, in the order of the workbook. */
export function judge(sheets: readonly RawSheet[]): JudgedWorkbook {
  const { industries, language } = markOf(sheets)
  const faults: CellFault[] = []
  const adjustments = judgeAdjustments(sheets, language, faults)
  const expected = sheetsOf(industries, language)
  const found = matched(sheets, expected, faults)
  const standard = standardWeights(industries)
  const width = indicatorRows().length
  const read = expected.map((sheet, at) => {
    const raw = found.get(sheet)
    if (!raw) {
      faults.push(fault('missing-industry', { sheet: sheet.sheet }))
      return null
    }
    return readSheet(raw, { sheet, language, standard: standard.subarray(at * width, (at + 1) * width), faults })
  })
  const listed = read.flatMap((sheet) => (sheet ? [sheet.summary] : []))
  const total = (key: 'weights' | 'changed' | 'excluded') => listed.reduce((sum, sheet) => sum + sheet[key], 0)
  const weights = read.flatMap((sheet) => sheet?.weights ?? [])
  if (faults.length === 0 && weights.every(({ weight }) => weight === 0))
    faults.push(fault('all-zero', { sheet: expected[0]!.sheet }))
  return {
    reading: {
      industries,
      language,
      weights: total('weights'),
      changed: total('changed'),
      excluded: total('excluded'),
      adjusted: adjustments.length,
      faults: { total: faults.length, first: faults.slice(0, maxCellFaults).map((each) => named(each, language)) },
      sheets: listed,
    },
    weights: faults.length === 0 ? weights : [],
    adjustments: faults.length === 0 ? adjustments : [],
  }
}

function named(fault: CellFault, language: Language): CellFaults['first'][number] {
  const row = indicatorRows().find(({ code }) => code === fault.indicator)
  return { ...fault, indicatorName: row ? indicatorName(row, language) : null }
}

/** What the hidden sheet says; refuses what is none of our workbooks, or one whose cells stood elsewhere. */
function markOf(sheets: readonly RawSheet[]): { readonly industries: IndustryCount; readonly language: Language } {
  const rows = sheets.find(({ name }) => name === markSheet)?.rows ?? []
  const mark = new Map(rows.map(([key, value]) => [textOf(key), textOf(value)]))
  const industries = Number(mark.get('industries'))
  const language = mark.get('language')
  const isOurs =
    mark.get('version') === String(workbookVersion) &&
    mark.get('catalogue') === catalogueHash() &&
    Object.hasOwn(customBases, industries) &&
    (language === 'ja' || language === 'en')
  if (!isOurs) throw new Refusal('weight-file.template')
  return { industries: industries as IndustryCount, language: language as Language }
}

/** Which sheet is of which industry, by the code in its first cell; a sheet that says none at all is the reader's own and passed over. */
function matched(
  sheets: readonly RawSheet[],
  expected: readonly IndustrySheet[],
  faults: CellFault[],
): Map<IndustrySheet, RawSheet> {
  const byCode = new Map(expected.map((sheet) => [sheet.code, sheet]))
  const byName = new Map(expected.map((sheet) => [sheet.sheet, sheet]))
  const found = new Map<IndustrySheet, RawSheet>()
  for (const raw of sheets) {
    const cell = raw.rows[0]?.[0] ?? null
    const named = byName.get(raw.name)
    const sheet = byCode.get(textOf(cell))
    const isSheet = named !== undefined || sheet !== undefined || /^[0-9]{2,8}$/.test(textOf(cell))
    if (!isSheet || raw.name === markSheet) continue
    if (!sheet || (typeof cell === 'object' && cell !== null))
      faults.push(fault('unknown-industry', { sheet: raw.name, cell: 'A1', written: cell }))
    else if (found.has(sheet)) faults.push(fault('duplicate-industry', { sheet: raw.name, cell: 'A1', written: cell }))
    else found.set(sheet, raw)
  }
  return found
}

interface Reading {
  readonly sheet: IndustrySheet
  readonly language: Language
  readonly standard: Float64Array
  readonly faults: CellFault[]
}

function readSheet(raw: RawSheet, { sheet, language, standard, faults }: Reading) {
  const rows = indicatorRows()
  const before = faults.length
  const weights = new Map<number, number>()
  readRows(raw, { language, columns: [weightColumn], faults }, (at, [cell]) => {
    const { value, isMerged, add } = cell!
    const weight = isMerged ? 'merged' : weightOf(value)
    if (typeof weight === 'string') add(weight)
    else weights.set(at, weight)
  })
  const values = [...weights.values()]
  const isWhole = faults.length === before
  // The sheet of companies without an industry may be all zero: they have no score then.
  if (isWhole && sheet.industry !== null && values.every((value) => value === 0))
    faults.push(fault('all-zero', { sheet: raw.name }))
  return {
    weights: Array.from(weights, ([at, weight]) => ({ industry: sheet.industry, indicator: rows[at]!.code, weight })),
    summary: {
      industry: sheet.industry,
      name: sheet.name,
      sum: isWhole ? values.reduce((sum, value) => sum + value, 0) : null,
      weights: weights.size,
      changed: Array.from(weights).filter(([at, value]) => value !== standard[at]).length,
      excluded: values.filter((value) => value === 0).length,
    },
  }
}

/** A weight, or why it is none. A number that stands there as a text is read as in any table that a person sends. */
function weightOf(cell: RawCell | null): number | CellFault['reason'] {
  if (cell === null) return 'empty'
  if (typeof cell === 'object') return 'formula'
  const weight = typeof cell === 'string' ? numberOf(cell) : cell
  if (typeof weight === 'string') return weight
  if (Number.isNaN(weight)) return 'no-number'
  if (weight < 0) return 'negative'
  return weight > greatestWeight || (weight > 0 && weight < minWeight) ? 'out-of-range' : weight
}

function numberOf(text: string): number | CellFault['reason'] {
  const read = readAmount(text)
  if ('fault' in read) return read.fault === 'comma' || read.fault === 'formula' ? read.fault : 'no-number'
  return read.hasPercent || read.currency !== null || read.value === null ? 'no-number' : read.value
}
