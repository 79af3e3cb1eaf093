import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { defaultCompanies } from '#server/demo/make.ts'
import { urlOf } from '#server/machine/hold-port.ts'
import { givenDatabase } from '#server/test/database.ts'
import { makeDemoMarket } from './market-command.ts'

const database = givenDatabase()
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('the demo market that a command makes has as many companies as the setting says', async () => {
  vi.stubEnv('SATOYAMA_DEMO_COMPANIES', '12')
  expect(await makeDemoMarket(database, {})).toBe(0)
  const rows = await database.db.selectFrom('company').select('id').execute()
  expect(rows).toHaveLength(12)
})

test('without the setting both make the same', () => {
  expect(readConfig({}).demoCompanies).toBe(defaultCompanies)
})

test('every command opens the market with the memory that the setting gives', () => {
  const folder = join(import.meta.dirname, '..')
  const opening = globSync('**/*.ts', { cwd: folder }).filter(
    (path) => !path.endsWith('.test.ts') && /new Market\(/.test(readFileSync(join(folder, path), 'utf8')),
  )
  expect(opening).toEqual(['market/open-market.ts'])
})

test('an address of IPv6 stands in brackets', () => {
  expect([urlOf('localhost', 80), urlOf('::1', 3000)]).toEqual(['http://localhost:80', 'http://[::1]:3000'])
})
