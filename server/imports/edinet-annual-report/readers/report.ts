import { squeeze } from '#methodology/text/letters.ts'
import type { FilingRecord, OfficerRecord } from '../../records.ts'
import { type Filing, openFiling } from '../book.ts'
import { periodsOf } from '../contexts.ts'
import { type Block, type Chapter, cellAddress, type Table } from '../document/blocks.ts'
import { chaptersOf } from '../document/chapters.ts'
import type { Fact } from '../facts.ts'
import { readOfficers } from '../officers.ts'
import { careerSteps, listedOfficers, type Officer } from './listed-officers.ts'

/** A filing as its readers see it: typed chapters beside the tagged facts. */
export interface Report {
  readonly filing: FilingRecord
  readonly book: Filing
  readonly chapters: ReadonlyMap<string, Chapter>
  /** Directors and auditors in office on the day of filing, tagged or from the table of officers. */
  readonly officers: readonly Officer[]
}

/** A place in a chapter with what stands there. */
export interface Passage {
  readonly chapter: Chapter
  /** `p12`, or `t13/2/4` for a cell. */
  readonly address: string
  readonly text: string
}

export function openReport(facts: readonly Fact[], filing: FilingRecord): Report {
  const book = openFiling(facts, filing, periodsOf(facts))
  const chapters = new Map(chaptersOf(facts).map((chapter) => [chapter.name, chapter]))
  const tagged = readOfficers(book).filter(({ list }) => list === 'board')
  const officers = tagged.length > 0 ? tagged.map(toOfficer) : listedOfficers(chapters.get('InformationAboutOfficers'))
  return { filing, book, chapters, officers }
}

const toOfficer = ({ name, title, isOutside, birthDate, career }: OfficerRecord): Officer => ({
  name: squeeze(name),
  title: squeeze(title ?? ''),
  isOutside,
  birthDate,
  career: careerSteps(career.join('')),
})

export const governance = [
  'OverviewOfCorporateGovernance',
  'CorporateGovernanceCompanyWithCorporateAuditors',
  'CorporateGovernanceCompanyWithAuditAndSupervisoryCommittee',
  'CorporateGovernanceCompanyWithNominatingAndOtherCommittees',
]
export const sustainability = ['DisclosureOfSustainabilityRelatedFinancialInformation']
export const pay = ['RemunerationForDirectorsAndOtherOfficers']
export const audits = ['Audits']
export const outside = ['OutsideDirectorsAndOutsideCorporateAuditors', 'InformationAboutOfficers']
export const risks = ['BusinessRisks']
export const policy = ['BusinessPolicyBusinessEnvironmentIssuesToAddressEtc']
export const employees = ['InformationAboutEmployees']
/** Chapters in which a policy or a body of the company may be named. */
export const anyChapter = [
  ...sustainability,
  ...governance,
  ...risks,
  ...policy,
  ...pay,
  ...audits,
  'OutsideDirectorsAndOutsideCorporateAuditors',
]

/** Sentences of these chapters in order: of paragraphs, and of the cells of tables. */
export function* sentencesIn(report: Report, names: readonly string[]): Generator<Passage> {
  for (const name of names) {
    const chapter = report.chapters.get(name)
    for (const block of chapter?.blocks ?? []) yield* sentencesOf(chapter!, block)
  }
}

function* sentencesOf(chapter: Chapter, block: Block): Generator<Passage> {
  if (block.kind === 'paragraph') {
    for (const text of block.text.split('。')) if (text) yield { chapter, address: block.address, text }
    return
  }
  const earlier = new Set<string>()
  for (const [row, cells] of block.rows.entries())
    for (const [column, cell] of cells.entries()) {
      if (cell === '' || earlier.has(cell)) continue
      earlier.add(cell)
      const address = cellAddress(block, row, column)
      for (const text of cell.split('。')) if (text) yield { chapter, address, text }
    }
}

export function* tablesIn(report: Report, names: readonly string[]): Generator<{ chapter: Chapter; table: Table }> {
  for (const name of names) {
    const chapter = report.chapters.get(name)
    for (const block of chapter?.blocks ?? []) if (block.kind === 'table') yield { chapter: chapter!, table: block }
  }
}
