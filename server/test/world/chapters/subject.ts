import type { Random } from '#server/demo/random.ts'
import type { Year } from '../report/accounts.ts'
import type { Officer } from '../report/board.ts'
import type { Story } from '../report/story.ts'
import type { Ledger } from './ledger.ts'

/** What the writers of chapters know of a report. */
export interface Subject {
  readonly story: Story
  readonly random: Random
  readonly ledger: Ledger
  /** Fiscal year reported, by the year in which it begins. */
  readonly fiscalYear: number
  readonly now: Year
  readonly directors: readonly Officer[]
  readonly auditors: readonly Officer[]
  /** Members of the audit and supervisory committee. */
  readonly supervisors: readonly Officer[]
  /** Figures of people and officers are tagged beside the chapters. */
  readonly hasTags: boolean
}

export const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 })
export const japaneseDay = (day: string) =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
/** Names as footnotes list them. */
export const listed = (names: readonly string[], random: Random) => {
  const [join, last] = random.pick([
    ['、', '及び'],
    ['、', '、'],
    ['氏、', '氏及び'],
  ] as const)
  const all = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(join)}${last}${names.at(-1)}`
  return join === '氏、' ? `${all}氏` : all
}
