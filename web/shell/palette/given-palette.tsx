import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { type CompanySummary, searchCompanies } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { forgetCompanies } from '../../companies/recent.ts'
import { definitions, givenDefinitionScreens } from '../../indicators/given-definitions.ts'
import { answer, givenSession, renderAt } from '../../test/render.tsx'

export const company = (id: number, nameEn: string): CompanySummary => ({
  id,
  ticker: `9X${id}Y`,
  nameJa: `見本${id}株式会社`,
  nameEn,
  nameKana: null,
  isin: null,
  corporateNumber: null,
  marketCode: null,
  tse33Code: null,
  edinetIndustry: null,
  isListed: true,
  figures: 1,
})
export const market = [company(1, 'Alpha Electric'), company(2, 'Beta Foods'), company(3, 'Beta Motors')]
/** Of several words the server takes any; this one is found by `female ratio`. */
const loose = company(4, 'Some Female Company')

/** The address of a search for this, in the order in which the palette asks. */
const askedFor = (url: string) => new URL(url, 'http://x').searchParams.get('q')

/** The search answers by name; what is held is answered once it is let go. */
export function show(...delayed: readonly string[]) {
  const place = renderAt('/portfolio', givenDefinitionScreens(answer(listIndicators, definitions)))
  const { fetch } = globalThis
  let letGo = () => {}
  /** What the server was asked for by name. */
  const queries: string[] = []
  const gate = new Promise<void>((open) => {
    letGo = open
  })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (!input.startsWith('/api/companies?')) return fetch(input, init)
    const q = askedFor(input)!
    queries.push(q)
    if (delayed.includes(q)) await gate
    const companies =
      q === 'female ratio' ? [loose] : market.filter(({ nameEn }) => nameEn!.toLowerCase().includes(q.toLowerCase()))
    const data = searchCompanies.response.parse({ total: companies.length, market: market.length, companies })
    return Response.json({ result: true, data })
  })
  return { ...place, letGo, asked: queries }
}

/** Before each test of the palette; named by each file, since files of one worker share this module. */
export async function givenPalette(): Promise<void> {
  forgetCompanies()
  localStorage.removeItem('single-keys')
  await givenSession()
}

export const button = () => screen.findByRole('button', { name: /Company, indicator, theme, code or command/ })
export const field = () => screen.findByRole('combobox', { name: 'Search and commands' })
export const list = () => within(screen.getByRole('listbox', { name: 'Search and commands' }))
export const options = () =>
  list()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
export const selectedOption = () => list().getByRole('option', { selected: true })

export async function open(...delayed: readonly string[]) {
  const place = show(...delayed)
  await userEvent.click(await button())
  return { ...place, field: await field() }
}
