import { unitFactor } from '#methodology/figures/units.ts'
import type { CatalogueRow } from '#server/catalogue/catalogue.ts'
import { isFormula, isInDomain, readNumber } from '../../cells.ts'
import type { DecimalMark } from '../../digits.ts'
import type { Rejection } from '../../rejections.ts'
import type { FigureRule } from '../mapping.ts'
import type { TableRow } from '../row.ts'

/** The unit that a row tells, or the one of the rule; a scale alone is that of a ratio. */
export function unitOf(row: TableRow, { unit_column: column, unit, scale }: FigureRule): WrittenUnit {
  return { unit: (column && row.text(column)) || unit || (scale ? '%' : ''), scale }
}

interface WrittenUnit {
  readonly unit: string
  readonly scale: FigureRule['scale']
}

/** The value in the catalogue's unit; undefined for a mark of nothing, or why it cannot be used. */
export function convert(
  filed: string,
  { mark = '.', ...said }: WrittenUnit & { readonly mark?: DecimalMark },
  indicator: CatalogueRow,
): number | undefined | Rejection['reason'] {
  if (isFormula(filed)) return 'formula'
  if (indicator.type === 'boolean') return yesNo(filed) ?? 'number'
  // A sign beside the number says what a fraction's cell is, as a workbook shows it.
  const rule = said.scale === 'fraction' && /[%％]\s*$/.test(filed) ? { ...said, scale: 'percent' as const } : said
  const times = timesOf(rule, indicator)
  const result = readNumber(filed, isPercent(rule.unit) ? (rule.scale ?? rule.unit) : rule.unit, mark)
  if ('reason' in result) return result.reason
  if (result.value === null) return undefined
  if (times === null) return 'unit'
  const value = times === 1 ? result.value : tidy(result.value * times)
  return isInDomain(value) ? value : 'magnitude'
}

/** What a number is multiplied by to be in the catalogue's unit; null when the unit cannot be it, or says otherwise than the scale. */
export function timesOf({ unit, scale }: WrittenUnit, indicator: CatalogueRow): number | null {
  if (scale === undefined || isPercent(unit)) return unitFactor(scale ?? unit, indicator.unit)
  return unitFactor(unit, scale) === 1 ? unitFactor(unit, indicator.unit) : null
}

const isPercent = (unit: string) => unitFactor(unit, '%') === 1

/** Takes out what binary fractions add: 0.2015 × 100 is 20.15. */
const tidy = (value: number) => Number(value.toPrecision(15))

function yesNo(text: string): number | undefined {
  const folded = text.normalize('NFKC').toLowerCase()
  if (/^(1|yes|y|true|有|あり|はい|○|〇|◯)$/.test(folded)) return 1
  return /^(0|no|n|false|無|なし|いいえ|×|✕)$/.test(folded) ? 0 : undefined
}
