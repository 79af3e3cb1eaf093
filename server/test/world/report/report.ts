import { givenZip } from '#server/imports/files/given-zip.ts'
import { type Chapters, chaptersOf } from '../chapters/chapters.ts'
import { sustainability } from '../chapters/emissions.ts'
import type { WorldDocument } from '../documents.ts'
import { addCover } from './cover.ts'
import { type Expected, expectedOf } from './expected.ts'
import { FactRows } from './facts.ts'
import { addFinance, addSummary } from './finance.ts'
import { instanceOf } from './instance.ts'
import { linesOf } from './lines.ts'
import { addOfficers, addPeople, addShares } from './people.ts'
import { type Story, storyOf } from './story.ts'
import { textsOf } from './texts.ts'

/** Every fact of a document. */
function factsOf(story: Story): FactRows {
  const { document, seed, year, years } = story
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
  const texts = textsOf({ filer, seed, year })
  const chapters = chaptersOf(story, { hasTags: true })
  for (const { name, run, html } of chapters.texts) {
    // The chapter on risks tells of them at length before it comes to what is done about them.
    const before = name === 'BusinessRisks' ? (texts.get(name) ?? '') : ''
    rows.addText(`${name}TextBlock`, { run: before + run, html: `<p>${before}</p>${html}` })
    if (name === sustainability) rows.addText('MetricsAndTargetsTextBlock', { run, html })
    texts.delete(name)
  }
  for (const [name, text] of texts) rows.addText(`${name}TextBlock`, { run: text, html: `<p>${text}</p>` })
  return rows
}

/** The type 5 archive of a document: tables, with the auditor's files beside the report. */
export function reportZip(document: WorldDocument, seed: number): Buffer {
  const { audits, report, tail } = namesOf(document)
  return givenZip(
    [
      ...audits.map((name) => ({ name: `XBRL_TO_CSV/${name}_${tail}.csv`, content: auditFacts().toBytes() })),
      { name: `XBRL_TO_CSV/${report}_${tail}.csv`, content: factsOf(storyOf(document, seed)).toBytes() },
    ],
    { level: 2 },
  )
}

/** The type 1 archive of a document: the instance with its schema and a page, with the auditor's files beside the report. */
export function xbrlZip(document: WorldDocument, seed: number): Buffer {
  const { audits, report, tail } = namesOf(document)
  const story = storyOf(document, seed)
  const schema = '<?xml version="1.0" encoding="UTF-8"?>\n<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"/>\n'
  const page = `<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${document.filer.nameJa}</p></body></html>\n`
  return givenZip(
    [
      ...audits.map((name) => ({
        name: `XBRL/AuditDoc/${name}_${tail}.xbrl`,
        content: instanceOf(auditFacts().facts, story),
      })),
      { name: `XBRL/PublicDoc/0000000_header_${report}_${tail}_ixbrl.htm`, content: Buffer.from(page) },
      { name: `XBRL/PublicDoc/${report}_${tail}.xbrl`, content: instanceOf(factsOf(story).facts, story) },
      { name: `XBRL/PublicDoc/${report}_${tail}.xsd`, content: Buffer.from(schema) },
    ],
    { level: 2 },
  )
}

function namesOf({ filer, kind, periodEnd, submittedAt }: WorldDocument) {
  const tail = `${filer.edinetCode}-000_${periodEnd}_${kind === 'correction' ? '02' : '01'}_${submittedAt.slice(0, 10)}`
  const report = `jpcrp${filer.isForeign ? '080000' : '030000'}-asr-001`
  const audits = filer.hasConsolidated ? ['jpaud-aai-cc-001', 'jpaud-aar-cn-001'] : ['jpaud-aar-cn-001']
  return { tail, report, audits }
}

function auditFacts(): FactRows {
  const rows = new FactRows()
  const text = '監査意見当監査法人は、金融商品取引法第193条の２第１項の規定に基づく監査証明を行った。'
  rows.add('jpaud_cor:AuditReportTextBlock', '', 'FilingDateInstant', text)
  return rows
}

/** True values of a document for the indicators that tests compare, in the catalogue's units. */
export const expectedFigures = (document: WorldDocument, seed: number): Expected[] =>
  expectedOf(storyOf(document, seed))

/** What the sentences and tables of a document say, and what must not be read of them. */
export const contentsOf = (document: WorldDocument, seed: number): Pick<Chapters, 'answers' | 'traps'> =>
  chaptersOf(storyOf(document, seed), { hasTags: true })
