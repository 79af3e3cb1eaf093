import { type ScenarioSite, type SiteRow, siteLimits } from '#contract/scenario/sites.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { type DepthClass, depthClasses } from '#methodology/scenario/physical-damage.ts'
import { once } from '#server/cache/once.ts'
import { readRegions } from '#server/catalogue/regions.ts'
import { countMarks, type DecimalMark, readAmount } from '#server/files/cells/amounts.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { scaleIn } from '#server/files/cells/units.ts'
import { assumedShape, assumption } from '#server/files/table/assumed-shape.ts'
import { type GridTable, hasOtherCells } from '#server/files/table/find-header.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isMissing, isNoFigure } from '#server/imports/cells.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { openFile } from './open-file.ts'
import { type SiteColumn, siteHeader } from './site-columns.ts'

export interface SiteFile {
  readonly rows: SiteRow[]
  readonly assumed: Assumption[]
}

/** Sites of a table, each row with what becomes of it, and what was assumed. */
export async function readSites(bytes: Uint8Array): Promise<SiteFile> {
  const { table, at } = await openFile(bytes, siteHeader)
  if (table.rows.length > siteLimits.sites) throw new Refusal('scenario.file-long')
  const { rules, assumed } = rulesOf(table, at)
  const rows = table.rows.map(({ line, cells }): SiteRow => {
    const written = toOneLine(cells.filter((cell) => cell.trim() !== '').join(' · ')).slice(0, 200)
    const cell = (column: SiteColumn) => (at[column] === undefined ? '' : (cells[at[column]] ?? '').trim())
    if (kindOfLabel(cell('name')) === 'total') return { line, written, site: null, outcome: 'total' }
    if (!table.sheet.isTyped && hasOtherCells(cells, table.header.length))
      return { line, written, site: null, outcome: 'cells' }
    return { line, written, ...siteOf(cell, rules) }
  })
  const { broken } = table
  if (broken) rows.push({ line: broken.line, written: broken.value, site: null, outcome: 'cells' })
  return { rows, assumed: [...assumedShape(table), ...assumed] }
}

export const siteReader = uploadReader(import.meta.url, readSites)

type Amounts = 'assets' | 'stock' | 'dailySales'

interface Rules {
  readonly mark: DecimalMark
  /** What amounts are multiplied by, as the names of their columns say. */
  readonly scales: Readonly<Record<Amounts, number>>
  /** Centimeters for one of the depth’s unit. */
  readonly depth: number
}

/** How the amounts of a table are read: one decimal mark for all its columns, and the scales of their names. */
function rulesOf({ rows, header }: GridTable, at: Partial<Record<SiteColumn, number>>) {
  const assumed: Assumption[] = []
  const columns = (['assets', 'stock', 'dailySales', 'latitude', 'longitude', 'probability', 'depth'] as const).flatMap(
    (column) => at[column] ?? [],
  )
  const counts = columns.map((column) => countMarks(rows.map(({ cells }) => cells[column] ?? '')))
  const comma = counts.findIndex((count) => count.comma > 0)
  const mark = comma !== -1 && counts.every(({ point }) => point === 0) ? ',' : '.'
  if (mark === ',') assumed.push(assumption('decimal-comma', null, header[columns[comma]!]))
  const scaleOf = (column: Amounts) => {
    const name = at[column] === undefined ? '' : header[at[column]]!
    const scale = scaleIn(name) ?? 1
    if (scale !== 1) assumed.push(assumption('scale', scale, name))
    return scale
  }
  const scales = { assets: scaleOf('assets'), stock: scaleOf('stock'), dailySales: scaleOf('dailySales') }
  const depth = /[([（](m|メートル|metres?|meters?)[)\]）]/i.test(header[at.depth!] ?? '') ? 100 : 1
  return { rules: { mark, scales, depth } satisfies Rules as Rules, assumed }
}

function siteOf(cell: (column: SiteColumn) => string, rules: Rules): Pick<SiteRow, 'site' | 'outcome'> {
  const no = (outcome: SiteRow['outcome']) => ({ site: null, outcome })
  const { mark, scales } = rules
  const name = toOneLine(cell('name'))
  if (name === '' || name.length > siteLimits.name) return no('name')
  const place = placeOf(cell, mark)
  if (!place) return no('place')
  const amount = (column: Amounts) => amountOf(cell(column), mark, scales[column])
  const assets = amount('assets')
  if (assets === null || assets === undefined) return no('assets')
  const depth = depthOf(cell('depth'), rules)
  if (!depth) return no('depth')
  const probability = probabilityOf(cell('probability'), mark)
  if (probability === null) return no('probability')
  const stock = amount('stock')
  if (stock === undefined) return no('stock')
  const dailySales = amount('dailySales')
  if (dailySales === undefined) return no('sales')
  return { site: { name, ...place, assets, depth, probability, stock, dailySales }, outcome: 'add' }
}

/** A number, as its column writes it; null for an empty cell, undefined for what is none. */
function numberOf(text: string, mark: DecimalMark): number | null | undefined {
  if (isNoFigure(text)) return null
  const read = readAmount(text, mark)
  return 'fault' in read || read.hasPercent ? undefined : (read.value ?? undefined)
}

/** A number that is not below zero. */
function amountOf(text: string, mark: DecimalMark, scale: number): number | null | undefined {
  const value = numberOf(text, mark)
  if (value === null || value === undefined) return value
  return value >= 0 ? value * scale : undefined
}

type Place = Pick<ScenarioSite, 'prefecture' | 'latitude' | 'longitude'>

/** Coordinates within Japan's part of the world or elsewhere, or a prefecture; null without either. */
function placeOf(cell: (column: SiteColumn) => string, mark: DecimalMark): Place | null {
  const [latitude, longitude] = [degreesOf(cell('latitude'), mark, 90), degreesOf(cell('longitude'), mark, 180)]
  if (latitude === undefined || longitude === undefined) return null
  const written = cell('prefecture')
  const prefecture = isMissing(written) ? null : prefectureOf(written)
  if (prefecture === undefined) return null
  const hasPoint = latitude !== null && longitude !== null
  return hasPoint || prefecture !== null ? { prefecture, latitude, longitude } : null
}

function degreesOf(text: string, mark: DecimalMark, most: number): number | null | undefined {
  const value = numberOf(text.replace(/[°度]$/, ''), mark)
  return value === null || value === undefined || Math.abs(value) <= most ? value : undefined
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

/** A class by its name, or by a depth in centimeters, or in meters where the cell or the header says so. */
function depthOf(text: string, { mark, depth }: Rules): DepthClass | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\s?cm$/, '')
    .replace(/[〜~–]/g, '-')
  const named = depthClasses.find((one) => one === plain)
  if (named) return named
  const isMeters = /\d\s?m$/.test(plain)
  const value = numberOf(plain.replace(/\s?m$/, ''), mark)
  if (value === null || value === undefined || value < 0) return null
  const centimeters = value * (isMeters ? 100 : depth)
  const at = [50, 100, 200, 300].findIndex((limit) => centimeters < limit)
  return depthClasses[at === -1 ? depthClasses.length - 1 : at]!
}

/** `0.01`, `1%`, `1/100` as 0.01. */
function probabilityOf(text: string, mark: DecimalMark): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  const [, part, whole] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(plain) ?? []
  if (whole) return within(Number(part) / Number(whole))
  const read = readAmount(plain, mark)
  if ('fault' in read || read.value === null) return null
  return within(read.hasPercent ? read.value / 100 : read.value)
}

const within = (share: number) => (share >= 0 && share <= 1 ? share : null)
