import iconv from 'iconv-lite'
import { csvText, type SheetCell } from '#contract/wire/spreadsheet.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'

type CsvEncoding = 'utf-8' | 'shift_jis'

interface CsvFile {
  readonly bytes: Buffer
  /** Characters that the encoding does not have; each stands as `〓`. */
  readonly replaced: number
}

const absent = '〓'

/** Signs of Unicode for which Windows' Shift_JIS has another of the same look. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u2212': '－',
  '\u2013': '－',
  '\u2014': '―',
  '\u2016': '∥',
  '\u301c': '～',
  '\u00a0': ' ',
  '\u00a2': '￠',
  '\u00a3': '￡',
  '\u00a5': '￥',
  '\u00ac': '￢',
  '\u00b7': '・',
  '\u2022': '・',
}

/** Rows as a CSV file: UTF-8 with the byte order mark that Excel needs, or Shift_JIS as Windows knows it (CP932). Missing cells are empty. */
export function csvFile(rows: Iterable<readonly SheetCell[]>, encoding: CsvEncoding): CsvFile {
  if (encoding === 'utf-8') return { bytes: Buffer.from(`\ufeff${csvText(rows)}`), replaced: 0 }
  let replaced = 0
  // Before the cells are made harmless: a sign may become another one on the way.
  const fit = (cell: SheetCell) => {
    if (typeof cell !== 'string') return cell
    const fitting = toCp932Text(cell)
    replaced += fitting.replaced
    return fitting.text
  }
  const text = csvText(Array.from(rows, (cells) => cells.map(fit)))
  return { bytes: iconv.encode(text, 'cp932'), replaced }
}

/** Letters as CP932 can hold them; a file uses a few thousand, a hundred thousand times. */
const letters = new BoundedCache<string | null>({ name: 'cp932-letters', max: 20_000 })

function toCp932Text(text: string): { readonly text: string; readonly replaced: number } {
  let replaced = 0
  const fitting = composed(text).replace(/[^\0-\x7f]/gu, (character) => {
    const fitting = letters.get(character, () => findInCp932(character))
    if (fitting === null) replaced += 1
    return fitting ?? absent
  })
  return { text: fitting, replaced }
}

/** か and its voicing mark as one letter. Not all of the text: that would also turn 神 (U+FA19) of a name into another kanji. */
function composed(text: string): string {
  return text.replace(/.[\u0300-\u036f\u3099\u309a]+/gu, (letters) => letters.normalize('NFC'))
}

/** A character as CP932 can hold it; null when it cannot. */
function findInCp932(character: string): string | null {
  // They choose between forms of the kanji before them, which stays.
  if (/\p{Variation_Selector}/u.test(character)) return ''
  const candidate = lookalikes[character] ?? character
  return iconv.decode(iconv.encode(candidate, 'cp932'), 'cp932') === candidate ? candidate : null
}
