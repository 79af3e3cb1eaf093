import { toRows } from '#server/imports/store/documents/texts.ts'
import { copyText } from '../around/copy-text.ts'
import { readDemoText, sentenceCodes, sentenceElement, targetTextOf } from '../around/target-sentences.ts'
import { calendarOf } from '../calendar.ts'
import { demoYears } from '../companies.ts'
import { documentIdOf } from '../figures/figures.ts'
import { latestFigures } from './save-people.ts'
import type { Step } from './save-step.ts'

/** Targets read from sentences of the newest annual report that agree with the company's own figures; some wait for a decision. */
export const saveReadTargets: Step = async (tx, companies, { seed, ids }) => {
  const figures = await latestFigures(tx.db, companies, ids, sentenceCodes)
  const byYear = Map.groupBy(figures, ({ company, year }) => `${company} ${year}`)
  const read = companies.flatMap((company) => {
    const year = company.lastYear
    const values = new Map((byYear.get(`${company.index} ${year}`) ?? []).map(({ code, value }) => [code, value]))
    const text = targetTextOf(company, values, { seed, year: demoYears[year]! })
    if (text === null) return []
    const filedIn = Number(calendarOf(company)[year]!.reportOn.slice(0, 4))
    const block = { line: 1, element: sentenceElement, context: 'FilingDateInstant', characters: text.length }
    const at = { documentId: documentIdOf(ids, company.index, year, true), importId: ids.importId }
    return [toRows([{ ...block, targets: readDemoText(text, filedIn) }], at)]
  })
  await copyText(
    tx,
    'read_text',
    ['document_id', 'element', 'import_id', 'characters', 'reader'],
    read.flatMap(({ blocks }) =>
      blocks.map((row) => [row.document_id, row.element, row.import_id, row.characters, row.reader]),
    ),
  )
  const columns = [
    'document_id',
    'element',
    'import_id',
    'context',
    'line',
    'start',
    'part',
    'reader',
    'sentence',
    'fields',
    'words',
    'confidence',
    'seen',
    'is_accepted',
  ] as const
  await copyText(
    tx,
    'read_target',
    columns,
    read.flatMap(({ targets }) => targets.map((row) => columns.map((column) => row[column]))),
  )
}
