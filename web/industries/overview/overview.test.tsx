import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getIndustryOverview } from '#contract/industries/industries.ts'
import { answer, givenSession, renderAt } from '../../test/render.tsx'
import { givenIndustryScreens, givenOverview, givenWhole } from '../given-industries.ts'

beforeEach(async () => void (await givenSession()))

test('the whole market is not held against itself, and its weights are the mean of all that have some', async () => {
  const themes = givenOverview.themes.map((theme) => ({ ...theme, sources: [] }))
  const whole = { ...givenOverview, industry: { ...givenWhole, id: 'tse33-market' }, basis: 'tse33' as const, themes }
  renderAt('/industries/tse33-market/overview', givenIndustryScreens(answer(getIndustryOverview, whole)))
  expect(await screen.findAllByText('Mean of all industries that have weights (GICS, 74 industries)')).toHaveLength(13)
  const figure = within(document.getElementById('disclosure')!)
  expect(figure.getByRole('heading').textContent).toMatch(/is disclosed most widely \(\d/)
  expect(figure.queryByText('This industry')).toBeNull()
  expect(figure.queryByText('Difference')).toBeNull()
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/)
})
