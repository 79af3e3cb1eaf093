import type { Selectable } from 'kysely'
import type { IssueKind } from '#contract/market/listed-issues.ts'
import { bareName, foldText, tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { readIsin } from '#server/imports/cells.ts'

export interface NamedCompany {
  readonly id: number
  readonly ticker: string | null
  readonly nameJa: string
  readonly nameEn: string | null
}

type Row = Pick<Selectable<Schema['company']>, 'id' | 'security_code' | 'isin' | 'name_ja' | 'name_en'>

/** A company, or an issue of the exchange's list that is none. */
export interface CompanyRow extends Row {
  readonly issue?: IssueKind
}

/** Companies as a file may name them, and behind them the issues that are none. */
export async function listNamedCompanies(db: Db): Promise<CompanyRow[]> {
  const [companies, issues] = await Promise.all([
    db.selectFrom('company').select(['id', 'security_code', 'isin', 'name_ja', 'name_en']).orderBy('id').execute(),
    db.selectFrom('listed_issue').select(['security_code', 'name_ja', 'kind']).execute(),
  ])
  return [
    ...companies,
    ...issues.map(({ kind, ...issue }) => ({ ...issue, id: 0, isin: null, name_en: null, issue: kind })),
  ]
}

/** A company as lines name it. */
export const toNamed = ({ id, security_code, name_ja, name_en }: CompanyRow): NamedCompany => ({
  ...{ id, ticker: tickerOf(security_code) },
  ...{ nameJa: name_ja, nameEn: name_en },
})

/** Companies by everything that a file may call them. */
export interface KnownCompanies {
  readonly byCode: ReadonlyMap<string, NamedCompany>
  /** Issues that are no companies, by either form of their codes. */
  readonly issues: ReadonlyMap<string, IssueKind>
  readonly byIsin: ReadonlyMap<string, NamedCompany>
  readonly byName: ReadonlyMap<string, readonly NamedCompany[]>
  readonly byBareName: ReadonlyMap<string, readonly NamedCompany[]>
  /** By the name as brokers shorten it. */
  readonly byShortName: ReadonlyMap<string, readonly NamedCompany[]>
}

type Named = Map<string, NamedCompany[]>

const shortened: readonly (readonly [RegExp, string])[] = [
  [/フィナンシャル・?(?:グループ|g(?![a-z]))|financial group|fin(?:l|cl)? gr(?:ou?)?p?$/g, 'fg'],
  [/ホールディングス?|holdings?|hldgs?/g, 'hd'],
]

/** A bare name with `HD` and `FG` for the words that brokers shorten so. */
function shortName(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase()
  return bareName(shortened.reduce((text, [word, short]) => text.replace(word, short), folded))
}

export function knownCompanies(rows: readonly CompanyRow[]): KnownCompanies {
  const [byCode, byIsin] = [new Map<string, NamedCompany>(), new Map<string, NamedCompany>()]
  const [byName, byBareName, byShortName] = [0, 1, 2].map(() => new Map<string, NamedCompany[]>()) as [
    Named,
    Named,
    Named,
  ]
  const add = (map: Map<string, NamedCompany[]>, names: readonly string[], company: NamedCompany) => {
    for (const name of new Set(names.filter(Boolean))) {
      const same = map.get(name)
      if (same) same.push(company)
      else map.set(name, [company])
    }
  }
  const issues = new Map<string, IssueKind>()
  for (const row of rows) {
    const company = toNamed(row)
    if (row.issue) {
      for (const code of [row.security_code, company.ticker]) if (code) issues.set(code, row.issue)
      continue
    }
    for (const code of [row.security_code, company.ticker]) if (code) byCode.set(code, company)
    if (row.isin) byIsin.set(row.isin, company)
    const names = [row.name_ja, row.name_en ?? '']
    add(byName, names.map(foldText), company)
    add(byBareName, names.map(bareName), company)
    add(byShortName, names.map(shortName), company)
  }
  return { byCode, issues, byIsin, byName, byBareName, byShortName }
}

/** A code as it may be written, without what programs and people put around it. */
export interface WrittenCode {
  /** Folded: `7203`, `72030`, `130A`, an ISIN, or whatever else stands there. */
  readonly code: string
  readonly isJapanese: boolean
  /** The market that is named beside it is another than Japan’s: `7203 US Equity`. */
  readonly isForeign: boolean
}

const japaneseCode = /^\d[0-9ACDFGHJ-NPR-UWXY]\d[0-9ACDFGHJ-NPR-UWXY]\d?$/
const japaneseMarkets = /^(T|TYO|TSE|JP|JT|JPX|XTKS|TOKYO|F|N|S|JO|JF|JN|JS|東証?)$/

/** `7203.T`, `7203 JT Equity`, `TYO:7203`, `JP-7203`, `="7203"`, `'7203`, `7203.0`, `７２０３` and `72030` are one code; `7203 US` is another market’s. */
export function readCode(text: string): WrittenCode {
  const folded = text
    .normalize('NFKC')
    .trim()
    .replace(/^=\s*"([^"]*)"$/, '$1')
    .replace(/^['’`]/, '')
    .replace(/^"([^"]*)"$/, '$1')
    .trim()
    .toUpperCase()
  const bare = folded.replace(/\s+(EQUITY|INDEX|EQ)$/, '')
  const parts = /^([A-Z]{1,5})\s*[:\-/]\s*([0-9A-Z]{4,5})$/.exec(bare) ?? null
  const [code, market] = parts ? [parts[2]!, parts[1]!] : splitMarket(bare)
  const plain = code.replace(/^(\d[0-9A-Z]\d[0-9A-Z]\d?)\.0$/, '$1')
  const isCode = japaneseCode.test(plain)
  const isForeign = market !== '' && !japaneseMarkets.test(market)
  if (isCode || market !== '') return { code: plain, isJapanese: isCode && !isForeign, isForeign }
  const together = codeAndName.exec(folded)
  if (together && japaneseCode.test(together[1]!)) return { code: together[1]!, isJapanese: true, isForeign: false }
  return { code: folded.replace(/\s+/g, ''), isJapanese: false, isForeign: false }
}

/** `7203 見本自動車`: a code with the name behind it in one cell. */
const codeAndName = /^(\d[0-9A-Z]\d[0-9A-Z]\d?)\s+(\S.*)$/

/** A code and the market behind it, after a point, a dash or a blank. */
function splitMarket(text: string): [code: string, market: string] {
  const [, code, market] = /^([0-9A-Z]{1,6})(?:[.\-:/]|\s+)([A-Z]{1,5}|東証?)$/.exec(text) ?? []
  if (code === undefined || market === undefined) return [text, '']
  // `TOYOTA MOTOR` is a name.
  return /\d/.test(code) || market.length <= 2 ? [code, market] : [text, '']
}

/** Something about a line that a person should know, though it was read. */
export type WhoRemark = 'isin-digit' | 'name-differs' | 'bare-name' | 'foreign' | 'code-unread' | IssueKind

export interface Who {
  readonly company: NamedCompany | null
  /** ISIN and code name two companies. */
  readonly isConflict: boolean
  readonly remarks: readonly WhoRemark[]
}

export interface WrittenWho {
  readonly isin: string
  readonly code: string
  readonly name: string
  /** Whether the line says that it is of another country than Japan. */
  readonly isForeign?: boolean
}

/** The company that a line means: by its ISIN, its code, or where it has neither its name, as long as only one has it. All three are compared. */
export function findWho(
  { byCode, issues, byIsin, byName, byBareName, byShortName }: KnownCompanies,
  written: WrittenWho,
): Who {
  const remarks: WhoRemark[] = []
  const ids = [written.isin, written.code].filter((text) => text.trim() !== '').map(readCode)
  const isins = ids.filter(({ code }) => /^[A-Z]{2}[0-9A-Z]{9}\d$/.test(code))
  const codes = ids.filter(({ isJapanese }) => isJapanese)
  if (isins.some(({ code }) => 'reason' in readIsin(code))) remarks.push('isin-digit')
  const isForeign =
    (ids.some((id) => id.isForeign) || written.isForeign === true) && !isins.some(({ code }) => byIsin.has(code))
  if (isForeign) return { company: null, isConflict: false, remarks: ['foreign'] }
  const byIds = [
    ...isins.flatMap(({ code }) => byIsin.get(code) ?? []),
    ...codes.flatMap(({ code }) => byCode.get(code.length === 5 && code.endsWith('0') ? code.slice(0, 4) : code) ?? []),
  ]
  const [company = null, ...others] = byIds
  if (others.some(({ id }) => id !== company?.id)) return { company: null, isConflict: true, remarks }
  const [name, bare] = [foldText(written.name), bareName(written.name)]
  if (company) {
    const same = [...(byName.get(name) ?? []), ...(byBareName.get(bare) ?? [])]
    if (same.length > 0 && same.every(({ id }) => id !== company.id)) remarks.push('name-differs')
    return { company, isConflict: false, remarks }
  }
  const classes = codes.filter(({ code }) => code.length === 5 && !code.endsWith('0'))
  const owner = classes.flatMap(({ code }) => byCode.get(code.slice(0, 4)) ?? [])[0] ?? null
  if (owner) return { company: owner, isConflict: false, remarks: [...remarks, 'class-share'] }
  const issue = codes.flatMap(({ code }) => issues.get(code) ?? [])[0]
  if (issue) remarks.push(issue)
  else if (ids.length > 0 && isins.length === 0 && codes.length === 0) remarks.push('code-unread')
  if (isins.length > 0 || codes.length > 0) return { company: null, isConflict: false, remarks }
  const named = byName.get(name) ?? []
  if (named.length === 1 && name !== '') return { company: named[0]!, isConflict: false, remarks }
  const bares = bare === '' || named.length > 1 ? [] : (byBareName.get(bare) ?? [])
  const shorts = bares.length > 0 || named.length > 0 ? bares : (byShortName.get(shortName(written.name)) ?? [])
  if (shorts.length === 1) return { company: shorts[0]!, isConflict: false, remarks: [...remarks, 'bare-name'] }
  return { company: null, isConflict: false, remarks }
}
