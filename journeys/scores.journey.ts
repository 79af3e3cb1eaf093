import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { go, type Product, settled } from './product.ts'
import { expect, test } from './test.ts'

/** An analyst explains a company's score to a committee, down to the line, and proves it; on an invented market. */

/** The best covered company of the first page of the search: large companies come first. */
async function largest(demo: Product): Promise<number> {
  const { companies } = await demo.call('/companies?perPage=20')
  const covered = await Promise.all(
    companies.map(async ({ id }: { id: number }) => {
      const { scores } = await demo.call(`/companies/${id}/scores`)
      return { id, coverage: scores[0]?.coverage ?? 0 }
    }),
  )
  return covered.sort((a, b) => b.coverage - a.coverage)[0]!.id
}

const words = {
  ja: {
    locale: 'ja-JP',
    version: '2.1',
    why: '数値の根拠',
    open: /総合スコアの根拠を開く/,
    category: '気候変動',
    recompute: '再計算',
    same: /根拠[\d,]+行から計算し直し、表示値と一致しました/,
    download: '根拠データ一式',
    filing: '書類の該当行まで開く',
    figure: '数値の根拠',
    used: '使われ方',
    inference: '欠損補完',
    display: '表示',
    percentile: 'パーセンタイル',
    worst: '補完しない（最悪値）',
  },
  en: {
    locale: 'en-GB',
    version: '1.0',
    why: 'Why this figure',
    open: /Open the reasons for Total score/,
    category: 'Climate change',
    recompute: 'Recompute',
    same: /Made again from [\d,]+ rows; it agrees with the figure shown/,
    download: 'Download the rows',
    filing: 'Open the line of the filing',
    figure: 'Why this figure',
    used: 'Where it is used',
    inference: 'Missing values',
    display: 'Show',
    percentile: 'Percentile',
    worst: 'None (worst value)',
  },
} as const

for (const [language, w] of Object.entries(words)) {
  test(`${language} › from the total score of version ${w.version} down to the filing, and back by recomputing it`, async ({
    browser,
    demo,
  }) => {
    const company = await largest(demo)
    const page = await demo.signedIn(browser, { locale: w.locale })
    const version = `version=${w.version}`
    await page.goto(`${demo.address}/companies/${company}/dashboard?${version}`)
    await page.getByRole('button', { name: w.open }).click()
    const why = page.getByRole('complementary', { name: w.why })
    const { scores } = await demo.call(`/companies/${company}/scores?${version}`)
    const total = (scores[0].value * 100).toFixed(1)
    await expect(why.locator('.v').first()).toContainText(total)

    await why.getByRole('button', { name: w.recompute }).click()
    await expect(why.getByText(w.same)).toBeVisible()
    await why.getByRole('button', { name: w.download }).click()
    // What it takes from the month is said first.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog', { name: w.download })
        .getByRole('button', { name: /^(ダウンロード|Download)$/ })
        .click(),
    ])
    const bundle = JSON.parse(readFileSync((await file.path())!, 'utf8'))
    expect(bundle.score).toBeCloseTo(scores[0].value, 9)
    const script = join(import.meta.dirname, '../docs/recompute.mjs')
    const proof = spawnSync(process.execPath, [script, await file.path()], { encoding: 'utf8' })
    expect(proof.stdout + proof.stderr).toContain(bundle.score.toFixed(9).slice(0, 8))
    expect(proof.status).toBe(0)

    await why.getByRole('button', { name: w.category, exact: true }).click()
    await expect(page).toHaveURL(/why=climatechange/)
    await why.locator('.made-of tbody button').first().click()
    await expect(why.locator('.formula').first()).toContainText('÷')
    const code = new URL(page.url()).searchParams.get('why')!
    const { leaves } = await demo.call(`/companies/${company}/scores/climatechange/decomposition?${version}`)
    const disclosed = leaves.find(({ origin }: { origin: string }) => origin === 'disclosed')
    if (code !== disclosed.indicator)
      await go(page, `/companies/${company}/dashboard?${version}&why=${disclosed.indicator}`)
    await why.getByRole('link', { name: w.filing }).click()
    const figure = page.getByRole('complementary', { name: w.figure })
    await expect(figure).toContainText(disclosed.indicator)
    await expect(figure.getByRole('heading', { name: w.used })).toBeVisible()
  })

  test(`${language} › the rule for missing figures changes every score, and the address says which`, async ({
    browser,
    demo,
  }) => {
    const company = await largest(demo)
    const page = await demo.signedIn(browser, { locale: w.locale })
    await page.goto(`${demo.address}/companies/${company}/sustainability/esg`)
    await settled(page)
    const strip = page.locator('.brief b').first()
    const before = await strip.textContent()
    await page.getByRole('combobox', { name: w.inference }).selectOption({ label: w.worst })
    await expect(page).toHaveURL(/inference=worst/)
    const { scores, policies } = await demo.call(`/companies/${company}/scores?inference=worst-value`)
    await expect(strip).toHaveText((scores[0].value * 100).toFixed(1))
    expect(await strip.textContent()).not.toBe(before)
    expect(policies).toHaveLength(3)
    await page.reload()
    await expect(strip).toHaveText((scores[0].value * 100).toFixed(1))
  })

  test(`${language} › percentiles, chosen once, are the same in the head, the table and the list of the industry`, async ({
    browser,
    demo,
  }) => {
    const company = await largest(demo)
    const page = await demo.signedIn(browser, { locale: w.locale })
    await page.goto(`${demo.address}/companies/${company}/sustainability/esg`)
    await settled(page)
    await page.getByRole('combobox', { name: w.display }).selectOption({ label: w.percentile })
    await expect(page).toHaveURL(/display=percentile/)
    const { year, peers, scores } = await demo.call(`/companies/${company}/scores`)
    const scoreText = (scores[0].displays.percentile.value * 100).toFixed(1)
    expect(scoreText).not.toBe((scores[0].value * 100).toFixed(1))
    await expect(page.locator('.brief b').first()).toHaveText(scoreText)
    await expect(page.locator('#pillars tbody tr').first().locator('.fig-btn')).toContainText(scoreText)
    const industry = `gics74-${peers.code.replace(/^gics:/, '')}`
    await go(page, `/industries/${industry}/companies?display=percentile&year=${year}&perPage=100`)
    const own = page.locator('tbody tr', { has: page.locator(`a[href*="/companies/${company}/"]`) })
    await expect(own.locator('.score-link').first()).toContainText(scoreText)
  })
}

test('every waterfall adds up, for companies taken here and there, against each thing it can be held against', async ({
  demo,
}) => {
  const company = await largest(demo)
  const { companies } = await demo.call('/companies?perPage=100')
  for (const { id } of companies.filter((_: unknown, index: number) => index % 17 === 0)) {
    for (const against of ['average', 'last-year', `company&other=${company}`]) {
      const found = await demo.call(`/companies/${id}/scores/sustainability_score/decomposition?against=${against}`)
      if (found.value === null || found.against.value === null) continue
      type Part = { contribution?: number; difference: { performance: number; weighting: number; peers: number } }
      const sum = (parts: Part[], of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0)
      expect(sum(found.leaves, ({ contribution }) => contribution!)).toBeCloseTo(found.value, 9)
      const differences = sum(
        [...found.leaves, ...found.absent],
        ({ difference }) => difference.performance + difference.weighting + difference.peers,
      )
      expect(differences, `${id} ${against}`).toBeCloseTo(found.value - found.against.value, 9)
    }
  }
})

test('as of a past day the whole page shows what was known, and what has become of it since', async ({
  browser,
  demo,
}) => {
  const company = await largest(demo)
  const page = await demo.signedIn(browser, { locale: 'ja-JP' })
  await page.goto(`${demo.address}/companies/${company}/dashboard?asOf=2024-12-31`)
  await expect(page.locator('.strip .since')).toContainText('総合スコア')
  const then = await demo.call(`/companies/${company}/scores?asOf=2024-12-31`)
  const now = await demo.call(`/companies/${company}/scores`)
  expect(then.year).toBeLessThan(now.year)
  await expect(page.locator('.strip.scores .v b').first()).toHaveText((then.scores[0].value * 100).toFixed(1))
})
