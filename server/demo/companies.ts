import type { CompanyRecord } from '#server/imports/records.ts'
import { prefectures, townFirsts, townLasts, trades } from './name-stock.ts'
import { nameOf, stemsOf } from './names.ts'
import { Random } from './random.ts'

/** The fiscal years of the demo market, oldest first. */
export const demoYears = Array.from({ length: 11 }, (_, index) => 2015 + index)
/** The day on which the invented market stands still: nothing in it became known later. */
export const demoDay = '2026-11-01'

/** An invented company with what its figures are drawn from. */
export interface DemoCompany extends CompanyRecord {
  readonly index: number
  readonly securityCode: string
  readonly edinetCode: string
  readonly tse33Code: string
  readonly gicsCode: string
  readonly marketCode: 'PRM' | 'STD' | 'GRT'
  readonly nameJa: string
  readonly nameKana: string
  readonly nameEn: string
  readonly fiscalYearEnd: string
  readonly isListed: boolean
  /** Place of the head office. */
  readonly prefecture: string
  /** Standard normal: how large it is. */
  readonly size: number
  /** Standard normal: how well it is run, as far as anybody can tell. */
  readonly quality: number
  /** First and last position in `demoYears` of which it reports. */
  readonly firstYear: number
  readonly lastYear: number
}

const yearEnds = [
  { weight: 66, day: '03-31' },
  { weight: 13, day: '12-31' },
  { weight: 5, day: '09-30' },
  { weight: 5, day: '02-28' },
  { weight: 4, day: '06-30' },
  { weight: 2, day: '05-31' },
  { weight: 2, day: '08-31' },
  { weight: 2, day: '11-30' },
  { weight: 1, day: '10-31' },
] as const

/** Every company of the market, in the order of their codes. */
export function demoCompanies(count: number, seed: number): DemoCompany[] {
  const stems = stemsOf(seed)
  const random = new Random(`${seed} companies`)
  const order = Array.from({ length: count }, () => random.weighted(trades))
  order.sort((a, b) => (a.tse33 < b.tse33 ? -1 : a.tse33 > b.tse33 ? 1 : 0))
  const codes = securityCodes(count, random)
  const met = new Map<string, number>()
  const usedNames = new Set<string>()
  /** The first stem from its own on that makes a name nobody has yet. */
  const freeName = (index: number, position: number, trade: (typeof trades)[number], own: Random) => {
    for (let attempt = 0; ; attempt++) {
      const suffix = trade.suffixes[(position + attempt) % trade.suffixes.length]!
      const name = nameOf(stems[(index + attempt * 7) % stems.length]!, trade, suffix, own)
      const bare = [
        name.ja.replace('株式会社', ''),
        name.kana,
        name.en.replace(/,? (Co\., Ltd\.|Corporation|Inc\.|Ltd\.)$/, ''),
      ]
      if (bare.some((one) => usedNames.has(one))) continue
      for (const one of bare) usedNames.add(one)
      return name
    }
  }
  return order.map((trade, index) => {
    const own = new Random(`${seed} company ${index}`)
    const position = met.get(trade.tse33) ?? 0
    met.set(trade.tse33, position + 1)
    // Every GICS industry of a trade is met in turn at first; then the first ones more often.
    const kinds = trade.gics
    const gicsCode =
      position < kinds.length ? kinds[position]! : kinds[Math.floor(own.uniform() ** 1.6 * kinds.length)]!
    const name = freeName(index, position, trade, own)
    const size = own.normal()
    const rank = size + 0.5 * own.normal()
    const marketCode =
      rank > 0.25
        ? 'PRM'
        : trade.tse33 === '5250' || trade.tse33 === '9050'
          ? own.chance(0.55)
            ? 'GRT'
            : 'STD'
          : own.chance(0.14)
            ? 'GRT'
            : 'STD'
    const place = addressOf(own)
    const isYoung = marketCode === 'GRT' ? own.chance(0.7) : own.chance(0.08)
    const isGone = own.chance(0.02)
    return {
      line: index + 2,
      index,
      edinetCode: `E${String(50_001 + index).padStart(5, '0')}`,
      securityCode: codes[index]!,
      corporateNumber: corporateNumber(index),
      isin: isin(codes[index]!),
      lei: null,
      nameJa: name.ja,
      nameKana: name.kana,
      nameEn: name.en,
      address: place.address,
      prefecture: place.prefecture,
      tse33Code: trade.tse33,
      gicsCode,
      marketCode,
      sizeSegment: segmentOf(rank),
      capitalMillionJpy: Math.round(Math.exp(8.3 + 1.2 * size + 0.4 * own.normal())),
      fiscalYearEnd: own.weighted(yearEnds).day,
      isListed: !isGone,
      hasConsolidated: own.chance(0.88),
      size,
      quality: own.normal(),
      firstYear: isYoung ? own.integer(2, 8) : 0,
      lastYear: isGone ? own.integer(8, 9) : demoYears.length - 1,
    }
  })
}

function segmentOf(rank: number): string {
  if (rank > 2.6) return 'TOPIX Core30'
  if (rank > 2.2) return 'TOPIX Large70'
  if (rank > 1.3) return 'TOPIX Mid400'
  return rank > 0.25 ? 'TOPIX Small 1' : '-'
}

/** Codes in the exchange's pattern, ascending: four digits, and for the newest a letter in the last place or also in the second. */
function securityCodes(count: number, random: Random): string[] {
  const numeric = Array.from({ length: 8699 }, (_, index) => String(1301 + index))
  const letters = [...'ACDFGHJKLMNPRSTUWXY']
  const digits = [...'0123456789']
  const lettered = [...'123456789'].flatMap((first) =>
    [...digits, ...letters].flatMap((second) =>
      digits.flatMap((third) => letters.map((last) => `${first}${second}${third}${last}`)),
    ),
  )
  const many = Math.min(numeric.length, Math.round(count * 0.94))
  const chosen = random.shuffled(numeric).slice(0, many).sort()
  return [...chosen, ...lettered.slice(0, count - many)].map((code) => `${code}0`)
}

function addressOf(random: Random): { address: string; prefecture: string } {
  const list = prefectures.split('|').map((entry) => {
    const [name, weight] = entry.split(' ')
    return { name: name!, weight: Number(weight) }
  })
  const prefecture = random.weighted(list).name
  const town = random.pick(townFirsts) + random.pick(townLasts)
  return {
    prefecture,
    address: `${prefecture}${town}${random.integer(1, 8)}丁目${random.integer(1, 30)}番${random.integer(1, 20)}号`,
  }
}

/** Thirteen digits that pass the check, in a range no registry office gives out. */
function corporateNumber(index: number): string {
  const digits = `99${String(index + 1).padStart(10, '0')}`
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${digits}`
}

/** An ISIN of the code, in a range that Japanese shares do not use. */
function isin(code: string): string {
  const body = `JP9${code}000`.slice(0, 11)
  const digits = [...body].map((character) => Number.parseInt(character, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
