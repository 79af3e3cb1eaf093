import type { Indicator } from '#contract/market/indicators.ts'
import { measureOf, type OwnMeasure, ownMeasures } from '#contract/search/measure.ts'
import { hasConsensus } from '#methodology/ratings/consensus.ts'
import { categories, sdgScores, tagScores, totals } from '#methodology/scores/hierarchy.ts'
import { vendorKeys } from '../../app/vendors.ts'
import { categoryName } from '../categories.ts'
import { measureMessages } from './measure-messages.ts'
import { wordsOf } from './measures.ts'
import { pickerMessages } from './picker-messages.ts'

/** One measure in the list. */
export interface MeasureOption {
  readonly of: string
  readonly name: string
  readonly unit: string
  /** Said beside it: the code of an indicator. */
  readonly code: string
  /** Steps to the right: a category stands below its pillar. */
  readonly level: 0 | 1 | 2
  /** A vendor outside the account's contract. */
  readonly isLocked: boolean
  /** Everything that finds it, folded. */
  readonly text: string
}

export interface MeasureGroup {
  readonly key: string
  readonly name: string
  readonly options: readonly MeasureOption[]
}

interface Sources {
  readonly indicators: readonly Indicator[]
  /** Vendors that the account sees. */
  readonly vendors: readonly string[]
  readonly recent: readonly string[]
}

/** Letters of any width and case alike. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** All measures by kind: those chosen lately, scores as a tree, vendors, our own, indicators by class. */
export function measureGroups({ indicators, vendors, recent }: Sources): MeasureGroup[] {
  const m = pickerMessages()
  const byCode = new Map(indicators.map((row) => [row.code, row]))
  const visible = vendorKeys().filter((vendor) => vendors.includes(vendor))
  const option = (of: string, level: MeasureOption['level'] = 0): MeasureOption => {
    const indicator = byCode.get(of)
    const { kind, short, unit } = wordsOf(measureOf(of), byCode)
    const name = kind === 'own' ? measureMessages().own[of as OwnMeasure] : short
    const isVendor = vendorKeys().includes(of as string)
    const isLocked = isVendor ? !vendors.includes(of) : of === 'consensus' && !hasConsensus(visible)
    const more = indicator ? `${indicator.nameJa} ${indicator.nameEn} ${indicator.questionCode}` : ''
    return { of, name, unit, level, isLocked, code: indicator ? of : '', text: folded(`${name} ${of} ${more}`) }
  }
  const plain = (keys: readonly string[]) => keys.map((key) => option(key))
  const codes = new Set([...byCode.keys(), ...categories, ...Object.keys(totals), ...tagScores, ...sdgScores])
  const exists = (of: string) => codes.has(of) || [...vendorKeys(), ...ownMeasures].some((name) => name === of)
  const groups = [
    { key: 'recent', name: m.recent, options: plain(recent.filter(exists)) },
    { key: 'scores', name: m.scores, options: scoreTree(option) },
    { key: 'tags', name: m.tags, options: plain(tagScores) },
    { key: 'goals', name: m.goals, options: plain(sdgScores) },
    { key: 'vendors', name: m.vendors, options: plain(vendorKeys()) },
    { key: 'own', name: m.own, options: plain(ownMeasures) },
    ...indicatorClasses(indicators).map(({ key, name, codes }) => ({ key, name, options: plain(codes) })),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function scoreTree(option: (of: string, level: MeasureOption['level']) => MeasureOption): MeasureOption[] {
  const { sustainability_score: _, ...pillars } = totals
  return [
    option('sustainability_score', 0),
    ...Object.entries(pillars).flatMap(([pillar, parts]) => [
      option(pillar, 1),
      ...parts.map((category) => option(category, 2)),
    ]),
  ]
}

function indicatorClasses(indicators: readonly Indicator[]) {
  const classes = new Map<string, { key: string; name: string; codes: string[] }>()
  for (const { large, middle, code, sameAs } of indicators) {
    if (sameAs) continue // The same figure under another code.
    const key = `${large}/${middle}`
    const group = classes.get(key) ?? { key, name: `${categoryName(large)} › ${categoryName(middle)}`, codes: [] }
    classes.set(key, group)
    group.codes.push(code)
  }
  return [...classes.values()]
}

/** Groups with what holds every word, in any order. */
export function matching(groups: readonly MeasureGroup[], typed: string): readonly MeasureGroup[] {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return groups
  return groups
    .filter(({ key }) => key !== 'recent')
    .map((group) => ({
      ...group,
      options: group.options.filter(({ text }) => words.every((word) => text.includes(word))),
    }))
    .filter(({ options }) => options.length > 0)
}
