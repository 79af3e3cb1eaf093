import { chromium } from '@playwright/test'

const [lang = 'ja', width = '1440', ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const context = await browser.newContext({
  viewport: { width: +width, height: 1000 },
  locale: lang === 'ja' ? 'ja-JP' : 'en-GB',
  colorScheme: process.env.DARK ? 'dark' : 'light',
})
const page = await context.newPage()
await page.goto('http://localhost:8098/')
await page.getByLabel(/メールアドレス|E-mail/).fill('demo@satoyama.example')
await page.getByLabel(/^(パスワード|Password)$/).fill('QT0uoobgGAd5hF63-aA1')
await page.getByRole('button', { name: /ログインする|Sign in/ }).click()
page.on('console', (m) => m.type() === 'error' && console.log(m.text().slice(0, 300))); page.on('pageerror', (e) => console.log('ERR', e.message.slice(0,400))); await page.waitForURL(/comparisons/)
for (const [i, path] of paths.entries()) {
  await page.goto('http://localhost:8098' + path)
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(+(process.env.WAIT ?? 2500))
  await page.screenshot({ path: `/tmp/cmp/s${i}-${lang}-${width}.png`, fullPage: !!process.env.FULL })
  if (process.env.PDF)
    await page.pdf({ path: `/tmp/cmp/p${i}-${lang}.pdf`, preferCSSPageSize: true, printBackground: true })
}
await browser.close()
