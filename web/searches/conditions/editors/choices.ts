import type { Indicator } from '#contract/market/indicators.ts'
import type { Leaf, SetName, WordName } from '#contract/search/condition.ts'
import type { OwnMeasure } from '#contract/search/measure.ts'
import { measureOf } from '#contract/search/measure.ts'
import { hasConsensus } from '#methodology/ratings/consensus.ts'
import { categories, type scoreKeys, sdgScores, tagScores, totalKeys } from '#methodology/scores/hierarchy.ts'
import { vendorKeys, vendorName } from '../../../app/vendors.ts'
import { language } from '../../../i18n/language.ts'
import { categoryName } from '../../../indicators/categories.ts'
import { measureMessages } from '../../../indicators/measures/measure-messages.ts'
import { unitWords } from '../../../indicators/units.ts'
import { useIndicators } from '../../../indicators/use-indicators.ts'
import { scoreName } from '../../../scoring/score-messages.ts'
import { conditionMessages } from '../messages.ts'
import { useSearchVocabulary } from '../names.ts'
import { editorMessages } from './editor-messages.ts'

/** Something that a condition can be about. */
export interface Choice {
  readonly key: string
  readonly label: string
  /** Beside the label: unit or code. */
  readonly note?: string
  /** Further search words. */
  readonly terms: string
  readonly isLocked?: boolean
  /** A condition that asks nothing yet. */
  readonly leaf: Leaf
}

export interface ChoiceSection {
  readonly key: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly sections: readonly ChoiceSection[]
}

const section = (key: string, label: string, choices: readonly Choice[], sections: readonly ChoiceSection[] = []) => ({
  key,
  label,
  choices,
  sections,
})

/** Everything that can be searched by, in the order of the list. */
export function useChoices(): ChoiceSection[] {
  const { sections: s } = editorMessages()
  const { data: indicators = [] } = useIndicators()
  const { data: vocabulary } = useSearchVocabulary()
  const isLocked = (vendor: string) => vocabulary?.vendors.find((one) => one.vendor === vendor)?.isLocked ?? false
  // A list that no company of the market has a value of finds nobody.
  const has = (name: SetName) => vocabulary?.sets[name as 'market']?.length !== 0
  const byCode = (code: string) => indicators.filter((one) => one.code === code).map(indicatorChoice)
  return [
    section(
      'company',
      s.company,
      (['watchlist', 'market', 'country', 'region', 'listing', 'accounts'] as const).filter(has).map(setChoice),
    ),
    section('industry', s.industry, (['tse33', 'tse17', 'gics', 'gics2018'] as const).filter(has).map(setChoice)),
    section(
      'themes',
      s.themes,
      ['theme', 'screen', 'regulation', 'index', 'sbti'].map((name) => setChoice(name as SetName)),
    ),
    section('words', s.words, [wordChoice('word'), wordChoice('name')]),
    section('size', s.size, [
      ownChoice('market_cap'),
      ...byCode('F-PL-001'),
      ...byCode('F-HR-001'),
      ownChoice('volume'),
    ]),
    section(
      'events',
      s.events,
      ['coverage', 'sentiment', 'scandal'].map((of) => ownChoice(of as OwnMeasure)),
    ),
    section(
      'scores',
      s.scores,
      [],
      [
        section('pillars', s.pillars, totalKeys.map(scoreChoice)),
        section('categories', s.categories, categories.map(scoreChoice)),
        section('tags', s.tags, tagScores.map(scoreChoice)),
        section('sdgs', s.sdgs, sdgScores.map(scoreChoice)),
      ],
    ),
    section('vendors', s.vendors, [
      { ...ownChoice('consensus'), isLocked: !hasConsensus(vendorKeys().filter((vendor) => !isLocked(vendor))) },
      ...vendorKeys().map((vendor) => ({
        ...measureChoice(vendor, vendorName(vendor)),
        isLocked: isLocked(vendor),
      })),
    ]),
    section('indicators', s.indicators, [], indicatorTree(indicators)),
  ]
}

function setChoice(name: SetName): Choice {
  const m = conditionMessages()
  return {
    key: name,
    label: m.sets[name],
    terms: m.setsShort[name],
    leaf: { kind: 'set', isExcluded: false, name, values: [] },
  }
}

function wordChoice(name: WordName): Choice {
  const label = conditionMessages().words[name]
  return { key: name, label, terms: '', leaf: { kind: 'words', isExcluded: false, name, values: [] } }
}

function measureChoice(of: string, label: string, more: Partial<Choice> = {}): Choice {
  const rest = { isExcluded: false, ranges: [], classes: [], absent: null, isDisclosedOnly: false }
  return { key: of, label, terms: of, leaf: { kind: 'measure', measure: measureOf(of), ...rest }, ...more }
}

const ownChoice = (of: OwnMeasure) => measureChoice(of, measureMessages().own[of])
const scoreChoice = (key: (typeof scoreKeys)[number]) => measureChoice(key, scoreName(key))

function indicatorChoice({ code, nameJa, nameEn, unit, smallJa, smallEn }: Indicator): Choice {
  const isJa = language() === 'ja'
  return measureChoice(code, isJa ? nameJa : nameEn, {
    note: unitWords(unit),
    terms: [code, nameJa, nameEn, smallJa, smallEn].join(' '),
  })
}

function indicatorTree(indicators: readonly Indicator[]): ChoiceSection[] {
  const large = Map.groupBy(indicators, (one) => one.large)
  return [...large].map(([key, rows]) => {
    const middle = Map.groupBy(rows, (one) => one.middle)
    return section(
      key,
      categoryName(key),
      [],
      [...middle].map(([name, own]) => section(`${key} ${name}`, categoryName(name), own.map(indicatorChoice))),
    )
  })
}

/** All choices of sections and those inside, each once. */
export function choicesOf(sections: readonly ChoiceSection[]): Choice[] {
  const all = sections.flatMap((one): Choice[] => [...one.choices, ...choicesOf(one.sections)])
  return [...new Map(all.map((choice) => [choice.key, choice])).values()]
}

export const countOf = (one: ChoiceSection): number => choicesOf([one]).length
