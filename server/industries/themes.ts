import { z } from 'zod'
import type { IndustryOverview } from '#contract/industries/industries.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { fact } from '#server/catalogue/fact.ts'
import { japaneseOf } from '#server/catalogue/japanese.ts'
import { scoreTables } from '#server/market/scores/tables.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { Group } from './group.ts'

type Theme = IndustryOverview['themes'][number]

const MaterialityRow = z.object({
  ...fact,
  gics_code: z.string(),
  middle_category: z.enum(categories),
  weight: z.coerce.number().int(),
  reason_en: z.string(),
  basis: z.string(),
})

/** Read at the start, so that a reason without its Japanese is a fault there and not on a screen. */
const reasons = readReasons()

/** Weight of every category and what it comes from; only one of the 74 has reasons of its own. */
export function themesIn(market: MarketSnapshot, group: Group): Theme[] {
  const whole = group.weights.reduce((sum, weight) => sum + weight, 0)
  const members = memberCodes(market.peers.basis, group.code)
  return categories.map((category, at) => ({
    category,
    weight: group.weights[at]! / whole,
    sources: group.level === 'market' ? [] : members.flatMap((gics) => reasons.get(`${gics} ${category}`) ?? []),
  }))
}

function readReasons(): ReadonlyMap<string, Theme['sources'][number]> {
  const reasonJa = japaneseOf('reason')
  const topicJa = japaneseOf('topic')
  return new Map(
    readTable('materiality.csv', MaterialityRow).map(
      ({ gics_code, middle_category, weight, reason_en, basis, status }) => [
        `${gics_code} ${middle_category}`,
        {
          gics: gics_code,
          points: weight,
          reasonJa: reasonJa(reason_en),
          reasonEn: reason_en,
          basisJa: basisJa(basis, topicJa),
          basisEn: basis,
          status,
        },
      ],
    ),
  )
}

/** `SASB EM-CM water management; safety [R] | …`: the topics in Japanese, codes and marks as they stand. */
export function basisJa(basis: string, topicJa: (topic: string) => string): string {
  const parts = basis.split(' | ').map((part) => {
    const [, code = '', topics = '', mark = ''] = /^(SASB [A-Z]{2}-[A-Z]{2} )?(.+)( \[[RSP]\])$/.exec(part) ?? []
    return `${code}${topics.split('; ').map(topicJa).join('、')}${mark}`
  })
  return parts.join(' | ')
}

/** The 74 industries whose weights an industry takes, or takes the mean of. */
export function memberCodes(basis: PeerBasis, code: string): readonly string[] {
  const { materiality, gicsOfTse33, walks } = scoreTables()
  const all = [...materiality.keys()]
  const [system, rest = ''] = code.split(':')
  if (system === 'tse33') return gicsOfTse33.get(rest) ?? all
  if (system !== 'gics') return all
  const isOld = basis === 'gics69' || basis === 'gics24'
  return all.filter((industry) => (isOld ? (walks.gics2018.get(industry) ?? industry) : industry).startsWith(rest))
}
