import type { Page } from '@playwright/test'
import type { PortfolioFigures } from '../../contract/portfolio/figures.ts'
import type { getAdverseImpacts } from '../../contract/portfolio/impacts.ts'
import type { Output } from '../../contract/wire/endpoint.ts'
import { type Credentials, go, settled } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { givenPortfolios } from './given-portfolios.ts'
import { isSaid, numbersIn, type SourceNumber } from './said-numbers.ts'

/**
 * Every number in the strip, in a headline and in a note of ten portfolios stands again in the table of the same figure, or is worked
 * out from the answer of the same address as the sentence says.
 */

const parts = ['climate', 'temperature', 'esg', 'pai', 'time', 'whatif', 'holdings'] as const

/** What sentences work out of the answer, by the figure that they stand above. */
function workedOut(
  { strip, climate, esg, portfolio }: PortfolioFigures,
  rows: Impacts['impacts'],
): Record<string, (SourceNumber | null)[]> {
  const { contributors, others, effects, sectors } = climate
  const per = effects && effects.benchmark !== 0 ? [effects.portfolio / effects.benchmark - 1] : []
  return {
    contribution: [
      contributors.length + others.companies,
      climate.fourFifths,
      climate.waci12.value,
      climate.waci123.value,
    ],
    against: [...per, strip.waci.coverage],
    sectors: [strip.owned.value, strip.waci.value ? sectors[0]!.contribution / strip.waci.value : null],
    temperature: [1 - strip.temperature.targets],
    scandals: [esg.scandals.coverage],
    'carbon-related': climate.carbonRelated.map(({ coverage }) => coverage),
    pai: [14, new Set(rows.filter(({ mean }) => mean !== null).map(({ no }) => no)).size],
    facts: [
      ...[portfolio.positions, portfolio.matched, portfolio.unpriced, portfolio.entered],
      ...[portfolio.positions - portfolio.matched, 1 - portfolio.matchedWeight],
      // Million yen, in Japanese 100 million.
      ...figuresIn([portfolio.value, portfolio.sides]).flatMap((amount) => [amount, amount / 100]),
    ],
    holdings: [portfolio.matched],
  }
}
type Impacts = Output<typeof getAdverseImpacts>

interface Figure {
  readonly id: string
  /** What it says in its headline and below its picture. */
  readonly said: readonly string[]
  readonly cells: readonly string[]
}

/** All figures of a screen with their tables, and the cells of its strip. */
async function readScreen(page: Page, part: string): Promise<{ facts: string[]; strip: string[]; figures: Figure[] }> {
  const facts = await page.locator('main header > p:not(.label)').allInnerTexts()
  const strip = await page.locator('main dl dd').allInnerTexts()
  const figures = page.locator('main .fig')
  const read = (what: string) =>
    figures.evaluateAll(
      (all, within) => all.map((one) => [...one.querySelectorAll(within)].map((each) => each.textContent)),
      what,
    )
  const ids = await figures.evaluateAll((all) => all.map(({ id }) => id))
  const headings = await read('h2.finding, [data-legend] > p.note')
  const pictured = await read('tbody td')
  await figures.evaluateAll((all) => {
    for (const one of all) [...one.querySelectorAll<HTMLButtonElement>('header .seg button')].at(-1)?.click()
  })
  const tables = await read('tbody td, tbody th')
  return {
    facts,
    strip,
    figures: ids.map((id, at) => ({ id: id || part, said: headings[at]!, cells: [...pictured[at]!, ...tables[at]!] })),
  }
}

for (const language of ['ja', 'en'] as const) {
  test(`${language} › what ten portfolios say stands in their tables and in the answer of their address`, async ({
    demo,
    browser,
  }) => {
    const by = await demo.person({ language })
    const page = await demo.signedIn(browser, { locale: language === 'ja' ? 'ja-JP' : 'en-GB', by })
    const addresses = await givenPortfolios(demo, by)
    const unlike: string[] = []
    let compared = 0
    for (const address of addresses) {
      const outcome = await readPortfolio(page, demo, { by, address })
      unlike.push(...outcome.unlike)
      compared += outcome.compared
    }
    expect(unlike).toEqual([])
    // Not because nothing was read: the strip alone has some twenty numbers.
    expect(compared).toBeGreaterThan(addresses.length * 50)
  })
}

interface PortfolioRequest {
  readonly by: Credentials
  readonly address: string
}

async function readPortfolio(page: Page, demo: SharedProduct, { by, address: of }: PortfolioRequest) {
  const unlike: string[] = []
  let compared = 0
  const currentFigures: PortfolioFigures = await demo.call(`/portfolio/figures?${of}`, by)
  const screen = currentFigures.esg.violations.find(
    ({ companies }) => companies.length > 0 && companies.length < currentFigures.portfolio.positions,
  )
  const address = screen ? `${of}&exclude=${screen.screen}` : of
  const figures: PortfolioFigures = await demo.call(`/portfolio/figures?${address}`, by)
  const { impacts }: Impacts = await demo.call(`/portfolio/impacts?${of}`, by)
  const expectedNumbers = workedOut(figures, impacts)
  for (const part of parts) {
    if (part === 'time' && figures.portfolio.dates.length < 2) continue
    await go(page, `/portfolio?${address}&part=${part}`)
    await settled(page)
    const screen = await readScreen(page, part)
    const hold = (where: string, text: string, sources: readonly (SourceNumber | null)[]) => {
      for (const number of numbersIn(text)) {
        compared++
        if (!isSaid(number, sources)) unlike.push(`${address}, ${part}, ${where}: ${number.text} in “${text}”`)
      }
    }
    if (part === 'climate') {
      for (const text of screen.facts.slice(0, 1)) hold('facts', text, expectedNumbers.facts!)
      for (const text of screen.strip) hold('strip', text, figuresIn([figures.strip, figures.benchmarkStrip]))
    }
    for (const { id, said, cells } of screen.figures) {
      for (const text of said) hold(id, text, [...cells.flatMap(numbersIn), ...(expectedNumbers[id] ?? [])])
    }
  }
  return { unlike, compared }
}

function figuresIn(data: unknown): number[] {
  if (typeof data === 'number') return [data]
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap(figuresIn)
}
