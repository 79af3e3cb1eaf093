import { z } from 'zod'
import { furtherPosition, type Panel } from '#methodology/panel/panel.ts'
import type { Crosswalks, PeerGroups } from '#methodology/panel/peers.ts'
import { categories, type ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { materialityPercents } from '#methodology/scores/materiality.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'
import { readFurtherScored } from '../panel/further/rows.ts'

const MaterialityRow = z.object({
  ...fact,
  gics_code: z.string().length(6),
  middle_category: z.enum(categories),
  weight: z.coerce.number().int().min(0).max(5),
})
const CrosswalkRow = z.object({ ...fact, tse33_code: z.string().length(4), gics_code: z.string().length(6) })
const Gics2018Row = z.object({ ...fact, gics_2018: z.string(), gics_2023: z.string() })
const Tse33Row = z.object({ ...fact, code: z.string(), tse17_code: z.string() })

/** The tables that a score depends on besides the figures. */
interface ScoreTables {
  readonly walks: Crosswalks
  /** Materiality weights of each of the 74 industries, in the order of the categories. */
  readonly materiality: ReadonlyMap<string, readonly number[]>
  /** The 74 industries that companies of a TSE 33 industry mostly belong to. */
  readonly gicsOfTse33: ReadonlyMap<string, readonly string[]>
  /** Names the whole content; part of every recipe. */
  readonly hash: string
}

export const scoreTables = once(readScoreTables)

function readScoreTables(): ScoreTables {
  const mapping = readTable('gics_2018_to_2023.csv', Gics2018Row)
  // Where several became one, or one several, the code that kept its name decides; otherwise the first.
  const gics2018 = new Map<string, string>()
  for (const { gics_2018: old, gics_2023: now } of mapping)
    if (!gics2018.has(now) || old === now) gics2018.set(now, old)
  const tse17 = new Map(readTable('tse33.csv', Tse33Row).map(({ code, tse17_code }) => [code, tse17_code]))
  const materiality = new Map<string, number[]>()
  for (const { gics_code, middle_category, weight } of readTable('materiality.csv', MaterialityRow)) {
    const weights = materiality.get(gics_code) ?? categories.map(() => 0)
    materiality.set(gics_code, weights)
    weights[categories.indexOf(middle_category)] = weight
  }
  const gicsOfTse33 = new Map<string, string[]>()
  for (const { tse33_code, gics_code } of readTable('tse33_gics.csv', CrosswalkRow)) {
    gicsOfTse33.set(tse33_code, [...(gicsOfTse33.get(tse33_code) ?? []), gics_code])
  }
  const hash = hashOf({
    indicators: scoredRows(),
    materiality: Object.fromEntries(materiality),
    gicsOfTse33: Object.fromEntries(gicsOfTse33),
    gics2018: Object.fromEntries(gics2018),
    tse17: Object.fromEntries(tse17),
  })
  return { walks: { gics2018, tse17 }, materiality, gicsOfTse33, hash }
}

function scoredRows() {
  return readCatalogue().flatMap((row) => {
    const { kind, code, middle, direction, sizeBase, figureKind, scoreTags, sdgs, boundary } = row
    if (kind !== 'esg' || direction === 'neutral') return []
    const category = categories.find((each) => each === middle)
    return category
      ? [{ code, category, direction, size: sizeBase, tags: [...scoreTags], sdgs: [...sdgs], boundary, figureKind }]
      : []
  })
}

/** Which way is better, by code of the indicators that scores are made of. */
export const scoredDirections = once(
  (): ReadonlyMap<string, ScoredIndicator['direction']> =>
    new Map(scoredRows().map(({ code, direction }) => [code, direction])),
)

/** The indicators that scores are made of: the catalogue's own with a better and a worse end. */
export function scoredIndicators(panel: Panel): ScoredIndicator[] {
  const positions = new Map(panel.indicators.map(({ code }, position) => [code, position]))
  return scoredRows().flatMap(({ boundary: _, figureKind: __, ...row }) => {
    const position = positions.get(row.code)
    return position === undefined ? [] : [{ ...row, position }]
  })
}

const furtherScored = once(() =>
  readFurtherScored().flatMap(({ code, boundary, size_base: size }) => {
    const row = readCatalogue().find((one) => one.code === code)!
    const category = categories.find((each) => each === row.middle)
    if (!category || row.direction === 'neutral') return []
    const { direction, scoreTags, sdgs } = row
    return [{ code, boundary, category, direction, size, tags: [...scoreTags], sdgs: [...sdgs] }]
  }),
)

/** Names what counts beside the catalogue's own; part of the recipe of the versions in which it does. */
export const furtherHash = once(() => hashOf(furtherScored()))

/** What counts as indicators of its own from version 2.1 on, in the same way; behind the catalogue's. */
export function furtherIndicators(panel: Panel): ScoredIndicator[] {
  return furtherScored().flatMap(({ boundary, ...row }) => {
    const [position, yearsAt] = (['newest', 'years'] as const).map((holds) =>
      furtherPosition(panel, { code: row.code, boundary, holds }),
    )
    return position === -1 ? [] : [{ ...row, position: position!, yearsAt: yearsAt! }]
  })
}

/**
 * Materiality weights for each industry of some peer groups, industry × 13 + category.
 *
 * One of the 74 industries has its own whole numbers; a wider industry, a TSE 33 industry, an older code and the unclassified take the
 * unweighted mean of the percentages of the industries they hold, rounded to tenths that add to 100.0.
 */
export function materialityOf(peers: PeerGroups, tables: ScoreTables): Float64Array {
  const rows = weightsByIndustry(peers, tables).map((weights) =>
    weights.length === 1 ? weights[0]! : meanShares(weights),
  )
  return Float64Array.from(rows.flat())
}

/** By industry, the weights of 0 to 5 of the categories, in their order; unrounded means where an industry is a wider one. */
export function meanWeights(peers: PeerGroups, tables: ScoreTables): number[][] {
  return weightsByIndustry(peers, tables).map((weights) =>
    categories.map((_, column) => weights.reduce((sum, row) => sum + row[column]!, 0) / weights.length),
  )
}

/** By industry, the weights of those of the 74 industries that it holds; of all where it holds none. */
function weightsByIndustry(peers: PeerGroups, { materiality, gicsOfTse33, walks }: ScoreTables) {
  const all = [...materiality.keys()]
  const isOld = peers.basis === 'gics69' || peers.basis === 'gics24'
  const members = (code: string): readonly string[] => {
    const [system, rest = ''] = code.split(':')
    if (system === 'tse33') return gicsOfTse33.get(rest) ?? all
    if (system !== 'gics') return all
    return all.filter((industry) => (isOld ? (walks.gics2018.get(industry) ?? industry) : industry).startsWith(rest))
  }
  return peers.industries.map(({ code }): (readonly number[])[] => {
    const weights = members(code).flatMap((member) => (materiality.has(member) ? [materiality.get(member)!] : []))
    return weights.length > 0 ? weights : [...materiality.values()]
  })
}

function meanShares(weights: readonly (readonly number[])[]): readonly number[] {
  const tenths = weights.map((row) => materialityPercents(row)!.map((percent) => Math.round(percent * 10)))
  return materialityPercents(categories.map((_, column) => tenths.reduce((sum, row) => sum + row[column]!, 0)))!
}
