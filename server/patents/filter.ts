import type { PatentFilter, PatentOrder } from '#contract/patents/patents.ts'
import { fiscalYearOf } from '#methodology/patents/filing-year.ts'
import { patentStages } from '#methodology/patents/stage.ts'
import { once, oncePer } from '#server/cache/once.ts'
import { readIpcClasses } from '#server/catalogue/patents.ts'
import { foldText } from '#server/catalogue/search-text.ts'
import type { PatentRow } from './company-patents.ts'
import { isStageKnown, type Looking } from './known.ts'

interface Filtering extends Looking {
  readonly yearEnd: string
}

/** Patents that fit everything that is asked. */
export function fittingPatents(rows: readonly PatentRow[], filter: PatentFilter, at: Filtering): readonly PatentRow[] {
  const words = foldText(filter.q).split(/\s+/).filter(Boolean)
  const { filed, class: subclass, stage, green, partner } = filter
  const tests: ((row: PatentRow) => boolean)[] = []
  if (filed !== undefined) tests.push(({ filedOn }) => filedOn !== null && fiscalYearOf(filedOn, at.yearEnd) === filed)
  if (subclass) tests.push(({ subclasses }) => subclasses.includes(subclass))
  if (stage) tests.push((row) => isStageKnown(row, at) && row.stage === stage)
  if (green) tests.push((row) => isGreen(row, green))
  if (partner) tests.push(({ partners }) => partners.some(({ key }) => key === partner))
  if (words.length > 0) tests.push((row) => words.every((word) => textOf(row, at).includes(word)))
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}

function isGreen({ green }: PatentRow, choice: NonNullable<PatentFilter['green']>): boolean {
  if (choice === 'none') return green.length === 0
  return choice === 'any' ? green.length > 0 : green.some((part) => part.startsWith(`${choice}/`))
}

const classNames = once(
  () => new Map(readIpcClasses().map(({ code, nameJa, nameEn }) => [code, `${nameJa} ${nameEn}`])),
)

/** What is looked through, as words are folded. */
const publicText = oncePer((row: PatentRow) =>
  foldText(
    [
      row.title,
      row.number,
      row.documentNumber,
      ...row.codes,
      ...row.subclasses.map((code) => classNames().get(code)),
      ...row.partners.flatMap(({ name, company }) => [name, company?.nameJa, company?.nameEn]),
    ]
      .filter(Boolean)
      .join('\n'),
  ),
)

/** The number of a patent tells that it was granted, and is found where that is known. */
const textOf = (row: PatentRow, at: Looking) =>
  row.registeredNumber && isStageKnown(row, at)
    ? `${publicText(row)}\n${foldText(row.registeredNumber)}`
    : publicText(row)

const collator = new Intl.Collator('ja')

/** In the order asked for; what is missing stands last either way. Rows come newest filing first, which settles ties. */
export function orderPatents(rows: readonly PatentRow[], { sort, reversed }: PatentOrder, at: Looking) {
  if (sort === 'filed' && !reversed) return rows
  const keyOf: Record<PatentOrder['sort'], (row: PatentRow) => string | null> = {
    filed: ({ filedOn }) => filedOn,
    published: ({ publishedOn }) => publishedOn,
    number: ({ number }) => number,
    title: ({ title }) => title,
    stage: (row) => (isStageKnown(row, at) ? String(patentStages.indexOf(row.stage)) : null),
  }
  const isNewestFirst = sort === 'filed' || sort === 'published'
  const sign = isNewestFirst === reversed ? 1 : -1
  const compare = sort === 'title' ? collator.compare : (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const keyed = rows.map((row) => ({ row, key: keyOf[sort](row) }))
  const [present, missing] = [keyed.filter(({ key }) => key !== null), keyed.filter(({ key }) => key === null)]
  return [...present.sort((a, b) => sign * compare(a.key!, b.key!)), ...missing].map(({ row }) => row)
}
