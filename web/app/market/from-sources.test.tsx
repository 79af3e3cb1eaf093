import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { listMarketSources } from '#contract/market/sources.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { setLanguage } from '../../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'
import { config, setConfig } from '../config.ts'

beforeEach(async () => void (await givenSession()))

type State = Output<typeof listMarketSources>['sources'][number]['state']

const source = (name: string, state: State, nextAt: string | null = null) => ({
  ...{ name, state, nextAt, lastGoodAt: null },
  title: { ja: `${name}の題`, en: `Title of ${name}` },
  fills: { ja: '名称', en: 'Names' },
  termsUrl: `https://${name}.example/`,
})
const render = (...sources: ReturnType<typeof source>[]) =>
  renderAt('/companies', [
    givenProfile(),
    answer(searchCompanies, { total: 0, market: 0, companies: [] }),
    answer(listMarketSources, { sources }),
  ])
const emptyState = async () => (await screen.findByRole('heading', { level: 2, name: /.+/ })).closest('section')!

test('an empty screen says what comes and when to everybody, and to the operator what stands in the way', async () => {
  render(
    source('edinet-codes', 'on', '2026-01-18T21:10:00Z'),
    source('jpx-list', 'not-confirmed'),
    source('gleif', 'off'),
  )
  const list = within(await emptyState())
  await list.findByText('Title of edinet-codes: Names. Fetched automatically. Next: 2026/01/19 06:10 JST.')
  list.getByText('Title of jpx-list: Names. Not fetched until its terms of use have been confirmed.')
  list.getByText('npm run satoyama -- fetch confirm jpx-list')
  list.getByText(/Read the terms of Title of jpx-list \(https:\/\/jpx-list.example\/\)/)
  // Another source brings nothing here.
  expect(list.queryByText(/gleif/)).toBeNull()
  expect(list.queryByText('npm run satoyama -- market real')).toBeNull()
})

test('where nothing is fetched the command for it stands once; each state has its words in both languages', async () => {
  const states = ['off', 'paused', 'resting', 'no-key', 'not-confirmed', 'by-hand', 'needs-file'] as const
  for (const state of states)
    for (const lang of ['ja', 'en'] as const) {
      await setLanguage(lang)
      render(source('edinet-codes', state), source('jpx-list', state))
      const list = within(await emptyState())
      expect(await list.findAllByRole('listitem')).toHaveLength(2)
      expect(list.queryAllByText('npm run satoyama -- market real')).toHaveLength(state === 'off' ? 1 : 0)
      expect(list.getAllByText(/npm run satoyama -- import/)).toHaveLength(1)
      cleanup()
    }
  await setLanguage('en')
})

test('an invented market has no sources to wait for, only files of one’s own', async () => {
  const before = config()
  setConfig({ ...before, market: 'demo' })
  const { sent } = render(source('edinet-codes', 'on'))
  within(await emptyState()).getByText(/npm run satoyama -- import/)
  expect(sent.filter(({ url }) => url.pathname.endsWith('/market/sources'))).toEqual([])
  setConfig(before)
})
