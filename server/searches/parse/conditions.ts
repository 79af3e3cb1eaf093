import type { Condition, GroupCondition, Leaf, MeasureCondition, SetCondition } from '#contract/search/condition.ts'
import { isGroup, searchBounds } from '#contract/search/condition.ts'
import type { FaultReason, SearchFault } from '#contract/search/fault.ts'
import { aspectsOf, boundsOf, isOfDay, type Measure } from '#contract/search/measure.ts'
import { isRuleList, parseRuleValue } from '#contract/search/rule-lists.ts'
import { parseCondition, parseMeasure, printMeasure } from '#contract/search/text.ts'
import { type RatingVendor, ratingClasses } from '#methodology/ratings/vendor-scales.ts'
import { rankBands } from '#methodology/scores/rank-bands.ts'
import { once } from '#server/cache/once.ts'
import { readGics, readMarketSegments, readTse17, readTse33 } from '#server/catalogue/classifications.ts'
import { readRegions } from '#server/catalogue/regions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indicatorOf } from '#server/market/measures/indicator-measure.ts'
import { vendorLevels } from '#server/market/ratings/scales.ts'
import { ruleCodes, ruleStates } from '../evaluate/lists.ts'

/** What a market knows, that a condition can be about. */
export interface SearchVocabulary {
  readonly years: readonly number[]
  /** Memberships that were brought in and that no rule names. */
  readonly hasRule: (code: string) => boolean
  readonly vendors: readonly RatingVendor[]
}

type Parameter = SearchFault['parameter']

export function refuse(
  parameter: Parameter,
  reason: FaultReason,
  { text, at = 0 }: { text: string; at?: number },
): Refusal {
  return new Refusal('search.invalid', { search: { parameter, reason, at, text: text.slice(0, searchBounds.word) } })
}

/** Read a condition, or say what is wrong with it and where. */
export function readCondition(where: string, vocabulary: SearchVocabulary): GroupCondition {
  const parsed = parseCondition(where)
  if (parsed.kind === 'fault') throw refuse('where', parsed.fault.reason, parsed.fault)
  for (const leaf of leavesOf(parsed.value)) {
    const fault = faultOf(leaf, vocabulary)
    if (fault) throw refuse('where', fault.reason, { text: fault.text, at: placeOf(fault, where) })
  }
  return parsed.value
}

/** Where the piece stands; one that a comma has cut off is named with it. */
function placeOf({ reason, text }: Fault, where: string): number {
  const cut = reason === 'range' ? where.normalize('NFKC').indexOf(`,${text}`) : -1
  return Math.max(0, cut === -1 ? where.indexOf(text) : cut)
}

/** Numbers of the watchlists that a condition names. */
export function watchlistsIn(condition: Condition): number[] {
  return leavesOf(condition).flatMap((leaf) =>
    leaf.kind === 'set' && leaf.name === 'watchlist' ? leaf.values.map(Number) : [],
  )
}

/** The caller has no list of this number. */
export function refuseWatchlist(where: string, id: number): Refusal {
  const at = where.indexOf(String(id), where.indexOf('watchlist('))
  return refuse('where', 'unknown-watchlist', { text: String(id), at: Math.max(0, at) })
}

/** Read one measure of some parameter. */
export function readMeasure(
  text: string,
  vocabulary: SearchVocabulary,
  { parameter, at = 0 }: { parameter: Parameter; at?: number },
): Measure {
  const parsed = parseMeasure(text)
  if (parsed.kind === 'fault') throw refuse(parameter, parsed.fault.reason, { text, at })
  const fault = faultOfMeasure(parsed.value, vocabulary)
  if (fault) throw refuse(parameter, fault, { text, at })
  return parsed.value
}

export function leavesOf(condition: Condition): Leaf[] {
  return isGroup(condition) ? condition.of.flatMap(leavesOf) : [condition]
}

interface Fault {
  readonly reason: FaultReason
  readonly text: string
}

function faultOf(leaf: Leaf, vocabulary: SearchVocabulary): Fault | null {
  if (leaf.kind === 'words') return null
  if (leaf.kind === 'set') return faultOfSet(leaf, vocabulary)
  const reason = faultOfMeasure(leaf.measure, vocabulary)
  if (reason) return { reason, text: printMeasure(leaf.measure) }
  return faultOfBounds(leaf) ?? faultOfClasses(leaf, vocabulary)
}

/** A bound beyond all that its measure can be would find nothing, or everything: another scale is meant. */
function faultOfBounds({ measure, ranges }: MeasureCondition): Fault | null {
  const [least, most] = boundsOf(measure) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const strange = ranges.flatMap(({ min, max }) => [min, max]).find((bound) => bound! < least || bound! > most)
  return strange === undefined ? null : { reason: 'scale', text: String(strange) }
}

/** A number by itself is what a decimal comma leaves of a range. */
const isNumber = (text: string) => /^-?\d+(?:\.\d+)?%?$/.test(text)

function faultOfMeasure(
  { subject, aspect, year, from }: Measure,
  { years, vendors }: SearchVocabulary,
): FaultReason | null {
  const indicator = indicatorOf(subject)
  if (subject.kind === 'indicator' && !indicator) return 'unknown-name'
  if (subject.kind === 'vendor' && !vendors.some(({ key }) => key === subject.name)) return 'unknown-name'
  const yearsUsed = [year, from].filter((each) => each !== undefined)
  if (yearsUsed.some((each) => !years.includes(each))) return 'year'
  if (isOfDay(subject) && yearsUsed.length > 0) return 'aspect'
  return aspectsOf(subject, indicator?.isBoolean ?? false).includes(aspect) ? null : 'aspect'
}

/** Classes are of scores’ and vendors’ own values, and a yes or no of answers. */
function faultOfClasses({ measure, classes }: MeasureCondition, vocabulary: SearchVocabulary): Fault | null {
  const allowed = classesOf(measure, vocabulary)
  const strange = classes.find((name) => !allowed.includes(name))
  if (strange === undefined) return null
  return isNumber(strange) && allowed.every((name) => !isNumber(name))
    ? { reason: 'range', text: strange }
    : { reason: 'unknown-value', text: strange }
}

export function classesOf(
  { subject, aspect }: Measure,
  { vendors }: Pick<SearchVocabulary, 'vendors'>,
): readonly string[] {
  if (aspect !== 'value') return []
  if (subject.kind === 'score') return ['strength', 'average', 'issue', ...rankBands]
  if (subject.kind === 'vendor') {
    const vendor = vendors.find(({ key }) => key === subject.name)
    return vendor ? [...ratingClasses, ...vendorLevels(vendor)] : []
  }
  return indicatorOf(subject)?.isBoolean ? ['yes', 'no'] : []
}

/** Values that a condition of a list may take; undefined where its shape alone decides. */
function listValues(name: SetCondition['name']): ReadonlySet<string> | undefined {
  return lists()[name]
}

const lists = once(
  (): Partial<Record<SetCondition['name'], ReadonlySet<string>>> => ({
    market: codesOf(readMarketSegments()),
    tse33: codesOf(readTse33()),
    tse17: codesOf(readTse17()),
    gics: codesOf(readGics().filter(({ basis }) => basis === '2023')),
    gics2018: codesOf(readGics().filter(({ basis }) => basis === '2018')),
    region: codesOf(readRegions()),
    listing: new Set(['listed', 'delisted']),
    accounts: new Set(['consolidated', 'standalone']),
    sbti: new Set(['targets-set', 'committed', 'removed', 'net-zero', 'none']),
  }),
)

const codesOf = (rows: readonly { readonly code: string }[]) => new Set(rows.map(({ code }) => code))

const shapes: Partial<Record<SetCondition['name'], RegExp>> = {
  country: /^[A-Z]{2}$/,
  company: /^[1-9]\d{0,9}$/,
  watchlist: /^[1-9]\d{0,8}$/,
}

function faultOfSet({ name, values }: SetCondition, vocabulary: SearchVocabulary): Fault | null {
  const isKnown = (value: string) => {
    if (isRuleList(name)) {
      const { code, state } = parseRuleValue(name, value)
      const isCode = ruleCodes(name).has(code) || (name === 'index' && vocabulary.hasRule(code))
      return isCode && ruleStates(code).includes(state)
    }
    return listValues(name)?.has(value) ?? shapes[name]?.test(value) ?? false
  }
  const strange = values.find((value) => !isKnown(value))
  return strange === undefined ? null : { reason: 'unknown-value', text: strange }
}
