import type { CellResult } from '../cells.ts'

/** EDINET's number of a document, `S100VWVY`. */
export function readDocumentNumber(text: string): CellResult<string> {
  const number = text.trim()
  if (number === '') return { value: null }
  return /^S[0-9A-Z]{7}$/.test(number) ? { value: number } : { reason: 'code' }
}
