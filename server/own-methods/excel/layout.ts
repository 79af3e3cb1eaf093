import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import type { PeerBasis, PeerGroups } from '#methodology/panel/peers.ts'
import { customBases, industryPrefix } from '#methodology/scores/custom/bases.ts'
import { type Category, categories, type ScoredIndicator, totals } from '#methodology/scores/hierarchy.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { listIndustriesOf } from '#server/catalogue/custom-industries.ts'
import { groupName } from '#server/industries/names.ts'
import { materialityOf, scoreTables } from '#server/market/scores/tables.ts'
import { workbookWords } from './words.ts'

export type Language = 'ja' | 'en'
export type IndustryCount = keyof typeof customBases

/** Raised when the cells of a workbook move; one of another version is refused. */
export const workbookVersion = 2
/** The hidden sheet that says what a workbook is. */
export const markSheet = 'satoyama'
/** In the first cell of the sheet of directions and transforms. */
export const adjustmentsCode = '#'
/** Where companies without an industry of the classification are meant, in the first cell of their sheet. */
export const othersCode = '*'
/** Rows above the first indicator: the industry with its sum, and the heads. */
export const headRows = 2
/** Position of the column of weights. */
export const weightColumn = 3
/** Characters of a sheet's name that Excel takes. */
const longestSheetName = 31

export interface IndicatorRow {
  readonly code: string
  readonly nameJa: string
  readonly nameEn: string
  readonly category: Category
  readonly direction: ScoredIndicator['direction']
}

export interface IndustrySheet {
  /** Null for companies without an industry of the classification. */
  readonly industry: string | null
  /** `othersCode` for null. */
  readonly code: string
  readonly name: string
  /** As its tab has it. */
  readonly sheet: string
}

/** The indicators that scores are made of, as the catalogue has them. */
export const indicatorRows = once((): readonly IndicatorRow[] =>
  readCatalogue().flatMap(({ kind, code, nameJa, nameEn, direction, middle }) => {
    const category = categories.find((each) => each === middle)
    return kind === 'esg' && direction !== 'neutral' && category ? [{ code, nameJa, nameEn, category, direction }] : []
  }),
)

/** Names what stands in the rows, so that a workbook of an older catalogue is known. */
export const catalogueHash = once(() => hashOf(indicatorRows().map(({ code, category }) => [code, category])))

export const indicatorName = ({ nameJa, nameEn }: IndicatorRow, language: Language) =>
  language === 'ja' ? nameJa : nameEn

/** `環境：気候変動`, `Environment: Climate change`. */
export function categoryName({ category }: IndicatorRow, language: Language): string {
  const pillar = (['e_score', 's_score', 'g_score'] as const).find((key) =>
    (totals[key] as readonly string[]).includes(category),
  )!
  const words = scoreNames[language]
  return [scoreTitle(pillar, words), scoreTitle(category, words)].join(language === 'ja' ? '：' : ': ')
}

/** The sheets of a workbook, in the order of the classification, those without an industry last. */
export function sheetsOf(count: IndustryCount, language: Language): IndustrySheet[] {
  const basis = customBases[count]
  const { guide, adjustments, othersOf } = workbookWords[language]
  const others = othersOf[basis === 'tse33' ? 'tse33' : 'gics']
  const usedNames = new Set<string>([guide, adjustments.sheet, markSheet].map((name) => name.toLowerCase()))
  const industries = listIndustriesOf(count).map((code) => {
    const { nameJa, nameEn } = groupName(basis, `${industryPrefix(basis)}${code}`)
    const name = language === 'ja' ? nameJa : nameEn
    return { industry: code, code, name, sheet: sheetName(name, usedNames) }
  })
  return [...industries, { industry: null, code: othersCode, name: others, sheet: sheetName(others, usedNames) }]
}

/** A name that Excel takes for a sheet and no other of the workbook has. */
function sheetName(name: string, usedNames: Set<string>): string {
  const plain = name.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '')
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` (${number})`
    const isCut = plain.length + end.length > longestSheetName
    const text = (isCut ? `${plain.slice(0, longestSheetName - end.length - 1).trimEnd()}…` : plain) + end
    if (usedNames.has(text.toLowerCase())) continue
    usedNames.add(text.toLowerCase())
    return text
  }
}

/** Decimals that the standard's weights are written with. */
const precision = 1e6

/**
 * What the standard gives each indicator in each sheet, sheet × indicators + indicator: the weight of its category shared equally
 * among the indicators of the category, together 100.
 */
export function standardWeights(count: IndustryCount): Float64Array {
  const cachedWeights = standards().get(count)
  if (cachedWeights) return cachedWeights
  const basis: PeerBasis = customBases[count]
  const codes = [...listIndustriesOf(count).map((code) => `${industryPrefix(basis)}${code}`), 'unclassified']
  const peers = { basis, industries: codes.map((code) => ({ code })) } as unknown as PeerGroups
  const materiality = materialityOf(peers, scoreTables())
  const rows = indicatorRows()
  const members = categories.map((category) => rows.filter((row) => row.category === category).length)
  const weights = new Float64Array(codes.length * rows.length)
  for (const sheet of codes.keys()) {
    const ofCategories = materiality.subarray(sheet * categories.length, (sheet + 1) * categories.length)
    const whole = ofCategories.reduce((sum, weight, at) => sum + (members[at]! > 0 ? weight : 0), 0)
    for (const [at, { category }] of rows.entries()) {
      const position = categories.indexOf(category)
      const weight = (100 * ofCategories[position]!) / whole / members[position]!
      weights[sheet * rows.length + at] = Math.round(weight * precision) / precision
    }
  }
  standards().set(count, weights)
  return weights
}

const standards = once(() => new Map<IndustryCount, Float64Array>())
