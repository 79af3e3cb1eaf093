import type { FoundTarget, ReadTarget } from './read-targets.ts'
import { type ReadKind, type ReadScope, readKinds, readScopes, type TargetFields } from './target.ts'

/** A sentence with the targets that a person sees in it. */
export interface LabelledSentence {
  readonly language: 'ja' | 'en'
  /** `develop` was looked at while the reader was made; `test` was not. */
  readonly split: 'develop' | 'test'
  readonly text: string
  readonly targets: readonly TargetFields[]
}

/**
 * Labels as `data/target_sentences.csv` writes them: `kind|amount|scope|base|target`, several separated by `; `, a hyphen for what
 * the sentence does not say. `46%` and `5000t` are cuts, `=30%` a level to reach, `46-50%` a range; `FY2030` is a fiscal year.
 */
export function readLabels(text: string): TargetFields[] {
  return text
    .split(';')
    .map((label) => label.trim())
    .filter(Boolean)
    .map((label) => {
      const [kind = '', amount = '', scope = '', base = '', target = ''] = label.split('|')
      const [name, denominator = null] = kind.split(':')
      return {
        kind: readKinds.find((one) => one === name) as ReadKind,
        denominator: denominator as TargetFields['denominator'],
        amount: amountOf(amount),
        scope: (readScopes.find((one) => one === `scope${scope}`) as ReadScope | undefined) ?? null,
        base: yearOf(base),
        target: yearOf(target),
      }
    })
}

function amountOf(text: string): TargetFields['amount'] {
  const [, level, value, most = null, unit = ''] = /^(=?)([\d.]+)(?:-([\d.]+))?(%|t)?$/.exec(text) ?? []
  if (value === undefined) return null
  return {
    direction: level ? 'reach' : 'cut',
    unit: unit === '%' ? 'percent' : unit === 't' ? 't' : 'rate',
    value: Number(value),
    most: most === null ? null : Number(most),
    isYearly: false,
  }
}

function yearOf(text: string): TargetFields['base'] {
  const [, fiscal, year] = /^(FY)?(\d{4})$/.exec(text) ?? []
  return year ? { year: Number(year), isFiscal: fiscal !== undefined } : null
}

/** What is compared of a target. */
export const comparedFields = ['kind', 'amount', 'scope', 'base', 'target'] as const
export type ComparedField = (typeof comparedFields)[number]

/** Whether a field was read as a person reads it. The years are told apart as fiscal and calendar ones. */
export function agrees(field: ComparedField, read: TargetFields, label: TargetFields): boolean {
  switch (field) {
    case 'kind':
      return read.kind === label.kind && read.denominator === label.denominator
    case 'amount':
      return amountText(read) === amountText(label)
    case 'scope':
      return read.scope === label.scope
    default:
      return yearText(read[field]) === yearText(label[field])
  }
}

const amountText = ({ amount }: TargetFields) =>
  amount === null ? '' : `${amount.direction} ${amount.value}-${amount.most} ${amount.unit}`
const yearText = (year: TargetFields['base']) => (year === null ? '' : `${year.isFiscal} ${year.year}`)

export interface Pairing<T extends ReadTarget = FoundTarget> {
  readonly read: T
  readonly label: TargetFields
}

/** Whether a reading can be meant by a label at all: one about something else, or with another amount and year, is a false one. */
const isThis = (read: TargetFields, label: TargetFields) =>
  read.kind === label.kind && (agrees('amount', read, label) || agrees('target', read, label))

/** Each labelled target with the one read that agrees in most fields, the kind and the amount first; what is left over is wrong or missed. */
export function pairUp<T extends ReadTarget>(read: readonly T[], labels: readonly TargetFields[]) {
  const left = [...read]
  const pairs: Pairing<T>[] = []
  for (const label of labels) {
    const likeness = (one: T) =>
      comparedFields.filter((field) => agrees(field, one, label)).length + (agrees('amount', one, label) ? 10 : 0)
    const best = left
      .filter((one) => isThis(one, label))
      .reduce<T | null>((top, one) => (top === null || likeness(one) > likeness(top) ? one : top), null)
    if (best === null) continue
    pairs.push({ read: best, label })
    left.splice(left.indexOf(best), 1)
  }
  return { pairs, wrong: left, missed: labels.length - pairs.length }
}

export interface Quality {
  readonly sentences: number
  readonly labels: number
  readonly read: number
  /** Right among the read, and among the labelled: detection, every field of what was detected, and the record as a whole. */
  readonly found: number
  readonly fields: Readonly<Record<ComparedField, number>>
  readonly whole: number
  /** Sentences without a target of which one was read all the same. */
  readonly falseSentences: number
}

/** How well targets of a confidence from a threshold on are read; `of` gives what the reader makes of a sentence. */
export function qualityOf(
  sentences: readonly LabelledSentence[],
  threshold: number,
  of: (sentence: LabelledSentence) => readonly FoundTarget[],
): Quality {
  const fields = { kind: 0, amount: 0, scope: 0, base: 0, target: 0 }
  let [labels, read, found, whole, falseSentences] = [0, 0, 0, 0, 0]
  for (const sentence of sentences) {
    const own = of(sentence).filter(({ confidence }) => confidence >= threshold)
    const { pairs } = pairUp(own, sentence.targets)
    labels += sentence.targets.length
    read += own.length
    found += pairs.length
    if (sentence.targets.length === 0 && own.length > 0) falseSentences++
    for (const { read, label } of pairs) {
      const right = comparedFields.filter((field) => agrees(field, read, label))
      for (const field of right) fields[field]++
      if (right.length === comparedFields.length) whole++
    }
  }
  return { sentences: sentences.length, labels, read, found, fields, whole, falseSentences }
}
