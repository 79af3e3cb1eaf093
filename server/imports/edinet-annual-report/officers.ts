import { readDate, readNumber } from '../cells.ts'
import type { OfficerRecord } from '../records.ts'
import type { Book } from './book.ts'

/** The three lists a filing may carry; their elements differ in the ending only. */
const lists = [
  { list: 'board', ending: 'InformationAboutDirectorsAndCorporateAuditors' },
  { list: 'proposed', ending: 'InformationAboutDirectorsAndCorporateAuditorsProposal' },
  { list: 'executive', ending: 'InformationAboutExecutiveDirectors' },
] as const

/** Directors, auditors and executive officers, one context a person. */
export function readOfficers(book: Book): OfficerRecord[] {
  return lists.flatMap(({ list, ending }) => {
    const field = (name: string) =>
      new Map(book.of(`jpcrp_cor:${name}${ending}`).map(({ fact, context }) => [context.member, fact]))
    const [titles, births, terms] = [field('OfficialTitleOrPosition'), field('DateOfBirth'), field('TermOfOffice')]
    const careers = new Map(
      book.of(`jpcrp_cor:CareerSummary${ending}TextBlock`).map(({ fact, context }) => [context.member, fact]),
    )
    const shares = field('NumberOfSharesHeldOrdinaryShares')
    const outside = outsideNames(book)

    return [...field('Name')]
      .filter(([member, fact]) => member !== '' && fact.value)
      .map(([member, fact]) => {
        const name = collapseName(fact.value!)
        const birth = readDate(births.get(member)?.value ?? '')
        const held = readNumber(shares.get(member)?.value ?? '')
        return {
          line: fact.line,
          member,
          name,
          title: titles.get(member)?.value?.trim() || null,
          birthDate: 'value' in birth ? birth.value : null,
          career: splitCareer(careers.get(member)?.value ?? ''),
          term: terms.get(member)?.value?.trim() || null,
          sharesHeld: 'value' in held ? held.value : null,
          isOutside: outside === null ? null : outside.includes(squeezed(name)),
          list,
        }
      })
  })
}

/** Japanese names are set with spaces between the characters; Latin ones keep one between the words. */
function collapseName(name: string): string {
  const folded = name.normalize('NFKC').trim()
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(folded) ? folded.replace(/\s+/g, '') : folded.replace(/\s+/g, ' ')
}

const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

/** What the footnotes call outside directors, squeezed together; null when no footnote speaks of them. */
function outsideNames(book: Book): string | null {
  const notes = book
    .of('jpcrp_cor:FootnotesDirectorsAndCorporateAuditorsTextBlock')
    .map(({ fact }) => squeezed(fact.value ?? ''))
  const sentences = notes
    .flatMap((note) => note.split('。'))
    .filter((sentence) => /社外(取締役|監査役).*(です|である|あります)$/.test(sentence))
  return sentences.length === 0 ? null : sentences.join('。')
}

/** Steps of a career run together without breaks; each begins with a year and a month. */
function splitCareer(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/(?=\d{4}年\s*\d{1,2}月)/)
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
