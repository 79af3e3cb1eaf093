import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { faults } from '../axe.ts'
import { expectNoOverflow } from '../overflow.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** A steward prepares a meeting: who sits at the table, since when, with what skills, and where else. */

const words = {
  ja: {
    locale: 'ja-JP',
    finding: /^(取締役\d+名中\d+名が(独立社外|社外)|独立社外は.*届かない)/,
    board: /^(取締役|独立社外)/,
    matrix: 'スキル・マトリックス',
    open: /の略歴・選任理由を開く$/,
    career: '略歴',
    reason: '選任理由',
    history: '過去の取締役会',
    shared: /名が他の\d+社の役員を兼ねる$/,
    past: /時点で公表されていた数値/,
    figures: '業種との比較',
    independent: '独立社外取締役比率',
    none: '役員の収録がない',
    shareholders: /^上位10名で/,
    table: '表',
  },
  en: {
    locale: 'en-US',
    finding: /^((\d+|None) of \d+ directors? (is|are)|.* independent, industry average)/,
    board: /directors|independent/,
    matrix: 'Skills matrix',
    open: /^Open career and reason for appointment of /,
    career: 'Career',
    reason: 'Reason for appointment',
    history: 'Past boards',
    shared: /on the boards of \d+ other compan/,
    past: /what was public on/,
    figures: 'Versus the industry',
    independent: 'Percent independent directors',
    none: 'No officers on file',
    shareholders: /^The 10 largest hold/,
    table: 'Table',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** A company with skills whose directors sit on other boards. */
async function companyOf({ db }: SharedProduct): Promise<{ id: number; first: string }> {
  const { rows } = await sql<{ id: number; first: string }>`
    with newest as (
      select distinct on (company_id) company_id, id from document
      where kind = 'annual-report' and exists (select from officer where document_id = document.id)
      order by company_id, filed_on desc
    ), seat as (
      select company_id, name, birth_date, title, skills, position from officer join newest on newest.id = document_id
      where list = 'board' and birth_date is not null
    )
    select one.company_id as id, min(first.title) as first from seat one
    join seat other on other.name = one.name and other.birth_date = one.birth_date and other.company_id <> one.company_id
    join seat first on first.company_id = one.company_id and first.position = 1
    join company on company.id = one.company_id and company.is_listed
    where cardinality(first.skills) > 0
    group by one.company_id order by one.company_id limit 1`.execute(db)
  return rows[0]!
}

for (const language of ['ja', 'en'] as const) {
  const w = words[language]
  test(`${language} › the board of a company: seats, skills, careers, earlier boards, other boards, the industry`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const { id } = await companyOf(demo)
    await go(page, `/companies/${id}/company-governance`)
    await expect(page.getByRole('heading', { level: 2, name: w.finding })).toBeVisible()
    await seats(page, w)
    await officers(page, w, await demo.call(`/companies/${id}/board`))
    await others(page, w)
    await theIndustry(page, w)
    expect(await faults(page, { where: 'governance', theme: 'light' })).toEqual([])
    expect(await faults(page, { where: 'governance', theme: 'dark', onlyColors: true })).toEqual([])
    await phone(page)
    await past(page, w, id)
  })
}

/** The keyboard walks from seat to seat, and opens the officer's line. */
async function seats(page: Page, w: Words): Promise<void> {
  const drawing = page.locator('#board_seats').getByRole('application')
  await drawing.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('#officers').getByText(w.reason, { exact: true }).first()).toBeVisible()
  await expect(page.locator('#skills_matrix').getByRole('columnheader')).not.toHaveCount(0)
}

async function officers(page: Page, w: Words, board: { officers: { name: string; list: string; career: string[] }[] }) {
  const figure = page.locator('#officers')
  const listed = board.officers.filter(({ list }) => list === 'board')
  for (const { name } of listed)
    await expect(figure.getByRole('rowheader', { name, exact: true }).first()).toBeVisible()
  await figure.getByRole('button', { name: w.open }).first().click()
  await expect(figure.getByText(listed[0]!.career[0]!).first()).toBeVisible()
}

/** Straight to the board of another company, and back. */
async function others(page: Page, w: Words): Promise<void> {
  const figure = page.locator('#shared_directors')
  await expect(figure.getByRole('heading', { name: w.shared })).toBeVisible()
  const before = page.url()
  await figure.getByRole('link').first().click()
  await expect(page).not.toHaveURL(before)
  await expect(page.locator('#shared_directors').getByRole('heading', { name: w.shared })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(before)
}

async function theIndustry(page: Page, w: Words): Promise<void> {
  const figure = page.locator('#governance_figures')
  const row = figure.getByRole('row').filter({ hasText: w.independent }).first()
  await expect(row).toBeVisible()
  await figure.getByRole('button', { name: w.table }).click()
  await expect(figure.getByRole('columnheader', { name: /FY\d{4}/ }).first()).toBeVisible()
  await expect(page.locator('#shareholders').getByRole('heading', { name: w.shareholders })).toBeVisible()
}

/** Nothing of it is wider than a phone. */
async function phone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** A board of the past is that of its day; before the first report there is none. */
async function past(page: Page, w: Words, id: number): Promise<void> {
  const figure = page.locator('#board_changes')
  await figure.getByRole('button', { name: w.history }).click()
  await figure
    .getByRole('button', { name: /^\d{4}\/\d{2}\/\d{2}$/ })
    .nth(2)
    .click()
  await expect(page.getByText(w.past)).toBeVisible()
  await expect(page).toHaveURL(/asOf=/)
  await go(page, `/companies/${id}/company-governance?asOf=2001-01-01`)
  await expect(page.getByText(w.none)).toBeVisible()
}
