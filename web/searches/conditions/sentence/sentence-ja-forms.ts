import type { Part } from './sentence-part.ts'

/** How a clause goes on, stands before 「企業」, and ends inside brackets. */
export interface Forms {
  readonly mid: string
  readonly end: string
  readonly stop: string
}

export interface Clause {
  readonly lead: readonly Part[]
  readonly is: Forms
  readonly isNot: Forms
}
type Predicate = Pick<Clause, 'is' | 'isNot'>

type Pair = readonly [mid: string, end: string]

/** A verb, of which the form before a noun is the one that ends. */
const doing = (is: Pair, isNot: Pair): Predicate => ({ is: formsOf(is), isNot: formsOf(isNot) })
const formsOf = ([mid, end]: Pair): Forms => ({ mid, end, stop: end })

export const being: Predicate = {
  is: { mid: 'で', end: 'の', stop: 'である' },
  isNot: formsOf(['ではなく', 'ではない']),
}
export const existing = (particle: string) =>
  doing([`${particle}あり`, `${particle}ある`], [`${particle}なく`, `${particle}ない`])
export const lacking = (particle: string): Predicate => ({ is: existing(particle).isNot, isNot: existing(particle).is })

export const fitting = doing(['に当てはまり', 'に当てはまる'], ['に当てはまらず', 'に当てはまらない'])
export const matching = doing(['に一致し', 'に一致する'], ['に一致せず', 'に一致しない'])
export const containing = doing(['を含み', 'を含む'], ['を含まず', 'を含まない'])
export const mentioning = doing(['に触れ', 'に触れている'], ['に触れておらず', 'に触れていない'])
export const listedOn = doing(['に上場し', 'に上場する'], ['に上場しておらず', 'に上場していない'])
export const included = doing(['に含まれ', 'に含まれる'], ['に含まれず', 'に含まれない'])
export const disclosing = doing(['を開示し', 'を開示する'], ['を開示しておらず', 'を開示していない'])

const active = doing(['に取り組み', 'に取り組む'], ['に取り組んでおらず', 'に取り組んでいない'])
const hit = doing(['に該当し', 'に該当する'], ['に該当せず', 'に該当しない'])
const clear = doing(
  ['に該当しないことが確認でき', 'に該当しないことが確認できる'],
  ['に該当しないことが確認できず', 'に該当しないことが確認できない'],
)
const subject = {
  is: { mid: 'の対象で', end: 'の対象となる', stop: 'の対象である' },
  isNot: formsOf(['の対象ではなく', 'の対象ではない']),
}
const outside = {
  is: { mid: 'の対象外で', end: 'の対象外の', stop: 'の対象外である' },
  isNot: formsOf(['の対象外ではなく', 'の対象外ではない']),
}
const member = doing(['に採用され', 'に採用されている'], ['に採用されておらず', 'に採用されていない'])

/** The phrase for a theme, a screen, a regulation or an index by its state. */
export const ruleForms: Readonly<Record<string, Predicate>> = {
  implemented: active,
  not_implemented: doing(
    ['に取り組んでいないことが確認でき', 'に取り組んでいないことが確認できる'],
    ['に取り組んでいないことが確認できず', 'に取り組んでいないことが確認できない'],
  ),
  no_information: lacking('の情報が'),
  hit,
  clear,
  applies: subject,
  not_applicable: outside,
  unknown: doing(['の対象か判定できず', 'の対象か判定できない'], ['の対象か判定でき', 'の対象か判定できる']),
  member,
  not_member: { is: member.isNot, isNot: member.is },
}
