import { forever } from '#contract/wire/day.ts'
import { readDate, readLink, readName, readSecurityCode, readTime } from '../cells.ts'
import { type CsvRow, readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import type { NewsRecord } from '../market-records.ts'
import { type Outcome, separate } from '../outcome.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed } from '../records.ts'
import { RowReader } from '../row-reader.ts'

export const columns = ['date', 'time', 'code', 'company_name', 'title']

const publisher = 'TDnet'

/** One day's list as the original states it. */
interface Day {
  readonly date: string
  readonly items: readonly ({
    readonly code?: unknown
    readonly time?: unknown
    readonly title?: unknown
    readonly pdf_url?: unknown
  } | null)[]
}

/** Whether a text is one day's list in JSON. */
export function isDay(text: string): boolean {
  return readDay(text) !== null
}

function readDay(text: string): Day | null {
  if (!/^\s*\{/.test(text)) return null
  try {
    const day = JSON.parse(text) as Partial<Day>
    return typeof day.date === 'string' && Array.isArray(day.items) ? (day as Day) : null
  } catch {
    return null
  }
}

/**
 * Titles of timely disclosures, as a table or a day in JSON. Titles alone: they are found and grouped, and stored unjudged; rules read
 * them where they are shown (`methodology/news/level.ts`).
 */
export function parseTdnetTitles(bytes: Uint8Array, _fileName?: string, { today = forever }: ReadOptions = {}): Parsed {
  const text = decodeText(bytes)
  const day = readDay(text)
  const table = day ? { rows: rowsOf(day), rejected: [] } : readCsv(text, columns)
  const { records: news, rejected } = separate([
    ...table.rejected,
    ...table.rows.flatMap((row) => readTitle(row, today)),
  ])
  return { read: table.rows.length + table.rejected.length, rejected, news }
}

/** A link that nobody should follow is reported and left out; the title stays. */
function readTitle(row: CsvRow, today: string): Outcome<NewsRecord>[] {
  const reader = new RowReader(row)
  const code = reader.required('code', readSecurityCode)
  const date = reader.required('date', readDate)
  if (date > today) reader.reject('date', 'future')
  const time = reader.required('time', readTime)
  const title = reader.required('title', (text) => readName(text, 500))
  if (reader.rejection) return [reader.rejection]
  const url = reader.read('pdf_url', readLink)
  const news = toNews({ line: row.line, code, date, time, title, url })
  return reader.rejection ? [reader.rejection, news] : [news]
}

function rowsOf({ date, items }: Day) {
  return items.map((item, index) => {
    const { code, time, title, pdf_url } = item ?? {}
    const cells = { date, code: textOf(code), time: textOf(time), title: textOf(title), pdf_url: textOf(pdf_url) }
    return { line: index + 1, cells }
  })
}

/** What may stand in a field: a text or a number; anything else is none. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

interface Title {
  readonly line: number
  readonly code: string
  readonly date: string
  readonly time: string
  readonly title: string
  readonly url: string | null
}

function toNews({ line, code, date, time, title, url }: Title): NewsRecord {
  const folded = title.normalize('NFKC')
  return {
    line,
    company: { securityCode: code },
    sourceKey: `tdnet:${code}:${date} ${time}:${folded}`.slice(0, 500),
    publishedAt: `${date} ${time}`,
    publisher,
    titleJa: title,
    titleEn: null,
    bodyJa: null,
    bodyEn: null,
    url,
    kind: 'disclosure',
    category: categories.find(([, words]) => words.test(folded))?.[0] ?? null,
    sentiment: null,
    severity: null,
    story: storyOf(code, folded),
    isCorrection: /訂正/.test(folded),
  }
}

/** Words in titles that tell the topic; most titles are about none of them. */
const categories: readonly (readonly [string, RegExp])[] = [
  [
    'anti_corruption',
    /不正|不適切|贈賄|独占禁止法|公正取引委員会|課徴金|排除措置|特別調査委員会|第三者委員会|社内調査/,
  ],
  ['risk_management', /不正アクセス|情報漏|サイバー|システム障害|ランサムウェア|訴訟|行政処分|業務改善命令/],
  ['board_meeting', /コーポレート・?ガバナンス|資本コスト|株主提案|指名委員会|報酬制度|社外取締役|買収防衛/],
  ['climatechange', /温室効果ガス|カーボン|脱炭素|気候変動|TCFD|SBT|GX|グリーンボンド/],
  ['energy', /再生可能エネルギー|太陽光発電|風力発電|省エネ/],
  ['diversity_s', /女性活躍|ダイバーシティ/],
  ['labour_rights', /人的資本|労働基準|健康経営|希望退職|人権/],
  ['environmental_management', /サステナビリティ|環境目標|生物多様性|ESG/],
]

/** Notices on one event differ in their number alone: 「開示事項の経過」, 第３報, （訂正）. */
function storyOf(code: string, title: string): string | null {
  const core = title
    .replace(/[（(](開示事項の経過|開示事項の変更|訂正|追加|第\d+報|続報|経過開示|数値データ訂正)[^）)]*[）)]/g, '')
    .replace(/第\d+報/g, '')
    .replace(/^\s*「|」の?(一部)?訂正.*$/g, '')
    .replace(/\s+/g, '')
  return core === title.replace(/\s+/g, '') ? null : `tdnet:${code}:${core.slice(0, 120)}`
}
