import type { Condition, GroupCondition, MeasureCondition, Range, SetCondition } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import type { RuleListName } from '#contract/search/rule-lists.ts'
import { isRuleList } from '#contract/search/rule-lists.ts'
import { vendorName } from '../../../app/vendors.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import { className, type Names } from '../names.ts'
import { type Part, plain, strong } from './sentence-part.ts'
import { byState, figureText, nameOf, shortened, testsOf } from './sentence-values.ts'

/** What companies do, as a verb phrase in the plural. */
type Phrase = readonly Part[]

/** The whole condition as one English sentence. */
export function english(root: GroupCondition, { q, names }: { q: string; names: Names }): Part[] {
  const called = q ? [[plain('match '), strong(`“${q}”`), plain(' by name or code')]] : []
  const phrases: Phrase[] = [...called, ...root.of.map((child) => phraseOf(child, names))]
  if (phrases.length === 0) return [plain('All listed companies.')]
  return [plain('Companies that '), ...series(phrases, 'and'), plain('.')]
}

function series(phrases: readonly Phrase[], last: 'and' | 'or'): Part[] {
  return phrases.flatMap((phrase, index) => {
    if (index === 0) return phrase
    const isLast = index === phrases.length - 1
    const before = isLast ? `${phrases.length > 2 ? ',' : ''} ${last} ` : ', '
    return [plain(before), ...phrase]
  })
}

function phraseOf(condition: Condition, names: Names): Phrase {
  if (isGroup(condition)) return groupPhrase(condition, names)
  if (condition.kind === 'set') return setPhrase(condition, names)
  if (condition.kind === 'measure') return measurePhrase(condition, names)
  const words = strong(list(condition.values))
  if (condition.name === 'word') return [plain(condition.isExcluded ? 'do not mention ' : 'mention '), words]
  return [plain(condition.isExcluded ? 'do not have ' : 'have '), words, plain(' in their name or codes')]
}

function groupPhrase({ kind, isExcluded, of }: GroupCondition, names: Names): Phrase {
  const inner = series(
    of.map((child) => phraseOf(child, names)),
    kind === 'all' ? 'and' : 'or',
  )
  if (isExcluded) return [plain('are not among those that ('), ...inner, plain(')')]
  if (kind === 'all') return [plain('('), ...inner, plain(')')]
  return [plain('either ('), ...inner, plain(')')]
}

function list(values: readonly string[]): string {
  const { first, rest } = shortened(values)
  if (rest > 0) return `${first.join(', ')} or ${rest} more`
  return first.length < 2 ? first.join('') : `${first.slice(0, -1).join(', ')} or ${first.at(-1)}`
}

function setPhrase(condition: SetCondition, names: Names): Phrase {
  const { name, values, isExcluded } = condition
  if (isRuleList(name)) return rulePhrase(name, condition, names)
  const all = strong(list(values.map((value) => names.value(name, value))))
  const not = isExcluded ? 'not ' : ''
  if (name === 'sbti') return [plain(isExcluded ? 'do not have the SBTi status ' : 'have the SBTi status '), all]
  if (name === 'accounts') return [plain(isExcluded ? 'do not report ' : 'report '), all, plain(' accounts')]
  if (name === 'watchlist')
    return [plain(`are ${not}in the ${values.length > 1 ? 'watchlists' : 'watchlist'} `), quoted(values, names)]
  if (name === 'company') return [plain(`are ${not}among the `), strong(`${values.length} chosen`), plain(' companies')]
  return [plain(`are ${not}${places[name]}`), all]
}

/** Names of lists in quotation marks, so that they are not read as part of the sentence. */
const quoted = (values: readonly string[], names: Names) =>
  strong(list(values.map((value) => `“${names.value('watchlist', value)}”`)))

const places = {
  market: 'listed on the ',
  tse33: 'in ',
  tse17: 'in ',
  gics: 'in the GICS class ',
  gics2018: 'in the 2018 GICS class ',
  country: 'based in ',
  region: 'based in ',
  listing: '',
}

/** By state: what comes before and after the names, and the same denied. */
const rules: Readonly<Record<string, readonly [yes: string, no: string, after?: string]>> = {
  implemented: ['have ', 'do not have ', ' in place'],
  not_implemented: ['are known not to have ', 'are not known to lack ', ' in place'],
  no_information: ['give no information on ', 'give information on '],
  hit: ['are involved in ', 'are not involved in '],
  clear: ['are known not to be involved in ', 'are not known to stay clear of '],
  applies: ['are subject to ', 'are not subject to '],
  not_applicable: ['are out of scope of ', 'are not out of scope of '],
  unknown: ['cannot be placed in or out of scope of ', 'can be placed in or out of scope of '],
  member: ['are in ', 'are not in '],
  not_member: ['are not in ', 'are in '],
}

function rulePhrase(name: RuleListName, condition: SetCondition, names: Names): Phrase {
  const states = [...byState(name, condition)]
  if (states.length > 1) {
    const of = states.map(([state, codes]) => ({
      ...condition,
      isExcluded: false,
      values: codes.map((code) => `${code}:${state}`),
    }))
    return groupPhrase({ kind: 'any', isExcluded: condition.isExcluded, of }, names)
  }
  const [state = '', codes = []] = states[0] ?? []
  const [yes, no, after = ''] = rules[state] ?? ['fit ', 'do not fit ']
  const all = strong(list(codes.map((code) => names.value(name, code))))
  return [plain(condition.isExcluded ? no : yes), all, plain(after)]
}

function measurePhrase(condition: MeasureCondition, names: Names): Phrase {
  const { measure, ranges, classes, isExcluded } = condition
  const words = names.measure(measure)
  const notes = notesOf(condition)
  const not = isExcluded ? 'do not ' : ''
  if (ranges.length + classes.length === 0) return [plain(`${not}disclose `), strong(words.name), notes]
  const tests = strong(list(testsOf(condition, names, rangeText)))
  if (ranges.length === 0 && words.isBoolean)
    return [plain(`${not}answer `), strong(list(classes.map(className))), plain(` to “${words.name}”`), notes]
  if (ranges.length === 0 && words.kind === 'vendor')
    return [
      plain(`are ${isExcluded ? 'not ' : ''}rated `),
      tests,
      plain(` by ${vendorName(measure.subject.name)}`),
      notes,
    ]
  if (measure.aspect === 'change' || measure.aspect === 'difference') {
    const name = nameOf(words, ' score')
    return [plain(`${not}show a ${name.charAt(0).toLowerCase()}${name.slice(1)}, of `), tests, notes]
  }
  const head = ranges.length === 0 || measure.subject.name === 'scandal' ? ' at ' : ' of '
  return [plain(`${not}have ${nameOf(words, ' score')}${head}`), tests, notes]
}

function rangeText({ min, max }: Range, words: MeasureWords): string {
  const text = (value: number) => figureText(value, words, ' ')
  if (min === undefined) return `at most ${text(max!)}`
  if (max === undefined) return `at least ${text(min)}`
  return min === max ? `exactly ${text(min)}` : `${text(min)} to ${text(max)}`
}

function notesOf({ absent, isDisclosedOnly, ranges, classes }: MeasureCondition): Part {
  const notes = [
    isDisclosedOnly && ranges.length + classes.length > 0 ? 'disclosed figures only' : '',
    absent === 'missing' ? 'companies without a figure stay' : '',
    absent === 'worst' ? 'companies without a figure count as the worst value' : '',
  ].filter((note) => note !== '')
  return plain(notes.length === 0 ? '' : ` (${notes.join('; ')})`)
}
