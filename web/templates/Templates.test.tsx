import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listTemplates, saveTemplate } from '#contract/market/templates.ts'
import { setLanguage } from '../i18n/language.ts'
import { type Answer, answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'

const list = answer(listTemplates, [
  {
    name: 'prices',
    titleJa: '株価',
    titleEn: 'Prices',
    aboutJa: '終値と出来高',
    aboutEn: 'Closing price and volume',
    columns: [
      {
        ...{ name: 'code', isRequired: true, meaningJa: '証券コード', meaningEn: 'Securities code' },
        ...{ allowed: null, example: '9X9Y' },
      },
      {
        ...{ name: 'volume', isRequired: false, meaningJa: '出来高（株）', meaningEn: 'Shares traded' },
        ...{ allowed: null, example: null },
      },
    ],
  },
])
const file = answer(saveTemplate, { name: 'satoyama-prices.xlsx', type: 'x', bytes: new Uint8Array([1]), replaced: 0 })

const saved: { name?: string } = {}
beforeEach(async () => {
  await givenSession()
  delete saved.name
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.name = this.download
  })
})

function show(language: 'ja' | 'en', ...answers: readonly Answer[]) {
  setLanguage(language)
  return renderAt('/templates', [givenProfile(), ...answers])
}

test('what each holds, and what its columns want', async () => {
  show('en', list)
  const prices = within(await screen.findByRole('region', { name: /^Prices prices/ }))
  expect(prices.getByText('Closing price and volume')).toBeTruthy()
  expect(prices.getByText('2 columns, 1 required')).toBeTruthy()
  const [, code, volume] = prices.getAllByRole('row', { hidden: true })
  expect(code!.textContent).toBe('coderequiredSecurities code—9X9Y')
  expect(volume!.textContent).toBe('volumeoptionalShares traded——')
})

test('in Japanese', async () => {
  show('ja', list)
  const prices = within(await screen.findByRole('region', { name: /^株価/ }))
  expect(prices.getByText('終値と出来高')).toBeTruthy()
  expect(prices.queryByText('Securities code')).toBeNull()
})

test('a file is asked for and kept', async () => {
  const { sent } = show('en', list, file)
  await userEvent.click(await screen.findByRole('button', { name: 'Download “Prices” as Excel' }))
  await waitFor(() => expect(saved.name).toBe('satoyama-prices.xlsx'))
  expect(sent.some(({ url }) => url.pathname === '/api/templates/prices/xlsx')).toBe(true)
})

test('a file that cannot be had says so where it was asked for', async () => {
  show('en', list, refuse(saveTemplate, 'template.not-found'))
  await userEvent.click(await screen.findByRole('button', { name: 'Download “Prices” as CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such template')
})

test('a list that cannot be had says so', async () => {
  show('en', refuse(listTemplates, 'session.expired'))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
})
