import type { CompanyForecast } from '../../contract/forecast/forecast.ts'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'
import { expectOnPaper } from './paper.ts'

/** A steward asks where a company is heading, and whether one can trust that. */

const words = {
  ja: {
    locale: 'ja-JP',
    hits: /過去の予測.*件/,
    past: '過去の予測',
    table: '表',
    choice: '予測する項目',
    find: '指標を名前またはコードで探す',
    refused: 'この指標は「はい・いいえ」または年で答えるもののため、予測できません。',
  },
  en: {
    locale: 'en-US',
    hits: /past outcomes|No past forecast/,
    past: 'Past forecasts',
    table: 'Table',
    choice: 'Item to forecast',
    find: 'Find an indicator by name or code',
    refused: 'This indicator is answered by yes or no, or by a year: there is nothing to forecast.',
  },
} as const
/** A company whose whole score has been known for years. */
async function companyOf(demo: SharedProduct): Promise<number> {
  const rows = await demo.db.selectFrom('company').select('id').where('is_listed', '=', true).orderBy('id').execute()
  for (const { id } of rows) {
    const { state, own }: CompanyForecast = await demo.call(`/companies/${id}/forecast`)
    if (state === 'forecast' && own.n > 0) return id
  }
  throw new Error('nobody has a forecast')
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › a forecast with its past: a score, emissions, an indicator, what has none`, async ({
    browser,
    demo,
  }) => {
    const company = await companyOf(demo)
    const page = await demo.signedIn(browser, { locale: w.locale, reducedMotion: 'reduce' })
    await go(page, `/companies/${company}/simulation/prediction`)
    const forecast: CompanyForecast = await demo.call(`/companies/${company}/forecast`)
    expect(forecast.state).toBe('forecast')
    await expect(page.getByRole('heading', { level: 2, name: w.hits })).toContainText(String(forecast.own.hits[80]))
    await expect(page.locator('.is-stale')).toHaveCount(0)
    expect(await faults(page, { where: 'forecast', theme: 'light' })).toEqual([])
    await page.getByRole('button', { name: w.past }).press('Enter')
    await expect(page).toHaveURL(/view=past/)
    await page.getByRole('button', { name: w.table, exact: true }).press('Enter')
    const middleText = (forecast.points.at(-1)!.middle * 100).toFixed(1)
    await expect(page.getByRole('row', { name: /2030|FY2030/ }).last()).toContainText(middleText)

    await page.getByLabel(w.choice).selectOption('scope1+2')
    await expect(page).toHaveURL(/key=scope1/)
    await page.getByPlaceholder(w.find).fill('S-DV-002')
    await page
      .locator('search')
      .getByRole('button', { name: /S-DV-002/ })
      .click()
    await expect(page).toHaveURL(/key=S-DV-002/)
    await go(page, `/companies/${company}/simulation/prediction?key=E-CC-028`)
    await expect(page.getByText(w.refused)).toBeVisible()

    const phone = await demo.signedIn(browser, { locale: w.locale, viewport: { width: 390, height: 844 } })
    await phone.goto(page.url().replace('E-CC-028', 'e_score'))
    await expect(phone.locator('figure h2').first()).toBeVisible()
    await expectNoOverflow(phone)
    await expectOnPaper(phone)
  })
}
