import iconv from 'iconv-lite'
import { Unreadable } from './records.ts'

/** Longest line a text file may have; the longest seen in a filing is 71 kB. */
export const longestLine = 8 * 1024 * 1024
/** Largest file that is read into memory. */
export const largestFile = 512 * 1024 * 1024

const lineFeed = 0x0a

/** The text of a file, its encoding decided from its bytes: UTF-16LE or UTF-8 by their marks, else strict UTF-8, else cp932. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (bytes.length > largestFile) throw new Unreadable('too-large', { bytes: bytes.length, most: largestFile })
  checkLines(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes.subarray(2))

  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  if (isBinary(bytes)) throw new Unreadable('binary')
  const utf8 = tryDecode('utf-8', bytes)
  if (utf8 !== null) return utf8
  if (isMarked) throw new Unreadable('encoding')
  return decodeCp932(bytes)
}

function decodeUtf16(bytes: Uint8Array): string {
  if (bytes.length % 2 !== 0) throw new Unreadable('encoding')
  const text = tryDecode('utf-16le', bytes)
  if (text === null) throw new Unreadable('encoding')
  if (text.includes('\0')) throw new Unreadable('binary')
  return text
}

/** Decoded by iconv, which knows the vendor's letters (①, ㈱, 髙) that strict Shift_JIS lacks. */
function decodeCp932(bytes: Uint8Array): string {
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp932')
  if (text.includes('\uFFFD')) throw new Unreadable('encoding')
  return text
}

function tryDecode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Control bytes that no text of ours has: whatever the file's ending says, it is not text. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 65_536)
  return head.some(
    (byte) =>
      byte === 0 || (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c && byte !== 0x1a),
  )
}

/** Refuse a file with an endless line before anything decodes it. */
function checkLines(bytes: Uint8Array): void {
  let start = 0
  while (bytes.length - start > longestLine) {
    const end = bytes.subarray(start, start + longestLine).lastIndexOf(lineFeed)
    if (end === -1) throw new Unreadable('line-too-long', { most: longestLine })
    start += end + 1
  }
}
