import { Random } from '#server/demo/random.ts'
import { addYears, daysBetween } from './days.ts'
import { termOf, type WorldDocument } from './documents.ts'
import type { OtherFiler } from './filers.ts'

/** One row of a day's list; every field but the first is a text. */
export type ListRow = Readonly<Record<string, string | number | null>>

/** A place on a day's list: a document as it is filed, or a message that something happens to it. */
export interface Entry {
  readonly at: string
  readonly document: WorldDocument
  readonly notice: 'filed' | 'edited' | 'hidden' | 'shown-again'
}

/** Every document's places on the lists. */
export function entriesOf(document: WorldDocument): Entry[] {
  const { submittedAt, editedAt, hiddenAt, shownAgainAt } = document
  return [
    { at: submittedAt, document, notice: 'filed' },
    ...(editedAt ? [{ at: editedAt, document, notice: 'edited' } as const] : []),
    ...(hiddenAt ? [{ at: hiddenAt, document, notice: 'hidden' } as const] : []),
    ...(shownAgainAt ? [{ at: shownAgainAt, document, notice: 'shown-again' } as const] : []),
  ]
}

const blank = {
  edinetCode: null,
  secCode: null,
  JCN: null,
  filerName: null,
  fundCode: null,
  ordinanceCode: null,
  formCode: null,
  docTypeCode: null,
  periodStart: null,
  periodEnd: null,
  submitDateTime: null,
  docDescription: null,
  issuerEdinetCode: null,
  subjectEdinetCode: null,
  subsidiaryEdinetCode: null,
  currentReportReason: null,
  parentDocID: null,
  opeDateTime: null,
  withdrawalStatus: '0',
  docInfoEditStatus: '0',
  disclosureStatus: '0',
  xbrlFlag: '0',
  pdfFlag: '0',
  attachDocFlag: '0',
  englishDocFlag: '0',
  csvFlag: '0',
  legalStatus: '0',
}

/** What the list says of an entry at a moment: past lists are written anew when something happens to a document. */
export function rowOf({ document, notice }: Entry, now: string): ListRow {
  const { docID, filer, kind, parentDocID, submittedAt, withdrawnAt, editedAt, hiddenAt, shownAgainAt } = document
  if (kind === 'withdrawal') return { docID, ...blank, submitDateTime: submittedAt, parentDocID, withdrawalStatus: '1' }
  const has = (moment: string | null) => moment !== null && moment <= now
  if (has(withdrawnAt)) return { docID, ...blank, parentDocID, withdrawalStatus: '2' }
  const isHidden = has(hiddenAt) && !has(shownAgainAt)
  const operated = { filed: null, edited: editedAt, hidden: hiddenAt, 'shown-again': shownAgainAt }[notice]
  return {
    docID,
    ...blank,
    edinetCode: filer.edinetCode,
    secCode: filer.securityCode,
    JCN: filer.isForeign ? null : filer.corporateNumber,
    filerName: filer.nameJa,
    ordinanceCode: '010',
    formCode: formOf(document),
    docTypeCode: kind === 'annual' ? '120' : '130',
    periodStart: kind === 'annual' ? document.periodStart : null,
    periodEnd: kind === 'annual' ? document.periodEnd : null,
    submitDateTime: submittedAt,
    docDescription: titleOf(document, editedAt !== null && !has(editedAt)),
    parentDocID,
    opeDateTime: operated,
    docInfoEditStatus: notice === 'edited' ? '1' : has(editedAt) ? '2' : '0',
    disclosureStatus: notice === 'hidden' ? '1' : notice === 'shown-again' ? '3' : isHidden ? '2' : '0',
    xbrlFlag: document.hasCsv ? '1' : '0',
    pdfFlag: '1',
    attachDocFlag: '1',
    csvFlag: document.hasCsv ? '1' : '0',
    legalStatus: addYears(submittedAt.slice(0, 10), 5) < now.slice(0, 10) ? '2' : '1',
  }
}

const formOf = ({ filer, kind }: WorldDocument) =>
  filer.isForeign ? (kind === 'annual' ? '080000' : '080001') : kind === 'annual' ? '030000' : '030001'

/** Until the staff has edited it, the title may lack its period. */
function titleOf(document: WorldDocument, isUnedited: boolean): string {
  const slashed = (day: string) => day.replaceAll('-', '/')
  const period = isUnedited ? '' : `(${slashed(document.periodStart)}－${slashed(document.periodEnd)})`
  return `${document.kind === 'correction' ? '訂正' : ''}有価証券報告書－第${termOf(document)}期${period}`
}

/** Documents of others: form, type and title, and whether a filer of annual reports, a person or a fund files it. */
const noise = [
  ['010', '042000', '135', '確認書', 'listed', false],
  ['015', '010000', '235', '内部統制報告書', 'listed', true],
  ['010', '053000', '180', '臨時報告書', 'listed', true],
  ['010', '170000', '220', '自己株券買付状況報告書（法２４条の６第１項に基づくもの）', 'listed', true],
  ['010', '043A00', '160', '半期報告書', 'listed', true],
  ['060', '010002', '350', '変更報告書', 'person', true],
  ['060', '010000', '350', '大量保有報告書', 'company', true],
  ['030', '07A000', '120', '有価証券報告書（内国投資信託受益証券）', 'fund', true],
  ['030', '04A000', '030', '有価証券届出書（内国投資信託受益証券）', 'fund', true],
  ['010', '030000', '120', '有価証券報告書－第12期', 'company', true],
] as const

interface Noise {
  readonly seed: number
  readonly day: string
  /** Days since the first of the world, in the numbers of documents. */
  readonly place: number
  readonly count: number
}

/** Rows of a day that nobody asks for: at most 1,296. */
export function noiseOf(
  { filers, others }: { readonly filers: readonly WorldDocument['filer'][]; readonly others: readonly OtherFiler[] },
  { seed, day, place, count }: Noise,
): { readonly at: string; readonly row: (now: string) => ListRow }[] {
  return Array.from({ length: count }, (_, at) => {
    const random = new Random(`${seed} noise ${day} ${at}`)
    const [ordinanceCode, formCode, docTypeCode, docDescription, kind, hasData] = random.pick(noise)
    const issuer = random.pick(filers)
    const other = random.pick(others.filter((each) => each.kind === kind).concat(others.slice(0, 1)))
    const who = kind === 'listed' ? issuer : other
    const time = `${String(random.integer(9, 17)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`
    const docID = `S9N${base36(place, 3)}${base36(at, 2)}`
    const isHalf = docTypeCode === '160'
    const filled = {
      ...blank,
      edinetCode: who.edinetCode,
      secCode: kind === 'listed' ? issuer.securityCode : null,
      JCN: who.corporateNumber,
      filerName: who.nameJa,
      fundCode: kind === 'fund' ? (other.fundCode ?? null) : null,
      ordinanceCode,
      formCode,
      docTypeCode,
      periodStart: isHalf ? `${day.slice(0, 4)}-04-01` : null,
      periodEnd: isHalf ? `${Number(day.slice(0, 4)) + 1}-03-31` : null,
      submitDateTime: `${day} ${time}`,
      docDescription,
      issuerEdinetCode: ordinanceCode === '060' ? issuer.edinetCode : null,
      currentReportReason: docTypeCode === '180' ? '第19条第2項第9号の2' : null,
      xbrlFlag: hasData ? '1' : '0',
      pdfFlag: '1',
      csvFlag: hasData ? '1' : '0',
      legalStatus: '1',
    }
    // Extraordinary reports are on view for a year.
    const isOver = (now: string) => docTypeCode === '180' && daysBetween(day, now.slice(0, 10)) > 365
    return { at: `${day} ${time}`, row: (now: string) => ({ docID, ...(isOver(now) ? blank : filled) }) }
  })
}

const base36 = (value: number, width: number) => value.toString(36).toUpperCase().padStart(width, '0')
