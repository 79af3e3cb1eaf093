import { isInDomain, isNoFigure } from '#server/imports/cells.ts'

/** What parts a number from its decimals, in a column or a file. */
export type DecimalMark = '.' | ','

/** Why a number cannot be used. `comma`: its comma is neither before a group of three nor the column's decimal mark. */
export type AmountFault = 'number' | 'comma' | 'formula' | 'magnitude'

export type Amount = { readonly value: number | null; readonly hasPercent: boolean } | { readonly fault: AmountFault }

interface Parts {
  readonly isNegative: boolean
  /** Digits with their separators, without sign, currency and unit. */
  readonly digits: string
  readonly hasPercent: boolean
}

const signs = '[-−–‐△▲▼]'
const around =
  /^(?:jpy|usd|eur|gbp|us\$|[¥$€£])\s*|\s*(?:jpy|usd|eur|gbp|円|株|口|shares|stk\.?|pcs\.?|st\.?|[¥$€£])$/gi

/** Sign, digits and percent sign of a number as people write it: `-5`, `△5`, `▲5`, `(5)`, `(5%)`, `5-`, `¥1,200`, `12.5 %`. */
function partsOf(text: string): Parts | null {
  let rest = text.normalize('NFKC').trim().replace(around, '').trim()
  const bracketed = /^\(([^()]+)\)\s*(%?)$/.exec(rest)
  if (bracketed) rest = `${bracketed[1]!.trim()}${bracketed[2]}`
  const percent = rest.endsWith('%')
  if (percent) rest = rest.slice(0, -1).trim().replace(around, '').trim()
  const [, sign, middle = '', behind] = new RegExp(`^(${signs})?\\s*(.*?)\\s*(${signs})?$`).exec(rest) ?? []
  if (bracketed && (sign || behind)) return null
  if (sign && behind) return null
  const digits = middle.replace(around, '').replace(/^\+/, '').trim()
  if (!/^(?:\d|[.,]\d)[\d.,'’ ]*(?:e[+-]?\d{1,3})?$/i.test(digits)) return null
  return { isNegative: Boolean(bracketed || sign || behind), digits, hasPercent: percent }
}

const groupsOfThree = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(${mark}\\d{3})+$`)
const groups = { ',': groupsOfThree(','), '.': groupsOfThree('\\.'), blank: /^[1-9]\d{0,2}([ '’]\d{3})+$/ }
/** Thousand, lakh and crore. */
const indian = /^[1-9]\d?(,\d{2})*,\d{3}$/

/** Which decimal mark a number can only have been written with; null where either would do, or none. */
function markOf(digits: string): DecimalMark | null {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma === -1 && point === -1) return null
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.'
  if (comma !== -1) {
    if (indian.test(digits) && digits.indexOf(',') !== comma) return '.'
    return groups[','].test(digits) ? (digits.indexOf(',') === comma ? null : '.') : ','
  }
  return groups['.'].test(digits) ? (digits.indexOf('.') === point ? null : ',') : '.'
}

export interface MarkCount {
  readonly comma: number
  readonly point: number
  /** Numbers such as `1,234` and `1.234`, which either mark would explain. */
  readonly either: number
}

/** How many cells can only have a decimal comma, how many only a decimal point. */
export function countMarks(texts: Iterable<string>): MarkCount {
  const count = { comma: 0, point: 0, either: 0 }
  for (const text of texts) {
    const parts = isNoFigure(text) ? null : partsOf(text)
    if (!parts || !/[.,]/.test(parts.digits)) continue
    const mark = markOf(parts.digits)
    if (mark === null) count.either++
    else count[mark === ',' ? 'comma' : 'point']++
  }
  return count
}

/** The decimal mark of a column, told by its own cells; null where they do not tell, or say both. */
export function decimalMark({ comma, point }: MarkCount): DecimalMark | null {
  if (comma > 0 && point > 0) return null
  return comma > 0 ? ',' : point > 0 ? '.' : null
}

/**
 * A number, null where the cell says that there is nothing. A comma parts thousands only before groups of three; where the column has
 * decimal commas it is one, otherwise the number cannot be used.
 */
export function readAmount(text: string, mark: DecimalMark = '.'): Amount {
  if (isNoFigure(text)) return { value: null, hasPercent: false }
  if (/^\s*[=@]/.test(text.normalize('NFKC'))) return { fault: 'formula' }
  const parts = partsOf(text)
  if (!parts) return { fault: 'number' }
  const [, written = '', exponent = ''] = /^(.*?)(e[+-]?\d+)?$/i.exec(parts.digits) ?? []
  const at = written.lastIndexOf(mark)
  const isGrouped = groups[mark].test(written) && written.indexOf(mark) !== at
  const [whole, decimals] = at === -1 || isGrouped ? [written, ''] : [written.slice(0, at), written.slice(at + 1)]
  const other = isGrouped ? mark : mark === '.' ? ',' : '.'
  const isWhole =
    /^\d*$/.test(whole) ||
    groups[other].test(whole) ||
    groups.blank.test(whole) ||
    (other === ',' && indian.test(whole))
  if (!isWhole || !/^\d*$/.test(decimals))
    return { fault: whole.includes(',') || decimals.includes(',') ? 'comma' : 'number' }
  const size = Number(`${whole.replace(/[^\d]/g, '') || '0'}.${decimals || '0'}${exponent}`)
  if (!isInDomain(size)) return { fault: 'magnitude' }
  return { value: parts.isNegative && size !== 0 ? -size : size, hasPercent: parts.hasPercent }
}
