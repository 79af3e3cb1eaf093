import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listReadTargets } from '#contract/read-targets/read-targets.ts'
import { type GivenFact, givenReport } from '#server/imports/edinet-annual-report/given-report.ts'
import { importFile } from '#server/imports/store/import-file.ts'
import { decideTargets } from '#server/imports/store/reviews/decide-targets.ts'
import { listReadTargets as listRows, readTargetIn } from '#server/market/read-targets.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
let companyId = 0

const sure = '当社は、2030年度までに温室効果ガス排出量（Scope1＋2）を2013年度比で46％削減することを目標としております。'
const unsure = '今後10年間で廃棄物の排出量を2割削減することを目標としております。'
const none = '2024年度の温室効果ガス排出量は、前年度比で5％減少いたしました。'
const chapter = 'DisclosureOfSustainabilityRelatedFinancialInformationTextBlock'
const section = 'MetricsAndTargetsTextBlock'
const block = (element: string, text: string): GivenFact => [element, 'FilingDateInstant', text]

const givenFiling = (facts: readonly GivenFact[], name: string, about: Readonly<Record<string, string>> = {}) =>
  importFile(database.db, {
    bytes: givenReport(facts, about),
    fileName: name,
    by: 'test',
    now: new Date('2026-01-15T03:00:00Z'),
  })
const first = () =>
  givenFiling(
    [block(chapter, `（1）戦略　${none}${sure}${unsure}`), block(section, `${sure}${unsure}`)],
    'S100ZR01.tsv',
  )
const list = (asOf?: string) => app.call(listReadTargets, { params: { companyId }, query: asOf ? { asOf } : {} }, token)
const targetsOf = async (asOf?: string) => {
  const { body } = await list(asOf)
  return (body.data as { targets: { id: number; state: string; sentence: string; amount: { value: number } | null }[] })
    .targets
}

beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  await givenImport(database.db, codeList)
  const company = database.db.selectFrom('company').select('id').where('edinet_code', '=', 'E99001')
  companyId = (await company.executeTakeFirstOrThrow()).id
})

describe('a report', () => {
  test('gives its targets with sentence, element and line; what a chapter repeats counts once', async () => {
    expect(await first()).toMatchObject({ readTargets: 1, rejections: [] })
    const reply = await list()
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.body.data).toMatchObject({
      targets: [
        {
          state: 'read',
          kind: 'absolute',
          scope: 'scope1+2',
          baseYear: { year: 2013, isFiscal: true },
          targetYear: { year: 2030, isFiscal: true },
          reduction: 0.46,
          sentence: sure,
          element: `jpcrp_cor:${section}`,
          start: 0,
          document: { filedOn: '2025-06-20', fiscalYear: 2024 },
          decision: null,
        },
        { state: 'waiting', kind: 'waste', reduction: null, targetYear: null, sentence: unsure },
      ],
    })
  })

  test('read again is as it was, and leaves no trace', async () => {
    const before = await targetsOf()
    expect(await first()).toMatchObject({ importId: null, readTargets: 0 })
    expect(await targetsOf()).toEqual(before)
  })

  test('that was imported before texts were read is read when it comes again', async () => {
    const { db } = database
    for (const how of ['disable', 'enable']) {
      for (const table of ['read_text', 'read_target', 'read_target_decision'])
        await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger append_only`.execute(db)
      if (how === 'disable') await sql`truncate read_text, read_target, read_target_decision`.execute(db)
    }
    expect(await targetsOf()).toEqual([])
    expect(await first()).toMatchObject({ readTargets: 1, accepted: 0 })
    expect(await targetsOf()).toHaveLength(2)
  })

  test('is not known before its day', async () => {
    expect(await targetsOf('2025-06-19')).toEqual([])
    expect(await targetsOf('2025-06-20')).toHaveLength(2)
  })

  test('a company that nobody knows', async () => {
    const reply = await app.call(listReadTargets, { params: { companyId: 999_999 }, query: {} }, token)
    expect([reply.status, reply.body.code]).toEqual([404, 'company.not-found'])
  })
})

describe('a decision', () => {
  const decide = async (verdict: 'accepted' | 'refused' | 'undone', day = '2026-02-01', correction = {}) => {
    const [, waiting] = await database.db.selectFrom('read_target').select('id').orderBy('id').execute()
    const now = new Date(`${day}T03:00:00Z`)
    return [...(await decideTargets(database.db, [waiting!.id], { verdict, correction, by: 'test', now })).values()][0]
  }

  test('accepts with a correction, from its day on; is undone before another; and nothing is overwritten', async () => {
    const target = { year: 2034, isFiscal: true }
    const base = { year: 2040, isFiscal: true }
    expect(await decide('undone')).toBe('nothing-to-undo')
    expect(await decide('accepted', '2026-02-01', { base, target })).toBe('contradiction')
    expect(await decide('accepted', '2026-02-01', { target })).toBe('done')
    expect(await decide('refused')).toBe('decided-before')
    const states = async (day: string) => (await targetsOf(day)).map(({ state }) => state)
    expect(await states('2026-01-31')).toEqual(['read', 'waiting'])
    expect(await states('2026-02-01')).toEqual(['read', 'read'])
    expect((await list()).body.data).toMatchObject({
      targets: [{}, { targetYear: target, decision: { on: '2026-02-01', isCorrected: true } }],
    })
    expect(await decide('undone', '2026-02-02')).toBe('done')
    expect(await states('2026-02-02')).toEqual(['read', 'waiting'])
    expect(await decide('refused', '2026-02-03')).toBe('done')
    expect(await states('2026-02-03')).toEqual(['read'])
    const decisions = await database.db.selectFrom('read_target_decision').select('verdict').orderBy('id').execute()
    expect(decisions.map(({ verdict }) => verdict)).toEqual(['accepted', 'undone', 'refused'])
    await expect(database.db.deleteFrom('read_target_decision').execute()).rejects.toThrow()
  })
})

describe('corrections and later reports', () => {
  test('a correction takes the place of the blocks that it carries, from its day on', async () => {
    const corrected = sure.replace('46％', '42％')
    await givenFiling([block(section, corrected)], 'S100ZR02.tsv', {
      AmendmentFlagDEI: 'true',
    }).catch((error: unknown) => expect(error).toBeUndefined())
    expect((await targetsOf()).map(({ amount }) => amount?.value)).toEqual([42])
  })

  test('the list has the shape that targets of other lists have', async () => {
    const [row] = await listRows(database.db, [companyId], '2026-11-20')
    expect(readTargetIn(row!)).toEqual({ scope: 'scope1+2', baseYear: 2013, targetYear: 2030, reduction: 0.42 })
    expect(readTargetIn({ ...row!, fields: { ...row!.fields, base: { year: 2030, isFiscal: true } } })).toBeNull()
    expect(readTargetIn({ ...row!, fields: { ...row!.fields, kind: 'intensity' } })).toBeNull()
  })
})
