import { boundaries } from '#methodology/figures/boundary.ts'
import { type CopiedRow, copiedStates, emptyRow } from './copy-reader.ts'

/** Words by their length and first letter, which tell them apart. */
function coded(words: readonly string[]): Map<number, number> {
  const codes = new Map(words.map((word, code) => [keyOf(word.length, word.charCodeAt(0)), code]))
  if (codes.size < words.length) throw new Error(`${words.join(', ')} are not told apart by length and first letter`)
  return codes
}

const keyOf = (length: number, first: number) => (length << 8) | first
const boundaryCodes = coded(boundaries)
const stateCodes = coded(copiedStates)

/** Columns of which only the length is read: document, both ends of the period, line. */
const passedOver = 4
/** Columns behind `part`: the text as filed, and notes. */
const behindPart = 2

/** Read whole rows as `ObservationEncoder` writes them, those of a part of a company left out, without an object for each. */
export function readEncodedRows(bytes: Uint8Array, onRow: (row: CopiedRow) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const row = emptyRow()
  let at = 0
  const skip = () => {
    at += 4 + Math.max(0, view.getInt32(at))
  }
  const word = (codes: ReadonlyMap<number, number>) => {
    const code = codes.get(keyOf(view.getInt32(at), bytes[at + 4]!))!
    skip()
    return code
  }
  while (at < bytes.length) {
    at += 2 // How many columns there are.
    row.value = view.getInt32(at) === -1 ? Number.NaN : view.getFloat64(at + 4)
    skip()
    row.companyId = view.getInt32(at + 4)
    row.indicatorId = view.getInt16(at + 12)
    row.fiscalYear = view.getInt16(at + 18)
    at += 20
    row.boundary = word(boundaryCodes)
    row.state = word(stateCodes)
    row.knownFrom = view.getInt32(at + 4)
    row.importId = view.getInt32(at + 12)
    at += 16
    for (let column = 0; column < passedOver; column++) skip()
    const isWhole = view.getInt32(at) === 0
    for (let column = 0; column <= behindPart; column++) skip()
    if (isWhole) onRow(row)
  }
}
