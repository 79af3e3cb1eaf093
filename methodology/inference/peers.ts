import type { Panel } from '../panel/panel.ts'
import type { InferenceLevel } from './estimate.ts'
import { sizeClasses } from './parameters.ts'

/** The companies parted into groups of one level; a company may be in none. */
export interface Partition {
  readonly level: InferenceLevel
  /** Code of each group: of the classification, with `/1` small to `/3` large behind it at the size level. */
  readonly names: readonly string[]
  /** Positions of the companies of each group. */
  readonly members: readonly Int32Array[]
  /** Group of each company; −1 for none. */
  readonly groupAt: Int32Array
}

/** Per company the partitions to ask, the nearest peers first. */
export interface Peers {
  readonly gics: readonly Partition[]
  readonly tse: readonly Partition[]
  readonly hasGics: Uint8Array
}

export type Tse17Of = (tse33: string) => string | null

/** Groups of one fiscal year: industries stand still, sizes are of that year. */
export function peersOf({ companies }: Panel, sizes: Uint8Array, tse17Of: Tse17Of): Peers {
  const parted = (level: InferenceLevel, nameOf: (position: number) => string | null) =>
    partition(
      level,
      companies.map((_, position) => nameOf(position)),
    )
  const sized = (code: string | null, position: number) =>
    code === null || sizes[position] === 0 ? null : `${code}/${sizes[position]}`
  const gics = (position: number) => companies[position]!.gics
  const tse33 = (position: number) => companies[position]!.tse33
  const tse17 = (position: number) => (tse33(position) === null ? null : tse17Of(tse33(position)!))
  const market = parted('market', () => '')
  return {
    hasGics: Uint8Array.from(companies, (company) => (company.gics === null ? 0 : 1)),
    gics: [
      parted('industry-size', (position) => sized(gics(position), position)),
      parted('industry', gics),
      parted('group', (position) => gics(position)?.slice(0, 4) ?? null),
      parted('sector', (position) => gics(position)?.slice(0, 2) ?? null),
      market,
    ],
    tse: [
      parted('tse33-size', (position) => sized(tse33(position), position)),
      parted('tse33', tse33),
      parted('tse17', tse17),
      market,
    ],
  }
}

function partition(level: InferenceLevel, nameAt: readonly (string | null)[]): Partition {
  const names = [...new Set(nameAt.filter((name) => name !== null))].sort()
  const numberOf = new Map(names.map((name, group) => [name, group]))
  const groupAt = Int32Array.from(nameAt, (name) => (name === null ? -1 : numberOf.get(name)!))
  const members: number[][] = names.map(() => [])
  for (const [position, group] of groupAt.entries()) if (group !== -1) members[group]!.push(position)
  return { level, names, members: members.map((positions) => Int32Array.from(positions)), groupAt }
}

/** Thirds of the market by sales: 1 small to 3 large; 0 where sales are not known or not above 0. */
export function sizesOf(sales: Float64Array): Uint8Array {
  const sorted = sales.filter((value) => value > 0).sort()
  const cut = (part: number) => sorted[Math.floor((part * sorted.length) / sizeClasses)] ?? 0
  return Uint8Array.from(sales, (value) => (value > 0 ? (value < cut(1) ? 1 : value < cut(2) ? 2 : 3) : 0))
}
