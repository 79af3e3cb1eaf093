import { squeeze } from '#methodology/text/letters.ts'
import { readDate, readNumber } from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import type { OfficerCounts, OfficerRecord } from '../records.ts'
import type { Filing } from './book.ts'
import { type Fact, localName } from './facts.ts'

/** The three lists a filing may carry; their elements differ in the ending only. */
const lists = [
  {
    list: 'board',
    ending: 'InformationAboutDirectorsAndCorporateAuditors',
    footnotes: 'FootnotesDirectorsAndCorporateAuditors',
  },
  {
    list: 'proposed',
    ending: 'InformationAboutDirectorsAndCorporateAuditorsProposal',
    footnotes: 'FootnotesDirectorsAndCorporateAuditorsProposal',
  },
  { list: 'executive', ending: 'InformationAboutExecutiveDirectors', footnotes: 'FootnotesExecutiveOfficers' },
] as const

const payElement = 'TotalAmountOfRemunerationEtcPaidByGroupRemunerationEtcPaidByGroupToEachDirectorOrOtherOfficer'

/** Directors, auditors and executive officers, one context a person. */
export function readOfficers(book: Filing): OfficerRecord[] {
  return lists.flatMap(({ list, ending, footnotes }) => {
    const field = (name: string) => byMember(book, `${name}${ending}`)
    const [titles, births, terms] = [field('OfficialTitleOrPosition'), field('DateOfBirth'), field('TermOfOffice')]
    const careers = byMember(book, `CareerSummary${ending}TextBlock`)
    const shares = field('NumberOfSharesHeldOrdinaryShares')
    const outside = outsideNames(book, footnotes)
    const pay = byMember(book, payElement)

    return [...field('Name')]
      .map(([member, fact]) => ({ member, fact, name: collapseName(fact.value ?? '') }))
      .filter(({ member, name }) => member !== '' && name !== '')
      .map(({ member, fact, name }) => {
        const birth = readDate(births.get(member)?.value ?? '')
        const sharesHeld = readNumber(shares.get(member)?.value ?? '')
        const paid = readNumber(pay.get(member)?.value ?? '')
        return {
          line: fact.line,
          member: member.slice(0, 200),
          name,
          title: toSeenLine(titles.get(member)?.value ?? '') || null,
          birthDate: 'value' in birth ? birth.value : null,
          career: splitCareer(careers.get(member)?.value ?? ''),
          term: toSeenLine(terms.get(member)?.value ?? '') || null,
          sharesHeld: 'value' in sharesHeld ? sharesHeld.value : null,
          isOutside: outside === null ? null : isNamed(outside, name, titles.get(member)?.value ?? ''),
          payMillionJpy: 'value' in paid && paid.value !== null && paid.value >= 0 ? paid.value / 1_000_000 : null,
          list,
        }
      })
  })
}

/** Men and women among the officers in office, as the filing counts them; null where it counts neither. */
export function readOfficerCounts(book: Filing): OfficerCounts | null {
  const count = (name: string) => {
    const facts = book.of(`jpcrp_cor:NumberOf${name}DirectorsAndOtherOfficers`)
    const read = readNumber(facts.find(({ context }) => context.member === '')?.fact.value ?? '')
    return 'value' in read &&
      read.value !== null &&
      Number.isInteger(read.value) &&
      read.value >= 0 &&
      read.value < 1000
      ? read.value
      : null
  }
  const [men, women] = [count('Male'), count('Female')]
  return men === null && women === null ? null : { men, women }
}

/** Facts of an element, one a person; filers have kept some under the standard's name with their own prefix. */
function byMember(book: Filing, local: string): Map<string, Fact> {
  const own = book.elements.filter((element) => /^jpcrp\d{6}-/.test(element) && localName(element) === local)
  return new Map(
    [...own, `jpcrp_cor:${local}`].flatMap((element) =>
      book.of(element).map(({ fact, context }) => [context.member, fact] as const),
    ),
  )
}

/** Japanese names are set with spaces between the characters; Latin ones keep one between the words. */
function collapseName(name: string): string {
  const folded = name.normalize('NFKC').trim()
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(folded) ? folded.replace(/\s+/g, '') : folded.replace(/\s+/g, ' ')
}

/** What the footnotes call outside directors, squeezed together; null when no footnote speaks of them. */
function outsideNames(book: Filing, footnotes: string): string | null {
  const notes = book.of(`jpcrp_cor:${footnotes}TextBlock`).map(({ fact }) => squeeze(fact.value ?? ''))
  const sentences = notes
    .flatMap((note) => note.split('。'))
    .filter((sentence) => /社外(取締役|監査役)/.test(sentence) && /(です|である|あります)$/.test(sentence))
  return sentences.length === 0 ? null : sentences.join('。')
}

/** By name, or as one of the auditors when all of them are meant at once. */
function isNamed(outside: string, name: string, title: string): boolean {
  if (outside.includes(squeeze(name))) return true
  return /監査役(の|は、?)?(全員|いずれも|全て|すべて)/.test(outside) && /^(常勤)?監査役/.test(squeeze(title))
}

/** Steps of a career run together without breaks; each begins with a year and a month. */
function splitCareer(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/(?=\d{4}年\s*\d{1,2}月)/)
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
