import { type Mark, marksOf } from './marks.ts'
import type { ReadYear } from './target.ts'

export interface YearMark extends Mark, ReadYear {
  readonly role: 'base' | 'other'
  /** Whether the sentence calls it the end of something: 「までに」, “by”. */
  readonly isDeadline: boolean
}

const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, R: 2018, H: 1988 }
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A fiscal year by the month that it ends in: one that ends by June belongs to the year before. */
const endingIn = (year: number, month: number): ReadYear => ({ year: month <= 6 ? year - 1 : year, isFiscal: true })

const readers: readonly (readonly [RegExp, (parts: readonly string[]) => ReadYear])[] = [
  [/((?:19|20)\d{2})年\s?(\d{1,2})月期/g, ([, year, month]) => endingIn(Number(year), Number(month))],
  [
    /(?:fiscal )?year end(?:ed|ing) (?:in )?([a-z]{3})[a-z]*\.?(?: \d{1,2},?)? ((?:19|20)\d{2})/gi,
    ([, month, year]) => endingIn(Number(year), months.indexOf(month!.toLowerCase()) + 1 || 12),
  ],
  [/\bFY ?((?:19|20)\d{2})\/(\d{1,2})(?!\d)/gi, ([, year, month]) => endingIn(Number(year), Number(month))],
  [/(令和|平成|昭和)\s?(\d{1,2}|元)年(度?)/g, ([, era, year, fiscal]) => inEra(era!, year!, fiscal === '度')],
  [/\b([RH])(\d{1,2})年(度?)/g, ([, era, year, fiscal]) => inEra(era!, year!, fiscal === '度')],
  [/((?:19|20)\d{2})年(度?)/g, ([, year, fiscal]) => ({ year: Number(year), isFiscal: fiscal === '度' })],
  [/((?:19|20)\d{2})年?度/g, ([, year]) => ({ year: Number(year), isFiscal: true })],
  [
    /\b(?:FY|fiscal(?: year)?)\s?['’]?((?:19|20)\d{2}|\d{2})(?!\d|\/\d)/gi,
    ([, year]) => ({ year: year!.length === 2 ? 2000 + Number(year) : Number(year), isFiscal: true }),
  ],
  [
    /(?<![\d.,$¥€])((?:19|20)\d{2})(?![\d,.]\d|\d|%|\s?(?:t\b|t-|tonnes|tons|トン|名|人|円|百万|億|万|社|件|ha|kwh|mw|gj))/gi,
    ([, year]) => ({ year: Number(year), isFiscal: false }),
  ],
]

function inEra(era: string, year: string, isFiscal: boolean): ReadYear {
  return { year: eras[era]! + (year === '元' ? 1 : Number(year)), isFiscal }
}

const baseBefore =
  /(?:\bfrom|\bagainst|\bversus|\bvs\.?|\bover|compared (?:with|to)|relative to|\bbase(?:line)?(?: ?year)?(?: of| is)?:?|\bon|基準年度?(?:である|は|:|\()?|(?<!later )\bthan)\s?(?:the |a |an |our |its )?\(?$/i
const baseAfter =
  /^\)?(?:末|の?実績|の?水準|の?排出量|の?レベル)*(?:を?基準|\(基準|に?対し|対比|比|から|と比|に比べ|の(?:[2-9二三四五]分の|半))|^['’]?s? ?(?:levels?\b|base\b|baseline|base year|as (?:the|a|our) base)|^\)? ?(?:as (?:the|a|our) base)/i
const deadlineBefore =
  /(?:\bby|\buntil|no later than|\bby the (?:end of|year)|\bin|\btowards?|\bbefore)\s?(?:the )?(?:end of |year )?(?:the )?$/i
const deadlineAfter =
  /^(?:末|の?末日)?(?:まで|に向け|において|における|には|に|を目途|をめど|の?目標)|^[-\s](?:target|goal)/i

/** Years of a sentence in order, each with what it is there for. */
export function yearsOf(text: string): YearMark[] {
  return marksOf(text, readers).flatMap((mark) => {
    const before = text.slice(Math.max(0, mark.start - 40), mark.start)
    const after = text.slice(mark.end, mark.end + 24)
    const isBase = baseBefore.test(before) || baseAfter.test(after)
    const isDeadline = !isBase && (deadlineBefore.test(before) || deadlineAfter.test(after))
    return [{ ...mark, role: isBase ? ('base' as const) : ('other' as const), isDeadline }]
  })
}
