import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { eegsList } from '#server/test/world/tables/eegs.ts'
import { womensDatabase } from '#server/test/world/tables/women.ts'
import { type GivenFetching, givenFetching } from '../given-fetching.ts'
import { marketRows } from '../given-market-rows.ts'
import { countByHand } from './folder.ts'

const database = givenDatabase()
let given: GivenFetching
let root: string
beforeAll(async () => {
  given = await givenFetching(database, { companies: 8, years: 1, noise: 0 })
  root = join(given.world.home, 'by-hand')
  mkdirSync(root)
  await given.run('edinet-codes')
  await given.run('jpx-list')
}, 60_000)
afterAll(() => given?.replay.stop())

const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(root, name), bytes)
const namesIn = (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [])
const loose = () => readdirSync(root).filter((name) => name !== 'done' && name !== 'refused')

test('what is put there is imported by its content and moved; what cannot be read says why, and nothing blocks', async () => {
  const women = womensDatabase(given.replay.world, given.replay.world.today)
  const before = await marketRows(database.db)
  put('josei.zip', women)
  put('broken.zip', women.subarray(0, women.length - 60))
  put('notes.txt', 'no table')
  symlinkSync('/etc/passwd', join(root, 'passwd.csv'))
  mkdirSync(join(root, 'eegs', 'empty'), { recursive: true })
  put('eegs/2023.csv', eegsList(given.replay.world, 2023))
  expect(countByHand(given.world.home)).toEqual({ waiting: 5, refused: 0 })

  expect(await given.run('by-hand')).toMatchObject({
    outcome: 'done',
    requests: 0,
    imported: 2,
    refused: 2,
    problem: null,
  })
  expect(loose()).toEqual([])
  expect(namesIn('done')).toEqual(['2023.csv', 'josei.zip'])
  const files = ['broken.zip', 'notes.txt', 'passwd.csv']
  expect(namesIn('refused')).toEqual(files.flatMap((name) => [name, `${name}.why.txt`]))
  expect(readFileSync(join(root, 'refused/broken.zip.why.txt'), 'utf8')).toMatch(
    /zipが壊れている.*\nthe zip is damaged.*\nzip-damaged/,
  )
  expect(readFileSync(join(root, 'refused/passwd.csv.why.txt'), 'utf8')).toContain('it is not a regular file')
  const after = await marketRows(database.db)
  expect(after.figures.length).toBeGreaterThan(before.figures.length + 10)
  expect(countByHand(given.world.home)).toEqual({ waiting: 0, refused: 3 })

  // As after a kill between the import and the move: the same again changes nothing, and overwrites nothing.
  put('josei.zip', women)
  put('notes.txt', 'no table either')
  expect(await given.run('by-hand')).toMatchObject({ outcome: 'done', imported: 0, unchanged: 1, refused: 1 })
  expect(await marketRows(database.db)).toEqual(after)
  expect(namesIn('done')).toEqual(['2023.csv', 'josei (2).zip', 'josei.zip'])
  expect(readFileSync(join(root, 'refused/notes (2).txt'), 'utf8')).toBe('no table either')
}, 60_000)

test('a file that is being written waits; ten minutes later the schedule looks again', async () => {
  put('young.csv', 'a,b\n1,2\n')
  const now = given.world.clock()
  utimesSync(join(root, 'young.csv'), now, now)
  put('.hidden', 'of an editor')
  await given.run('by-hand')
  expect(loose()).toEqual(['.hidden', 'young.csv'])
  const { next_at } = await database.db
    .selectFrom('fetch_source')
    .select('next_at')
    .where('name', '=', 'by-hand')
    .executeTakeFirstOrThrow()
  expect(next_at!.getTime() - given.world.clock().getTime()).toBe(600_000)
  given.moveTo('2025-12-02', '09:00')
  await given.run('by-hand')
  expect(loose()).toEqual(['.hidden'])
})

test('of several that came at once the list comes before what it explains, whatever their names', async () => {
  const [filer] = given.replay.world.filers
  const report = given.replay.world.documents.find(({ kind }) => kind === 'annual')!
  put('a-report.zip', given.replay.world.reportZip(report.docID)!)
  put('z-codes.csv', `code,isin,lei\n${filer!.securityCode},${filer!.isin},${filer!.lei}\n`)
  await given.run('by-hand')
  const rows = await database.db.selectFrom('import').select('file_name').orderBy('id').execute()
  expect(rows.slice(-2).map(({ file_name }) => file_name)).toEqual(['z-codes.csv', 'a-report.zip'])
})
