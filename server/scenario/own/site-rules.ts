import type { SiteField, SiteReading, siteAmounts } from '#contract/scenario/sites.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { currencyIn } from '#server/files/cells/currencies.ts'
import { markOfColumns } from '#server/files/cells/marks.ts'
import { scaleIn, unitLine } from '#server/files/cells/units.ts'
import { assumption } from '#server/files/table/assumed-shape.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import type { ColumnsAt } from '#server/files/table/open-table.ts'
import type { DecimalMark } from '#server/imports/digits.ts'

/** How the amounts of a table of sites are read. */
export interface SiteRules {
  readonly mark: DecimalMark
  /** What amounts are multiplied by. */
  readonly scales: Readonly<Record<(typeof siteAmounts)[number], number>>
  /** Amounts whose column is in another currency than yen: none of its cells can be used. */
  readonly foreign: ReadonlySet<string>
  /** Centimeters for one of the depth’s unit. */
  readonly depth: number
  /** What a probability without a sign is multiplied by. */
  readonly probability: number
}

interface SiteTable {
  readonly table: GridTable
  readonly at: ColumnsAt<SiteField>
  readonly said: SiteReading
}

/** Columns whose cells tell the decimal mark. */
const numeric = ['assets', 'stock', 'dailySales', 'latitude', 'longitude', 'probability', 'depth'] as const

/** One decimal mark for all columns, scales and units as their names say them, and what of it was assumed. */
export function siteRules(source: SiteTable): { rules: SiteRules; assumed: Assumption[] } {
  const { table, at, said } = source
  const columns = numeric.flatMap((field) =>
    at[field] === undefined ? [] : [{ name: table.header[at[field]]!, cells: cellsOf(source, field) }],
  )
  const { mark, assumed } = markOfColumns({ columns, said: said.decimalMark })
  const unit = table.above.map(unitLine).findLast((text) => text !== null) ?? ''
  const ofTable = scaleIn(unit) ?? 1
  const scaleOf = (field: (typeof siteAmounts)[number]) => {
    const name = nameOf(source, field)
    const scale = said.scales?.[field] ?? scaleIn(name) ?? (name === '' ? 1 : ofTable)
    if (scale !== 1) assumed.push(assumption('scale', scale, name))
    return scale
  }
  const scales = { assets: scaleOf('assets'), stock: scaleOf('stock'), dailySales: scaleOf('dailySales') }
  const isForeign = (field: SiteField) => (currencyIn(nameOf(source, field)) ?? currencyIn(unit) ?? 'JPY') !== 'JPY'
  const foreign = new Set((['assets', 'stock', 'dailySales'] as const).filter(isForeign))
  const depth = depthOf(source, mark, assumed)
  const probability = probabilityOf(source, mark, assumed)
  return { rules: { mark, scales, foreign, depth, probability }, assumed }
}

const nameOf = ({ table, at }: SiteTable, field: SiteField) => (at[field] === undefined ? '' : table.header[at[field]]!)
const cellsOf = ({ table, at }: SiteTable, field: SiteField) =>
  at[field] === undefined ? [] : table.rows.map(({ cells }) => cells[at[field]!] ?? '')

/** Numbers of a column that stand there without a unit or a sign. */
const plainOf = (source: SiteTable, field: SiteField, mark: DecimalMark) =>
  cellsOf(source, field).flatMap((cell) => {
    const read = readAmount(cell, mark)
    return 'fault' in read || read.value === null || read.hasPercent ? [] : [read.value]
  })

/** No flood that anybody plans for is as shallow as five centimeters everywhere: such depths may as well be meters. */
const deepest = 10

function depthOf(source: SiteTable, mark: DecimalMark, assumed: Assumption[]): number {
  const name = nameOf(source, 'depth')
  const unit = source.said.depthUnit ?? unitIn(name)
  const plain = plainOf(source, 'depth', mark)
  if (plain.length > 0 && (unit === null || source.said.depthUnit)) {
    const isOpen = unit === null && plain.every((depth) => depth < deepest)
    assumed.push({ ...assumption('depth', unit ?? 'cm', name), isQuestion: isOpen })
  }
  return unit === 'm' ? 100 : 1
}

/** The unit of length in brackets behind a name. */
function unitIn(name: string): 'cm' | 'm' | null {
  const [, unit] =
    /[([（](cm|センチ(?:メートル)?|m|メートル|metres?|meters?)[)\]）]/i.exec(name.normalize('NFKC')) ?? []
  if (unit === undefined) return null
  return /^(cm|セ)/i.test(unit) ? 'cm' : 'm'
}

/** Floods a year from which a share is doubted. */
const often = 0.5

function probabilityOf(source: SiteTable, mark: DecimalMark, assumed: Assumption[]): number {
  const name = nameOf(source, 'probability')
  const isNamed = /[%％]|percent/i.test(name)
  const unit = source.said.probabilityUnit ?? (isNamed ? 'percent' : 'fraction')
  const plain = plainOf(source, 'probability', mark)
  // A flood of every second year is hardly meant: such figures may as well be per cent.
  const isOpen = !source.said.probabilityUnit && unit === 'fraction' && plain.some((one) => one >= often)
  if (plain.length > 0 && (unit === 'percent' || isOpen || source.said.probabilityUnit))
    assumed.push({ ...assumption('weights', unit, name), isQuestion: isOpen })
  return unit === 'percent' ? 0.01 : 1
}
