import type { Measure } from './measure.ts'

/** Bounds of a search, so that nobody can ask for more than a moment of work. */
export const searchBounds = {
  /** UTF-16 units of a whole condition as text. */
  text: 8000,
  /** Groups inside of each other. */
  depth: 5,
  /** Single conditions. */
  conditions: 40,
  /** Values, words or ranges of one condition. */
  values: 200,
  /** UTF-16 units of one word or value. */
  word: 100,
  /** Words that are looked for in news and patents, over all conditions. */
  words: 50,
  columns: 40,
  sorts: 5,
} as const

/** Conditions whose values are looked up in a list. */
export const setNames = [
  'market', // code of a market segment: PRM
  'tse33', // four digits
  'tse17', // one or two digits
  'gics', // 2, 4, 6 or 8 digits of 2023: the 11, 25 and 74 groupings
  'gics2018', // 2, 4 or 6 digits of 2018: the 24 and 69 groupings
  'country', // two letters, head office
  'region', // of the head office: a region of UN M49, 142, of Japan, JP-kanto, or a prefecture, JP-13
  'listing', // listed, delisted
  'accounts', // consolidated, standalone
  'theme', // code of a theme, `human_rights`, or with its state, `human_rights:no_information`
  'screen', // code of a negative screen: companies it hits, unless a state is said
  'regulation', // code of a regulation: companies it applies to, unless a state is said
  'index', // code of an index: members, unless a state is said
  'sbti', // status of the company’s climate targets
  'company', // number of a company
  'watchlist', // number of a list of the caller’s own
] as const
export type SetName = (typeof setNames)[number]

/** Conditions of free words; a company with any of them fits. */
export const wordNames = [
  'name', // in its names in any script, ticker, codes, ISIN
  'word', // the same, and its news and patents
] as const
export type WordName = (typeof wordNames)[number]

/** Bounds that belong to the range; without any it is every figure there is. */
export interface Range {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** What is done with companies that have no figure: they fit, or are tested with the worst value there can be. */
export type Absent = 'missing' | 'worst'

export interface GroupCondition {
  readonly kind: 'all' | 'any'
  readonly isExcluded: boolean
  readonly of: readonly Condition[]
}

export interface SetCondition {
  readonly kind: 'set'
  readonly isExcluded: boolean
  readonly name: SetName
  readonly values: readonly string[]
}

export interface WordCondition {
  readonly kind: 'words'
  readonly isExcluded: boolean
  readonly name: WordName
  readonly values: readonly string[]
}

export interface MeasureCondition {
  readonly kind: 'measure'
  readonly isExcluded: boolean
  readonly measure: Measure
  /** Any of them is enough. */
  readonly ranges: readonly Range[]
  /** Classes and bands of scores, levels of vendors, yes and no; any of them is enough. */
  readonly classes: readonly string[]
  /** Left out when null. */
  readonly absent: Absent | null
  /** Whether figures that the source estimated do not count. */
  readonly isDisclosedOnly: boolean
}

export type Condition = GroupCondition | SetCondition | WordCondition | MeasureCondition
export type Leaf = Exclude<Condition, GroupCondition>

export const isGroup = (condition: Condition): condition is GroupCondition =>
  condition.kind === 'all' || condition.kind === 'any'

/** Everything; what a search without conditions asks. */
export const everything: GroupCondition = { kind: 'all', isExcluded: false, of: [] }
