import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../i18n/language.ts'
import { givenIndustryScreens } from '../industries/given-industries.ts'
import * as routes from '../routes/print.ts'
import { renderRecorded } from '../test/recorded.ts'
import { givenSession, renderAt } from '../test/render.tsx'

/** Everything that is printed is drawn without a word of React or of the libraries: no paragraph in a paragraph, no list without keys. */
const consoleMessages: string[] = []
beforeEach(() => {
  consoleMessages.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void consoleMessages.push(parts.join(' ')))
  }
})
afterEach(() => expect(consoleMessages).toEqual([]))

const isReady = () => expect.poll(() => document.documentElement.hasAttribute('data-print-ready')).toBe(true)

/** How each sheet of `print-routes.ts` is drawn. */
const sheets: Readonly<Record<keyof typeof routes, () => Promise<unknown>>> = {
  printIndustry: async () => {
    await givenSession()
    return renderAt('/-print-industry-/gics74-151010', givenIndustryScreens())
  },
  printCompany: () => renderRecorded('/-print-company-/1?year=2024', 'print-company'),
  printComparison: () => renderRecorded('/-print-comparison-?companies=1-2', 'print-comparison'),
  printPortfolio: () => renderRecorded('/-print-portfolio-', 'print-portfolio'),
}

test.each(
  (Object.keys(routes) as (keyof typeof routes)[]).flatMap((sheet) =>
    (['ja', 'en'] as const).map((language) => [sheet, language] as const),
  ),
)('%s, %s: nothing is said while it is drawn', async (sheet, language) => {
  setLanguage(language)
  await sheets[sheet]()
  await isReady()
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(1)
})
