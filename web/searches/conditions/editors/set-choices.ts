import type { SetName } from '#contract/search/condition.ts'
import type { RuleListName } from '#contract/search/rule-lists.ts'
import { ruleLists } from '#contract/search/rule-lists.ts'
import type { getSearchVocabulary } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { fold } from '../../../ui/fold.ts'
import type { ListedWatchlist } from '../../../watchlists/use-watchlists.ts'
import type { Names } from '../names.ts'

export type Vocabulary = Output<typeof getSearchVocabulary>

export interface SetChoice {
  readonly value: string
  readonly name: string
  readonly companies: number | null
  /** How far it is indented in a classification of several levels, from 0. */
  readonly level: number
}

/** The reader's watchlists as values of a condition; one that is chosen and not theirs is there to be taken out. */
export function watchlistChoices(
  lists: readonly ListedWatchlist[],
  selection: readonly string[],
  names: Names,
): SetChoice[] {
  const own = lists.map(({ id, name, companies }) => ({ value: String(id), name, companies, level: 0 }))
  const strange = selection.filter((value) => own.every((one) => one.value !== value))
  return [
    ...own,
    ...strange.map((value) => ({ value, name: names.value('watchlist', value), companies: null, level: 0 })),
  ]
}

/** Values of a list with their companies; chosen ones are there even when no company has them. */
export function setChoices(
  name: Exclude<SetName, RuleListName | 'watchlist'>,
  { vocabulary, selection, names }: { vocabulary: Vocabulary; selection: readonly string[]; names: Names },
): SetChoice[] {
  const counted = name === 'company' ? [] : vocabulary.sets[name]
  const values = new Set(counted.map(({ value }) => value))
  const all = [...counted, ...selection.flatMap((value) => (values.has(value) ? [] : [{ value, companies: null }]))]
  const isTree = name === 'gics' || name === 'gics2018'
  const isCoded = isTree || name === 'tse33' || name === 'tse17'
  const list = all.map(({ value, companies }) => ({
    value,
    companies,
    name: names.value(name, value),
    level: isTree ? value.length / 2 - 1 : 0,
  }))
  if (name === 'region') return inRegions(list, vocabulary.regions)
  return isCoded ? list.sort((a, b) => byCode(a.value, b.value)) : list
}

/** Each region before those inside of it, in the order of the table; what is none stands last. */
function inRegions(list: readonly SetChoice[], regions: Vocabulary['regions']): SetChoice[] {
  const inside = Map.groupBy(regions, ({ parent }) => parent)
  const walk = (parent: string | null, level: number): SetChoice[] =>
    (inside.get(parent) ?? []).flatMap(({ code }) => {
      const choice = list.find(({ value }) => value === code)
      return [...(choice ? [{ ...choice, level }] : []), ...walk(code, level + 1)]
    })
  const codes = new Set(regions.map(({ code }) => code))
  return [...walk(null, 0), ...list.filter(({ value }) => !codes.has(value))]
}

/** A sector before its groups; numbers of one length by size. */
function byCode(a: string, b: string): number {
  if (/^\d{1,2}$/.test(a) && /^\d{1,2}$/.test(b)) return Number(a) - Number(b)
  return a < b ? -1 : a > b ? 1 : 0
}

interface RuleChoice {
  readonly code: string
  readonly name: string
  readonly states: readonly { readonly value: string; readonly state: string; readonly companies: number }[]
}

/** Themes, screens, regulations or indices with every state they can answer; the usual one is written without. */
export function ruleChoices(name: RuleListName, vocabulary: Vocabulary, names: Names): RuleChoice[] {
  return vocabulary.themes
    .filter(({ kind }) => kind === ruleLists[name].kind)
    .map(({ code, states }) => ({
      code,
      name: names.value(name, code),
      states: states.map(({ state, companies }) => ({
        state,
        companies,
        value: state === ruleLists[name].defaultState ? code : `${code}:${state}`,
      })),
    }))
}

/** Whether a search text is in one of these, whatever its case, width and kind of kana. */
export function isIn(text: string, ...fields: readonly string[]): boolean {
  const folded = fold(text)
  return folded === '' || folded.split(/\s+/).every((word) => fields.some((field) => fold(field).includes(word)))
}
