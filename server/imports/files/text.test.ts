import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText, largestFile, longestLine } from './text.ts'

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const refusal = (reason: string) => expect.objectContaining({ reason })

test.each([
  ['UTF-16 by its mark', utf16('見本')],
  ['UTF-8 by its mark', Buffer.from('\ufeff見本')],
  ['UTF-8 without one', Buffer.from('見本')],
  ['cp932', iconv.encode('見本', 'cp932')],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('見本')
})

test('the vendor’s letters of cp932', () => {
  expect(decodeText(iconv.encode('㈱髙﨑①', 'cp932'))).toBe('㈱髙﨑①')
})

test.each([
  ['an odd byte', utf16('見本').subarray(0, -1)],
  ['half of a pair', utf16('𠮷').subarray(0, -2)],
  ['a mark that lies', Buffer.concat([Buffer.from('\ufeff'), iconv.encode('見本', 'cp932')])],
])('%s is a broken encoding', (_, bytes) => {
  expect(() => decodeText(bytes)).toThrow(refusal('encoding'))
})

test('a zero byte makes a file binary wherever it stands', () => {
  expect(() => decodeText(Buffer.concat([Buffer.alloc(100_000, 0x61), Buffer.from([0])]))).toThrow(refusal('binary'))
  expect(() => decodeText(utf16('a\0b'))).toThrow(refusal('binary'))
})

test('a line may be long, not endless', () => {
  const long = Buffer.alloc(longestLine - 1, 0x61)
  expect(decodeText(Buffer.concat([long, Buffer.from('\n'), long]))).toHaveLength(2 * longestLine - 1)
  expect(() => decodeText(Buffer.alloc(longestLine + 1, 0x61))).toThrow(refusal('line-too-long'))
})

test('in UTF-16 the letter 上 ends no line, though its first byte looks like one', () => {
  expect(() => decodeText(utf16('上'.repeat(longestLine / 2)))).toThrow(refusal('line-too-long'))
  const lines = utf16('上場\n'.repeat(longestLine / 4))
  expect(decodeText(lines)).toHaveLength((lines.length - 2) / 2)
})

test('a file beyond the limit is not looked at', () => {
  expect(() => decodeText(Buffer.alloc(largestFile + 1))).toThrow(refusal('too-large'))
})
