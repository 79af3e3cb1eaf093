import { Unreadable } from '../rejections.ts'

/** Largest feed, in bytes; those of a day have some hundred kB. */
export const largestFeed = 32 * 1024 * 1024

/**
 * The text of an XML file. Its mark or its zeros tell UTF-16; else what it declares, if its bytes are that; else UTF-8, and of what is not
 * UTF-8 the Japanese encoding under which it has more kana.
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable('empty')
  if (bytes.length > largestFeed) throw new Unreadable('too-large', { bytes: bytes.length, most: largestFeed })
  const wide = wideOf(bytes)
  const declared = wide ?? declaredIn(bytes)
  const text =
    (declared && tryDecode(declared, bytes)) ??
    (wide ? null : tryDecode('utf-8', bytes)) ??
    (wide ? null : guessed(bytes))
  if (text === null) throw new Unreadable('encoding')
  // What it declares has done its work; a parser of strings would only wonder.
  return text.replace(/^\uFEFF/, '').replace(/^(\s*<\?xml[^>]*?)\sencoding\s*=\s*(["'])[^"'>]*\2/, '$1')
}

/** UTF-16 by its mark, or by the zeros beside the first sign. */
function wideOf(bytes: Uint8Array): string | null {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0x3c && b === 0) return 'utf-16le'
  return a === 0 && b === 0x3c ? 'utf-16be' : null
}

function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 400)).toString('latin1')
  const name = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase()
  if (name === undefined) return null
  // A declaration that is read as single bytes cannot tell of double ones.
  if (name.startsWith('utf-16') || name.startsWith('ucs')) return null
  return /^(cp932|ms932|windows-31j)$/.test(name) ? 'shift_jis' : name
}

function guessed(bytes: Uint8Array): string | null {
  const texts = ['euc-jp', 'shift_jis'].flatMap((encoding) => tryDecode(encoding, bytes) ?? [])
  const kanaIn = (text: string) => text.slice(0, 100_000).match(/[ぁ-んァ-ヶー]/g)?.length ?? 0
  return texts.toSorted((a, b) => kanaIn(b) - kanaIn(a))[0] ?? null
}

/** Null where the bytes are not that, or no such encoding is known. */
function tryDecode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
