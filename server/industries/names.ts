import type { IndustryName } from '#contract/market/industry-id.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { once } from '#server/cache/once.ts'
import { readGics, readTse17, readTse33 } from '#server/catalogue/classifications.ts'

export interface GroupName {
  readonly code: string
  readonly nameJa: string
  readonly nameEn: string
}

const beside: readonly GroupName[] = [
  { code: 'market', nameJa: '市場全体', nameEn: 'Whole market' },
  { code: 'unclassified', nameJa: '業種未分類', nameEn: 'Unclassified' },
]

const namesByEdition = once(readNames)

/** What a group of peers is called, `gics:151010`, `tse17:4`; bases of 2018 use the names of 2018. */
export function groupName(basis: PeerBasis, code: string): GroupName {
  const { old, now } = namesByEdition()
  const list = basis === 'gics69' || basis === 'gics24' ? old : now
  return list.get(code) ?? { code, nameJa: code, nameEn: code }
}

/** Digits of an industry of GICS on each basis; the groups above it have fewer. */
const digits: Record<PeerBasis, number> = { gics74: 6, gics69: 6, gics25: 4, gics24: 4, gics11: 2, tse33: 0 }

/** Whether the classification has an industry, though no company of the market stands in it. */
export function isIndustry({ basis, code }: IndustryName): boolean {
  if (code === 'unclassified') return true
  const { old, now } = namesByEdition()
  const isKnown = (basis === 'gics69' || basis === 'gics24' ? old : now).has(code)
  return isKnown && (code.startsWith('tse33:') || code.length === 'gics:'.length + digits[basis])
}

function readNames() {
  const gics = (basis: string) =>
    readGics()
      .filter((row) => row.basis === basis)
      .map(({ code, name_ja: nameJa, name_en: nameEn }) => ({ code: `gics:${code}`, nameJa, nameEn }))
  const [old, now] = [gics('2018'), gics('2023')]
  const exchange = [
    ...readTse33().map((row) => ({ ...row, code: `tse33:${row.code}` })),
    ...readTse17().map((row) => ({ ...row, code: `tse17:${row.code}` })),
  ].map(({ code, nameJa, nameEn }) => ({ code, nameJa, nameEn }))
  const mapOf = (...lists: readonly (readonly GroupName[])[]) =>
    new Map(lists.flat().map((row) => [row.code, row] as const))
  // Where a code stands in one edition only, its name there is better than none.
  return { old: mapOf(now, old, exchange, beside), now: mapOf(old, now, exchange, beside) }
}
