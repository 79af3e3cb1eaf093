import type { HoldingField, HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import type { OpenedFile, RawTable, TableHead } from '#server/imports/tables/rows.ts'
import { openUpload, readUpload } from '#server/uploads/open-upload.ts'

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

/** The table of a file; refuses what is none. */
export async function openHoldings(bytes: Uint8Array): Promise<RawTable> {
  const head = bestHead(await open(bytes))
  if (!head) throw new Refusal('portfolio.file-columns')
  return readUpload(head)
}

async function open(bytes: Uint8Array): Promise<OpenedFile> {
  try {
    return await openUpload(bytes)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('portfolio.file-unreadable')
    throw error
  }
}

/** The line that says most as a header; where none says anything the first of several cells is taken as one. */
function bestHead({ sheets }: OpenedFile): TableHead | undefined {
  const heads = sheets[0]?.heads ?? []
  const [best] = heads
    .map((head) => ({ head, mapping: guessMapping(head.names) }))
    .filter(({ mapping }) => isComplete(mapping))
    .sort((a, b) => Object.keys(b.mapping).length - Object.keys(a.mapping).length)
  return best?.head ?? heads.find(({ names }) => names.filter((name) => name !== '').length >= 2)
}
