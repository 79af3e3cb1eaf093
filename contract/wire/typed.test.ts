import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutFullWidths, fullWidths, mailPattern, toLines, toMailText, toNumberText, toOneLine } from './typed.ts'

/** Any text, with a good share of what Japanese keyboards make. */
const typed = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...'０９ａＺ＠．－ー−‐‑–—―ｰ─　ｱｶﾞが㍿①½ﬁ'),
  ),
})

describe('mail text', () => {
  test.each([
    ['ｒ．ｍｉｋａｍｉ＠ａｓｓｅｔ．ｅｘａｍｐｌｅ', 'r.mikami@asset.example'],
    [' a b@c.example\t', 'ab@c.example'],
    ['a　b＠c', 'ab@c'], // the ideographic space
    ['三上a@b.example', 'a@b.example'],
    ['ａ＿ｂ－ｃ＋ｄ！＃', 'a_b-c+d!#'],
    ['①㍿ﬁ', '1fi'], // NFKC: a circled digit, a square of kanji, a ligature
    ['', ''],
  ])('%j becomes %j', (text, expected) => expect(toMailText(text)).toBe(expected))

  test('is ASCII letters, digits and symbols, whatever is typed', () => {
    fc.assert(fc.property(typed, (text) => void expect(toMailText(text)).toMatch(/^[\x21-\x7e]*$/)))
  })

  test('does not change when it is typed again', () => {
    fc.assert(fc.property(typed, (text) => void expect(toMailText(toMailText(text))).toBe(toMailText(text))))
  })

  test('keeps every ASCII letter, digit and symbol in its order', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\x21-\x7e]*$/), (text) => void expect(toMailText(text)).toBe(text)))
  })

  test('full-width letters give what half-width ones give', () => {
    const widen = (text: string) =>
      text.replace(/[\x21-\x7e]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    fc.assert(
      fc.property(fc.stringMatching(/^[\x21-\x7e]*$/), (text) => void expect(toMailText(widen(text))).toBe(text)),
    )
  })
})

describe('number text', () => {
  test.each([
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['〒１００ー０００１', '100-0001'], // the long vowel mark, which is beside the zero
    ['+81 (3) 1234.5678', '81312345678'],
    ['①２', '12'],
    ['abc', ''],
  ])('%j becomes %j', (text, expected) => expect(toNumberText(text)).toBe(expected))

  test.each([
    ['hyphen-minus', '-'],
    ['soft hyphen', '\u00ad'],
    ['modifier minus', '\u02d7'],
    ['hyphen', '\u2010'],
    ['no-break hyphen', '\u2011'],
    ['figure dash', '\u2012'],
    ['en dash', '\u2013'],
    ['em dash', '\u2014'],
    ['horizontal bar', '\u2015'],
    ['hyphen bullet', '\u2043'],
    ['minus', '\u2212'],
    ['box drawing', '\u2500'],
    ['heavy minus', '\u2796'],
    ['long vowel mark', '\u30fc'],
    ['small em dash', '\ufe58'],
    ['small hyphen', '\ufe63'],
    ['full-width hyphen', '\uff0d'],
    ['half-width long vowel mark', '\uff70'],
  ])('%s is a hyphen', (_, dash) => expect(toNumberText(`1${dash}2`)).toBe('1-2'))

  test('is digits and hyphens, whatever is typed', () => {
    fc.assert(fc.property(typed, (text) => void expect(toNumberText(text)).toMatch(/^[0-9-]*$/)))
  })

  test('does not change when it is typed again', () => {
    fc.assert(fc.property(typed, (text) => void expect(toNumberText(toNumberText(text))).toBe(toNumberText(text))))
  })

  test('keeps digits and hyphens in their order', () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9-]*$/), (text) => void expect(toNumberText(text)).toBe(text)))
  })
})

describe('the pattern of an address', () => {
  test.each(['a@b.example', '7a@b.example', 'r_m.i-k@asset.co.jp', 'a@b-c.d_e.example'])('takes %s', (address) =>
    expect(address).toMatch(mailPattern),
  )

  test.each([
    '',
    'a',
    'a@b',
    '@b.example',
    '.a@b.example',
    '_a@b.example',
    '-a@b.example',
    'a+b@c.example',
    'a b@c.example',
    'a@b..example',
    'a@b.example.',
    'a@@b.example',
    'あ@b.example',
    'a@b.example\n',
  ])('does not take %j', (address) => expect(address).not.toMatch(mailPattern))
})

test.each([
  [' 山田 花子 ', '山田 花子'],
  ['Hanako\r\nAccount: somebody@else.example', 'Hanako Account: somebody@else.example'],
  ['a\u2028b\u0000c\td', 'a b c d'],
])('%j on one line is %j', (typed, line) => expect(toOneLine(typed)).toBe(line))

describe('width in full-width characters', () => {
  test.each([
    ['水素CCUS', 4], // 2 + 4 × ½
    ['ｽｲｿ', 1.5],
    ['ｶﾞｽ', 1.5], // the voicing mark takes a half of its own
    ['ＣＣＵＳ', 4],
    ['café', 2],
    ['𠮷野家', 3],
    ['👨‍👩‍👧🌲', 2],
    ['か\u3099', 1],
    ['', 0],
  ])('%j is %d', (text, width) => expect(fullWidths(text)).toBe(width))

  test.each([
    ['水素CCUS', 3, '水素CC'],
    ['水素CCUS', 1, '水'],
    ['a水', 1, 'a'], // ½ + 1 is over
    ['🌲🌲', 1, '🌲'],
    ['ab', 75, 'ab'],
  ])('%j cut at %d is %j', (text, max, cut) => expect(cutFullWidths(text, max)).toBe(cut))
})

test.each([
  ['\u202eklab ASAK', 'klab ASAK'], // a mark that turns what follows around
  ['Sakura\u200b\u2060\ufeff Electric\u0000', 'Sakura Electric'],
  ['さくら\r\n電機\u2028', 'さくら 電機'],
  ['a\u200db', 'ab'],
  ['👩\u200d💻 葛\u{e0100}城', '👩\u200d💻 葛\u{e0100}城'], // an emoji of two parts; a form of a kanji
])('one line without unseen characters: %j', (text, line) => {
  expect(toOneLine(text)).toBe(line)
})

test.each([
  [' 一行目\r\n二行目\r三行目\u2028四行目\n', '一行目\n二行目\n三行目\n四行目'],
  ['a\tb\0c\u0007', 'a\tbc'],
  ['\u202eklab\u200b ASAK', 'klab ASAK'],
])('several lines without unseen characters: %j', (text, lines) => {
  expect(toLines(text)).toBe(lines)
})
