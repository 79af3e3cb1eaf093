import { figureOf } from '#methodology/ratings/vendors.ts'
import { readDate, readDay, readIsin, readLei, readMinute, readSecurityCode, readYearEnd } from '../../cells.ts'
import { toSeenLine } from '../../clean.ts'
import { type ClimateCommitmentRecord, isSbtiSource } from '../../market-records.ts'
import { type Outcome, separate } from '../../outcome.ts'
import type { Parsed } from '../../records.ts'
import type { Rejection } from '../../rejections.ts'
import type { Mapping } from '../mapping.ts'
import { passes, TableRow } from '../row.ts'
import type { RawTable } from '../rows.ts'
import {
  amountOf,
  applicantsOf,
  Fields,
  oneOf,
  type RecordContext,
  signedAmountOf,
  split,
  whenPresent,
  whole,
  within,
  yearIn,
} from './fields.ts'
import { readVendorRows } from './read-vendors.ts'
import { categories, isTerm } from './record-vocabulary.ts'

/** Records of another kind than figures, a field of each read from the column that the mapping names. */
export function readRecords(
  table: RawTable,
  mapping: Mapping,
  context: RecordContext,
): Partial<Parsed> & { rejected: Rejection[] } {
  if (mapping.kind === 'vendors') return readVendorRows(table, mapping, context)
  const { records, rejected } = separate(outcomesOf(table, mapping, context))
  if (mapping.kind === 'commitments') {
    const rows = records as ClimateCommitmentRecord[]
    return { commitments: ofTheirList(rows, context.today), rejected }
  }
  return { [lists[mapping.kind as keyof typeof makers]]: records, rejected } as never
}

/** Rows with the day of their list: the newest day of a row that has come. */
function ofTheirList(rows: readonly ClimateCommitmentRecord[], today: string): ClimateCommitmentRecord[] {
  let listedOn: string | null = null
  for (const { publishedOn } of rows)
    if (publishedOn !== null && publishedOn <= today && publishedOn > (listedOn ?? '')) listedOn = publishedOn
  return rows.map((row) => ({ ...row, listedOn }))
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
} as const satisfies Record<Exclude<Mapping['kind'], 'figures' | 'vendors'>, keyof Parsed>

const makers = {
  companies: (f: Fields) => {
    const [listedOn, delistedOn] = [f.get('listed_on', readDate), f.get('delisted_on', readDate)]
    if (delistedOn !== null && delistedOn < (listedOn ?? '')) f.reject('delisted_on', 'bounds')
    return {
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
      ...whenPresent('listedOn', listedOn),
      ...whenPresent('delistedOn', delistedOn),
      isListed: delistedOn === null || delistedOn > f.context.today,
    }
  },
  prices: (f: Fields) => {
    const tradedOn = f.day('date')
    const record = {
      line: f.row.line,
      company: f.company(),
      tradedOn,
      knownFrom: f.knownFrom(tradedOn),
      closeJpy: f.get('close', amountOf('円')),
      marketCapMillionJpy: f.get('market_cap_million', amountOf('百万円')),
      volume: f.get('volume', amountOf('株')),
    }
    if (record.closeJpy === null && record.marketCapMillionJpy === null) f.reject('close', 'required')
    return record
  },
  'vendor-scores': (f: Fields) => {
    const { vendors } = f.context
    const key = f.must(
      'vendor',
      oneOf(
        vendors.map(({ key }) => key),
        'vendor',
      ),
    )
    const vendor = vendors.find((one) => one.key === key)
    const item = f.text('item', 60) ?? 'total'
    const value = f.text('value', 20) ?? ''
    const ratedOn = f.day('date')
    const rank = vendor ? figureOf(vendor, value, item) : null
    if (rank === null) f.reject('value', value === '' ? 'required' : 'vendor')
    return {
      line: f.row.line,
      company: f.company(),
      vendor: key,
      item,
      ratedOn,
      knownFrom: f.knownFrom(ratedOn),
      value,
      number: rank,
      isSimulated: false,
    }
  },
  holdings: (f: Fields) => {
    const percent = f.get('weight_percent', signedAmountOf('%'))
    if (percent !== null && Math.abs(percent) > 100) f.reject('weight_percent', 'bounds')
    const record = {
      line: f.row.line,
      company: f.company(),
      portfolio: f.text('portfolio', 100) ?? 'default',
      heldOn: f.day('date'),
      shares: f.get('shares', signedAmountOf('株')),
      valueJpy: f.get('value_jpy', signedAmountOf('円')),
      weight: percent === null ? null : percent / 100,
    }
    const amounts = [record.shares, record.valueJpy, percent]
    if (amounts.every((amount) => amount === null)) f.reject('shares', 'required')
    const below = (['shares', 'value_jpy', 'weight_percent'] as const).find((_, at) => (amounts[at] ?? 0) < 0)
    if (!below) return record
    // A short position is below zero in all that it says; one of both signs contradicts itself.
    if (amounts.some((amount) => (amount ?? 0) > 0)) f.reject(below, 'negative')
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
      value: f.get('value', (text, mark) =>
        /^(yes|no)$/i.test(text) ? { value: /^yes$/i.test(text) ? 1 : 0 } : within(0, 100, '%')(text, mark),
      ),
      source: f.mustText('source'),
    }
  },
  commitments: (f: Fields) => {
    const company = f.company()
    const name = f.text('name') ?? company.name ?? ''
    const isSbti = isSbtiSource(f.mapping.source)
    const fields = [
      'status',
      'target',
      'scope',
      'target_value',
      'type',
      'sub_type',
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
      fields.map((field) => {
        const words = f.passage(field, 5000)
        if (!field.endsWith('year')) return [field, words]
        // What another provider writes for a year is kept as it is.
        return [field, yearIn(f, field) ?? (isSbti ? null : words)]
      }),
    )
    return {
      line: f.row.line,
      source: f.mapping.source ?? f.mapping.mapping,
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
