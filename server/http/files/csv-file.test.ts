import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { csvFile } from './csv-file.ts'

const utf8 = (...cells: SheetCell[]) => csvFile([cells], 'utf-8').bytes.toString('utf8')
const shiftJis = (...cells: SheetCell[]) => {
  const { bytes, replaced } = csvFile([cells], 'shift_jis')
  return { text: iconv.decode(bytes, 'cp932'), replaced }
}

test('UTF-8 begins with the mark that Excel needs, and lines end as it expects', () => {
  const { bytes, replaced } = csvFile(
    [
      ['企業', 'FY2024'],
      ['さくら電機', 11.8],
    ],
    'utf-8',
  )
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString('utf8')).toBe('\ufeff企業,FY2024\r\nさくら電機,11.8\r\n')
  expect(replaced).toBe(0)
})

test('what a spreadsheet would take for a formula is neutralised; numbers stay numbers', () => {
  expect(utf8('=1+1', '+81', '-cmd', '@sum', '\ttab', '\rreturn')).toBe(
    `\ufeff'=1+1,'+81,'-cmd,'@sum,'\ttab,"'\rreturn"\r\n`,
  )
  expect(utf8('-12.5', '-3', -7, -1e-7, 'a=b')).toBe('\ufeff-12.5,-3,-7,-1e-7,a=b\r\n')
})

test('what Shift_JIS turns into a sign of a formula is none either', () => {
  expect(shiftJis('–cmd', '\u2212cmd', '\u{e0100}=1').text).toBe("'－cmd,'－cmd,'=1\r\n")
})

test('what is missing is an empty cell, never a word', () => {
  expect(utf8(null, Number.NaN, Number.POSITIVE_INFINITY, 0, '')).toBe('\ufeff,,,0,\r\n')
})

test('separators, quotes and line breaks stay inside of their cell', () => {
  expect(utf8('a,b', 'say "x"', 'two\nlines')).toBe('\ufeff"a,b","say ""x""","two\nlines"\r\n')
})

test('Shift_JIS is that of Windows: 髙, ①, ㈱ and the kanji of IBM are there', () => {
  const name = '髙島①㈱神﨑'
  expect(shiftJis(name)).toEqual({ text: `${name}\r\n`, replaced: 0 })
  expect([...csvFile([['あ']], 'shift_jis').bytes]).toEqual([0x82, 0xa0, 0x0d, 0x0a])
})

test('a sign of Unicode becomes its lookalike, which is no loss', () => {
  expect(shiftJis('5−3〜4—', '¥100')).toEqual({ text: '5－3～4―,￥100\r\n', replaced: 0 })
  expect(shiftJis('か\u3099')).toEqual({ text: 'が\r\n', replaced: 0 })
  expect(shiftJis('葛\u{e0100}城')).toEqual({ text: '葛城\r\n', replaced: 0 })
})

test('what Shift_JIS does not have is a geta mark, and counted', () => {
  expect(shiftJis('𠮷野家 🌲', 'café')).toEqual({ text: '〓野家 〓,caf〓\r\n', replaced: 3 })
})
