import iconv from 'iconv-lite'
import { Unreadable } from '../rejections.ts'

/** Longest line a text file may have, in bytes; the longest seen in a filing is 71 kB. */
export const longestLine = 8 * 1024 * 1024
/** Largest file that is read into memory, in bytes; what it decodes to must still fit into one string. */
export const largestFile = 256 * 1024 * 1024

const lineFeed = 0x0a
const utf16LineFeed = Buffer.from([lineFeed, 0])

/** The text of a file, its encoding decided from its bytes: UTF-16 of either order by its mark or by where its zeros are, UTF-8 by its mark, else strict UTF-8, else cp932. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (bytes.length > largestFile) throw new Unreadable('too-large', { bytes: bytes.length, most: largestFile })
  const wide = utf16Of(bytes)
  if (wide) {
    const ordered = wide.order === 'be' ? swapped(bytes) : bytes
    checkLines(ordered, true)
    return decodeUtf16(ordered.subarray(wide.marked ? 2 : 0))
  }
  checkLines(bytes, false)

  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  if (isBinary(bytes)) throw new Unreadable('binary')
  const utf8 = tryDecode('utf-8', bytes)
  if (utf8 !== null) return utf8
  if (isMarked) throw new Unreadable('encoding')
  return decodeCp932(bytes)
}

/** Bytes that are looked at to tell UTF-16 without a mark from other files. */
const looked = 4096

/** In which order a text of UTF-16 stands: as its mark says, or by its figures and separators, of which every other byte is zero. */
function utf16Of(bytes: Uint8Array): { readonly order: 'le' | 'be'; readonly marked: boolean } | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { order: 'le', marked: true }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { order: 'be', marked: true }
  const zeros = [0, 0]
  for (let at = 0; at < Math.min(bytes.length, looked); at++) if (bytes[at] === 0) zeros[at % 2]!++
  const [even, odd] = zeros as [number, number]
  if (even > 0 === odd > 0) return null
  return { order: even > 0 ? 'be' : 'le', marked: false }
}

function swapped(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 2 !== 0) throw new Unreadable('encoding')
  return Buffer.from(bytes).swap16()
}

/** Odd bytes and halves of a pair mean that the file was cut; the decoder refuses the halves. */
function decodeUtf16(bytes: Uint8Array): string {
  if (bytes.length % 2 !== 0) throw new Unreadable('encoding')
  const text = tryDecode('utf-16le', bytes)
  if (text === null) throw new Unreadable('encoding')
  // Control characters that no text has: other bytes that happen to have zeros in turn.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x08\x0e-\x19\x1b-\x1f]/.test(text.slice(0, 65_536)) || text.includes('\0')) throw new Unreadable('binary')
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
  if (bytes.includes(0)) return true
  return bytes.subarray(0, 65_536).some((byte) => byte < 0x20 && ![0x09, lineFeed, 0x0c, 0x0d, 0x1a].includes(byte))
}

/** Refuse a file with an endless line before anything decodes it. */
function checkLines(bytes: Uint8Array, isUtf16: boolean): void {
  let start = 0
  while (bytes.length - start > longestLine) {
    const end = lastLineEnd(bytes.subarray(start, start + longestLine), isUtf16)
    if (end === -1) throw new Unreadable('line-too-long', { most: longestLine })
    start += end
  }
}

/** Where the last complete line ends, or -1. In UTF-16 the byte alone does not tell: 上 is `0A 4E`. */
function lastLineEnd(bytes: Uint8Array, isUtf16: boolean): number {
  if (!isUtf16) {
    const end = bytes.lastIndexOf(lineFeed)
    return end === -1 ? -1 : end + 1
  }
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = view.lastIndexOf(utf16LineFeed)
  while (end > 0 && end % 2 !== 0) end = view.lastIndexOf(utf16LineFeed, end - 1)
  return end < 0 || end % 2 !== 0 ? -1 : end + 2
}
