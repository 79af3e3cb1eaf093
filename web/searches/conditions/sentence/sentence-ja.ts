import type { Condition, GroupCondition, MeasureCondition, Range, SetCondition } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import type { RuleListName } from '#contract/search/rule-lists.ts'
import { isRuleList } from '#contract/search/rule-lists.ts'
import { vendorName } from '../../../app/vendors.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import type { Names } from '../names.ts'
import {
  being,
  type Clause,
  containing,
  disclosing,
  existing,
  type Forms,
  fitting,
  included,
  lacking,
  listedOn,
  matching,
  mentioning,
  ruleForms,
} from './sentence-ja-forms.ts'
import { type Part, plain, strong } from './sentence-part.ts'
import { byState, figureText, nameOf, shortened, testsOf } from './sentence-values.ts'

type Spoken = Clause & { readonly isExcluded: boolean }

/** The whole condition as one Japanese sentence. */
export function japanese(root: GroupCondition, { q, names }: { q: string; names: Names }): Part[] {
  const clauses = [...(q ? [called(q)] : []), ...root.of.map((child) => clauseOf(child, names))]
  if (clauses.length === 0) return [plain('すべての上場企業。')]
  const parts = clauses.flatMap((clause, index) => inForm(clause, index === clauses.length - 1 ? 'end' : 'mid'))
  return [...parts, plain('企業。')]
}

const called = (q: string): Spoken => ({
  lead: [plain('企業名またはコードが'), strong(`「${q}」`)],
  ...matching,
  isExcluded: false,
})

function inForm(clause: Spoken, form: keyof Forms): Part[] {
  const forms = clause.isExcluded ? clause.isNot : clause.is
  return [...clause.lead, plain(forms[form]), ...(form === 'mid' ? [plain('、')] : [])]
}

function clauseOf(condition: Condition, names: Names): Spoken {
  const { isExcluded } = condition
  if (isGroup(condition)) return { ...groupClause(condition, names), isExcluded }
  if (condition.kind === 'set') return { ...setClause(condition, names), isExcluded }
  if (condition.kind === 'measure') return { ...measureClause(condition, names), isExcluded }
  const words = strong(list(condition.values))
  if (condition.name === 'word') return { lead: [words], ...mentioning, isExcluded }
  return { lead: [plain('企業名またはコードに'), words], ...containing, isExcluded }
}

function groupClause({ kind, of }: Pick<GroupCondition, 'kind' | 'of'>, names: Names): Clause {
  const children = of.map((child) => clauseOf(child, names))
  const inner = children.flatMap((child, index) => {
    const isLast = index === children.length - 1
    if (kind === 'all') return inForm(child, isLast ? 'stop' : 'mid')
    const alternative = isBracketed(of[index]) ? child.lead : inForm(child, 'stop')
    return [...alternative, plain(isLast ? '' : '、または')]
  })
  return { lead: [plain('（'), ...inner, plain('）')], ...fitting }
}

/** A group inside of a group is in brackets already, and needs no verb of its own. */
const isBracketed = (condition: Condition | undefined) =>
  condition !== undefined && isGroup(condition) && !condition.isExcluded

function list(values: readonly string[]): string {
  const { first, rest } = shortened(values)
  if (rest > 0) return `${first.join('、')}ほか${rest}件`
  return first.length < 3 ? first.join('または') : `${first.slice(0, -1).join('、')}または${first.at(-1)}`
}

function setClause(condition: SetCondition, names: Names): Clause {
  const { name, values } = condition
  if (isRuleList(name)) return ruleClause(name, condition, names)
  const all = strong(list(values.map((value) => names.value(name, value))))
  if (name === 'market') return { lead: [all], ...listedOn }
  if (name === 'country' || name === 'region') return { lead: [plain('本社が'), all], ...existing('に') }
  if (name === 'watchlist') return { lead: [plain('ウォッチリスト'), quoted(values, names)], ...included }
  if (name === 'company') return { lead: [plain('指定した'), strong(`${values.length}社`)], ...included }
  return { lead: [plain(heads[name]), all], ...being }
}

/** Names of lists in brackets, so that they are not read as part of the sentence. */
const quoted = (values: readonly string[], names: Names) =>
  strong(list(values.map((value) => `「${names.value('watchlist', value)}」`)))

const heads = {
  tse33: '業種が',
  tse17: '業種（17業種）が',
  gics: 'GICSの業種が',
  gics2018: '2018年版GICSの業種が',
  listing: '上場の状態が',
  accounts: '決算が',
  sbti: 'SBTiの状況が',
}

function ruleClause(name: RuleListName, condition: SetCondition, names: Names): Clause {
  const states = [...byState(name, condition)]
  const [first] = states
  if (states.length === 1 && first) {
    const [state, codes] = first
    return { lead: [strong(list(codes.map((code) => names.value(name, code))))], ...(ruleForms[state] ?? fitting) }
  }
  const of = states.map(([state, codes]) => ({
    ...condition,
    isExcluded: false,
    values: codes.map((code) => `${code}:${state}`),
  }))
  return groupClause({ kind: 'any', of }, names)
}

function measureClause(condition: MeasureCondition, names: Names): Clause {
  const { measure, ranges, classes } = condition
  const words = names.measure(measure)
  const [answer] = classes
  const notes = notesOf(condition)
  if (words.isBoolean && ranges.length === 0 && classes.length === 1) {
    return {
      lead: [strong(`「${words.name.replace('の有無', '')}」`), notes],
      ...(answer === 'yes' ? existing('が') : lacking('が')),
    }
  }
  if (ranges.length + classes.length === 0) return { lead: [strong(nameOf(words, 'スコア')), notes], ...disclosing }
  const tests = strong(list(testsOf(condition, names, rangeText)))
  const isVendor = words.kind === 'vendor' && measure.aspect === 'value' && measure.year === undefined
  const head = isVendor ? `${vendorName(measure.subject.name)}の評価が` : `${nameOf(words, 'スコア')}が`
  return { lead: [plain(head), tests, notes], ...being }
}

function rangeText({ min, max }: Range, words: MeasureWords): string {
  const text = (value: number) => figureText(value, words, ' ')
  if (min === undefined) return `${text(max!)}以下`
  if (max === undefined) return `${text(min)}以上`
  return min === max ? text(min) : `${text(min)}以上${text(max)}以下`
}

function notesOf({ absent, isDisclosedOnly, ranges, classes }: MeasureCondition): Part {
  const notes = [
    isDisclosedOnly && ranges.length + classes.length > 0 ? '開示された数値のみ' : '',
    absent === 'missing' ? '数値のない企業は残す' : '',
    absent === 'worst' ? '数値のない企業は最悪値とみなす' : '',
  ].filter((note) => note !== '')
  return plain(notes.length === 0 ? '' : `（${notes.join('、')}）`)
}
