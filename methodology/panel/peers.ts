/** How companies are grouped for comparison. GICS of 2023 has 11, 25 and 74 groupings, that of 2018 has 24 and 69. */
export const peerBases = ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'] as const
export type PeerBasis = (typeof peerBases)[number]
/** The basis of comparison where none is named, in a market whose companies have GICS. */
export const gicsBasis = 'gics74' satisfies PeerBasis
/** And in one whose companies do not: above its industries come TSE 17 and the market. */
export const exchangeBasis = 'tse33' satisfies PeerBasis

/** Fewest figures a group needs for a rank in it to mean something; below it the group one level up is taken. Proposed. */
export const minimumPeers = 10

/** From the narrowest to the widest. */
export const peerLevels = ['industry', 'group', 'sector', 'market'] as const
export type PeerLevel = (typeof peerLevels)[number]

/** Companies that are compared with each other: industries that stand side by side in the order. */
interface PeerGroup {
  readonly level: PeerLevel
  /** `gics:151010`, `tse33:3200`, `tse17:4`, `market`; unique. */
  readonly code: string
  /** First industry and the one after the last. */
  readonly from: number
  readonly to: number
}

/** The narrowest groups of a basis, one after the other in the order. */
export interface Industry {
  readonly code: string
  /** Places of its companies in the order: from the first to the one after the last. */
  readonly start: number
  readonly end: number
  /** Its groups from the narrowest to the market, as positions in `groups`. */
  readonly chain: readonly number[]
}

export interface PeerGroups {
  readonly basis: PeerBasis
  /** Positions of companies in the panel, industry by industry. */
  readonly order: Int32Array
  /** Place of a panel's company in the order. */
  readonly placeOf: Int32Array
  readonly industries: readonly Industry[]
  /** Position of the industry of a panel's company. */
  readonly industryOf: Int32Array
  readonly groups: readonly PeerGroup[]
}

export interface Classified {
  /** Six digits of the 74; null without a licensed classification. */
  readonly gics: string | null
  readonly tse33: string | null
}

export interface Crosswalks {
  /** Industry of 2018 for one of 2023; itself where it did not change. */
  readonly gics2018: ReadonlyMap<string, string>
  /** TSE 17 code for each TSE 33 code. */
  readonly tse17: ReadonlyMap<string, string>
}

/**
 * The peer groups of a market.
 *
 * A company stands in the industry of the basis; one without GICS in its TSE 33 industry, one without either among the
 * unclassified, so that everybody has peers. Above an industry of the 74 come its group of the 25, its sector of the 11 and the
 * market; above TSE 33 come TSE 17 and the market.
 */
export function peerGroups(companies: readonly Classified[], basis: PeerBasis, walks: Crosswalks): PeerGroups {
  const paths = companies.map((company) => pathOf(company, basis, walks))
  const keys = paths.map((path) => path.toReversed().join(' '))
  const order = Int32Array.from(keys.keys()).sort((a, b) => compare(keys[a]!, keys[b]!) || a - b)
  const placeOf = new Int32Array(order.length)
  for (const [place, position] of order.entries()) placeOf[position] = place

  const industries: { code: string; start: number; end: number; chain: number[]; path: readonly string[] }[] = []
  const industryOf = new Int32Array(order.length)
  for (const [place, position] of order.entries()) {
    const last = industries.at(-1)
    const path = paths[position]!
    if (last && keys[order[last.start]!] === keys[position]) last.end = place + 1
    else industries.push({ code: path[0]!, start: place, end: place + 1, chain: [], path })
    industryOf[position] = industries.length - 1
  }
  const groups = groupsOf(industries)
  return { basis, order, placeOf, industries: industries.map(({ path: _, ...rest }) => rest), industryOf, groups }
}

function groupsOf(industries: readonly { chain: number[]; path: readonly string[] }[]): PeerGroup[] {
  const groupsByCode = new Map<string, { level: PeerLevel; code: string; from: number; to: number; at: number }>()
  for (const [index, { chain, path }] of industries.entries()) {
    for (const [step, code] of path.entries()) {
      const group = groupsByCode.get(code) ?? {
        level: levelAt(step, path.length),
        code,
        from: index,
        to: index,
        at: groupsByCode.size,
      }
      groupsByCode.set(code, group)
      group.to = index + 1
      chain.push(group.at)
    }
  }
  return [...groupsByCode.values()].map(({ at: _, ...group }) => group)
}

function levelAt(step: number, length: number): PeerLevel {
  return step === length - 1 ? 'market' : peerLevels[step]!
}

/**
 * The bases on which the companies of a market are classified, the usual one first; none where nobody has an industry.
 *
 * GICS is the usual one where at least half of the listed companies have it: a few codes of the operator's own make it a choice, and
 * do not put everybody else among strangers.
 */
export function basesOf(companies: readonly (Classified & { readonly isListed: boolean })[]): readonly PeerBasis[] {
  const hasExchange = companies.some(({ tse33 }) => tse33 !== null)
  const exchange: PeerBasis[] = hasExchange ? [exchangeBasis] : []
  const gics: PeerBasis[] = peerBases.filter((basis) => basis !== exchangeBasis)
  if (companies.every((company) => company.gics === null)) return exchange
  const listed = companies.filter(({ isListed }) => isListed)
  const classified = listed.filter((company) => company.gics !== null)
  return hasExchange && classified.length * 2 < listed.length ? [...exchange, ...gics] : [...gics, ...exchange]
}

/** The basis that a request means: the one it names if the market has it, else the usual one. */
export const basisIn = (bases: readonly PeerBasis[], named: PeerBasis | undefined): PeerBasis =>
  named !== undefined && bases.includes(named) ? named : (bases[0] ?? exchangeBasis)

/** Codes of a company's groups from the narrowest to the market. */
function pathOf({ gics, tse33 }: Classified, basis: PeerBasis, { gics2018, tse17 }: Crosswalks): string[] {
  if (gics !== null && basis !== 'tse33') {
    const code = basis === 'gics69' || basis === 'gics24' ? (gics2018.get(gics) ?? gics) : gics
    const digits = { gics74: [6, 4, 2], gics69: [6, 4, 2], gics25: [4, 2], gics24: [4, 2], gics11: [2] }[basis]
    return [...digits.map((length) => `gics:${code.slice(0, length)}`), 'market']
  }
  if (tse33 === null) return ['unclassified', 'market']
  return [`tse33:${tse33}`, `tse17:${tse17.get(tse33) ?? '?'}`, 'market']
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
