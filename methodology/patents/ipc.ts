/** A symbol of the International Patent Classification: `H01M 10/0525`. */
export interface IpcSymbol {
  /** `H01M`. */
  readonly subclass: string
  readonly mainGroup: number
  /** Digits after the stroke, which are read like the places of a decimal: `0525` lies between `052` and `053`. */
  readonly subgroup: string
}

/** Symbols from the first to the last, both included; without bounds a whole subclass or class. */
export interface IpcRange {
  /** `H01M`, or `G21` for all subclasses of a class. */
  readonly within: string
  readonly from: IpcPlace | null
  readonly to: IpcPlace | null
}

type IpcPlace = Pick<IpcSymbol, 'mainGroup' | 'subgroup'>

const symbolPattern = /^([A-H]\d{2}[A-Z])\s*(\d{1,4})\s*\/\s*(\d{2,6})(?!\d)/

/**
 * The IPC symbol that a Japanese FI code is based on.
 *
 * @param code as an export writes it: `H01M10/0525`, `A23L2/00,B`, `H01L21/304,622@A`, full width too
 * @returns null for what is no symbol, such as the subdivision `B` or `622` alone
 */
export function readSymbol(code: string): IpcSymbol | null {
  const match = symbolPattern.exec(code.normalize('NFKC').trim().toUpperCase())
  return match && { subclass: match[1]!, mainGroup: Number(match[2]), subgroup: match[3]! }
}

/**
 * Symbols as an inventory names them.
 *
 * A class or subclass alone is all of it: `G21`, `F03D`. A main group alone is all of its subgroups: `H01M 8/00`. A subgroup alone
 * is itself: `C10L 5/42`, since which others stand below it is not told by its number. A range has both of its ends:
 * `H01M 4/86-4/98`.
 *
 * @returns null for what is no symbol
 */
export function readRange(text: string): IpcRange | null {
  const match = /^([A-H]\d{2}[A-Z]?)(?:\s+(\d{1,4})\/(\d{2,6})(?:-(\d{1,4})\/(\d{2,6}))?)?$/.exec(text)
  if (!match) return null
  const [, within, group, subgroup, lastGroup, lastSubgroup] = match
  if (group === undefined) return { within: within!, from: null, to: null }
  const from = { mainGroup: Number(group), subgroup: subgroup! }
  if (lastGroup !== undefined) return { within: within!, from, to: endOf(Number(lastGroup), lastSubgroup!) }
  return { within: within!, from, to: endOf(from.mainGroup, from.subgroup) }
}

/** A main group ends after its last subgroup. */
const endOf = (mainGroup: number, subgroup: string): IpcPlace => ({
  mainGroup,
  subgroup: /^0+$/.test(subgroup) ? '~' : subgroup,
})

/** Whether a symbol lies in a range. */
export function isWithin(symbol: IpcSymbol, { within, from, to }: IpcRange): boolean {
  if (!symbol.subclass.startsWith(within)) return false
  return (from === null || compare(from, symbol) <= 0) && (to === null || compare(symbol, to) <= 0)
}

const compare = (a: IpcPlace, b: IpcPlace) =>
  a.mainGroup - b.mainGroup || (a.subgroup < b.subgroup ? -1 : a.subgroup > b.subgroup ? 1 : 0)

/**
 * Codes of one document, as they are read: a subdivision that a comma parted from its symbol stands behind it again.
 *
 * @param codes `['A23L2/00', 'B', 'A23L2/38']`
 * @returns `['A23L2/00,B', 'A23L2/38']`
 */
export function joinCodes(codes: readonly string[]): string[] {
  const joined: string[] = []
  for (const code of codes) {
    const isPart = joined.length > 0 && readSymbol(code) === null && /^[0-9A-Z@]{1,6}$/i.test(code)
    if (isPart) joined[joined.length - 1] += `,${code}`
    else joined.push(code)
  }
  return joined
}

/** Subclasses of a document, each once, in the order of its codes. */
export function subclassesOf(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => readSymbol(code)?.subclass ?? []))]
}
