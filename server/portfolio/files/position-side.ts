const long =
  /^(long|l|buy|bought|b|買い?|買建て?|買付|買玉|買持ち?|現物買?|現物|信用買い?|信用買建|ロング|保有|long positions?)$/
const short =
  /^(short|s|sell|sold|ss|short sale|売り?|売建て?|売玉|売持ち?|空売り?|信用売り?|信用売建|ショート|short positions?)$/

/** Which side of a portfolio a cell names; null for what names none. */
export function sideOf(cell: string): 'long' | 'short' | null {
  const folded = cell.normalize('NFKC').trim().toLowerCase()
  return short.test(folded) ? 'short' : long.test(folded) ? 'long' : null
}
