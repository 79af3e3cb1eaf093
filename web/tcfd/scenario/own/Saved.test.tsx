import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listSavedScenarios } from '#contract/scenario/saved.ts'
import { setLanguage } from '../../../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../../test/render.tsx'

const tool = '/tools/tcfd-scenario-analysis'
const saved = (id: number, name: string, address: string) => ({ id, name, address, createdAt: '2026-11-01T00:00:00Z' })

test('the scenario that stands in the address is the chosen one, whichever way one came to it', async () => {
  await givenSession()
  setLanguage('en')
  const cheap = saved(1, 'Cheap', 'part=scenario&who=company-12&pass=0.5')
  const dear = saved(2, 'Dear', 'part=scenario&who=company-12')
  const { path, back } = renderAt(`${tool}?part=scenario`, [givenProfile(), answer(listSavedScenarios, [cheap, dear])])
  const choice = await screen.findByLabelText('Saved scenarios')
  const chosen = (name: string) => within(choice).findByRole('option', { name, selected: true })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  for (const { name, address } of [cheap, dear]) {
    await userEvent.selectOptions(choice, name)
    expect(path()).toBe(`${tool}?${address}`)
    await chosen(name)
    await screen.findByRole('button', { name: 'Remove' })
  }
  back()
  await chosen('Cheap')
  await userEvent.click(screen.getByRole('link', { name: 'Scenario analysis' }))
  await chosen('Choose one')
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
