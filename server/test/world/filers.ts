import { readTse17, readTse33 } from '#server/catalogue/classifications.ts'
import { drawName } from '#server/demo/board/people.ts'
import { type DemoCompany, demoCompanies } from '#server/demo/companies.ts'
import { Random } from '#server/demo/random.ts'
import { corporateNumberOf, edinetCodeOf, isinOf, leiOf, shareIsinOf } from './identifiers.ts'

/** An invented company that files annual reports because its shares are listed. */
export interface Filer extends Omit<DemoCompany, 'corporateNumber' | 'isin' | 'lei'> {
  readonly corporateNumber: string
  readonly isin: string
  readonly lei: string
  readonly sizeSegment: string
  readonly capitalMillionJpy: number
  readonly hasConsolidated: boolean
  readonly standard: 'Japan GAAP' | 'IFRS'
  /** A foreign issuer files form 080000. */
  readonly isForeign: boolean
  /** The factory-owning entity under a holding company, with a corporate number of its own; registers of ministries name this one. */
  readonly operatingEntity: { readonly nameJa: string; readonly corporateNumber: string } | null
  /** Codes under which the ministries know its emissions; null below the threshold of the law. */
  readonly emitterCode: string | null
  /** A second class of shares on the exchange's list, `25935`. */
  readonly classShareCode: string | null
}

/** A filer without a listed share. */
export interface OtherFiler {
  readonly kind: 'company' | 'person' | 'fund'
  readonly edinetCode: string
  readonly corporateNumber: string | null
  readonly fundCode: string | null
  readonly nameJa: string
  readonly nameKana: string
  readonly address: string
}

export interface Market {
  readonly filers: readonly Filer[]
  readonly others: readonly OtherFiler[]
  /** Codes that were merged into others: `[day, ended, continuing]`. */
  readonly retired: readonly (readonly [string, string, string])[]
}

/** Of a market of 3,800: 30, 70, 400, 500 and the other ones of the first section. */
const sizes = [
  ['TOPIX Core30', 0.008],
  ['TOPIX Large70', 0.019],
  ['TOPIX Mid400', 0.105],
  ['TOPIX Small 1', 0.13],
] as const

interface MarketOptions {
  readonly seed: number
  readonly companies: number
  readonly foreign: number
  readonly others: number
}

export function marketOf({ seed, companies, foreign, others }: MarketOptions): Market {
  const drawn = demoCompanies(companies, seed).sort((a, b) => b.size - a.size)
  const segments = segmentsOf(companies)
  const filers = drawn.map((company, place) => filerOf(company, { place, segment: segments[place]!, seed, foreign }))
  filers.sort((a, b) => a.index - b.index)
  return { filers, others: othersOf(seed, companies, others), retired: retiredOf(seed, companies, filers) }
}

function segmentsOf(companies: number): string[] {
  const names = sizes.flatMap(([name, share]) => Array<string>(Math.max(1, Math.round(share * companies))).fill(name))
  return Array.from({ length: companies }, (_, place) => names[place] ?? 'TOPIX Small 2')
}

interface Place {
  /** Rank by size, from 0. */
  readonly place: number
  readonly segment: string
  readonly seed: number
  readonly foreign: number
}

function filerOf(company: DemoCompany, { place, segment, seed, foreign }: Place): Filer {
  const { index } = company
  const random = new Random(`${seed} filer ${index}`)
  const isLarge = /30$|70$/.test(segment)
  const isHolding = company.nameJa.includes('ホールディングス')
  const operating = isHolding ? company.nameJa.replace('ホールディングス', '') : null
  const isForeign = index < foreign
  return {
    ...company,
    marketCode: isLarge ? 'PRM' : company.marketCode,
    sizeSegment: company.marketCode === 'PRM' || isLarge ? segment : '-',
    edinetCode: edinetCodeOf(index),
    corporateNumber: corporateNumberOf(index),
    isin: isForeign ? isinOf(`US8${String(index).padStart(8, '0')}`) : shareIsinOf(index),
    lei: leiOf(index),
    address: isForeign ? 'アメリカ合衆国デラウェア州ウィルミントン' : company.address!,
    capitalMillionJpy: company.capitalMillionJpy!,
    hasConsolidated: isLarge || company.hasConsolidated === true,
    isListed: true,
    standard: isForeign || (place < 300 && random.chance(0.45)) ? 'IFRS' : 'Japan GAAP',
    isForeign,
    operatingEntity: operating ? { nameJa: operating, corporateNumber: corporateNumberOf(100_000 + index) } : null,
    emitterCode:
      !isForeign && (random.chance(0.34) || place === 0) ? String(10_178_000 + 7 * index).padStart(9, '0') : null,
    classShareCode: place === 1 ? `${company.securityCode.slice(0, 4)}5` : null,
  }
}

/** Companies without a listing, private persons who report large holdings, and funds. */
function othersOf(seed: number, companies: number, count: number): OtherFiler[] {
  const unlisted = demoCompanies(Math.max(3, count), seed + 7919)
  return Array.from({ length: count }, (_, at): OtherFiler => {
    const random = new Random(`${seed} other filer ${at}`)
    const edinetCode = edinetCodeOf(companies + at)
    const { nameJa, nameKana, address } = unlisted[at]!
    const kind = (['company', 'person', 'fund'] as const)[at % 3]!
    if (kind === 'person') {
      const name = drawName(random)
      return { kind, edinetCode, corporateNumber: null, fundCode: null, nameJa: name, nameKana: '', address: '' }
    }
    const fundCode = kind === 'fund' ? `G9${String(at).padStart(4, '0')}` : null
    const corporateNumber = corporateNumberOf(200_000 + at)
    const name = kind === 'fund' ? nameJa.replace('株式会社', '').concat('アセットマネジメント株式会社') : nameJa
    return { kind, edinetCode, corporateNumber, fundCode, nameJa: name, nameKana, address: address! }
  })
}

function retiredOf(seed: number, companies: number, filers: readonly Filer[]): Market['retired'] {
  const random = new Random(`${seed} retired`)
  return Array.from({ length: Math.max(2, Math.round(companies / 400)) }, (_, at) => [
    `${2016 + (at % 9)}-0${1 + (at % 9)}-15`,
    edinetCodeOf(9_900 + at),
    random.pick(filers).edinetCode,
  ])
}

/** Names of an industry by its code, in Japanese. */
export const industryNames = (() => {
  const tse17 = new Map(readTse17().map(({ code, nameJa }) => [code, nameJa]))
  return new Map(
    readTse33().map(({ code, nameJa, tse17Code }) => [
      code,
      { tse33: nameJa, tse17: tse17Code, tse17Name: tse17.get(tse17Code)! },
    ]),
  )
})()
