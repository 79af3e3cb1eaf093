import { readFileSync, rmSync } from 'node:fs'
import { carbonPriceTable, runsOf } from '#server/imports/ngfs-prices/price-table.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { readJson } from '../net/bodies.ts'
import { Trouble } from '../net/trouble.ts'
import { times } from '../schedule/times.ts'
import type { Source, SourceRequest, SourceRun } from '../source.ts'
import { expectImported } from './expect-imported.ts'

const manager = 'api.manager.ece.iiasa.ac.at'
const explorer = 'db1.ene.iiasa.ac.at'
const base = `https://${explorer}/ngfs-phase-5-api/rest/v2.1`

function expectJson(answer: Parameters<typeof readJson>[0]): 'answer' {
  readJson(answer)
  return 'answer'
}

/** The text of an answer, whose file goes at once: one of them is a token. */
async function readText(run: SourceRun, request: Omit<SourceRequest, 'check'>): Promise<string> {
  // Without asking for JSON the explorer answers with a page.
  const headers = { accept: 'application/json', ...request.headers }
  const got = await run.ask({ ...request, headers, check: expectJson })
  if (got.kind !== 'answer') throw new Trouble('changed', `${request.item}: the explorer does not have this any more`)
  const text = readFileSync(got.answer.path, 'utf8')
  rmSync(got.answer.path, { force: true })
  return text
}

/** A guest's token: it ends after some hours, is sent with each request, and kept nowhere. */
async function readToken(run: SourceRun): Promise<string> {
  const url = `https://${manager}/legacy/anonym/IXSE_NGFS_PHASE_5`
  const token: unknown = JSON.parse(await readText(run, { item: 'token', url, maxBytes: 100_000 }))
  if (typeof token === 'string' && /^[\x21-\x7e]{8,8000}$/.test(token)) return token
  throw new Trouble('changed', 'the token of a guest has another form')
}

async function readTable(run: SourceRun): Promise<string> {
  const authorization = `Bearer ${await readToken(run)}`
  run.progress(1, 3)
  const runs = await readText(run, {
    ...{ item: 'runs', url: `${base}/runs?getOnlyDefaultRuns=true`, maxBytes: 16_000_000 },
    headers: { authorization },
  })
  run.progress(2, 3)
  try {
    const ours = runsOf(runs)
    // No run in the question would mean every run.
    if (ours.length === 0) throw new Unreadable('empty')
    const filters = { runs: ours.map(({ run_id }) => run_id), regions: [], variables: ['Price|Carbon'] }
    const series = await readText(run, {
      ...{ item: 'prices', url: `${base}/runs/bulk/ts`, method: 'POST', maxBytes: 64_000_000 },
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { ...filters, units: [], years: [], timeslices: [] } }),
    })
    return carbonPriceTable(ours, series)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { columns, twice } = error.detail
    throw new Trouble('changed', `the explorer has another form: ${columns ?? twice ?? error.reason}`, { cause: error })
  }
}

/** Carbon prices of the scenarios of central banks and supervisors. */
export const ngfs: Source = {
  name: 'ngfs',
  title: { ja: 'NGFS 気候シナリオ', en: 'NGFS climate scenarios' },
  fills: { ja: 'シナリオ別の炭素価格（日本・世界）', en: 'Carbon prices of scenarios, for Japan and the world' },
  terms: 'confirm',
  termsUrl: 'https://data.ene.iiasa.ac.at/ngfs/#/license',
  hosts: [manager, explorer],
  pace: 2000,
  next: times.yearly(7, 15, '05:40'),
  estimate: async () => ({ requests: 3, bytes: 2_000_000 }),
  fetch: async (run) => {
    const bytes = Buffer.from(await readTable(run))
    const result = await run.importMade(
      { item: 'prices', fileName: `ngfs_${run.today()}.csv`, bytes },
      { source: 'ngfs-prices' },
    )
    expectImported(result)
    run.progress(3, 3)
  },
}
