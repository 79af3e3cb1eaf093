import { type ScenarioSite, type SiteField, type SiteRow, siteLimits } from '#contract/scenario/sites.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { type DepthClass, depthClasses } from '#methodology/scenario/physical-damage.ts'
import { once } from '#server/cache/once.ts'
import { readRegions } from '#server/catalogue/regions.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { otherCurrency } from '#server/files/cells/currencies.ts'
import { markOfTyped } from '#server/files/cells/marks.ts'
import { isMissing, isNoFigure } from '#server/imports/cells.ts'
import type { SiteRules } from './site-rules.ts'

export type SiteCell = (field: SiteField) => { readonly text: string; readonly isTyped: boolean }

type Outcome = SiteRow['outcome']

/** A site of its cells, or why it is none: the first of its cells that cannot be used. */
export function siteOf(cell: SiteCell, rules: SiteRules): Pick<SiteRow, 'site' | 'outcome'> {
  const reader = readerOf(cell, rules)
  const site = reader.read()
  return typeof site === 'string' ? { site: null, outcome: site } : { site, outcome: 'add' }
}

/** A value; null where there is none; the outcome of the row where the cell cannot be used. */
type Value<T> = T | null | Outcome

function readerOf(cell: SiteCell, rules: SiteRules) {
  const textOf = (field: SiteField) => cell(field).text.trim()

  /** A number as its column writes it; one that somebody typed may have its own decimal mark. */
  const numberOf = (field: SiteField, text: string, otherwise: Outcome): Value<number> => {
    if (isNoFigure(text)) return null
    const read = readAmount(text, cell(field).isTyped ? markOfTyped(text, rules.mark) : rules.mark)
    if ('fault' in read) return read.fault === 'comma' || read.fault === 'formula' ? read.fault : otherwise
    return read.hasPercent || otherCurrency(read.currency, 'JPY') !== null ? otherwise : read.value
  }
  const amountOf = (field: 'assets' | 'stock' | 'dailySales', otherwise: Outcome): Value<number> => {
    const value = numberOf(field, textOf(field), otherwise)
    if (typeof value !== 'number') return value
    if (rules.foreign.has(field) && !cell(field).isTyped) return otherwise
    return value >= 0 ? value * rules.scales[field] : otherwise
  }
  const degreesOf = (field: 'latitude' | 'longitude', max: number): Value<number> => {
    const value = numberOf(field, textOf(field).replace(/[°度]$/, ''), 'place')
    return typeof value === 'number' && Math.abs(value) > max ? 'place' : value
  }

  /** Coordinates within Japan's part of the world or elsewhere, or a prefecture. */
  const placeOf = (): Pick<ScenarioSite, 'prefecture' | 'latitude' | 'longitude'> | Outcome => {
    const [latitude, longitude] = [degreesOf('latitude', 90), degreesOf('longitude', 180)]
    if (typeof latitude === 'string') return latitude
    if (typeof longitude === 'string') return longitude
    const written = textOf('prefecture')
    const prefecture = isMissing(written) ? null : prefectureOf(written)
    if (prefecture === undefined) return 'place'
    const hasPoint = latitude !== null && longitude !== null
    return hasPoint || prefecture !== null ? { prefecture, latitude, longitude } : 'place'
  }

  /** A class by its name, or by a depth in centimeters, or in meters where the cell or the header says so. */
  const depthOf = (): DepthClass | Outcome => {
    const written = textOf('depth').normalize('NFKC').toLowerCase()
    const named = depthClasses.find((one) => one === written.replace(/\s?cm$/, '').replace(/[〜~–]/g, '-'))
    if (named) return named
    const [, number = written, unit] = /^(.*\d)\s?(cm|m)$/.exec(written) ?? []
    const value = numberOf('depth', number, 'depth')
    if (value === null || (typeof value === 'number' && value < 0)) return 'depth'
    if (typeof value === 'string') return value
    const centimeters = value * (unit === 'm' ? 100 : unit === 'cm' ? 1 : rules.depth)
    const at = [50, 100, 200, 300].findIndex((limit) => centimeters < limit)
    return depthClasses[at === -1 ? depthClasses.length - 1 : at]!
  }

  /** `0.01`, `1%`, `1/100` as 0.01. */
  const probabilityOf = (): number | Outcome => {
    const plain = textOf('probability').normalize('NFKC').replaceAll(/\s/g, '')
    const within = (share: number) => (share >= 0 && share <= 1 ? share : 'probability')
    const [, part, whole] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(plain) ?? []
    if (whole) return within(Number(part) / Number(whole))
    const read = readAmount(plain, cell('probability').isTyped ? markOfTyped(plain, rules.mark) : rules.mark)
    if ('fault' in read) return read.fault === 'comma' || read.fault === 'formula' ? read.fault : 'probability'
    if (read.value === null) return 'probability'
    return within(read.hasPercent ? read.value / 100 : read.value * rules.probability)
  }

  const read = (): ScenarioSite | Outcome => {
    const name = toOneLine(textOf('name'))
    if (name === '' || name.length > siteLimits.name) return 'name'
    const place = placeOf()
    if (typeof place === 'string') return place
    const assets = amountOf('assets', 'assets') ?? 'assets'
    if (typeof assets === 'string') return assets
    const depth = depthOf()
    if (!isDepth(depth)) return depth
    const probability = probabilityOf()
    if (typeof probability === 'string') return probability
    const stock = amountOf('stock', 'stock')
    if (typeof stock === 'string') return stock
    const dailySales = amountOf('dailySales', 'sales')
    if (typeof dailySales === 'string') return dailySales
    return { name, ...place, assets, depth, probability, stock, dailySales }
  }
  return { read }
}

const isDepth = (text: DepthClass | Outcome): text is DepthClass => (depthClasses as readonly string[]).includes(text)

const prefectures = once(() => {
  const rows = readRegions().filter(({ kind }) => kind === 'prefecture')
  return new Map(
    rows.flatMap(({ code, nameJa, nameEn }) =>
      [nameJa, nameJa.replace(/[都府県]$/, ''), nameEn.toLowerCase()].map((name) => [name, code] as const),
    ),
  )
})

/** Code of a prefecture by its name in either language; undefined for what is none. */
function prefectureOf(text: string): string | undefined {
  const name = text.normalize('NFKC').trim().toLowerCase()
  return prefectures().get(name) ?? prefectures().get(name.replace(/[- ]?(prefecture|ken|fu|to)$/, ''))
}
