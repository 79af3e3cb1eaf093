import type { Leaf, MeasureCondition, Range, SetCondition } from '#contract/search/condition.ts'
import { isRuleList, parseRuleValue, ruleLists } from '#contract/search/rule-lists.ts'
import { chartMessages } from '../../charts/messages.ts'
import { formatYear } from '../../format.ts'
import { measureMessages } from '../../indicators/measures/measure-messages.ts'
import type { MeasureWords } from '../../indicators/measures/measures.ts'
import { conditionMessages } from './messages.ts'
import { className, type Names } from './names.ts'

/** A condition as its chip says it. */
export interface Label {
  readonly name: string
  readonly value: string
  /** Both, for buttons and announcements. */
  readonly text: string
}

export function labelOf(leaf: Leaf, names: Names): Label {
  const m = conditionMessages()
  const { name, value } = partsOf(leaf, names)
  const isScreen = leaf.kind === 'set' && leaf.name === 'screen'
  const label = leaf.isExcluded ? (isScreen ? m.excluded : `${m.excluded} ${name}`) : name
  return { name: label, value, text: `${label} ${value}` }
}

function partsOf(leaf: Leaf, names: Names): { name: string; value: string } {
  const m = conditionMessages()
  if (leaf.kind === 'words') return { name: m.words[leaf.name], value: firstOf(leaf.values) }
  if (leaf.kind === 'set') {
    const isCompany = leaf.name === 'company'
    return { name: m.setsShort[leaf.name], value: firstOf(setValues(leaf, names), isCompany ? maxCompanies : 1) }
  }
  return { name: shortName(leaf, names), value: withYears(leaf, testOf(leaf, names.measure(leaf.measure))) }
}

/** Values of a list in words, an unusual state with them. */
function setValues({ name, values }: SetCondition, names: Names): string[] {
  const m = conditionMessages()
  return values.map((value) => {
    const text = names.value(name, value)
    if (!isRuleList(name)) return text
    const { state } = parseRuleValue(name, value)
    return state === ruleLists[name].defaultState ? text : m.withState(text, m.states[state] ?? state)
  })
}

/** Companies that a chip names before it only counts them. */
const maxCompanies = 3

/** Some of many values, and how many more. */
function firstOf(values: readonly string[], most = 1): string {
  const m = conditionMessages()
  if (values.length <= Math.max(most, 2)) return values.join(m.or)
  return m.more(values.slice(0, most).join(m.or), String(values.length - most))
}

function shortName({ measure }: MeasureCondition, names: Names): string {
  const { short } = names.measure(measure)
  const { aspect } = measure
  return aspect === 'value' ? short : `${short} ${measureMessages().aspectShort[aspect]}`
}

function withYears({ measure: { year, from } }: MeasureCondition, test: string): string {
  if (year === undefined) return test
  const years = from === undefined ? formatYear(year) : measureMessages().years(formatYear(from), formatYear(year))
  return conditionMessages().aside(test, years)
}

function testOf(leaf: MeasureCondition, words: MeasureWords): string {
  const m = conditionMessages()
  if (leaf.measure.subject.name === 'scandal')
    return firstOf(scandalWords(leaf.ranges) ?? leaf.ranges.map((range) => rangeText(range, words)))
  const tests = [...leaf.ranges.map((range) => rangeText(range, words)), ...leaf.classes.map(className)]
  return tests.length === 0 ? m.disclosedAny : firstOf(tests)
}

/** Levels 0 to 4 that ranges of whole numbers hold; null where they hold something else. */
export function scandalLevels(ranges: readonly Range[]): number[] | null {
  const levels = [0, 1, 2, 3, 4]
  const isWhole = (bound: number | undefined) => bound === undefined || levels.includes(bound)
  if (!ranges.every(({ min, max }) => isWhole(min) && isWhole(max))) return null
  return levels.filter((level) => ranges.some(({ min = 0, max = 4 }) => level >= min && level <= max))
}

export function scandalWords(ranges: readonly Range[]): string[] | null {
  return scandalLevels(ranges)?.map((level) => chartMessages().levels[level]!.toLowerCase()) ?? null
}

function rangeText({ min, max }: Range, words: MeasureWords): string {
  const m = conditionMessages()
  const text = (value: number) => valueText(value, words)
  if (min === undefined) return m.to(text(max!))
  return max === undefined ? m.from(text(min)) : m.between(text(min), text(max))
}

/** A figure with its per cent sign; other units stand elsewhere. */
export function valueText(value: number, { text, unit }: MeasureWords): string {
  const written = text(value)
  return unit === '%' && !written.endsWith('%') ? `${written}%` : written
}
