/** What parts a number from its decimals, in a column or a file. */
export type DecimalMark = '.' | ','

/** Signs before or behind a number below zero. */
export const minusSigns = '[-−–‐△▲▼]'

const groupsOfThree = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(${mark}\\d{3})+$`)
const groups = { ',': groupsOfThree(','), '.': groupsOfThree('\\.'), blank: /^[1-9]\d{0,2}([ '’]\d{3})+$/ }
/** Thousand, lakh and crore. */
const indian = /^[1-9]\d?(,\d{2})*,\d{3}$/

/** Which decimal mark digits can only have been written with; null where either would do, or none. */
export function markOf(digits: string): DecimalMark | null {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma === -1 && point === -1) return null
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.'
  if (comma !== -1) {
    if (indian.test(digits) && digits.indexOf(',') !== comma) return '.'
    return groups[','].test(digits) ? (digits.indexOf(',') === comma ? null : '.') : ','
  }
  return groups['.'].test(digits) ? (digits.indexOf('.') === point ? null : ',') : '.'
}

/**
 * The size of a number of its digits, with their separators and an exponent. A comma parts thousands only before groups of three; where the
 * mark is a comma it is one, otherwise the number cannot be used.
 */
export function sizeOf(digits: string, mark: DecimalMark): number | 'number' | 'comma' {
  const [, written = '', exponent = ''] = /^(.*?)(e[+-]?\d+)?$/i.exec(digits) ?? []
  const at = written.lastIndexOf(mark)
  const isGrouped = groups[mark].test(written) && written.indexOf(mark) !== at
  const [whole, decimals] = at === -1 || isGrouped ? [written, ''] : [written.slice(0, at), written.slice(at + 1)]
  const other = isGrouped ? mark : mark === '.' ? ',' : '.'
  const isWhole =
    /^\d*$/.test(whole) ||
    groups[other].test(whole) ||
    groups.blank.test(whole) ||
    (other === ',' && indian.test(whole))
  if (!isWhole || !/^\d*$/.test(decimals)) return whole.includes(',') || decimals.includes(',') ? 'comma' : 'number'
  return Number(`${whole.replace(/[^\d]/g, '') || '0'}.${decimals || '0'}${exponent}`)
}
