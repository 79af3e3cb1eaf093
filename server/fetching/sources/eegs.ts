import { readFileSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { emissionRowsOf, emissionsTable } from '#server/imports/eegs/graph-page.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { expectPage } from '../net/bodies.ts'
import { Trouble } from '../net/trouble.ts'
import { times } from '../schedule/times.ts'
import type { Source, SourceRun } from '../source.ts'
import { eegsList } from './eegs-list.ts'
import { expectImported } from './expect-imported.ts'

const host = 'eegs.env.go.jp'
/** What an emitter reports as: its facilities, or freight that others do for it. */
const divisions = ['1', '5'] as const
/** Emitters whose years are imported as one table. */
const batch = 50

/** Codes of the emitters of this market’s companies, which the yearly list of results brings; in turn from where the last run came to. */
async function emitterCodes({ db, params }: Pick<SourceRun, 'db' | 'params'>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct value as code from company_alias join company on company.id = company_id
    where kind = 'emitter' and (${params.only ?? null}::text[] is null or left(security_code, 4) = any (${params.only ?? null}::text[]))
    order by 1`.execute(db)
  return rows.map(({ code }) => code).slice(0, params.limit)
}

async function readEmitter(run: SourceRun, emitterCode: string) {
  const rows: ReturnType<typeof emissionRowsOf> = []
  for (const division of divisions) {
    const url = `https://${host}/ghg-santeikohyo-result/corporate/graph?gasID=0&spEmitCode=${encodeURIComponent(emitterCode)}&repDivID=${division}`
    const got = await run.ask({ item: `${emitterCode} ${division}`, url, maxBytes: 4_000_000, check: expectPage })
    if (got.kind !== 'answer') continue
    try {
      rows.push(...emissionRowsOf(readFileSync(got.answer.path, 'utf8'), { emitterCode, division, gas: '0' }))
    } catch (error) {
      if (error instanceof Unreadable)
        throw new Trouble('changed', `the page of an emitter has another form: ${JSON.stringify(error.detail)}`, {
          cause: error,
        })
      throw error
    } finally {
      rmSync(got.answer.path, { force: true })
    }
  }
  return rows
}

/** Statutory emissions: one page of an emitter holds all its years. */
export const eegs: Source = {
  name: 'eegs',
  title: { ja: '温室効果ガス排出量算定・報告・公表制度（EEGS）', en: 'Statutory greenhouse gas reports (EEGS)' },
  fills: { ja: '法定報告の排出量（提出者単体）', en: 'Statutory emissions of the reporting entity' },
  terms: 'confirm',
  termsUrl: 'https://eegs.env.go.jp/ghg-santeikohyo-result/',
  hosts: [host],
  pace: 1000,
  next: times.yearly(7, 10, '22:10'),
  estimate: async (run) => {
    const requests = divisions.length * (await emitterCodes(run)).length
    return { requests, bytes: requests * 20_000 }
  },
  waitsFor: async (db) => {
    const alias = await db.selectFrom('company_alias').select('kind').where('kind', '=', 'emitter').limit(1).execute()
    return alias.length === 0 ? eegsList.name : null
  },
  fetch: async (run) => {
    const codes = await emitterCodes(run)
    const done = run.params.again ? -1 : codes.indexOf(run.watermark() ?? '')
    for (let start = done + 1; start < codes.length && !run.isOver(); start += batch) {
      const some = codes.slice(start, start + batch)
      const rows = []
      for (const [at, code] of some.entries()) {
        rows.push(...(await readEmitter(run, code)))
        run.progress(start + at + 1, codes.length)
      }
      const item = `${some[0]} to ${some.at(-1)}`
      const file = { item, fileName: `eegs_${some[0]}.csv`, bytes: Buffer.from(emissionsTable(rows)) }
      if (rows.length > 0) expectImported(await run.importMade(file, { source: 'eegs-emissions-by-gas' }))
      await run.setWatermark(some.at(-1)!)
    }
    // The next year begins at the first again.
    if (!run.isOver()) await run.setWatermark('')
  },
}
