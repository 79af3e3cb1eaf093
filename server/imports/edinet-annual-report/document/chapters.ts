import { plainLetters } from '#methodology/text/letters.ts'
import { type Fact, localName } from '../facts.ts'
import type { Block, Chapter } from './blocks.ts'
import { isComplete } from './complete.ts'
import { htmlBlocks } from './html-blocks.ts'

/** Text blocks that are read; filers' own blocks of the sustainability chapter repeat its parts and are not needed. */
const chapterNames = new Set([
  'BusinessResultsOfGroup',
  'BusinessResultsOfReportingCompany',
  'OverviewOfAffiliatedEntities',
  'InformationAboutEmployees',
  'BusinessPolicyBusinessEnvironmentIssuesToAddressEtc',
  'DisclosureOfSustainabilityRelatedFinancialInformation',
  'BusinessRisks',
  'ResearchAndDevelopmentActivities',
  'OverviewOfCapitalExpendituresEtc',
  'ShareholdingByShareholderCategory',
  'ShareOwnershipPlansForDirectorsAndOtherOfficersAndEmployees',
  'DividendPolicy',
  'OverviewOfCorporateGovernance',
  'CorporateGovernanceCompanyWithCorporateAuditors',
  'CorporateGovernanceCompanyWithAuditAndSupervisoryCommittee',
  'CorporateGovernanceCompanyWithNominatingAndOtherCommittees',
  'InformationAboutOfficers',
  'OutsideDirectorsAndOutsideCorporateAuditors',
  'Audits',
  'RemunerationForDirectorsAndOtherOfficers',
  'Shareholdings',
])

/** Characters of one chapter that are read. */
const maxChapter = 8 * 1024 * 1024

/** The chapters of a filing as typed documents; the first context of a block stands. */
export function chaptersOf(facts: readonly Fact[]): Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const { element, context, line, value, html } of facts) {
    const name = chapterName(element)
    if (!value || name === null || chapters.has(name)) continue
    const form = html === undefined ? 'run' : 'html'
    const blocks = html === undefined ? runBlocks(value) : htmlBlocks(html.slice(0, maxChapter))
    const isWhole = html !== undefined && html.length <= maxChapter && isComplete(html, blocks)
    chapters.set(name, { name, element, context, line, form, blocks, isWhole })
  }
  return [...chapters.values()]
}

/** Name of the chapter that an element is; null for any other. */
export function chapterName(element: string): string | null {
  const name = localName(element).replace(/TextBlock$/, '')
  return element.endsWith('TextBlock') && chapterNames.has(name) ? name : null
}

/** Sentences of a text that ran together: what stands between two full stops. */
function runBlocks(text: string): Block[] {
  return plainLetters(text.slice(0, maxChapter))
    .split(/(?<=。)(?![^(]{0,60}\))/)
    .map((sentence, at): Block => ({ kind: 'paragraph', address: `p${at + 1}`, text: sentence.trim() }))
    .filter((block) => block.kind === 'paragraph' && block.text !== '')
}
