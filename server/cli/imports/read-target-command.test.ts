import { beforeAll, expect, test, vi } from 'vitest'
import { listReadTargets } from '#server/market/read-targets.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { decideReadTargets, listWaitingTargets, printTargetHistory } from './read-target-command.ts'

const database = givenDatabase()

beforeAll(async () => {
  await givenImport(database.db, codeList)
  await givenImport(database.db, 'edinet-annual-report/samples/ok/S100ZZ02.tsv')
})

test('lists, decides, corrects one, tells the history', async () => {
  const ids = (await database.db.selectFrom('read_target').select('id').orderBy('id').execute()).map(
    ({ id }) => `${id}`,
  )
  const { db } = database
  const output: string[] = []
  const write = (text: unknown) => output.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  expect(await listWaitingTargets(db, { all: true, company: 'E99001' })).toBe(0)
  expect(await decideReadTargets(db, ['0'], { verdict: 'refused' })).toBe(1)
  expect(await decideReadTargets(db, ids, { verdict: 'accepted', scope: 'scope1' })).toBe(1)
  expect(await decideReadTargets(db, [ids[0]!], { verdict: 'accepted', amount: '120%' })).toBe(1)
  expect(
    await decideReadTargets(db, [ids[0]!], {
      verdict: 'accepted',
      amount: '=50%',
      targetYear: 'FY2031',
    }),
  ).toBe(0)
  const { id } = await db
    .selectFrom('company')
    .select('id')
    .where('edinet_code', '=', 'E99001')
    .executeTakeFirstOrThrow()
  const rows = await listReadTargets(db, [id], '2100-01-01')
  expect(rows.find((row) => `${row.id}` === ids[0])!.fields).toMatchObject({
    kind: 'renewable',
    amount: { direction: 'reach', value: 50 },
    target: { year: 2031 },
  })
  expect(await decideReadTargets(db, [ids[0]!], { verdict: 'undone' })).toBe(0)
  expect(await printTargetHistory(db, ids[0]!)).toBe(0)
  expect(await printTargetHistory(db, '999999')).toBe(1)
  vi.restoreAllMocks()
  expect(output.join('')).toContain('50% ?→FY2031')
  expect(output.filter((line) => line.includes('We aim to source 60%'))).toHaveLength(2)
})
