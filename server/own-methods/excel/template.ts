import yazl from 'yazl'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { harmlessCell } from '#contract/wire/spreadsheet.ts'
import { Refusal } from '#server/http/refusal.ts'
import { adjustmentsXml } from './adjustments-sheet.ts'
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
  workbookVersion,
} from './layout.ts'
import { greatestTyped, workbookWords } from './words.ts'
import {
  colsXml,
  escaped,
  frameParts,
  letters,
  lockedXml,
  looks,
  paneXml,
  sheetXml,
  Texts,
  textRow,
} from './workbook-parts.ts'

export interface TemplateOf {
  readonly industries: IndustryCount
  readonly language: Language
  /** The method whose weights stand in it; the standard's when left out. */
  readonly method?: Pick<OwnMethod, 'name' | 'version' | 'industries' | 'weights' | 'adjustments'> | undefined
}

/**
 * A workbook to set weights in: how to fill it in, a sheet for each industry, and a hidden one that says what it is. All sheets have the
 * same rows but for the weights, so the rest of a row is written once.
 */
export async function templateOf(of: TemplateOf): Promise<Buffer> {
  const { industries, language, method } = of
  const sheets = sheetsOf(industries, language)
  const weights = method ? weightsOf(method, industries, sheets) : standardWeights(industries)
  const texts = new Texts()
  const rows = indicatorRows()
  const begins = rows.map((row, at) =>
    rowBegin(texts, headRows + at + 1, [row.code, indicatorName(row, language), categoryName(row, language)]),
  )
  const written = [
    guideXml(texts, of, sheets),
    adjustmentsXml(texts, language, method?.adjustments ?? []),
    ...sheets.map((sheet, at) =>
      industryXml(texts, {
        sheet,
        language,
        begins,
        weights: weights.subarray(at * rows.length, (at + 1) * rows.length),
      }),
    ),
    markXml(texts, of),
  ]
  const { guide, adjustments } = workbookWords[language]
  const names = [guide, adjustments.sheet, ...sheets.map(({ sheet }) => sheet), markSheet]
  const frame = frameParts(names.map((name) => ({ name, isHidden: name === markSheet })))
  const parts = Object.entries(frame).concat(
    [['xl/sharedStrings.xml', texts.xml]],
    written.map((text, at) => [`xl/worksheets/sheet${at + 1}.xml`, text]),
  )
  return packed(parts)
}

/** The parts as an archive; they are compressed in threads that hold up nobody. */
async function packed(parts: readonly (readonly [path: string, text: string])[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [path, text] of parts) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** A row up to its weight, whose cell is begun. */
function rowBegin(texts: Texts, number: number, cells: readonly string[]): string {
  const written = cells.map((cell, at) => texts.cell(letters[at]! + number, harmlessCell(cell), looks.plain))
  return `<row r="${number}">${written.join('')}<c r="D${number}" s="${looks.weight}"><v>`
}

function guideXml(
  texts: Texts,
  { industries, language, method }: TemplateOf,
  sheets: readonly IndustrySheet[],
): string {
  const m = workbookWords[language]
  const about = m.about({
    industries,
    indicators: indicatorRows().length,
    weights: method ? `${method.name} (${method.version})` : m.standard,
    first: sheets[0]!.sheet,
    others: sheets.at(-1)!.name,
  })
  const index = sheets.map(({ sheet, industry }) => [sheet, industry ?? ''])
  const rows = [...about.map((line) => [line]), [], m.index, ...index]
  const lookOf = (at: number) => (at === 0 ? looks.title : at === about.length + 1 ? looks.strong : looks.plain)
  return sheetXml(
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews>${colsXml([44, 14])}`,
    rows.map((cells, at) => textRow(texts, at + 1, cells, lookOf(at))),
  )
}

interface OneSheet {
  readonly sheet: IndustrySheet
  readonly language: Language
  readonly begins: readonly string[]
  readonly weights: Float64Array
}

function industryXml(texts: Texts, { sheet, language, begins, weights }: OneSheet): string {
  const m = workbookWords[language]
  const range = `D${headRows + 1}:D${headRows + begins.length}`
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const first = [sheet.code, sheet.name, m.sum].map((cell, at) => texts.cell(`${letters[at]}1`, cell, looks.head))
  const rows = [
    `<row r="1">${first.join('')}<c r="D1" s="${looks.sum}"><f>SUM(${range})</f><v>${sum}</v></c></row>`,
    textRow(texts, 2, m.heads, looks.head),
    ...begins.map((begin, at) => `${begin}${weights[at]}</v></c></row>`),
  ]
  const validation = `<dataValidation type="decimal" allowBlank="0" showInputMessage="1" showErrorMessage="1" errorTitle="${escaped(m.errorTitle)}" error="${escaped(m.error)}" prompt="${escaped(m.prompt)}" sqref="${range}"><formula1>0</formula1><formula2>${greatestTyped}</formula2></dataValidation>`
  return sheetXml(
    `${paneXml(headRows)}${colsXml([12, 56, 30, 12])}`,
    rows,
    `${lockedXml}<dataValidations count="1">${validation}</dataValidations>`,
  )
}

function markXml(texts: Texts, { industries, language }: TemplateOf): string {
  const rows = [
    ['version', String(workbookVersion)],
    ['industries', String(industries)],
    ['language', language],
    ['catalogue', catalogueHash()],
  ]
  return sheetXml(
    '',
    rows.map((cells, at) => textRow(texts, at + 1, cells, looks.plain)),
  )
}

/**
 * The weights of a method in the sheets. What it says of all industries fits any number of them; what it says of single ones only
 * the number that it was made for.
 */
function weightsOf(
  { industries, weights }: NonNullable<TemplateOf['method']>,
  industryCount: IndustryCount,
  sheets: readonly IndustrySheet[],
): Float64Array {
  if (industries !== industryCount && weights.some(({ industry }) => industry !== null))
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
