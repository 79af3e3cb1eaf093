import { givenZip } from '#server/imports/files/given-zip.ts'
import { termOf, type WorldDocument } from '../documents.ts'
import { addCover } from './cover.ts'
import { type Expected, expectedOf } from './expected.ts'
import { FactRows } from './facts.ts'
import { addFinance, addSummary } from './finance.ts'
import { linesOf } from './lines.ts'
import { addOfficers, addPeople, addShares } from './people.ts'
import { type Story, storyOf } from './story.ts'
import { textsOf } from './texts.ts'

/** The table of a document, EDINET's type 5. */
export function tableOf(story: Story): Buffer {
  const { document, seed, year, years, board } = story
  const { filer } = document
  const rows = new FactRows()
  addSummary(rows, story)
  addPeople(rows, story)
  addFinance(rows, story)
  for (const [element, label, context, value] of linesOf(
    { seed, index: filer.index, year },
    years,
    filer.hasConsolidated,
  ))
    rows.add(element, label, context, value, 'JPY')
  addCover(rows, story)
  addShares(rows, story)
  addOfficers(rows, story)
  const { periodEnd, submittedAt } = document
  const chapters = textsOf({
    filer,
    seed,
    year,
    term: termOf(document),
    periodEnd,
    filedOn: submittedAt.slice(0, 10),
    years,
    board,
  })
  for (const [element, text] of chapters) rows.add(element, '', 'FilingDateInstant', text)
  return rows.toBytes()
}

/** The archive of a document, with the auditor's files beside the report. */
export function reportZip(document: WorldDocument, seed: number): Buffer {
  const { filer, kind, periodEnd, submittedAt } = document
  const tail = `${filer.edinetCode}-000_${periodEnd}_${kind === 'correction' ? '02' : '01'}_${submittedAt.slice(0, 10)}.csv`
  const form = filer.isForeign ? '080000' : '030000'
  const audits = filer.hasConsolidated ? ['jpaud-aai-cc-001', 'jpaud-aar-cn-001'] : ['jpaud-aar-cn-001']
  return givenZip(
    [
      ...audits.map((name) => ({ name: `XBRL_TO_CSV/${name}_${tail}`, content: auditTable() })),
      { name: `XBRL_TO_CSV/jpcrp${form}-asr-001_${tail}`, content: tableOf(storyOf(document, seed)) },
    ],
    { level: 2 },
  )
}

function auditTable(): Buffer {
  const rows = new FactRows()
  const text = '監査意見当監査法人は、金融商品取引法第193条の２第１項の規定に基づく監査証明を行った。'
  rows.add('jpaud_cor:AuditReportTextBlock', '', 'FilingDateInstant', text)
  return rows.toBytes()
}

/** True values of a document for the indicators that tests compare, in the catalogue's units. */
export const expectedFigures = (document: WorldDocument, seed: number): Expected[] =>
  expectedOf(storyOf(document, seed))
