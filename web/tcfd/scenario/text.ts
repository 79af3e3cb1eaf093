import type { ScenarioResult } from '#contract/scenario/cost.ts'
import type { PricePathRow } from '#contract/scenario/prices.ts'
import { formatExact, formatNumber } from '../../format.ts'
import { language } from '../../i18n/language.ts'

const rounded = (value: number) => formatExact(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 1)))

const steps = {
  ja: [
    [1e12, '兆円'],
    [1e8, '億円'],
    [1e4, '万円'],
    [1, '円'],
  ],
  en: [
    [1e12, 'trn'],
    [1e9, 'bn'],
    [1e6, 'm'],
    [1, ''],
  ],
} as const

/** An amount as it is read: `21億円`, `¥2.1bn`, `¥157.8m`. */
export function yenText(yen: number): string {
  const of = language()
  const [size, unit] = steps[of].find(([size]) => Math.abs(yen) >= size) ?? steps[of].at(-1)!
  const text = size === 1 ? formatNumber(yen) : rounded(yen / size)
  return of === 'ja' ? `${text}${unit}` : `¥${text}${unit}`
}

/** A share as per cent; small ones with a decimal. */
export const percentText = (share: number) =>
  `${formatExact(Number((share * 100).toFixed(Math.abs(share) < 0.1 ? 1 : 0)))}%`

export const tonnesText = (tonnes: number) => `${formatNumber(tonnes)} t`

/** A price in its own currency. */
export const priceText = (price: number, { currency }: Pick<PricePathRow, 'currency'>) =>
  currency === 'JPY' ? `¥${formatNumber(price)}` : `US$${rounded(price)}`

/** `NZE`, `GX-ETS 日本（下限価格）`: short enough for a sentence. */
export function shortName(path: PricePathRow): string {
  if (path.key.startsWith('gx-')) return `${path.scenario} ${regionOf(path)}`
  return path.scenario.replace(/^IEA /, '')
}

export const regionOf = ({ regionJa, regionEn }: PricePathRow) => (language() === 'ja' ? regionJa : regionEn)

/** `IEA NZE・先進国（WEO-2023）`. */
export function pathName(path: PricePathRow): string {
  return language() === 'ja'
    ? `${path.scenario}・${path.regionJa}（${path.vintage}）`
    : `${path.scenario}, ${path.regionEn} (${path.vintage})`
}

/** Place of the headline's year among the years; −1 where it is over. */
export const placeOf = ({ years, inYear }: Pick<ScenarioResult, 'years' | 'inYear'>) => years.indexOf(inYear)

export function whoName({ who }: Pick<ScenarioResult, 'who'>, market: string): string {
  if (who.kind === 'market') return market
  const { nameJa, nameEn, key } = who
  return (language() === 'ja' ? nameJa : (nameEn ?? nameJa)) ?? key
}
