import type { DemoPart } from '#contract/market/demo-parts.ts'
import type { Transaction } from '#server/db/transaction.ts'
import { copyText } from './around/copy-text.ts'
import { holdingsOf } from './around/holdings.ts'
import { patentsOf } from './around/patents.ts'
import { pricesOf, type YearEnds } from './around/prices.ts'
import { termsOf } from './around/terms.ts'
import { demoScores } from './around/vendor-scores.ts'
import { saveOfficers } from './board/save-officers.ts'
import { saveComments } from './comments/save-comments.ts'
import { type DemoCompany, demoYears } from './companies.ts'
import type { MarketIds } from './figures/figures.ts'
import { saveFormerFacts, saveSegments } from './more-facts.ts'
import { saveNews } from './save/save-news.ts'
import { latestFigures, savePeople } from './save/save-people.ts'
import { saveReadTargets } from './save/save-read-targets.ts'
import type { Step } from './save/save-step.ts'

const saveScores: Step = (tx, companies, { seed, ids }) =>
  copyText(
    tx,
    'vendor_score',
    ['company_id', 'vendor', 'item', 'rated_on', 'known_from', 'import_id', 'value', 'number', 'is_simulated'],
    (function* () {
      for (const { company, vendor, item, ratedOn, value, number } of demoScores(companies, seed))
        yield [ids.firstCompanyId + company.index, vendor, item, ratedOn, ratedOn, ids.importId, value, number, true]
    })(),
  )

const savePrices: Step = async (tx, companies, { seed, ids }) => {
  const ends = await yearEnds(tx, companies, ids)
  await copyText(
    tx,
    'price',
    ['company_id', 'traded_on', 'known_from', 'import_id', 'close_jpy', 'market_cap_million_jpy', 'volume'],
    (function* () {
      for (const company of companies) {
        const id = ids.firstCompanyId + company.index
        for (const { tradedOn, closeJpy, capMillionJpy, volume } of pricesOf(company, ends[company.index]!, seed))
          yield [id, tradedOn, tradedOn, ids.importId, closeJpy, capMillionJpy, volume]
      }
    })(),
  )
}

/** Prices, capitalization and volume that the annual reports state, by company and year. */
async function yearEnds({ db }: Transaction, companies: readonly DemoCompany[], ids: MarketIds): Promise<YearEnds[]> {
  const blank = () => new Float64Array(demoYears.length).fill(Number.NaN)
  const ends = companies.map(() => ({ close: blank(), cap: blank(), volume: blank() }))
  const fields = { 'F-MK-001': 'close', 'F-MK-002': 'cap', 'F-MK-007': 'volume' } as const
  const rows = await latestFigures(db, companies, ids, Object.keys(fields))
  for (const { company, code, year, value } of rows) {
    const current = ends[company]![fields[code as keyof typeof fields]]
    current[year] = value
  }
  return ends
}

const savePatents: Step = async (tx, companies, { seed, ids }) => {
  const patents = companies.flatMap((company) => patentsOf(company, companies, seed))
  await copyText(
    tx,
    'patent',
    [
      'application_number',
      'document_number',
      'filed_on',
      'published_on',
      'registered_number',
      'title',
      'abstract',
      'fi',
      'stage',
      'import_id',
    ],
    patents.map((p) => [
      p.applicationNumber,
      p.documentNumber,
      p.filedOn,
      p.publishedOn,
      p.registeredNumber,
      p.title,
      p.abstract,
      p.fi,
      p.stage,
      ids.importId,
    ]),
  )
  await copyText(
    tx,
    'patent_applicant',
    ['application_number', 'name', 'company_id'],
    patents.flatMap(({ applicationNumber, applicants, others }) => [
      ...applicants.map(({ index, nameJa }) => [applicationNumber, nameJa, ids.firstCompanyId + index]),
      ...others.map((name) => [applicationNumber, name, null]),
    ]),
  )
}

const saveTerms: Step = (tx, companies, { seed, ids }) =>
  copyText(
    tx,
    'company_term',
    ['company_id', 'term', 'valid_from', 'known_from', 'import_id', 'value', 'source'],
    companies.flatMap((company) =>
      termsOf(company, seed).map(({ term, value, validFrom, source }) => [
        ids.firstCompanyId + company.index,
        term,
        validFrom,
        validFrom,
        ids.importId,
        value,
        source,
      ]),
    ),
  )

/** Holdings are priced by what the newest reports say, so that each is worth about what was meant. */
const saveHoldings: Step = async (tx, companies, { seed, ids }) => {
  const ends = await yearEnds(tx, companies, ids)
  const lastOf = (values: Float64Array) => values.findLast((value) => value > 0) ?? Number.NaN
  const sizes = { prices: ends.map(({ close }) => lastOf(close)), caps: ends.map(({ cap }) => lastOf(cap)) }
  await copyText(
    tx,
    'holding',
    ['portfolio', 'company_id', 'held_on', 'import_id', 'shares'],
    holdingsOf(companies, sizes, seed).map(({ portfolio, company, heldOn, shares }) => [
      portfolio,
      ids.firstCompanyId + company.index,
      heldOn,
      ids.importId,
      shares,
    ]),
  )
}

/** Everything of the demo market besides companies, documents and figures; what has a figure agrees with it. */
export const partSteps: Readonly<Record<DemoPart, Step>> = {
  ratings: saveScores,
  prices: savePrices,
  holdings: saveHoldings,
  targets: savePeople,
  'read-targets': saveReadTargets,
  boards: saveOfficers,
  segments: saveSegments,
  terms: saveTerms,
  'former-facts': saveFormerFacts,
  comments: saveComments,
  patents: savePatents,
  news: saveNews,
}
