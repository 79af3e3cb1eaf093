import { z } from 'zod'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import {
  type CellResult,
  isFormula,
  readDate,
  readDay,
  readIsin,
  readLei,
  readLink,
  readMinute,
  readName,
  readNumber,
  readSecurityCode,
  readYear,
  readYearEnd,
} from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import { isRejection, type Outcome, separate } from '../outcome.ts'
import { type Parsed, type Rejection, vendors } from '../records.ts'
import type { Mapping } from './mapping.ts'
import { companyOf, passes, TableRow } from './row.ts'
import type { RawTable } from './rows.ts'

interface RecordContext {
  readonly today: string
  readonly knownFrom: string | undefined
}

/** Records of another kind than figures, a field of each read from the column that the mapping names. */
export function readRecords(
  table: RawTable,
  mapping: Mapping,
  context: RecordContext,
): Partial<Parsed> & { rejected: Rejection[] } {
  const { records, rejected } = separate(outcomesOf(table, mapping, context))
  return { [lists[mapping.kind as keyof typeof makers]]: records, rejected } as never
}

function* outcomesOf(table: RawTable, mapping: Mapping, context: RecordContext): Generator<Outcome<object>> {
  const row = new TableRow(table, mapping)
  for (const { line, cells } of table.rows) {
    row.move(line, cells)
    if (mapping.rows?.some((test) => !passes(row, test))) continue
    const fields = new Fields(row, mapping, context)
    const record = makers[mapping.kind as keyof typeof makers](fields)
    if (!fields.rejection) yield* fields.leftOut
    yield fields.rejection ?? record
  }
}

/** Where a parser's answer keeps the records of a kind. */
const lists = {
  companies: 'companies',
  prices: 'prices',
  'vendor-scores': 'vendorScores',
  holdings: 'holdings',
  documents: 'tableDocuments',
  news: 'news',
  patents: 'patents',
  terms: 'terms',
  commitments: 'commitments',
} as const satisfies Record<Exclude<Mapping['kind'], 'figures'>, keyof Parsed>

/** The fields of one row; the first that cannot be used rejects the row. */
class Fields {
  readonly row: TableRow
  readonly context: RecordContext
  readonly #mapping: Mapping
  rejection: Rejection | null = null
  /** Cells that are reported and left out of a row that stays. */
  readonly leftOut: Rejection[] = []

  constructor(row: TableRow, mapping: Mapping, context: RecordContext) {
    this.row = row
    this.context = context
    this.#mapping = mapping
  }

  company() {
    const key = companyOf(this.row, this.#mapping)
    if (!isRejection(key)) return key
    this.rejection ??= key
    return {}
  }

  get<T>(field: string, read: (text: string) => CellResult<T>): T | null {
    const column = this.#mapping.fields?.[field]
    const value = this.row.read(column, read)
    if (!isRejection(value)) return value
    this.rejection ??= value
    return null
  }

  must<T>(field: string, read: (text: string) => CellResult<T>): T {
    const value = this.get(field, read)
    if (value === null) this.reject(field, 'required')
    return value as T
  }

  reject(field: string, reason: Rejection['reason']): void {
    this.rejection ??= this.row.reject(this.#mapping.fields?.[field] ?? field, reason)
  }

  /** A name, title or word: one line. */
  text(field: string, most = 300): string | null {
    return this.get<string>(field, (text) => (isFormula(text) ? { reason: 'formula' } : readName(text, most)))
  }

  /** A text of several lines. */
  passage(field: string, most: number): string | null {
    return this.get<string>(field, (text) =>
      isFormula(text) ? { reason: 'formula' } : text.length > most ? { reason: 'too-long' } : { value: text },
    )
  }

  /** Where it can be read; a link that nobody should follow is left out. */
  link(field: string): string | null {
    const column = this.#mapping.fields?.[field]
    const address = this.row.read(column, readLink)
    if (!isRejection(address)) return address
    this.leftOut.push(address)
    return null
  }

  mustText(field: string, most?: number): string {
    const text = this.text(field, most)
    if (text === null) this.reject(field, 'required')
    return text ?? ''
  }

  /** A day that has come: nothing is known before it is. */
  day(field: string): string {
    const day = this.must(field, readDate)
    if (day !== null && day > this.context.today) this.reject(field, 'future')
    return day
  }

  /** When the row became known: its own column, or what the operator says, or a day of the row. */
  knownFrom(otherwise: string): string {
    const knownFrom = this.get('known_from', readDate) ?? this.context.knownFrom ?? otherwise
    if (knownFrom > this.context.today) this.reject('known_from', 'future')
    return knownFrom
  }
}

const number = (text: string) => readNumber(text)
const count = (text: string): CellResult<number> => {
  const result = readNumber(text)
  return 'value' in result && result.value !== null && result.value < 0 ? { reason: 'negative' } : result
}
const oneOf =
  <T extends string>(words: readonly T[], reason: Rejection['reason']) =>
  (text: string): CellResult<T> => {
    const match = words.find((word) => word === text.toLowerCase())
    return match === undefined ? { reason } : { value: match }
  }

const Scale = z.object({ vendor: z.string(), level: z.string(), min: z.string(), max: z.string() })
const scales = readTable('vendor_scales.csv', Scale)
const scaleNames: Readonly<Record<string, string>> = {
  msci: 'MSCI',
  sp: 'S&P CSA',
  refinitiv: 'Refinitiv',
  sustainalytics: 'Sustainalytics',
  cdp: 'CDP',
  ftse: 'FTSE Russell',
}

/** A rating on its vendor's own scale: letters by their rank from the lowest, numbers inside the scale's ends; null when it is neither. */
export function rankOf(vendor: string, value: string): number | null {
  const levels = scales.filter((scale) => scale.vendor === scaleNames[vendor])
  const letters = levels.filter(({ level }) => /^[A-F][A-F+-]*$/.test(level))
  const rank = letters.toSorted((a, b) => Number(a.min) - Number(b.min)).findIndex(({ level }) => level === value)
  if (rank !== -1) return rank
  const amount = Number(value)
  const [least, most] = [
    Math.min(...levels.map(({ min }) => Number(min))),
    Math.max(...levels.map(({ max }) => Number(max))),
  ]
  return value !== '' && vendor !== 'cdp' && amount >= least && amount <= most ? amount : null
}

const Word = z.object({ kind: z.string(), value: z.string() })
const Theme = z.object({ code: z.string() })
const terms = new Set([
  ...readTable('vocabulary.csv', Word).flatMap(({ kind, value }) =>
    kind === 'rule_term' && /^(flag|pct)\./.test(value) ? [value] : [],
  ),
  ...readTable('themes.csv', Theme).map(({ code }) => `theme.${code}`),
])
const isTerm = (term: string) => terms.has(term) || /^index\.[\p{L}\p{N}_ .&/()-]{1,80}$/u.test(term)
const categories = [...new Set(readCatalogue().flatMap(({ kind, middle }) => (kind === 'esg' ? [middle] : [])))]

const makers = {
  companies: (f: Fields) => ({
    line: f.row.line,
    securityCode: f.must('code', readSecurityCode),
    nameJa: f.text('name_ja'),
    ...whenPresent('nameEn', f.text('name_en')),
    ...whenPresent('nameKana', f.text('name_kana')),
    ...whenPresent('isin', f.get('isin', readIsin)),
    ...whenPresent('lei', f.get('lei', readLei)),
    ...whenPresent('address', f.text('address')),
    ...whenPresent(
      'tse33Code',
      f.get('tse33', (text) => (/^\d{4}$/.test(text) ? { value: text } : { reason: 'industry' })),
    ),
    ...whenPresent(
      'gicsCode',
      f.get('gics', (text) => (/^\d{6}$/.test(text) ? { value: text } : { reason: 'industry' })),
    ),
    ...whenPresent('marketCode', f.text('market', 20)),
    ...whenPresent(
      'fiscalYearEnd',
      f.get('fiscal_year_end', (text) => readYearEnd(text.replace(/^(\d{2})-(\d{2})$/, '$1月$2日'))),
    ),
    isListed: true,
  }),
  prices: (f: Fields) => {
    const tradedOn = f.day('date')
    const record = {
      line: f.row.line,
      company: f.company(),
      tradedOn,
      knownFrom: f.knownFrom(tradedOn),
      closeJpy: f.get('close', count),
      marketCapMillionJpy: f.get('market_cap_million', count),
      volume: f.get('volume', count),
    }
    if (record.closeJpy === null && record.marketCapMillionJpy === null) f.reject('close', 'required')
    return record
  },
  'vendor-scores': (f: Fields) => {
    const vendor = f.must('vendor', oneOf(vendors, 'vendor'))
    const value = f.text('value', 20) ?? ''
    const ratedOn = f.day('date')
    const rank = vendor ? rankOf(vendor, value) : null
    if (rank === null) f.reject('value', value === '' ? 'required' : 'vendor')
    return {
      line: f.row.line,
      company: f.company(),
      vendor,
      item: f.text('item', 60) ?? 'total',
      ratedOn,
      knownFrom: f.knownFrom(ratedOn),
      value,
      number: rank,
      isSimulated: false,
    }
  },
  holdings: (f: Fields) => {
    const percent = f.get('weight_percent', count)
    if (percent !== null && percent > 100) f.reject('weight_percent', 'bounds')
    const record = {
      line: f.row.line,
      company: f.company(),
      portfolio: f.text('portfolio', 100) ?? 'default',
      heldOn: f.day('date'),
      shares: f.get('shares', count),
      valueJpy: f.get('value_jpy', count),
      weight: percent === null ? null : percent / 100,
    }
    if (record.shares === null && record.valueJpy === null && record.weight === null) f.reject('shares', 'required')
    return record
  },
  documents: (f: Fields) => ({
    line: f.row.line,
    company: f.company(),
    number: f.text('number', 30),
    kind: f.must(
      'kind',
      oneOf(['annual-report', 'sustainability-report', 'governance-report', 'vendor-file'], 'required'),
    ),
    title: f.mustText('title'),
    publisher: f.text('publisher', 100) ?? '',
    language: f.get('language', oneOf(['ja', 'en'], 'required')) ?? 'ja',
    url: f.link('url'),
    filedOn: f.day('date'),
    submittedAt: null,
    periodStart: f.get('period_start', readDate),
    periodEnd: f.get('period_end', readDate),
  }),
  news: (f: Fields) => {
    const when = f.must('published_at', readMinute)
    if (when !== null && when.slice(0, 10) > f.context.today) f.reject('published_at', 'future')
    const [titleJa, titleEn] = [f.text('title_ja', 500), f.text('title_en', 500)]
    if (titleJa === null && titleEn === null) f.reject('title_ja', 'required')
    const company = f.company()
    return {
      line: f.row.line,
      company,
      sourceKey: `table:${company.securityCode ?? company.isin ?? company.edinetCode ?? ''}:${when}:${titleJa ?? titleEn}`,
      publishedAt: when,
      publisher: f.text('publisher', 100) ?? '',
      titleJa,
      titleEn,
      bodyJa: f.passage('body_ja', 20_000),
      bodyEn: f.passage('body_en', 20_000),
      url: f.link('url'),
      kind: 'news',
      category: f.get('category', oneOf(categories, 'category')),
      sentiment: f.get('sentiment', within(-1, 1)),
      severity: f.get('severity', whole(0, 4)),
      story: f.text('story', 100),
      isCorrection: false,
    }
  },
  patents: (f: Fields) => ({
    line: f.row.line,
    applicationNumber: f.mustText('application_number', 50),
    documentNumber: f.text('document_number', 50),
    filedOn: f.get('filed_on', readDate),
    publishedOn: f.get('published_on', readDate),
    registeredNumber: f.text('registered_number', 50),
    title: f.mustText('title', 500),
    abstract: f.passage('abstract', 20_000),
    fi: split(f.passage('fi', 5000)),
    stage: f.text('stage', 100),
    url: f.link('url'),
    applicants: applicantsOf(f),
  }),
  terms: (f: Fields) => {
    const validFrom = f.day('date')
    return {
      line: f.row.line,
      company: f.company(),
      term: f.must('term', (text) => (isTerm(text) ? { value: text } : { reason: 'term' })),
      validFrom,
      knownFrom: f.knownFrom(validFrom),
      value: f.get('value', (text) =>
        /^(yes|no)$/i.test(text) ? { value: /^yes$/i.test(text) ? 1 : 0 } : within(0, 100)(text),
      ),
      source: f.mustText('source'),
    }
  },
  commitments: (f: Fields) => {
    const company = f.company()
    const name = f.text('name') ?? company.name ?? ''
    const isTarget = f.get('target_value', number) !== null || f.text('scope', 100) !== null
    const fields = [
      'status',
      'target',
      'scope',
      'target_value',
      'classification',
      'base_year',
      'target_year',
      'long_term_status',
      'long_term_year',
      'net_zero_status',
      'net_zero_year',
      'wording',
      'country',
      'sector',
      'organization',
    ]
    const record = Object.fromEntries(
      fields.map((field) => [field, field.endsWith('year') ? yearIn(f, field) : f.passage(field, 5000)]),
    )
    return {
      line: f.row.line,
      source: isTarget ? 'sbti-targets' : 'sbti-companies',
      rowKey:
        f.text('row_key', 100) ??
        [company.isin ?? company.lei ?? name, record.scope ?? '', record.target_year ?? '']
          .map((part) => toSeenLine(String(part)))
          .join(':')
          .slice(0, 400),
      company: { ...company, name },
      name,
      isin: company.isin ?? null,
      lei: company.lei ?? null,
      publishedOn: f.get('published_on', readDay),
      record,
    }
  },
}

const whenPresent = <K extends string, V>(key: K, value: V | null) =>
  value === null ? {} : ({ [key]: value } as Record<K, V>)
const split = (text: string | null) =>
  (text ?? '')
    .split(/[,;、\n]/)
    .map(toSeenLine)
    .filter(Boolean)

/** Names of the applicants; a column with the company's own number joins the first of them. */
function applicantsOf(f: Fields) {
  const names = split(f.passage('applicants', 3000))
  const key = companyOfOrNone(f)
  if (names.length === 0 && !key) f.reject('applicants', 'required')
  if (names.some((name) => name.length > 300)) f.reject('applicants', 'too-long')
  return names.length === 0
    ? [{ ...key, name: '' }]
    : names.map((name, index) => (index === 0 && key ? { ...key, name } : { name }))
}

function companyOfOrNone(f: Fields) {
  const before = f.rejection
  const key = f.company()
  if (f.rejection !== before) f.rejection = before
  return Object.keys(key).length > 0 ? key : null
}

const within =
  (least: number, most: number) =>
  (text: string): CellResult<number> => {
    const result = readNumber(text)
    return 'value' in result && result.value !== null && (result.value < least || result.value > most)
      ? { reason: 'bounds' }
      : result
  }

const whole = (least: number, most: number) => (text: string) => {
  const result = within(least, most)(text)
  return 'value' in result && !Number.isInteger(result.value ?? 0) ? { reason: 'number' as const } : result
}

/** Target years come as `2030`, `FY2030`, or a list of which the first is meant. */
function yearIn(f: Fields, field: string): number | null {
  const text = f.text(field, 200)
  if (text === null) return null
  const result = readYear(text.split(/[,;/]/)[0]!.trim())
  return 'value' in result ? result.value : null
}
