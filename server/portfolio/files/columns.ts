import { type HoldingField, type HoldingMapping, holdingFields } from '#contract/portfolio/portfolios.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { findTables, type OpenedFile, openTable, type RawTable } from '#server/imports/tables/rows.ts'

/** Words that the headers of custodians and of our own template have, the more telling first; folded as `fold` does. */
const words: Record<HoldingField, RegExp> = {
  isin: /^isin|isinコード/,
  code: /証券コード|銘柄コード|^コード$|ticker|^code$|security code|sedol|^symbol$/,
  name: /銘柄名|銘柄$|会社名|企業名|名称|company name|security name|issuer|^name$|^security$|description/,
  date: /保有日|基準日|評価日|残高日|日付|年月日|held on|as of|^date$|valuation date|position date/,
  rate: /為替|換算レート|^レート|fx|exchange rate|^rate$/,
  currency: /通貨|currency|^ccy$/,
  weight: /構成比|組入比率|ウエイト|ウェイト|保有比率|比率|weight|% of/,
  value: /評価額|時価総額|時価|金額|残高金額|market value|^value|amount|value_jpy|valuation$/,
  quantity: /数量|株数|口数|残高|quantity|shares|units|holding/,
}

/** The order in which columns are looked for: what tells more goes first, so that `評価額の比率` is a weight. */
const order: readonly HoldingField[] = [
  'isin',
  'code',
  'date',
  'rate',
  'currency',
  'weight',
  'quantity',
  'name',
  'value',
]

const fold = (header: string) => header.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** What the columns of a header are, each field once. */
export function guessMapping(header: readonly string[]): HoldingMapping {
  const folded = header.map(fold)
  const taken = new Set<number>()
  const mapping: HoldingMapping = {}
  for (const field of order) {
    const at = folded.findIndex((name, index) => !taken.has(index) && words[field].test(name))
    if (at === -1) continue
    taken.add(at)
    mapping[field] = at
  }
  return mapping
}

/** Whether a line can be read: by whom, and how much. */
export function isComplete(mapping: HoldingMapping): boolean {
  const has = (...fields: HoldingField[]) => fields.some((field) => mapping[field] !== undefined)
  return has('code', 'isin', 'name') && has('value', 'quantity', 'weight')
}

/** Yen for one of the amounts of a column whose header says thousands or millions. */
export function scaleOf(header: string): number {
  const folded = fold(header)
  if (/百万円|million|\bmn\b|\bm jpy\b|jpy m\b/.test(folded)) return 1_000_000
  if (/千円|thousand|'000/.test(folded)) return 1000
  return /億円/.test(folded) ? 100_000_000 : 1
}

/** Opens a file; refuses what is no table. */
export async function openHoldings(bytes: Uint8Array): Promise<RawTable> {
  const opened = await open(bytes)
  const table = bestTable(opened)
  if (!table) throw new Refusal('portfolio.file-columns')
  return table
}

async function open(bytes: Uint8Array): Promise<OpenedFile> {
  try {
    return await openTable(bytes)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('portfolio.file-unreadable')
    throw error
  }
}

/** Rows above the header, such as the name of a fund and its day. */
const linesAbove = 15

/** The table whose header says most; where none says anything the first line is taken as one. */
function bestTable(opened: OpenedFile): RawTable | null {
  const heads =
    'text' in opened
      ? opened.text
          .split('\n', linesAbove)
          .map((line) => line.replace(/\r$/, '').split(line.includes('\t') ? '\t' : ','))
          .map((cells) => cells.map((cell) => cell.replaceAll('"', '').trim()))
      : (opened.sheets[0]?.rows.slice(0, linesAbove).map((row) => [...row]) ?? [])
  const known = heads
    .map((header) => ({ header, mapping: guessMapping(header) }))
    .filter(({ mapping }) => isComplete(mapping))
    .sort((a, b) => Object.keys(b.mapping).length - Object.keys(a.mapping).length)[0]
  if (known) {
    const names = holdingFields.flatMap((field) => known.header[known.mapping[field] ?? -1] ?? [])
    const [table] = findTables(opened, names)
    if (table) return table
  }
  const first = heads.find((cells) => cells.filter((cell) => cell !== '').length >= 2)
  return first
    ? (findTables(
        opened,
        first.filter((cell) => cell !== ''),
      )[0] ?? null)
    : null
}
