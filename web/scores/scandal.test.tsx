import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getRatings } from '#contract/scores/ratings.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenSession, renderAt } from '../test/render.tsx'
import { ratings } from './given-ratings.ts'
import { givenScoreScreens } from './given-scores.ts'

beforeEach(async () => {
  await givenSession()
  localStorage.setItem('company-head-tab', 'open')
  setLanguage('en')
})

const scandal = { ...ratings.scandal, events: 0 }

test.each([
  [{ ...scandal, state: 'no-news', level: null, items: 0 }, '— No news of the last 12 months'],
  [{ ...scandal, state: 'not-judged', level: null, items: 7, unjudged: 7 }, '— 7 items, not judged'],
  [{ ...scandal, state: 'judged', level: 0 }, '0 None0 in 12 months'],
  [
    { ...scandal, state: 'judged', level: 3, events: 1, unjudged: 2, isByText: true },
    '3 High1 in 12 monthsby text2 more not judged',
  ],
] as const)('no news, nothing judged, no scandal and a reading of a title are four things: %#', async (of, text) => {
  renderAt('/companies/7/details', givenScoreScreens(answer(getRatings, { ...ratings, scandal: of })))
  const label = await screen.findByText('Controversy level')
  await waitFor(() => expect(label.parentElement!.textContent).toBe(`Controversy level${text}`))
})
