import type { AmountMark } from './amounts.ts'
import type { Mark } from './marks.ts'

/** The piece of a sentence that speaks of one amount. */
export interface Part {
  readonly amount: AmountMark
  readonly start: number
  readonly end: number
}

interface Sight {
  readonly scopes: readonly Mark[]
  readonly isJapanese: boolean
}

/** A sentence cut between its amounts: in Japanese what belongs to an amount mostly stands before it, in English after it. */
export function partsOf(text: string, amounts: readonly AmountMark[], sight: Sight): Part[] {
  const cuts = amounts.slice(1).map((amount, index) => cutBetween(text, amounts[index]!.end, amount.start, sight))
  return amounts.map((amount, index) => ({
    amount,
    start: index === 0 ? 0 : cuts[index - 1]!,
    end: index === amounts.length - 1 ? text.length : cuts[index]!,
  }))
}

const japaneseMark = /[、,;]|(?=実績|目標[:：])/g
const englishMark = /;|, and |, but |, | and (?!\d)| while | as well as | but /g
/** What still belongs to the amount before: its verb, and brackets behind it. */
const tail = /^(?:以上|以下|程度|の|を)?(?:削減|低減|減少?|改善)?\s?(?:\([^()]{0,40}\))?/

function cutBetween(text: string, from: number, to: number, { scopes, isJapanese }: Sight): number {
  const gap = text.slice(from, to)
  const first = isJapanese ? tail.exec(gap)![0].length : 0
  let cut = -1
  for (const match of gap.matchAll(isJapanese ? japaneseMark : englishMark)) {
    const at = from + match.index
    if (match.index < first || isInBrackets(gap, match.index)) continue
    if (scopes.some(({ start, end }) => at >= start && at < end)) continue
    cut = at
  }
  if (cut >= 0) return cut
  if (isJapanese) return from + first
  return to
}

function isInBrackets(gap: string, at: number): boolean {
  let depth = 0
  for (let index = 0; index < at; index++) {
    if (gap[index] === '(') depth++
    else if (gap[index] === ')') depth--
  }
  return depth > 0
}
