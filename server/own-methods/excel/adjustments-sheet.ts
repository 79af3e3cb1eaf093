import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { directions } from '#methodology/scores/custom/adjustments.ts'
import { transforms } from '#methodology/scores/custom/transforms.ts'
import { adjustmentsCode, categoryName, headRows, indicatorName, indicatorRows, type Language } from './layout.ts'
import { workbookWords } from './words.ts'
import {
  colsXml,
  escaped,
  letters,
  lockedXml,
  looks,
  paneXml,
  sheetXml,
  type Texts,
  textRow,
} from './workbook-parts.ts'

/** The sheet that says which way each indicator is better, and what its percentile becomes. */
export function adjustmentsXml(texts: Texts, language: Language, adjustments: OwnMethod['adjustments']): string {
  const { heads, adjustments: m } = workbookWords[language]
  const byCode = new Map(adjustments.map((adjustment) => [adjustment.indicator, adjustment]))
  const rows = indicatorRows().map((row, at) => {
    const { direction = row.direction, transform = transforms[0] } = byCode.get(row.code) ?? {}
    const cells = [row.code, indicatorName(row, language), categoryName(row, language)]
    const number = headRows + at + 1
    const plain = cells.map((cell, column) => texts.cell(`${letters[column]}${number}`, cell, looks.plain))
    const chosen = [m.directions[direction], m.transforms[transform]]
    const choices = chosen.map((cell, column) => texts.cell(`${letters[3 + column]}${number}`, cell, looks.choice))
    return `<row r="${number}">${plain.join('')}${choices.join('')}</row>`
  })
  const list = (letter: string, words: readonly string[]) =>
    `<dataValidation type="list" allowBlank="0" showErrorMessage="1" errorTitle="${escaped(m.errorTitle)}" error="${escaped(m.error)}" sqref="${letter}${headRows + 1}:${letter}${headRows + rows.length}"><formula1>${escaped(`"${words.join(',')}"`)}</formula1></dataValidation>`
  const lists = [
    list(
      'D',
      directions.map((direction) => m.directions[direction]),
    ),
    list(
      'E',
      transforms.map((transform) => m.transforms[transform]),
    ),
  ]
  return sheetXml(
    `${paneXml(headRows)}${colsXml([12, 56, 30, 16, 16])}`,
    [
      textRow(texts, 1, [adjustmentsCode, m.title], looks.head),
      textRow(texts, 2, [...heads.slice(0, 3), ...m.heads], looks.head),
      ...rows,
    ],
    `${lockedXml}<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`,
  )
}
