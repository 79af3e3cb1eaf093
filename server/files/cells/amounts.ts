import { isInDomain, isNoFigure } from '#server/imports/cells.ts'
import { type DecimalMark, markOf, minusSigns, sizeOf } from '#server/imports/digits.ts'

/** Why a number cannot be used. `comma`: its comma is neither before a group of three nor the column's decimal mark. */
export type AmountFault = 'number' | 'comma' | 'formula' | 'magnitude'

/** `currency` is what stands beside the number, as it is written: `$`, `EUR`, `円`. */
export type Amount =
  | { readonly value: number | null; readonly hasPercent: boolean; readonly currency: string | null }
  | { readonly fault: AmountFault }

interface Parts {
  readonly isNegative: boolean
  /** Digits with their separators, without sign, currency and unit. */
  readonly digits: string
  readonly hasPercent: boolean
  readonly currency: string | null
}

const money =
  'jpy|usd|eur|gbp|chf|aud|nzd|cad|hkd|sgd|cny|cnh|rmb|krw|twd|inr|thb|sek|nok|dkk|us\\$|hk\\$|a\\$|c\\$|s\\$|nt\\$|[¥$€£]'
const currencies = new RegExp(`^(${money})\\s*|\\s*(${money}|円|米ドル|ドル|ユーロ)$`, 'i')
const counts = /\s*(?:株|口|shares|shs\.?|stk\.?|pcs\.?|st\.?)$/i

/** A text without the currency before or behind it, and that currency. */
function withoutCurrency(text: string): { readonly rest: string; readonly currency: string | null } {
  const [all, before, behind] = currencies.exec(text) ?? []
  if (all === undefined) return { rest: text, currency: null }
  const rest = before === undefined ? text.slice(0, -all.length) : text.slice(all.length)
  // `¥100円`: the second says the same.
  return { rest: rest.replace(currencies, '').trim(), currency: before ?? behind ?? null }
}

const signed = new RegExp(`^(${minusSigns})?\\s*(.*?)\\s*(${minusSigns})?$`)

/** Sign, digits, percent sign and currency of a number as people write it: `-5`, `△5`, `▲5`, `(5)`, `(5%)`, `5-`, `¥1,200`, `-$5`, `12.5 %`. */
function partsOf(text: string): Parts | null {
  const outer = withoutCurrency(text.normalize('NFKC').trim().replace(counts, '').trim())
  let { rest } = outer
  const bracketed = /^\(([^()]+)\)\s*(%?)$/.exec(rest)
  if (bracketed) rest = `${bracketed[1]!.trim()}${bracketed[2]}`
  const hasPercent = rest.endsWith('%')
  if (hasPercent) rest = rest.slice(0, -1).trim()
  const [, sign, middle = '', behind] = signed.exec(rest) ?? []
  if ((bracketed && (sign || behind)) || (sign && behind)) return null
  const inner = withoutCurrency(middle)
  const digits = inner.rest.replace(counts, '').replace(/^\+/, '').trim()
  if (!/^(?:\d|[.,]\d)[\d.,'’ ]*(?:e[+-]?\d{1,3})?$/i.test(digits)) return null
  const currency = outer.currency ?? inner.currency
  return { isNegative: Boolean(bracketed || sign || behind), digits, hasPercent, currency }
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
  if (isNoFigure(text)) return { value: null, hasPercent: false, currency: null }
  if (/^\s*[=@]/.test(text.normalize('NFKC'))) return { fault: 'formula' }
  const parts = partsOf(text)
  if (!parts) return { fault: 'number' }
  const size = sizeOf(parts.digits, mark)
  if (typeof size === 'string') return { fault: size }
  if (!isInDomain(size)) return { fault: 'magnitude' }
  const { isNegative, hasPercent, currency } = parts
  return { value: isNegative && size !== 0 ? -size : size, hasPercent, currency }
}
