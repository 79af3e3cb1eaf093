import type { MeasureCondition, Range, SetCondition } from '#contract/search/condition.ts'
import type { RuleListName } from '#contract/search/rule-lists.ts'
import { parseRuleValue } from '#contract/search/rule-lists.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import { scandalWords, valueText } from '../label.ts'
import { className, type Names } from '../names.ts'

/** Values that a sentence names before it only counts them. */
const maxValues = 6

export function shortened(values: readonly string[]): { readonly first: readonly string[]; readonly rest: number } {
  const isLong = values.length > maxValues + 1
  return { first: isLong ? values.slice(0, maxValues) : values, rest: isLong ? values.length - maxValues : 0 }
}

/** Measures whose unit their values tell already. */
const unitless = ['level', '0–4', '−1〜+1', '−1 to +1']

/** A figure with its unit, as running text has it. */
export function figureText(value: number, words: MeasureWords, gap: string): string {
  const text = valueText(value, words)
  if (words.unit === '' || text.endsWith('%') || unitless.includes(words.unit)) return text
  const isTight = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(words.unit)
  return `${text}${isTight ? '' : gap}${words.unit}`
}

/** What a measure is called in running text, where 「環境」 alone would not be recognized as a score. */
export function nameOf({ kind, name, short }: MeasureWords, score: string): string {
  const isPlain = kind === 'score' && !short.toLowerCase().endsWith(score.trim())
  return isPlain ? name.replace(short, `${short}${score}`) : name
}

/** What a measure is tested for, in words. */
export function testsOf(
  leaf: MeasureCondition,
  names: Names,
  range: (range: Range, words: MeasureWords) => string,
): string[] {
  const scandal = leaf.measure.subject.name === 'scandal' ? scandalWords(leaf.ranges) : null
  if (scandal) return scandal
  const words = names.measure(leaf.measure)
  return [...leaf.ranges.map((one) => range(one, words)), ...leaf.classes.map(className)]
}

/** Codes of rules, grouped by the state of the condition. */
export function byState(name: RuleListName, { values }: SetCondition): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>()
  for (const value of values) {
    const { code, state } = parseRuleValue(name, value)
    codes.set(state, [...(codes.get(state) ?? []), code])
  }
  return codes
}
