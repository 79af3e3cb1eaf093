import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { isinsOf } from '#server/imports/gleif/isin-map.ts'
import { joinIdentifiers } from '#server/imports/gleif/join-identifiers.ts'
import { type LeiRecord, leiRecordsOf } from '#server/imports/gleif/lei-records.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { expectJson, expectZip, readJson } from '../net/bodies.ts'
import type { Answer } from '../net/client.ts'
import { Trouble } from '../net/trouble.ts'
import { partsOf } from '../net/zip-lines.ts'
import { times } from '../schedule/times.ts'
import type { Source, SourceRun } from '../source.ts'
import { expectImported } from './expect-imported.ts'

const records = 'api.gleif.org'
const map = 'mapping.gleif.org'
const pageSize = 200
/** Pages of Japanese entities as far as is known, and more than there can be. */
const usualPages = 80
const maxPages = 2000

const Latest = z.object({ data: z.object({ attributes: z.object({ downloadLink: z.url() }) }) })

/** Entities that are registered in Japan, with the number that its register knows them by. */
async function readRecords(run: SourceRun): Promise<LeiRecord[]> {
  const all: LeiRecord[] = []
  for (let [page, last] = [1, 1]; page <= last && page <= maxPages; page++) {
    const url = `https://${records}/api/v1/lei-records?filter[entity.legalAddress.country]=JP&page[size]=${pageSize}&page[number]=${page}`
    const got = await run.ask({
      item: `page ${page}`,
      url,
      maxBytes: 16_000_000,
      check: expectJson,
    })
    if (got.kind !== 'answer') throw new Trouble('changed', 'the register of entities is not there any more')
    const read = orChanged(() => leiRecordsOf(readFileSync(got.answer.path, 'utf8')))
    rmSync(got.answer.path, { force: true })
    all.push(...read.records)
    last = read.lastPage
    run.progress(page, last + 2)
  }
  return all
}

/** Shares of Japanese issuers by LEI. */
async function readShares(run: SourceRun): Promise<ReadonlyMap<string, readonly string[]>> {
  const latest = await run.ask({
    item: 'latest',
    url: `https://${map}/api/v2/isin-lei/latest`,
    maxBytes: 1_000_000,
    check: expectJson,
  })
  if (latest.kind !== 'answer') throw new Trouble('changed', 'the map of securities is not there any more')
  const link = linkIn(latest.answer)
  const got = await run.ask({ item: 'map', url: link, maxBytes: 400_000_000, check: expectZip })
  if (got.kind !== 'answer') throw new Trouble('later', 'the map of securities cannot be fetched')
  try {
    return await isinsOf(partsOf(got.answer.path, /\.csv$/i, 2_000_000_000))
  } catch (error) {
    if (error instanceof Unreadable)
      throw new Trouble('changed', `the map of securities has another form: ${error.reason}`, { cause: error })
    throw error
  } finally {
    rmSync(got.answer.path, { force: true })
  }
}

function linkIn(answer: Answer): string {
  const parsed = Latest.safeParse(readJson(answer))
  rmSync(answer.path, { force: true })
  if (!parsed.success) throw new Trouble('changed', 'the address of the map of securities has another form')
  const { downloadLink } = parsed.data.data.attributes
  const { protocol, host } = new URL(downloadLink)
  if (protocol !== 'https:' || host !== map)
    throw new Trouble('foreign', `the map of securities is said to be at ${host}`)
  return downloadLink
}

function orChanged<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { columns } = error.detail
    throw new Trouble('changed', `the register has another form: ${columns ?? error.reason}`, { cause: error })
  }
}

/** The global register of entities, and whose securities are whose: the only open way from a Japanese company to its ISIN. */
export const gleif: Source = {
  name: 'gleif',
  title: { ja: 'GLEIF 取引主体識別子', en: 'GLEIF legal entity identifiers' },
  fills: { ja: 'LEI・ISIN', en: 'LEI and ISIN' },
  terms: 'open',
  termsUrl: 'https://www.gleif.org/en/meta/lei-data-terms-of-use',
  hosts: [records, map],
  pace: 1000,
  next: times.monthly(3, '05:10'),
  estimate: async () => ({ requests: usualPages + 2, bytes: 80_000_000 }),
  fetch: async (run) => {
    const companies = await run.db
      .selectFrom('company')
      .select(['security_code', 'corporate_number'])
      .where('is_listed', '=', true)
      .where('security_code', 'is not', null)
      .orderBy('security_code')
      .execute()
    const listed = companies.map(({ security_code, corporate_number }) => ({
      securityCode: security_code!,
      corporateNumber: corporate_number,
    }))
    const { csv, withLei } = joinIdentifiers(listed, await readRecords(run), await readShares(run))
    if (withLei === 0) return
    const file = { item: 'identifiers', fileName: `gleif_${run.today()}.csv`, bytes: Buffer.from(csv) }
    expectImported(await run.importMade(file, { source: 'company-identifiers' }))
  },
}
