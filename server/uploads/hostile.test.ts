import { deflateRawSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { refusals } from '#contract/wire/refusals.ts'
import '#server/app.ts' // Every feature brings its readers.
import { Refusal } from '#server/http/refusal.ts'
import { givenBook } from '#server/imports/files/given-book.ts'
import { givenZip } from '#server/imports/files/given-zip.ts'
import { tables } from './given-tables.ts'
import { uploadReaders } from './reader.ts'

/** Numbers from 0 to 1 that are the same in every run (Park and Miller 1988). */
function givenChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

interface Table {
  readonly header: readonly string[]
  readonly row: readonly string[]
}

const textOf = ({ header, row }: Table, separator = ',') =>
  [header, row, row, row].map((cells) => cells.join(separator)).join('\r\n')
const bookOf = ({ header, row }: Table) => givenBook([{ name: 'S', rows: [header, row, row] }])

/** What may happen to a file on its way, each in several degrees. */
const damages: Readonly<Record<string, (table: Table, chance: () => number) => Uint8Array>> = {
  'cut off': (table, chance) => Buffer.from(textOf(table)).subarray(0, Math.ceil(chance() * textOf(table).length)),
  'bytes changed': (table, chance) => changed(Buffer.from(textOf(table)), chance),
  'in another encoding': (table, chance) =>
    iconv.encode(textOf(table), ['utf16be', 'utf16le', 'euc-jp', 'cp932', 'latin1'][Math.floor(chance() * 5)]!),
  'half of UTF-16': (table, chance) => {
    const bytes = iconv.encode(textOf(table), 'utf16le', { addBOM: chance() > 0.5 })
    return bytes.subarray(0, Math.ceil(chance() * bytes.length))
  },
  'zeros within': (table, chance) => {
    const bytes = Buffer.from(textOf(table))
    bytes[Math.floor(chance() * bytes.length)] = 0
    return bytes
  },
  'odd quotation marks': ({ header, row }, chance) => {
    const cells = row.map((cell) => (chance() > 0.5 ? `"${cell}` : `${cell}"`))
    return Buffer.from(textOf({ header, row: cells }))
  },
  'odd cells': ({ header, row }, chance) => {
    const odd = [
      '1e999',
      '-',
      '((1))',
      '=1+1',
      '１，２',
      '٣',
      '0x10',
      '1,,2',
      '..',
      '%',
      '\u202e1',
      '99999999999999999999',
      'NaN',
      '()',
    ]
    return Buffer.from(
      textOf({ header, row: row.map((cell) => (chance() > 0.5 ? odd[Math.floor(chance() * odd.length)]! : cell)) }),
    )
  },
  'a very long cell': ({ header, row }, chance) =>
    Buffer.from(textOf({ header, row: [...row.slice(1), '9'.repeat(Math.ceil(chance() * 20_000))] })),
  'many columns': ({ header, row }, chance) => {
    const more = Array.from({ length: Math.ceil(chance() * 2000) }, () => header[0]!)
    return Buffer.from(textOf({ header: [...header, ...more], row }))
  },
  'a header again and again': ({ header }, chance) =>
    Buffer.from(`${header.join(',')}\n`.repeat(Math.ceil(chance() * 100))),
  'separators alone': (_, chance) =>
    Buffer.from([',', ';', '\t', '|', '\r', '"'][Math.floor(chance() * 6)]!.repeat(300)),
  'a workbook cut off': (table, chance) => bookOf(table).subarray(0, Math.ceil(chance() * bookOf(table).length)),
  'a workbook changed': (table, chance) => changed(bookOf(table), chance),
  'a workbook of odd XML': (_, chance) => {
    const parts = [
      '<worksheet>',
      '<!DOCTYPE a [<!ENTITY b "c">]>&b;',
      '<worksheet><sheetData><row r="-1"><c r="A0"/></row></sheetData></worksheet>',
      '',
    ]
    const content = Buffer.from(parts[Math.floor(chance() * parts.length)]!)
    return givenZip(
      ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'].map((name) => ({ name, content })),
    )
  },
  'a small zip that claims much': (_, chance) =>
    givenZip([{ name: 'xl/workbook.xml', content: Buffer.alloc(Math.ceil(chance() * 30e6), 0x20) }]),
  'a zip of nothing': (_, chance) =>
    givenZip([{ name: 'a', content: deflateRawSync(Buffer.alloc(Math.ceil(chance() * 100))) }]),
  'an old workbook that is none': (_, chance) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from(Array.from({ length: 600 }, () => Math.floor(chance() * 256))),
    ]),
}

function changed(bytes: Buffer, chance: () => number): Buffer {
  const hurt = Buffer.from(bytes)
  for (let turn = 0; turn < 4; turn++) hurt[Math.floor(chance() * hurt.length)] = Math.floor(chance() * 256)
  return hurt
}

/** Of each kind of damage; with four readers these are two hundred files. */
const degrees = 3

// Two readers of holdings say the same of a file; the workbook of weights has a law of its own.
const names = ['answerHoldings', 'answerWatchlistRows', 'readPrices', 'readSites']

test.each(names.flatMap((name) => Object.keys(damages).map((damage) => [name, damage] as const)))(
  '%s: a file that is %s gives rows, or a refusal that has words',
  async (name, damage) => {
    const { read } = uploadReaders.get(name)!
    const { params, ...table } = tables[name]!
    for (let degree = 1; degree <= degrees; degree++) {
      const bytes = damages[damage]!(table, givenChance(degree * 7919))
      const outcome = await Promise.resolve()
        .then(() => read(bytes, params as never))
        .then(
          () => 'rows',
          (error: unknown) => (error instanceof Refusal ? error.code : error),
        )
      expect([degree, ['rows', ...Object.keys(refusals)]]).toEqual([degree, expect.arrayContaining([outcome])])
    }
  },
)
