import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { NewsRecord, PatentRecord } from '../market-records.ts'
import type { Parsed } from '../records.ts'
import type { CompanyKey } from '../table-records.ts'
import type { CompanyIndex } from './companies/company-index.ts'
import { saveEmitters } from './companies/entities.ts'
import { addNews, saveFeed } from './news/save-news.ts'
import type { Tally } from './tally.ts'
import { saveVersions, type Versioned } from './versions.ts'

interface At {
  readonly importId: number
  readonly now: Date
  readonly index: CompanyIndex
}

const vendorScore: Versioned = {
  table: 'vendor_score',
  key: ['company_id', 'vendor', 'item', 'rated_on'],
  says: ['value', 'number', 'is_simulated'],
  knownFrom: 'known_from',
}
const vendor: Versioned = { table: 'rating_vendor', key: ['key'], says: ['definition'] }
const price: Versioned = {
  table: 'price',
  key: ['company_id', 'traded_on'],
  says: ['close_jpy', 'market_cap_million_jpy', 'volume'],
  knownFrom: 'known_from',
}
const term: Versioned = {
  table: 'company_term',
  key: ['company_id', 'term', 'valid_from'],
  says: ['value', 'source'],
  knownFrom: 'known_from',
}
const holding: Versioned = {
  table: 'holding',
  key: ['portfolio', 'company_id', 'held_on'],
  says: ['shares', 'value_jpy', 'weight'],
}
const commitment: Versioned = {
  table: 'climate_commitment',
  key: ['source', 'row_key'],
  says: ['company_id', 'name', 'isin', 'lei', 'published_on', 'record'],
  // An older list that comes later, or is read again, changes nothing of a newer one.
  knownFrom: 'listed_on',
}
const carbonPrice: Versioned = {
  table: 'carbon_price_path',
  key: ['model', 'scenario', 'region'],
  says: ['unit', 'currency', 'price_level', 'points', 'copyright'],
}

/** Everything of a file that is neither a company, a document nor a figure. */
export async function saveMarketRecords(db: Db, parsed: Parsed, tally: Tally, at: At): Promise<void> {
  if (parsed.aliases) {
    await saveAliases(db, parsed.aliases, at)
    tally.emitters = await saveEmitters(db, parsed.aliases, at.importId)
  }
  const { importId: import_id } = at
  if (parsed.vendors) {
    const rows = parsed.vendors.map(({ vendor: definition, line }) => ({
      key: definition.key,
      import_id,
      definition,
      line,
    }))
    await saveVersions(db, vendor, rows, tally)
  }
  if (parsed.vendorScores) {
    const rows = joined(parsed.vendorScores, tally, at).map(({ record, company_id }) => ({
      company_id,
      vendor: record.vendor,
      item: record.item,
      rated_on: record.ratedOn,
      known_from: record.knownFrom,
      import_id,
      value: record.value,
      number: record.number,
      is_simulated: record.isSimulated,
      line: record.line,
    }))
    await saveVersions(db, vendorScore, rows, tally)
  }
  if (parsed.prices) {
    const rows = joined(parsed.prices, tally, at).map(({ record, company_id }) => ({
      company_id,
      traded_on: record.tradedOn,
      known_from: record.knownFrom,
      import_id,
      close_jpy: record.closeJpy,
      market_cap_million_jpy: record.marketCapMillionJpy,
      volume: record.volume,
      line: record.line,
    }))
    await saveVersions(db, price, rows, tally)
  }
  if (parsed.terms) {
    const rows = joined(parsed.terms, tally, at).map(({ record, company_id }) => ({
      company_id,
      term: record.term,
      valid_from: record.validFrom,
      known_from: record.knownFrom,
      import_id,
      value: record.value,
      source: record.source,
      line: record.line,
    }))
    await saveVersions(db, term, rows, tally)
  }
  if (parsed.holdings) {
    const rows = joined(parsed.holdings, tally, at).map(({ record, company_id }) => ({
      portfolio: record.portfolio,
      company_id,
      held_on: record.heldOn,
      import_id,
      shares: record.shares,
      value_jpy: record.valueJpy,
      weight: record.weight,
      line: record.line,
    }))
    await saveVersions(db, holding, rows, tally)
  }
  if (parsed.commitments) {
    const rows = parsed.commitments.map((row) => ({
      source: row.source,
      row_key: row.rowKey,
      import_id,
      company_id: idOf(row.company, row.line, at),
      name: row.name,
      isin: row.isin,
      lei: row.lei,
      published_on: row.publishedOn,
      listed_on: row.listedOn ?? '-infinity',
      record: row.record,
      line: row.line,
    }))
    await saveVersions(db, commitment, rows, tally)
  }
  if (parsed.carbonPrices) {
    const rows = parsed.carbonPrices.map(({ priceLevel: price_level, ...row }) => ({ ...row, price_level, import_id }))
    await saveVersions(db, carbonPrice, rows, tally)
  }
  if (parsed.news) await saveNews(db, parsed.news, tally, at)
  if (parsed.feed) await saveFeed(db, parsed.feed, tally, at)
  if (parsed.patents) await savePatents(db, parsed.patents, tally, at)
}

interface CompanyRecordRow {
  readonly line: number
  readonly company: CompanyKey
}

/** Rows with their companies; a row whose company is not ours is rejected with the reason. */
function joined<T extends CompanyRecordRow>(records: readonly T[], tally: Tally, { index }: At) {
  return records.flatMap((record) => {
    const match = index.find(record.company, record.line)
    if ('companyId' in match) return [{ record, company_id: match.companyId }]
    const value = Object.values(record.company).filter(Boolean).join(' ').slice(0, 200)
    tally.reject({ line: record.line, column: null, value, reason: match.reason })
    return []
  })
}

/** The company, or null where only its name tells: the row is kept and joined when a person says so. */
function idOf(company: CompanyKey, line: number, { index }: At): number | null {
  const match = index.find(company, line)
  return 'companyId' in match ? match.companyId : null
}

async function saveAliases(db: Db, aliases: NonNullable<Parsed['aliases']>, { index }: At): Promise<void> {
  const rows = aliases.flatMap(({ kind, value, company }) => {
    const match = index.find(company)
    // Of an entity of its group the code is not the company's own: `emitter` says whose it is.
    return 'companyId' in match && !match.entity ? [{ kind, value, company_id: match.companyId }] : []
  })
  for (let start = 0; start < rows.length; start += 2000) {
    await db
      .insertInto('company_alias')
      .values(rows.slice(start, start + 2000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function saveNews(db: Db, records: readonly NewsRecord[], tally: Tally, at: At): Promise<void> {
  const placed = joined(records, tally, at)
  const { added, edited } = await addNews(db, placed, at)
  tally.accepted += added
  tally.restated += edited.size
  tally.unchanged += placed.length - added - edited.size
}

async function savePatents(db: Db, all: readonly PatentRecord[], tally: Tally, at: At): Promise<void> {
  const records = withoutRepeats(all, tally)
  for (let start = 0; start < records.length; start += 1000) {
    const some = records.slice(start, start + 1000)
    const patents = await db
      .insertInto('patent')
      .values(
        some.map((record) => ({
          application_number: record.applicationNumber,
          document_number: record.documentNumber,
          filed_on: record.filedOn,
          published_on: record.publishedOn,
          registered_number: record.registeredNumber,
          title: record.title,
          abstract: record.abstract,
          fi: [...record.fi],
          stage: record.stage,
          url: record.url,
          import_id: at.importId,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('application_number')
          .doUpdateSet((values) => ({
            stage: values.ref('excluded.stage'),
            registered_number: values.ref('excluded.registered_number'),
            import_id: values.ref('excluded.import_id'),
          }))
          .where(
            sql<boolean>`(patent.stage, patent.registered_number) is distinct from (excluded.stage, excluded.registered_number)`,
          ),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .execute()
    const fresh = patents.filter(({ isNew }) => isNew).length
    tally.accepted += fresh
    tally.restated += patents.length - fresh
    tally.unchanged += some.length - patents.length
    tally.joined += await saveApplicants(db, some, at)
  }
}

/** A split export may overlap; the first row of an application stands. */
function withoutRepeats(all: readonly PatentRecord[], tally: Tally): PatentRecord[] {
  const applications = new Set<string>()
  return all.filter(({ applicationNumber, line }) => {
    const isNew = !applications.has(applicationNumber)
    if (!isNew) tally.reject({ line, column: null, value: applicationNumber, reason: 'duplicate' })
    applications.add(applicationNumber)
    return isNew
  })
}

/** Answers how many that were known by their names alone now have their company. */
async function saveApplicants(db: Db, records: readonly PatentRecord[], at: At): Promise<number> {
  const rows = records.flatMap(({ applicationNumber, applicants, line }) =>
    applicants.flatMap((applicant) =>
      applicant.name
        ? [{ application_number: applicationNumber, name: applicant.name, company_id: idOf(applicant, line, at) }]
        : [],
    ),
  )
  const unique = [...new Map(rows.map((row) => [`${row.application_number} ${row.name}`, row])).values()]
  let joined = 0
  for (let start = 0; start < unique.length; start += 5000) {
    const saved = await db
      .insertInto('patent_applicant')
      .values(unique.slice(start, start + 5000))
      .onConflict((conflict) =>
        conflict
          .columns(['application_number', 'name'])
          .doUpdateSet((values) => ({ company_id: values.ref('excluded.company_id') }))
          .where('patent_applicant.company_id', 'is', null)
          .where(sql<boolean>`excluded.company_id is not null`),
      )
      .returning(sql<boolean>`xmax <> 0`.as('isJoined'))
      .execute()
    joined += saved.filter(({ isJoined }) => isJoined).length
  }
  return joined
}
