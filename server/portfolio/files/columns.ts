import type { HoldingField, HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { currencyIn } from '#server/files/cells/currencies.ts'
import { scaleIn, unitCell, unitLine } from '#server/files/cells/units.ts'
import { type ColumnWords, foldHeader } from '#server/files/table/column-words.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import { type Matches, matchColumns } from '#server/files/table/match-columns.ts'
import { readCode } from '#server/files/who/companies.ts'
import { isNoFigure } from '#server/imports/cells.ts'

/** Fields of the contract, and what else of a file tells about them. */
export type FileField = HoldingField | 'price' | 'country'

/** What no amount of the portfolio is: what it cost, what it gained, what one share or another portfolio is worth. */
const noValue =
  /単価|価格|株価|終値|price|取得|簿価|原価|買付|コスト|cost|book|損益|騰落|利益|gain|p ?& ?l|pnl|profit|return|前日|前月|前期|前回|前年|prior|previous|差額|増減|change|[/／]株|1株|per share|benchmark|ベンチマーク|bench|\bbm\b|指数|index|基準の|目標|target|売買|売却|出来高|turnover|配当|dividend|経過利息|accrued|額面|face|\bpar\b|notional|業種|sector|損失|税|tax|手数料|fee|予想|日$|date|コード|code|通貨|currency/
const noWeight =
  /ベンチマーク|benchmark|bench|\bbm\b|指数|index|基準の|アクティブ|active|超過|乖離|差|\+\/-|relative|目標|target|持株比率|議決権|出資|ownership|騰落|利回り|yield|損益|return|前日|前月|前期|前回|prior|previous|変化|change|業種内|寄与|contribution|単位/

/** Words that the headers of custodians, of programs and of our own files have. */
const words: ColumnWords<FileField> = {
  isin: {
    is: [
      [/^(security )?isin( ?(code|コード))?$|^isinコード$/, 9],
      [/^(issuer|company) isin$/, 7],
      [/\bisin\b|isinコード/, 6],
    ],
  },
  code: {
    is: [
      [/^(証券|銘柄|株式|銘柄証券)コード$|^ticker( symbol)?$|^security code$|^(現地|ローカル)コード$|^local code$/, 9],
      [
        /^コード(番号)?$|^code$|^symbol$|^bb(g|l)? ?ticker$|^bloomberg( ticker| code)?$|^ric$|^ティッカー$|^stock code$/,
        8,
      ],
      [/証券コード|銘柄コード|ticker|security code|ティッカー/, 7],
      [/^(company|security|instrument|issuer|asset) ?(id|identifier)$|^identifier$|^id$|^銘柄$/, 3],
    ],
    not: /sedol|cusip|figi|\blei\b|業種|sector|国|country|通貨|currency|市場|fund|ファンド|口座|account|部店|区分/,
  },
  name: {
    is: [
      [/^銘柄名(称)?$|^(security|company|issuer|stock|instrument|asset|holding) name$|^(会社|企業|発行体)名(称)?$/, 9],
      [/^銘柄$|^name$|^security$|^issuer$|^名称$|^(security )?description$|^holding$|^company$|^wertpapier$/, 7],
      [/銘柄名|会社名|企業名|銘柄|名称|company name|security name|issuer/, 5],
    ],
    not: /ファンド|fund|業種|sector|国|country|口座|account|市場|portfolio name|カナ|フリガナ|コード|code|\bid\b|isin|数$|manager|取引所|exchange/,
  },
  date: {
    is: [
      [
        /^(保有|基準|評価|残高|ポジション)(年月)?日(付)?$|^(as of|position|valuation|holdings?|effective|reporting) date$|^as of$|^held on$/,
        9,
      ],
      [/^日付$|^年月日$|^date$|^stichtag$|^stand$/, 6],
      [/保有日|基準日|評価日|残高日|held on|as of|valuation date|position date/, 6],
    ],
    not: /上場|設立|取得|約定|受渡|決算|償還|権利|更新|作成|発行|買付|listing|ipo|purchase|acquisition|trade|settle|maturity|updated|birth|launch|inception|issue|created/,
  },
  rate: {
    is: [
      [/^(為替|換算)(レート|相場)$|^(fx|exchange|conversion|currency)( ?rate)$|^fx$/, 9],
      [/為替|換算レート|exchange rate|fx rate|^レート$|^rate$/, 6],
    ],
    not: /損益|gain|ヘッジ|hedge|影響|効果|effect/,
  },
  currency: {
    is: [
      [
        /^(現地|ローカル|評価|建)?通貨(コード)?$|^(local|security|trading|position|wert)? ?(currency|ccy|währung)( code)?$/,
        9,
      ],
      [/通貨|currency|\bccy\b|währung/, 5],
    ],
    not: /評価額|market value|時価|amount|exposure|rate|レート|ヘッジ|base|return/,
  },
  weight: {
    is: [
      [
        /^(ポートフォリオ|ポート|ファンド|保有|対純資産|純資産|組入)?(構成比|組入比|投資比)(率)?$|^(portfolio|port|fund|position)? ?(weights?|wgt|wt)( ?(pct|percent|bps?))?$|^% of (portfolio|fund|nav|net assets|total|aum|market value)$|^(対純資産)?組入比率$/,
        9,
      ],
      [
        /構成比|組入比|投資比率|ウエイト|ウェイト|ウェート|weight|\bwgt\b|% of (portfolio|fund|nav|net assets|total|aum)|^gewicht(ung)?$|^anteil$/,
        7,
      ],
      [/(評価額|時価|market value|mkt val).*[([（][%％][)\]）]/, 8],
      [/^保有比率$|^比率$|^[%％]$|^pct$|^percent(age)?$/, 3],
    ],
    not: noWeight,
  },
  value: {
    is: [
      [
        /^(円貨|円換算|邦貨|時価|現在|保有)?評価(金)?額(合計)?$|^時価(評価)?金?額$|^(local )?(market|mkt) ?(value|val)( ?(local|lcy))?$|^position value$|^value ?\(?jpy\)?$|^investment value$/,
        9,
      ],
      [
        /評価(金)?額|時価額|market value|mkt ?val|aktueller wert|kurswert|marktwert|^valuation$|^value( jpy)?$|^fair value$|^exposure$/,
        7,
      ],
      [/^時価$|^残高金額$|^保有金額$|^(投資|保有)額$|^base (market|mkt) ?(value|val)$/, 6],
      [/^金額$|^amount$|^market cap(italization)?$|^時価総額$/, 3],
    ],
    not: new RegExp(`${noValue.source}|[([（][%％][)\\]）]|比|weight`),
  },
  quantity: {
    is: [
      [
        /^(保有)?(数量|株数|株式数|口数)$|^(quantity|shares|units|qty)( held)?$|^(position|holding) (quantity|shares|units)$|^shares held$|^保有(株|口)?数$/,
        9,
      ],
      [
        /数量|株数|口数|株式数|quantity|\bshares\b|\bunits\b|^bestand$|^stück$|^nominal$|^positions?$|^holdings?$|^qty/,
        6,
      ],
      [/^残高$/, 3],
    ],
    not: /発行|outstanding|売買単位|単位株|lot size|date|日$|取得|売却|増減|change|前|価|value|issued|float|浮動|名/,
  },
  unit: { is: [[/^単位$|^unit$|^scale$|^金額単位$|^units? of (amount|value)$/, 9]] },
  price: {
    is: [[/時価単価|評価単価|単価|株価|終値|^価格$|price|kurs/, 8]],
    not: /取得|簿価|買付|cost|purchase|average|平均|通貨|date|target/,
  },
  country: {
    is: [
      [
        /^(国|国名|国籍|国コード|所在国|発行国|投資国|country( of (risk|domicile|issue))?( ?(code|name))?|domicile)$/,
        8,
      ],
    ],
  },
}

/** Lines of a table that are looked at to tell what a column holds. */
const looked = 50

const valuesOf = ({ rows }: GridTable, column: number) =>
  rows
    .slice(0, looked)
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter((cell) => !isNoFigure(cell))

/** Whether there is a company on a line, and how much of it. */
export function isComplete(mapping: HoldingMapping): boolean {
  return isEnough((...fields) => fields.some((field) => mapping[field as HoldingField] !== undefined))
}

const isEnough = (has: (...fields: FileField[]) => boolean) =>
  has('code', 'isin', 'name') && has('value', 'quantity', 'weight')

/** How the header of holdings is told. */
export const holdingsHeader = { words, isEnough }

/** What the columns of a table are, by their names and by what stands in them. */
export function matchHoldings(table: GridTable): Matches<FileField> {
  const first = matchColumns(table.header, { words, evidence: (field, column) => evidenceOf(table, field, column) })
  const { quantity, price } = first.mapping
  if (quantity === undefined || price === undefined) return settle(table, first)
  // Quantity × price tells which of several amounts is the value.
  const fits = (column: number) => isProduct(table, { quantity, price, value: column })
  return settle(
    table,
    matchColumns(table.header, {
      words,
      evidence: (field, column) => evidenceOf(table, field, column) + (field === 'value' && fits(column) ? 4 : 0),
    }),
  )
}

function evidenceOf(table: GridTable, field: FileField, column: number): number {
  const values = valuesOf(table, column)
  const share = (test: (cell: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(test).length / values.length
  if (field === 'code') return 2 * share((cell) => isCode(cell)) - (share(isSentence) > 0.5 ? 3 : 0)
  if (field === 'isin') return 2 * share((cell) => /^[A-Z]{2}\s?[0-9A-Z]{10}$/.test(readCode(cell).code))
  if (field === 'name') return share(isCode) > 0.8 ? -8 : 0
  if (field === 'unit') return share((cell) => unitCell(cell) !== null) > 0.8 ? 0 : Number.NEGATIVE_INFINITY
  if (field === 'value' || field === 'quantity' || field === 'weight' || field === 'price') {
    const isAmount = share(
      (cell) =>
        !('fault' in readAmount(cell)) ||
        !('fault' in readAmount(cell, ',')) ||
        cell.startsWith('=') ||
        cell.startsWith('#'),
    )
    return values.length === 0 ? -1 : isAmount > 0.5 ? 0 : -6
  }
  return 0
}

const isCode = (cell: string) => readCode(cell).isJapanese || /^[A-Z]{2}[0-9A-Z]{9}\d$/.test(readCode(cell).code)
const isSentence = (cell: string) => cell.length > 20

interface Product {
  readonly quantity: number
  readonly price: number
  readonly value: number
}

/** Whether a column is quantity × price on most lines, in yen, thousands or millions. */
function isProduct({ rows }: GridTable, { quantity, price, value }: Product): boolean {
  const numbers = (cells: readonly string[]) =>
    [quantity, price, value].map((at) => {
      const read = readAmount(cells[at] ?? '')
      return 'fault' in read ? null : read.value
    })
  let [fitting, tried] = [0, 0]
  for (const { cells } of rows.slice(0, looked)) {
    const [shares, each, whole] = numbers(cells)
    if (!shares || !each || !whole) continue
    tried++
    if ([1, 1e3, 1e6].some((scale) => Math.abs((whole * scale) / (shares * each) - 1) < 0.02)) fitting++
  }
  return tried > 0 && fitting / tried >= 0.8
}

type Choices = Matches<FileField>

/** What is left open is settled where something else of the table tells it. */
function settle(table: GridTable, matches: Choices): Choices {
  return settleCurrency(table, refuseUnitPrice(table, passOverPrice(table, settleValue(table, matches))))
}

function choose(matches: Choices, field: FileField, column: number): Choices {
  const { mapping, open } = matches
  return { mapping: { ...mapping, [field]: column }, open: open.filter((one) => one.field !== field) }
}

/**
 * Of amounts that fit equally the one whose currency is known: in yen by its name, or in the currency that stands beside it where that is
 * called local.
 */
function settleValue({ header }: GridTable, matches: Choices): Choices {
  const names = header.map(foldHeader)
  const asked = matches.open.find(({ field }) => field === 'value')
  if (!asked) return matches
  const inYen = asked.columns.filter((column) => currencyIn(names[column]!) === 'JPY')
  const local = asked.columns.filter((column) => /local|現地|ローカル/.test(names[column]!))
  const scaled = asked.columns.filter((column) => scaleIn(names[column]!) !== null)
  const hasCurrency = matches.mapping.currency !== undefined
  const [only, ...more] = inYen.length > 0 ? inYen : local.length > 0 && hasCurrency ? local : scaled
  return only === undefined || more.length > 0 ? matches : choose(matches, 'value', only)
}

/** Of several columns of currencies the one right behind the value; any of them where all say the same. */
function settleCurrency(table: GridTable, matches: Choices): Choices {
  const asked = matches.open.find(({ field }) => field === 'currency')
  const { value } = matches.mapping
  if (!asked || value === undefined) return matches
  const beside =
    asked.columns.find((column) => column === value + 1) ?? asked.columns.find((column) => column === value - 1)
  const [first, ...others] = asked.columns.map((column) =>
    table.rows.map(({ cells }) => cells[column]?.trim() ?? '').join('\n'),
  )
  if (beside !== undefined) return choose(matches, 'currency', beside)
  if (others.every((one) => one === first)) return choose(matches, 'currency', asked.columns[0]!)
  // Without its currency no value means anything.
  const { value: _, ...mapping } = matches.mapping
  return { mapping, open: [...matches.open, { field: 'value', columns: [value] }] }
}

/** What was taken for the value is a price where another column is quantity × it: that one is the value. */
function passOverPrice(table: GridTable, matches: Choices): Choices {
  const { quantity, value, price } = matches.mapping
  if (quantity === undefined || value === undefined || price !== undefined) return matches
  const others = table.header.flatMap((_, column) => (column === quantity || column === value ? [] : [column]))
  const [product, ...more] = others.filter((column) => isProduct(table, { quantity, price: value, value: column }))
  return product === undefined || more.length > 0 ? matches : choose(matches, 'value', product)
}

/** Yen a share below which no value is taken for one: `時価` alone is as often a price. */
const leastPerShare = (folded: string) => (folded === '時価' ? 50 : 1)

/** `時価` beside a number of shares is a price or a value: what is less than a yen a share, and names no unit, is asked. */
function refuseUnitPrice(table: GridTable, matches: Choices): Choices {
  const { quantity, value, unit } = matches.mapping
  if (quantity === undefined || value === undefined || unit !== undefined) return matches
  if (scaleIn(table.header[value]!) !== null || table.above.some((cells) => unitLine(cells) !== null)) return matches
  const pairs = table.rows.slice(0, looked).flatMap(({ cells }) => {
    const [shares, whole] = [quantity, value].map((at) => readAmount(cells[at] ?? ''))
    return !shares || !whole || 'fault' in shares || 'fault' in whole || !shares.value || !whole.value
      ? []
      : [Math.abs(whole.value / shares.value)]
  })
  const least = leastPerShare(foldHeader(table.header[value]!))
  if (pairs.length === 0 || pairs.filter((each) => each < least).length / pairs.length < 0.8) return matches
  const { value: _, ...mapping } = matches.mapping
  return { mapping, open: [...matches.open, { field: 'value', columns: [value] }] }
}
