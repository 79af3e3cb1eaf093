import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { tokyoDay } from '../../contract/wire/tokyo.ts'
import type { FetchWorld } from '../../server/fetching/run/fetch-world.ts'
import { runSource } from '../../server/fetching/run/run-source.ts'
import { findFetchSource } from '../../server/fetching/source-list.ts'
import { readZip } from '../../server/imports/files/zip.ts'
import { replayKey, startReplay } from '../../server/test/world/replay/replay.ts'
import { makeWorld } from '../../server/test/world/world.ts'
import { onFreshDatabase } from '../database.ts'
import { ms, print, timed } from '../measure.ts'

/**
 * Invented filings fetched from a replay server into a market, a second, beside unzipping and parsing the same bytes alone; and again, when
 * nothing is new. The source's own pace is left out: it is two seconds a filing.
 */
export async function benchFetching(companies = '3800', years = '3'): Promise<void> {
  const world = makeWorld({ companies: Number(companies), years: Number(years), today: tokyoDay(new Date()), noise: 2 })
  const replay = await startReplay(world, {})
  const home = mkdtempSync(join(tmpdir(), 'bench-fetching-'))
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 100)
  await onFreshDatabase(async (db, connection) => {
    const fetching: FetchWorld = {
      ...{ db, connection, home, origins: replay.origins, agent: 'Satoyama/bench', by: 'bench' },
      space: { folder: join(home, 'fetched'), max: 20e9, free: () => 100e9 },
      clock: () => new Date(`${world.today}T18:40:00+09:00`),
      wait: async () => {},
      environment: { EDINET_API_KEY: replayKey },
    }
    const run = (name: string) =>
      runSource(findFetchSource(name)!, fetching, {
        params: { from: world.from },
        signal: new AbortController().signal,
        patience: Number.POSITIVE_INFINITY,
      })
    for (const name of ['edinet-codes', 'jpx-list', 'gleif', 'sbti']) await run(name)
    const lists = await timed(() => run('edinet-lists'))
    const before = replay.bytes()
    let filings = 0
    const took = await timed(async () => {
      const { imported, refused, problem } = await run('edinet-documents')
      filings = imported
      if (refused > 0 || problem !== null) throw new Error(`${refused} refused, ${problem}`)
    })
    const bytes = replay.bytes() - before
    const made = await timed(() => makeAll())
    const bare = await timed(async () => {
      for (const { docID } of world.documents) {
        const zip = world.reportZip(docID)
        if (zip) await readBare(zip)
      }
    })
    const again = await timed(() => run('edinet-documents'))
    const rate = (milliseconds: number) => ((1000 * filings) / milliseconds).toFixed(1)
    print(`${filings.toLocaleString('en')} filings, ${(bytes / 1e6).toFixed(0)} MB`)
    print(`lists of days                      ${ms(lists)}`)
    print(`fetched, imported, copies kept     ${ms(took - made)}, ${rate(took - made)} filings/s`)
    print(`unzip and csv-parse                ${ms(bare - made)}, ${rate(bare - made)} filings/s`)
    print(`ratio                              ${((took - made) / (bare - made)).toFixed(2)} × the bare parser`)
    print(`nothing new                        ${ms(again)}`)
    print(`peak memory, the replay server in it ${(peak / 2 ** 20).toFixed(0)} MiB`)
  })
  clearInterval(watching)
  await replay.stop()

  /** What making the filings themselves takes, which is part of both. */
  async function makeAll(): Promise<void> {
    for (const { docID } of world.documents) world.reportZip(docID)
  }
}

async function readBare(zip: Buffer): Promise<void> {
  const [entry] = await readZip(zip, (name) => /jpcrp[^/]*\.csv$/.test(name))
  parse(new TextDecoder('utf-16le').decode(entry!.bytes), { delimiter: '\t', relax_column_count: true })
}
