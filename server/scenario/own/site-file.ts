import { type ScenarioSite, type SiteRow, siteLimits } from '#contract/scenario/sites.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { type DepthClass, depthClasses } from '#methodology/scenario/physical-damage.ts'
import { once } from '#server/cache/once.ts'
import { readRegions } from '#server/catalogue/regions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isMissing, readNumber } from '#server/imports/cells.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { openFile } from './open-file.ts'
import { placesIn, requiredTitles, type SiteColumn } from './site-columns.ts'

/** Sites of a table, each row with what becomes of it. */
export async function readSites(bytes: Uint8Array): Promise<SiteRow[]> {
  const { header, rows, rejected } = await openFile(bytes, requiredTitles)
  if (rows.length + rejected.length > siteLimits.sites) throw new Refusal('scenario.file-long')
  const places = placesIn(header)
  const read = rows.map(({ line, cells }) => {
    const written = toOneLine(cells.filter((cell) => cell.trim() !== '').join(' · ')).slice(0, 200)
    return { line, written, ...siteOf((column) => (places[column] === -1 ? '' : (cells[places[column]] ?? '').trim())) }
  })
  const narrow = rejected.map(
    ({ line, value }): SiteRow => ({
      line,
      written: toOneLine(value ?? '').slice(0, 200),
      site: null,
      outcome: 'name',
    }),
  )
  return [...read, ...narrow].sort((a, b) => a.line - b.line)
}

export const siteReader = uploadReader(import.meta.url, readSites)

function siteOf(cell: (column: SiteColumn) => string): Pick<SiteRow, 'site' | 'outcome'> {
  const no = (outcome: SiteRow['outcome']) => ({ site: null, outcome })
  const name = toOneLine(cell('name'))
  if (name === '' || name.length > siteLimits.name) return no('name')
  const place = placeOf(cell)
  if (!place) return no('place')
  const assets = amountOf(cell('assets'))
  if (assets === null || assets === undefined) return no('assets')
  const depth = depthOf(cell('depth'))
  if (!depth) return no('depth')
  const probability = probabilityOf(cell('probability'))
  if (probability === null) return no('probability')
  const stock = amountOf(cell('stock'))
  if (stock === undefined) return no('stock')
  const dailySales = amountOf(cell('dailySales'))
  if (dailySales === undefined) return no('sales')
  return { site: { name, ...place, assets, depth, probability, stock, dailySales }, outcome: 'add' }
}

/** A number that is not below zero; null for an empty cell, undefined for what is none. */
function amountOf(text: string): number | null | undefined {
  if (isMissing(text)) return null
  const read = readNumber(text.replace(/円$/, ''))
  return 'value' in read && read.value !== null && read.value >= 0 ? read.value : undefined
}

type Place = Pick<ScenarioSite, 'prefecture' | 'latitude' | 'longitude'>

/** Coordinates within Japan's part of the world or elsewhere, or a prefecture; null without either. */
function placeOf(cell: (column: SiteColumn) => string): Place | null {
  const [latitude, longitude] = [degreesOf(cell('latitude'), 90), degreesOf(cell('longitude'), 180)]
  if (latitude === undefined || longitude === undefined) return null
  const written = cell('prefecture')
  const prefecture = isMissing(written) ? null : prefectureOf(written)
  if (prefecture === undefined) return null
  const hasPoint = latitude !== null && longitude !== null
  return hasPoint || prefecture !== null ? { prefecture, latitude, longitude } : null
}

function degreesOf(text: string, most: number): number | null | undefined {
  if (isMissing(text)) return null
  const read = readNumber(text.replace(/[°度]$/, ''))
  return 'value' in read && read.value !== null && Math.abs(read.value) <= most ? read.value : undefined
}

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

/** A class by its name, or by centimetres. */
function depthOf(text: string): DepthClass | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\s?cm$/, '')
    .replace(/[〜~–]/g, '-')
  const named = depthClasses.find((depth) => depth === plain)
  if (named) return named
  if (!/^\d+(\.\d+)?$/.test(plain)) return null
  const at = [50, 100, 200, 300].findIndex((limit) => Number(plain) < limit)
  return depthClasses[at === -1 ? depthClasses.length - 1 : at]!
}

/** `0.01`, `1%`, `1/100` as 0.01. */
function probabilityOf(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  const [, part, whole] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(plain) ?? []
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(plain) ?? []
  const number = whole
    ? Number(part) / Number(whole)
    : percent
      ? Number(percent) / 100
      : /^\d*\.?\d+$/.test(plain)
        ? Number(plain)
        : Number.NaN
  return number >= 0 && number <= 1 ? number : null
}
