import type { WriteSheet } from 'hucre/xlsx'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { harmlessCell } from '#contract/wire/spreadsheet.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inThread } from '#server/imports/files/sheet.ts'
import {
  catalogueHash,
  categoryName,
  headRows,
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
import { greatestTyped, workbookWords } from './words.ts'

export interface TemplateOf {
  readonly industries: IndustryCount
  readonly language: Language
  /** The method whose weights stand in it; the standard's when left out. */
  readonly method?: Pick<OwnMethod, 'name' | 'version' | 'industries' | 'weights'> | undefined
}

/** A workbook to set weights in; written in a thread of its own, since a second of work would hold up everybody. */
export async function templateOf(of: TemplateOf): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const program = new URL('./template-worker.ts', import.meta.url)
  const patience = { milliseconds: 60_000, megabytes: 512, reason: 'xlsx-damaged' } as const
  await inThread<Uint8Array>(program, templateSheets(of), patience, (bytes) => void parts.push(bytes))
  return parts[0]!
}

/** Its sheets: how to fill it in, one for each industry, and a hidden one that says what it is. */
export function templateSheets({ industries, language, method }: TemplateOf): WriteSheet[] {
  const sheets = sheetsOf(industries, language)
  const weights = method ? weightsOf(method, industries, sheets) : standardWeights(industries)
  const rows = indicatorRows()
  const names = rows.map((row) =>
    [row.code, indicatorName(row, language), categoryName(row, language)].map(harmlessCell),
  )
  const width = rows.length
  return [
    guideSheet({ industries, language, method }, sheets),
    ...sheets.map((sheet, at) =>
      industrySheet({ sheet, language, names, weights: weights.subarray(at * width, (at + 1) * width) }),
    ),
    {
      name: markSheet,
      hidden: true,
      rows: [
        ['version', workbookVersion],
        ['industries', industries],
        ['language', language],
        ['catalogue', catalogueHash()],
      ],
    },
  ]
}

function guideSheet({ industries, language, method }: TemplateOf, sheets: readonly IndustrySheet[]): WriteSheet {
  const m = workbookWords[language]
  const about = m.about({
    industries,
    indicators: indicatorRows().length,
    weights: method ? `${method.name} (${method.version})` : m.standard,
    first: sheets[0]!.sheet,
  })
  const index = sheets.map(({ sheet, industry }) => [sheet, industry ?? ''])
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  cells.set('0,0', { style: { font: { bold: true, size: 14 } } })
  for (const column of [0, 1]) cells.set(`${about.length + 1},${column}`, { style: { font: { bold: true } } })
  return {
    name: m.guide,
    rows: [...about.map((line) => [line]), [], [...m.index], ...index].map((row) => row.map(harmlessCell)),
    cells,
    columns: [{ width: 44 }, { width: 14 }],
    view: { showGridLines: false },
  }
}

const locked = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E4E9E4' } },
  font: { bold: true },
} as const
const weightStyle = { numFmt: '0.00####', protection: { locked: false } } as const

interface OneSheet {
  readonly sheet: IndustrySheet
  readonly language: Language
  readonly names: readonly (readonly string[])[]
  readonly weights: Float64Array
}

function industrySheet({ sheet, language, names, weights }: OneSheet): WriteSheet {
  const m = workbookWords[language]
  const [first, last] = [headRows + 1, headRows + names.length]
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (let column = 0; column <= weightColumn; column++)
    for (let row = 0; row < headRows; row++) cells.set(`${row},${column}`, { style: locked })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  cells.set(`0,${weightColumn}`, {
    formula: `SUM(D${first}:D${last})`,
    formulaResult: sum,
    style: { ...locked, numFmt: '0.00' },
  })
  for (let row = headRows; row < last; row++) cells.set(`${row},${weightColumn}`, { style: weightStyle })
  return {
    name: sheet.sheet,
    rows: [
      [sheet.code, sheet.name, m.sum, null],
      [...m.heads],
      ...names.map((cellsOfRow, at) => [...cellsOfRow, weights[at]!]),
    ],
    cells,
    columns: [{ width: 12 }, { width: 56 }, { width: 30 }, { width: 12 }],
    freezePane: { rows: headRows },
    dataValidations: [
      {
        type: 'decimal',
        operator: 'between',
        formula1: '0',
        formula2: greatestTyped,
        range: `D${first}:D${last}`,
        allowBlank: false,
        showErrorMessage: true,
        errorStyle: 'stop',
        errorTitle: m.errorTitle,
        errorMessage: m.error,
        showInputMessage: true,
        inputMessage: m.prompt,
      },
    ],
    protection: { sheet: true, formatColumns: true, formatCells: true },
  }
}

/**
 * The weights of a method in the sheets. What it says of all industries fits any number of them; what it says of single ones only
 * the number that it was made for.
 */
function weightsOf(
  { industries, weights }: NonNullable<TemplateOf['method']>,
  wanted: IndustryCount,
  sheets: readonly IndustrySheet[],
): Float64Array {
  if (industries !== wanted && weights.some(({ industry }) => industry !== null))
    throw new Refusal('weight-file.industries')
  const rows = indicatorRows()
  const columnOf = new Map(rows.map(({ code }, at) => [code, at]))
  const sheetOf = new Map(sheets.map(({ industry }, at) => [industry, at]))
  const matrix = new Float64Array(sheets.length * rows.length)
  for (const isOfAll of [true, false])
    for (const { industry, indicator, weight } of weights) {
      const column = columnOf.get(indicator)
      if (column === undefined || (industry === null) !== isOfAll) continue
      if (!isOfAll) matrix[sheetOf.get(industry)! * rows.length + column] = weight!
      else for (const sheet of sheets.keys()) matrix[sheet * rows.length + column] = weight!
    }
  return matrix
}
