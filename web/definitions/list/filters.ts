import type { Definition } from '#contract/market/indicators.ts'
import { categoryName } from '../../indicators/categories.ts'
import { referenceNames } from '../../indicators/reference-names.ts'
import { standardsOf } from '../../indicators/standards.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { fold } from '../../ui/fold.ts'
import type { DefinitionsSearch } from '../address.ts'
import { tagName } from '../tag-name.ts'

/** What an indicator says along each dimension that the list can be filtered by. */
const valuesOf = {
  class: ({ large, middle }) => [large, middle],
  small: ({ smallEn }) => [smallEn],
  sdg: ({ sdgs }) => sdgs.map(String),
  standard: standardsOf,
  direction: ({ direction }) => [direction],
  type: ({ type }) => [type],
  filing: ({ elements }) => [elements.length > 0 ? 'yes' : 'no'],
  scored: ({ isScored }) => [isScored ? 'yes' : 'no'],
  tag: ({ scoreTags }) => scoreTags,
} as const satisfies Record<string, (definition: Definition) => readonly string[]>

export type Dimension = keyof typeof valuesOf
export const dimensions = Object.keys(valuesOf) as Dimension[]
/** The conditions of the address. */
export type Choice = Readonly<Omit<DefinitionsSearch, 'page' | 'perPage' | 'rates'>>

const squeezed = (text: string) => fold(text).replace(/[\s・()/,-]/g, '')

/** The searchable text of an indicator, folded once; another language is another load. */
const cache = new WeakMap<Definition, string>()
function searchText(definition: Definition): string {
  const cached = cache.get(definition)
  if (cached !== undefined) return cached
  const { code, questionCode, nameJa, nameEn, smallJa, smallEn, standardRefs, ssbjRefs, elements } = definition
  const goals = definition.sdgs.map((goal) => scoreName(`sdgs_${goal}_score`))
  const groups = [categoryName(definition.middle), ...definition.scoreTags.map(tagName), ...goals]
  const names = [code, questionCode, nameJa, nameEn, smallJa, smallEn, ...groups]
  const texts = [...names, ...standardRefs.flatMap(referenceNames), ...ssbjRefs, ...elements]
  const text = texts.map(squeezed).join('\n')
  cache.set(definition, text)
  return text
}

/** Whether every word that is typed stands somewhere in an indicator's codes, names, groups, references or elements. */
export function matchesText(definition: Definition, find: string): boolean {
  const words = fold(find).split(' ').map(squeezed).filter(Boolean)
  return words.every((word) => searchText(definition).includes(word))
}

function fits(definition: Definition, choice: Choice, dimension: Dimension): boolean {
  const value = choice[dimension]
  return value === undefined || (valuesOf[dimension](definition) as readonly string[]).includes(value)
}

export function filterDefinitions(definitions: readonly Definition[], choice: Choice): Definition[] {
  return definitions.filter(
    (definition) =>
      matchesText(definition, choice.find ?? '') &&
      dimensions.every((dimension) => fits(definition, choice, dimension)),
  )
}

export type Facets = Readonly<Record<Dimension, ReadonlyMap<string, number>>>

/** How many indicators each value would leave, all other conditions standing. */
export function facetsOf(definitions: readonly Definition[], choice: Choice): Facets {
  const matches = definitions.filter((definition) => matchesText(definition, choice.find ?? ''))
  const countsOf = (dimension: Dimension): Map<string, number> => {
    const counts = new Map<string, number>()
    // Small classes belong to one middle class only, so another class is no condition of theirs and the reverse.
    const others = dimensions.filter((other) => other !== dimension && !(dimension === 'class' && other === 'small'))
    for (const definition of matches) {
      if (!others.every((other) => fits(definition, choice, other))) continue
      for (const value of valuesOf[dimension](definition)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
  return Object.fromEntries(dimensions.map((dimension) => [dimension, countsOf(dimension)])) as Record<
    Dimension,
    Map<string, number>
  >
}
