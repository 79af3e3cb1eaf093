import { plain } from '../../text/letters.ts'
import { type AmountMark, amountsOf } from './amounts.ts'
import { confidenceOf, type Feature, keptFrom } from './features.ts'
import { type Mark, nearest } from './marks.ts'
import { type Part, partsOf } from './parts.ts'
import { cutWord, targetWord } from './phrases.ts'
import { scopesOf } from './scopes.ts'
import { sentencesOf } from './split.ts'
import { denominatorIn, levels, type SubjectMark, subjectsOf } from './subjects.ts'
import type { Amount, FieldWords, ReadKind, ReadYear, TargetFields } from './target.ts'
import { warningsIn } from './warnings.ts'
import { type YearMark, yearsOf } from './years.ts'

/** A target that a sentence names, and how sure the reader is that it is one. */
export interface ReadTarget extends TargetFields {
  /** 0 to 1; `confidenceOf` of `seen`. */
  readonly confidence: number
  readonly seen: readonly Feature[]
  readonly words: FieldWords
}

/** A target with the sentence that it was read from. */
export interface FoundTarget extends ReadTarget {
  /** As filed. */
  readonly sentence: string
  /** Where the sentence begins in the text, UTF-16 units. */
  readonly start: number
  /** Position among the targets of its sentence, from 0. */
  readonly part: number
}

export interface Reading {
  /** Year in which the text was published: a target for an earlier one is over. */
  readonly year: number
}

/** Targets of a text in Japanese or English, in order, those of a confidence from `keptFrom` on. Never throws; linear in the text. */
export function readTargets(text: string, reading: Reading): FoundTarget[] {
  const targets: FoundTarget[] = []
  for (const sentence of sentencesOf(text))
    for (const [part, target] of readSentence(sentence.text, { ...reading, isRun: sentence.isRun }).entries())
      if (target.confidence >= keptFrom)
        targets.push({ ...target, sentence: sentence.text, start: sentence.start, part })
  return targets
}

interface Looking extends Reading {
  readonly isRun?: boolean
}

interface Sight {
  readonly text: string
  readonly years: readonly YearMark[]
  readonly scopes: ReturnType<typeof scopesOf>
  readonly subjects: readonly SubjectMark[]
  readonly isJapanese: boolean
}

/** What one sentence says of targets, whatever the confidence; a target is an amount that has a subject. */
export function readSentence(sentence: string, { year, isRun = false }: Looking): ReadTarget[] {
  const text = plain(sentence)
  const amounts = amountsOf(text)
  if (amounts.length === 0 || amounts.length > maxAmounts) return []
  const subjects = subjectsOf(text)
  const sight: Sight = {
    text,
    subjects,
    years: yearsOf(text),
    scopes: scopesOf(text),
    isJapanese: /[\u3040-\u30ff\u4e00-\u9fff]/.test(text),
  }
  if (subjects.length === 0 && !amounts.some(({ unit }) => unit === 'net-zero')) return []
  const drafts = partsOf(text, amounts, sight).flatMap((part) => draftOf(part, sight, year) ?? [])
  return drafts.map((draft, index) => finish(draft, index, { drafts, sight, year, isRun }))
}

/** A sentence with more amounts is a table run together. */
const maxAmounts = 24

interface Draft {
  readonly part: Part
  readonly kind: ReadKind
  readonly isOwnSubject: boolean
  readonly subject: string
  readonly denominator: ReturnType<typeof denominatorIn>
  readonly scope: ReturnType<typeof scopesOf>[number] | null
  readonly base: YearMark | null
  readonly target: YearMark | null
  readonly isSeveral: boolean
}

const within = <T extends Mark>(
  marks: readonly T[],
  { start, end }: { readonly start: number; readonly end: number },
) => marks.filter((mark) => mark.start >= start && mark.end <= end)

function draftOf(part: Part, sight: Sight, year: number): Draft | null {
  const { amount } = part
  // 「再エネの採用により80％削減」 is a cut of something else than the renewable energy.
  const isCut = /^(?:以上|以下|程度)?の?(?:削減|低減)/.test(sight.text.slice(amount.end, amount.end + 8))
  const own = within(sight.subjects, part).filter(({ kind }) => !isCut || !levels.has(kind))
  const around = own.find(({ start, end }) => start <= amount.start && end >= amount.end)
  const mark = around ?? nearest(own, amount, true) ?? nearest(sight.subjects, amount, true)
  if (!mark && amount.unit !== 'net-zero') return null
  const years = within(sight.years, part)
  const others = years.filter(({ role }) => role === 'other')
  const future = others.filter((one) => one.year >= year)
  const target = nearest(future.length > 0 ? future : others, amount, sight.isJapanese)
  const text = sight.text.slice(part.start, part.end)
  const kind = amount.unit === 'net-zero' ? 'net-zero' : mark!.kind
  // A part that borrows its subject borrows what it is divided by, too.
  const denominator = kind === 'absolute' ? denominatorIn(own.length > 0 ? text : sight.text) : null
  return {
    part,
    kind: denominator ? 'intensity' : kind,
    isOwnSubject: own.length > 0 || amount.unit === 'net-zero',
    subject: mark?.words ?? amount.words,
    denominator,
    scope: nearest(within(sight.scopes, part), amount, true),
    base: nearest(
      years.filter(({ role }) => role === 'base'),
      amount,
      sight.isJapanese,
    ),
    target,
    isSeveral: new Set(future.map((one) => one.year)).size > 1,
  }
}

interface Ending {
  readonly drafts: readonly Draft[]
  readonly sight: Sight
  readonly year: number
  readonly isRun: boolean
}

const isClimate = (kind: ReadKind) => kind === 'absolute' || kind === 'intensity' || kind === 'net-zero'

/** What a part leaves to its neighbours is taken from them: 「2013年度比で2030年度に46％、2035年度に60％」. */
function borrowed<T>(index: number, { drafts }: Ending, of: (draft: Draft) => T | null): T | null {
  const own = of(drafts[index]!)
  if (own !== null) return own
  const before = drafts.slice(0, index).findLast((draft) => of(draft) !== null)
  const after = drafts.slice(index + 1).find((draft) => of(draft) !== null)
  return before ? of(before) : after ? of(after) : null
}

function finish(draft: Draft, index: number, ending: Ending): ReadTarget {
  const { kind, denominator, part } = draft
  const takesBase = kind !== 'net-zero' && !levels.has(kind)
  const base = takesBase ? borrowed(index, ending, ({ base }) => base) : null
  const target = borrowed(index, ending, ({ target }) => target)
  const scope = isClimate(kind) ? borrowed(index, ending, ({ scope }) => scope) : null
  const foundFeatures = seenIn(draft, { base, target, hasScope: scope !== null }, ending)
  return {
    kind,
    denominator: denominator?.denominator ?? null,
    amount: toAmount(draft, ending.sight),
    scope: scope?.scope ?? null,
    base: base && toYear(base),
    target: target && target.year >= ending.year - 1 ? toYear(target) : null,
    confidence: confidenceOf(foundFeatures),
    seen: foundFeatures,
    words: {
      kind: denominator ? `${draft.subject} ${denominator.words}` : draft.subject,
      amount: part.amount.words,
      ...(scope && { scope: scope.words }),
      ...(base && { base: base.words }),
      ...(target && { target: target.words }),
    },
  }
}

const toYear = ({ year, isFiscal }: YearMark): ReadYear => ({ year, isFiscal })

function toAmount({ kind, part }: Draft, { text }: Sight): Amount | null {
  const { amount } = part
  if (amount.unit === 'net-zero') return null
  const after = text.slice(amount.end, amount.end + 40)
  const before = text.slice(Math.max(0, amount.start - 8), amount.start)
  const isLevel =
    levels.has(kind) ||
    (amount.unit === 't' &&
      (/^(?:\([^()]{0,30}\))?[^、。]{0,3}(?:まで|以下|に)/.test(after) || /\b(?:to|at|below) $/.test(before)))
  const isYearly =
    /(?:年平均|年率|毎年|年間平均|前年度?比)\s?$/.test(before) ||
    /^ ?(?:a year|per year|annually|each year)/i.test(after)
  return {
    direction: isLevel ? 'reach' : 'cut',
    unit: amount.unit,
    value: amount.value,
    most: amount.most,
    isYearly,
  }
}

/** Shares, or years, without a word between them. */
const tableLike = /%\s?[▲△]?\d|年度?\s?\d{4}年/

interface Fields {
  readonly base: YearMark | null
  readonly target: YearMark | null
  readonly hasScope: boolean
}

function seenIn(draft: Draft, { base, target, hasScope }: Fields, { sight, year, isRun }: Ending): Feature[] {
  const { part, kind } = draft
  const text = sight.text.slice(part.start, part.end)
  const hasCut = part.amount.isCut || cutWord.test(text) || (isClimate(kind) && cutWord.test(sight.text))
  const needsCut =
    kind === 'absolute' ||
    kind === 'intensity' ||
    kind === 'waste' ||
    kind === 'water' ||
    kind === 'plastic' ||
    kind === 'energy'
  const featureTests: readonly (readonly [Feature, boolean])[] = [
    ['target-word', targetWord.test(text)],
    ['target-word-elsewhere', !targetWord.test(text) && targetWord.test(sight.text)],
    ['future-year', target !== null && target.year >= year],
    ['deadline', target?.isDeadline ?? false],
    ['subject', draft.isOwnSubject],
    ['subject-elsewhere', !draft.isOwnSubject],
    ['cut-word', hasCut && kind !== 'net-zero'],
    ['base-year', base !== null],
    ['scope', hasScope],
    ['net-zero', kind === 'net-zero'],
    ['no-target-year', target === null],
    ['no-cut-word', needsCut && !hasCut],
    ['run', isRun],
    ['table', tableLike.test(sight.text)],
    ['several-years', draft.isSeveral],
    ['base-after-target', base !== null && target !== null && base.year >= target.year],
    ['past-year', target !== null && target.year < year],
  ]
  return [...featureTests.flatMap(([feature, holds]) => (holds ? [feature] : [])), ...warningsIn(part, sight.text)]
}

export type { AmountMark }
